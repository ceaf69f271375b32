//! The card game for two as a client draws it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::{Amount, Price};

/// The cards of this game with their figures. Names and texts are in the texts, under their rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RivalsScene {
    /// `intro`, `gold`, `turmoil`, `progress`, `duel`.
    pub mode: String,
    pub goal: u8,
    /// What roads, settlements and cities cost.
    pub prices: Vec<Price>,
    pub cards: Vec<RivalsCard>,
    pub landscapes: Vec<RivalsLandscape>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RivalsCard {
    /// `goldsmith`; its rule is `RIV-CARD-goldsmith`.
    pub id: String,
    /// `base`, `gold`, `turmoil`, `progress`.
    pub set: String,
    /// `action`, `attack`, `building`, `city`, `hero`, `ship`, `unit`, `landscape`, `event`.
    pub kind: String,
    pub copies: u8,
    pub cost: Vec<Amount>,
    /// `victory`, `commerce`, `strength`, `skill`, `progress`.
    pub points: Vec<Amount>,
    /// It stands only once in a principality.
    pub once: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RivalsLandscape {
    /// `forest_red_2`.
    pub id: String,
    pub resource: String,
    pub number: u8,
}

/// What one viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RivalsPicture {
    pub turn: u8,
    pub turns: u16,
    /// The production number of this turn; 0 before the roll.
    pub number: u8,
    /// The symbol of the event die.
    pub symbol: Option<String>,
    /// What the dice showed last: in this turn or, until they are rolled, in the one before.
    pub last_roll: Option<RollPicture>,
    pub realms: Vec<RealmPicture>,
    pub stacks: Vec<StackPicture>,
    pub discard: Vec<Amount>,
    /// `road`, `settlement`, `city`, `landscape` and `open`.
    pub supply: Vec<Amount>,
    pub open_card: Option<String>,
    /// Cards of the event stack, and those of them above Yule.
    pub events: u8,
    pub above_yule: u8,
    pub question: RivalsQuestion,
}

/// Both dice, and the event card that was turned up for them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RollPicture {
    pub number: u8,
    pub symbol: String,
    pub card: Option<String>,
}

/// What is asked now, as far as the sentence does not say it. All of it lies open.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct RivalsQuestion {
    /// What the viewer is asked, in kebab-case: `roll`, `main`, `exchange`…; `wait` while somebody
    /// else decides.
    pub asks: String,
    /// Whose principality the places and cards of the choices are in.
    pub realm: u8,
    /// So many are still to be taken, paid or named.
    pub left: Option<u8>,
    /// Present if several answers of one kind are chosen together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub together: Option<TogetherPicture>,
    /// What is still to be paid.
    pub owed: Vec<Amount>,
    /// The card that is being built, played or lost.
    pub card: Option<String>,
    /// What a resource is for, if no card asks for it: `celebration`, `harvest`, `search`.
    pub cause: Option<String>,
    /// The place or site in question: `c0.u`, `s0`.
    pub place: Option<String>,
    /// The stack that is looked through.
    pub stack: Option<String>,
    /// Buildings named in a feud.
    pub named: Vec<PlacedCard>,
}

/// Answers that can be sent as one request: [`crate::Act`] with `more`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TogetherPicture {
    pub count: u8,
    /// How often each place can be among them, by its name; empty if they name no places.
    pub each: Vec<Amount>,
    /// Once a single answer is left, the game gives it by itself: then it must not be sent.
    pub settles: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "facts of a realm, each by its name"
)]
pub struct RealmPicture {
    pub seat: u8,
    /// Victory points with tokens.
    pub victory: u8,
    /// Those of them that cards bring.
    pub card_victory: u8,
    pub points: Vec<Amount>,
    pub has_hero_token: bool,
    pub has_trade_token: bool,
    /// Cards in hand by back.
    pub hand: Vec<Amount>,
    /// These cards, if the viewer may know them.
    pub held: Option<Vec<String>>,
    pub hand_limit: u8,
    /// Resources a look through a stack costs.
    pub search_price: u8,
    pub towns: Vec<TownPicture>,
    pub landscapes: Vec<LandPicture>,
    pub road_left: bool,
    pub road_right: bool,
    pub cards: Vec<PlacedCard>,
    /// Where the Gold Cache is attached, and what it holds.
    pub cache: Option<LandPicture>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TownPicture {
    /// `s0`.
    pub id: String,
    pub is_city: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LandPicture {
    /// `c0.u`.
    pub place: String,
    pub landscape: String,
    pub store: u8,
    /// It brings two: a booster lies beside it.
    pub is_doubled: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PlacedCard {
    /// `s0.u`.
    pub side: String,
    pub card: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct StackPicture {
    /// `1`, as in `draw 1`.
    pub id: String,
    pub back: String,
    pub height: u8,
    /// Cards on top that nobody has seen.
    pub fresh: u8,
    /// What the viewer remembers of the cards below those, from the bottom up; so many of them are
    /// missing, and they do not know which.
    pub memory: Vec<Option<String>>,
    pub missing: u8,
}
