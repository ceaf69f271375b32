//! What Cities & Knights adds to the board. Places go by their names.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::{Amount, HexPicture};

/// What changes. Commodities are kinds like resources, in `bank`, `hand` and `rates`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct KnightsPicture {
    /// What the event die of this turn shows: `ship`, `trade`, `politics` or `science`.
    pub event_die: Option<String>,
    pub barbarians: BarbariansPicture,
    pub metropolises: Vec<MetropolisPicture>,
    pub merchant: Option<MerchantPicture>,
    /// Cards left in each deck, those under it included.
    pub decks: Vec<Amount>,
    /// The numbers as they lie now; the Inventor swaps them.
    pub numbers: Vec<HexPicture>,
    pub realms: Vec<KnightsRealm>,
    /// Commercial Harbor: seats with whom the seat on turn has traded; absent if it is not open.
    pub bartered: Option<Vec<u8>>,
    /// Merchant Fleet: kinds at 2:1 this turn.
    pub fleet: Vec<String>,
    /// Wedding: cards the seat that is asked still has to give.
    pub to_give: u8,
    /// What somebody has to show the viewer now.
    pub shown_hand: Option<Vec<Amount>>,
    pub shown_progress: Option<Vec<Amount>>,
}

/// One level of every improvement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LevelScene {
    /// Commodities of its area.
    pub price: u8,
    /// The highest red die that brings a progress card.
    pub red: u8,
}

/// A deck of progress cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DeckScene {
    /// `trade`, `politics` or `science`.
    pub area: String,
    /// Its kinds of cards.
    pub cards: Vec<String>,
}

/// The barbarians' ship, and how a battle now would end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BarbariansPicture {
    pub steps: u8,
    /// The step with which they land.
    pub landing: u8,
    /// They have been here, so robber and pirate may move.
    pub landed: bool,
    /// Strength of the barbarians, and of all active knights; with Fiesepeter, while everybody
    /// decides, of those that take part so far.
    pub strength: u8,
    pub knights: u8,
    /// Who would lose a city now; empty if the knights would win.
    pub losers: Vec<u8>,
    /// Variant Fiesepeter: knights that take part in the battle that is on.
    pub committed: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MetropolisPicture {
    pub area: String,
    pub corner: String,
    pub seat: u8,
    /// At level five nobody can take it over any more.
    pub safe: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MerchantPicture {
    pub hex: String,
    pub seat: u8,
}

/// What one seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct KnightsRealm {
    pub seat: u8,
    pub knights: Vec<KnightPicture>,
    /// Knights in stock, by rank: basic, strong, mighty.
    pub knights_left: Vec<u8>,
    pub walls: Vec<String>,
    /// Cities on their side; they are among the settlements.
    pub lying: Vec<String>,
    pub improvements: Vec<ImprovementPicture>,
    /// Cards safe from a seven.
    pub safe_hand: u8,
    /// What the own knights add to the strength of all.
    pub contribution: u8,
    pub defenders: u8,
    /// Constitution and Printer, if they lie here.
    pub shown: Vec<String>,
    /// Hidden progress cards, by deck; their kinds only for the viewer himself.
    pub hidden: Vec<Amount>,
    pub progress: Option<Vec<Amount>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct KnightPicture {
    pub corner: String,
    /// `basic`, `strong` or `mighty`.
    pub rank: String,
    pub strength: u8,
    pub active: bool,
    /// It may act now.
    pub ready: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ImprovementPicture {
    /// `trade`, `politics` or `science`.
    pub area: String,
    pub level: u8,
    pub commodity: String,
    /// What the next level costs; absent if it cannot be built, whatever the hand holds.
    pub price: Option<u8>,
}
