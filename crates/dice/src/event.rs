//! What happened, for log and animation. Everything is public.

use game::{Outcome, Seat};
use serde::{Serialize, Serializer};

use crate::dice::{Face, Faces};
use crate::sheet::{Knight, Symbol};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Dice went back into the cup.
    TakenUp {
        seat: Seat,
        dice: Faces,
    },
    /// `rolled` came out of the cup; `shown` lies on the table now.
    Rolled {
        seat: Seat,
        rolled: Faces,
        shown: Faces,
    },
    Built {
        seat: Seat,
        #[serde(serialize_with = "symbol_name")]
        symbol: Symbol,
        points: u8,
    },
    JokerUsed {
        seat: Seat,
        #[serde(serialize_with = "knight_name")]
        knight: Knight,
        from: Face,
        to: Face,
    },
    GoldTraded {
        seat: Seat,
        to: Face,
    },
    /// A box of the score track was filled, the first one being number one.
    BoxFilled {
        seat: Seat,
        number: u8,
        points: i8,
    },
    Ended {
        outcome: Outcome,
    },
}

// The signature is serde's.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn symbol_name<S: Serializer>(symbol: &Symbol, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(symbol.name())
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn knight_name<S: Serializer>(knight: &Knight, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(knight.name())
}
