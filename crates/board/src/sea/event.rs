//! What happens only at sea.

use game::Seat;
use hexgrid::{Edge, Hex};
use serde::Serialize;

use crate::kinds::{Harbour, Terrain};

/// One fact, in the past tense.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum SeaEvent {
    ShipBuilt {
        seat: Seat,
        edge: Edge,
    },
    ShipMoved {
        seat: Seat,
        from: Edge,
        to: Edge,
    },
    ShipLost {
        seat: Seat,
        edge: Edge,
    },
    /// SEA-112: nowhere is the frame.
    PirateMoved {
        seat: Seat,
        to: Option<Hex>,
    },
    Discovered {
        seat: Seat,
        hex: Hex,
        terrain: Terrain,
    },
    NumberLaid {
        hex: Hex,
        number: u8,
    },
    BonusGained {
        seat: Seat,
        points: u8,
    },
    TokenHeld {
        seat: Seat,
        kind: Harbour,
    },
    HarbourPlaced {
        seat: Seat,
        edge: Edge,
        kind: Harbour,
    },
}
