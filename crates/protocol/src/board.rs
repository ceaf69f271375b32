//! The board family as a client draws it. Places go by their names: `0,0`, `0,0.N`, `0,0.E`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::knights::{DeckScene, KnightsPicture, LevelScene};
use crate::sea::{SeaPicture, SeaScene};

/// So many of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Amount {
    pub kind: String,
    pub count: u8,
}

impl Amount {
    pub fn new(kind: &str, count: u8) -> Amount {
        Amount {
            kind: kind.to_owned(),
            count,
        }
    }
}

/// The island and the figures of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardScene {
    pub hexes: Vec<HexPicture>,
    pub harbours: Vec<HarbourPicture>,
    /// Every corner and edge of the board.
    pub corners: Vec<String>,
    pub edges: Vec<String>,
    pub goal: u8,
    /// What it takes to win besides points, as in [`crate::GameCard`].
    #[serde(default)]
    pub also_needs: Option<String>,
    pub hand_limit: u8,
    pub prices: Vec<Price>,
    /// Trade cards and neutral players are in play.
    pub for_two: bool,
    /// The levels of city improvements; none without Cities & Knights.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<LevelScene>,
    /// The decks of progress cards; likewise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decks: Vec<DeckScene>,
    /// Present at sea.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sea: Option<Box<SeaScene>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HexPicture {
    pub name: String,
    pub terrain: String,
    pub number: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HarbourPicture {
    pub edge: String,
    pub corners: Vec<String>,
    /// `generic`, or the kind it takes two of.
    pub kind: String,
    pub rate: u8,
}

/// What something costs: `road`, `settle`, `city`, `buy`, `ship` (the verbs of choices).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Price {
    pub verb: String,
    pub goods: Vec<Amount>,
}

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardPicture {
    pub turn: u8,
    /// The number of the turn under way; 0 in the founding phase.
    pub turns: u32,
    /// The task on top of the agenda, in kebab-case: `before-roll`, `main`, `discard`…
    pub phase: String,
    /// The last production roll of the turn.
    pub dice: Option<[u8; 2]>,
    /// A hex; `frame` if he is off the board, which happens only at sea.
    pub robber: String,
    pub bank: Vec<Amount>,
    /// How many cards of their choice somebody takes now, from the bank or an open hand.
    #[serde(default)]
    pub to_take: u8,
    pub deck_left: u8,
    /// How many of the 36 dice cards are left; absent at tables with dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice_cards_left: Option<u8>,
    pub players: Vec<PlayerPicture>,
    /// Pieces by owner, neutral ones included.
    pub owners: Vec<OwnerPicture>,
    pub route_holder: Option<u8>,
    pub army_holder: Option<u8>,
    pub negotiation: Option<NegotiationPicture>,
    /// Present at sea.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sea: Option<SeaPicture>,
    /// Present with Cities & Knights.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub knights: Option<Box<KnightsPicture>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnerPicture {
    pub seat: u8,
    pub colour: String,
    pub neutral: bool,
    pub roads: Vec<String>,
    pub settlements: Vec<String>,
    pub cities: Vec<String>,
    pub roads_left: u8,
    pub settlements_left: u8,
    pub cities_left: u8,
    /// 0 for everybody where there is no award for it.
    pub route_length: u8,
}

/// One player; what the viewer may not know is absent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayerPicture {
    pub seat: u8,
    /// Points everybody sees.
    pub points: u8,
    pub hidden_points: Option<u8>,
    pub hand_size: u8,
    pub hand: Option<Vec<Amount>>,
    /// Development cards in hand; `fresh` are those bought this turn.
    pub cards_held: u8,
    pub cards: Option<Vec<Amount>>,
    pub fresh: Option<Vec<Amount>>,
    pub knights: u8,
    /// What the bank takes for one card, by kind.
    pub rates: Vec<Amount>,
    pub to_discard: u8,
    pub trade_cards: Option<u8>,
    /// What an action with trade cards costs.
    pub trade_card_price: Option<u8>,
}

/// What somebody would give, and for what.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OfferPicture {
    pub give: Vec<Amount>,
    pub get: Vec<Amount>,
}

/// What is talked about: the offer of the seat on turn, its question who has certain cards, or
/// what others propose to it unasked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TalkKind {
    Offer,
    Question,
    Proposals,
}

/// What is on the table between players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct NegotiationPicture {
    pub kind: TalkKind,
    /// The seat on turn.
    pub by: u8,
    /// The only seat that is asked; absent if all are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to: Option<u8>,
    /// Empty unless it is an offer.
    pub give: Vec<Amount>,
    pub get: Vec<Amount>,
    /// Of everybody who is asked.
    pub answers: Vec<AnswerPicture>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AnswerPicture {
    pub seat: u8,
    pub answer: AnswerKind,
    /// What the answering seat would give and get instead.
    pub give: Vec<Amount>,
    pub get: Vec<Amount>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum AnswerKind {
    Open,
    Accepted,
    Rejected,
    Countered,
}
