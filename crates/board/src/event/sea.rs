//! What happens only at sea.

use game::Seat;
use hexgrid::{Edge, Hex};
use serde::Serialize;

use crate::kinds::{Harbour, Terrain};

/// One fact, in the past tense.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum SeaEvent {
    /// A ship was laid, paid for or free.
    ShipBuilt {
        /// Whose ship it is.
        seat: Seat,
        /// Where it lies.
        edge: Edge,
    },
    /// The ship at the end of an open line was moved.
    ShipMoved {
        /// Whose ship it is.
        seat: Seat,
        /// Where it lay.
        from: Edge,
        /// Where it lies now.
        to: Edge,
    },
    /// A lost attack cost a ship, which went back into the stock.
    ShipLost {
        /// Whose ship it was.
        seat: Seat,
        /// Where it lay.
        edge: Edge,
    },
    /// SEA-112: nowhere is the frame.
    PirateMoved {
        /// Who moved him.
        seat: Seat,
        /// The hex around which no ship is built or moved from now on.
        to: Option<Hex>,
    },
    /// A hex under the fog was turned over.
    Discovered {
        /// Whose ship or road came there first.
        seat: Seat,
        /// Where it lies.
        hex: Hex,
        /// What it is.
        terrain: Terrain,
    },
    /// A discovered hex got its number.
    NumberLaid {
        /// Where the chip lies.
        hex: Hex,
        /// The roll on which the hex pays.
        number: u8,
    },
    /// Somebody got points that are neither buildings nor awards.
    BonusGained {
        /// Who got them.
        seat: Seat,
        /// How many at once.
        points: u8,
    },
    /// Somebody holds a harbour and has to place it.
    TokenHeld {
        /// Who places it.
        seat: Seat,
        /// What it will trade.
        kind: Harbour,
    },
    /// Somebody put a harbour on the coast.
    HarbourPlaced {
        /// Who placed it.
        seat: Seat,
        /// The edge of the coast; both its ends give access.
        edge: Edge,
        /// What it trades.
        kind: Harbour,
    },
}
