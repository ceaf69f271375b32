//! What happens only at sea.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One fact, in the past tense.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum SeaEvent {
    ShipBuilt {
        seat: u8,
        edge: String,
    },
    ShipMoved {
        seat: u8,
        from: String,
        to: String,
    },
    ShipLost {
        seat: u8,
        edge: String,
    },
    /// Null is the frame.
    PirateMoved {
        seat: u8,
        to: Option<String>,
    },
    Discovered {
        seat: u8,
        hex: String,
        terrain: String,
    },
    NumberLaid {
        hex: String,
        number: u8,
    },
    BonusGained {
        seat: u8,
        points: u8,
    },
    TokenHeld {
        seat: u8,
        kind: String,
    },
    HarbourPlaced {
        seat: u8,
        edge: String,
        kind: String,
    },
}
