//! What happens in the dice game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One fact, in the past tense; everything is public. Dice go by their faces, symbols by their ids.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum DiceEvent {
    /// Dice went back into the cup.
    TakenUp {
        seat: u8,
        dice: Vec<String>,
    },
    /// `rolled` came out of the cup; `shown` lies on the table now.
    Rolled {
        seat: u8,
        rolled: Vec<String>,
        shown: Vec<String>,
    },
    Built {
        seat: u8,
        symbol: String,
        points: u8,
    },
    JokerUsed {
        seat: u8,
        knight: String,
        from: String,
        to: String,
    },
    GoldTraded {
        seat: u8,
        to: String,
    },
    /// A box of the score track was filled, the first one being number one.
    BoxFilled {
        seat: u8,
        number: u8,
        points: i8,
    },
    Ended {
        winners: Vec<u8>,
    },
}
