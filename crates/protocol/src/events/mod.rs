//! What happened, as clients are told it; the families' own events never travel.
//!
//! A place goes by its name, a card or kind by its word in `text/`, a seat by its number.

mod board;
mod dice;
mod knights;
mod rivals;
mod sea;
mod special;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

pub use board::BaseEvent;
pub use dice::DiceEvent;
pub use knights::{KnightsEvent, ReturnedCard};
pub use rivals::RivalsEvent;
pub use sea::SeaEvent;
pub use special::SpecialEvent;

/// An event of any game: first the family, then its name in `event`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "family", rename_all = "lowercase")]
pub enum GameEvent {
    Board(BoardEvent),
    Dice(DiceEvent),
    Rivals(RivalsEvent),
}

/// An event of the board family. No two of its boxes use the same name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum BoardEvent {
    Base(BaseEvent),
    Sea(SeaEvent),
    Special(SpecialEvent),
    Knights(KnightsEvent),
}
