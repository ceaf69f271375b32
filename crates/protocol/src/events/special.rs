//! What happens only in single scenarios.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One fact, in the past tense. What the viewer may not know is null.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum SpecialEvent {
    GiftTaken {
        seat: u8,
        edge: String,
    },
    /// What it is only its new owner knows.
    CardGiven {
        seat: u8,
        card: Option<String>,
    },
    TradeOpened {
        seat: u8,
        corner: String,
    },
    ClothTaken {
        seat: u8,
    },
    ClothStolen {
        thief: u8,
        victim: u8,
    },
    WarshipMade {
        seat: u8,
        edge: String,
    },
    FleetMoved {
        hex: String,
    },
    FleetFought {
        seat: u8,
        strength: u8,
        warships: u8,
    },
    CardLost {
        seat: u8,
        kind: String,
    },
    FortressAttacked {
        seat: u8,
        die: u8,
        warships: u8,
    },
    /// A won attack; so many lairs are left.
    LairTaken {
        seat: u8,
        left: u8,
    },
    FortressTaken {
        seat: u8,
        corner: String,
    },
    WonderClaimed {
        seat: u8,
        wonder: String,
    },
    WonderBuilt {
        seat: u8,
        wonder: String,
        level: u8,
    },
}
