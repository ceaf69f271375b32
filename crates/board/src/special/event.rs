//! What happens only in single scenarios.

use game::Seat;
use hexgrid::{Corner, Edge, Hex};
use serde::Serialize;

use crate::kinds::{Development, Resource, Wonder};

/// One fact, in the past tense. What only some may know is an `Option`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum SpecialEvent {
    GiftTaken {
        seat: Seat,
        edge: Edge,
    },
    /// SC5-11: what it is only its new owner knows.
    CardGiven {
        seat: Seat,
        card: Option<Development>,
    },
    TradeOpened {
        seat: Seat,
        corner: Corner,
    },
    ClothTaken {
        seat: Seat,
    },
    ClothStolen {
        thief: Seat,
        victim: Seat,
    },
    WarshipMade {
        seat: Seat,
        edge: Edge,
    },
    FleetMoved {
        hex: Hex,
    },
    FleetFought {
        seat: Seat,
        strength: u8,
        warships: u8,
    },
    CardLost {
        seat: Seat,
        kind: Resource,
    },
    FortressAttacked {
        seat: Seat,
        die: u8,
        warships: u8,
    },
    /// SC7-25: a won attack; so many lairs are left.
    LairTaken {
        seat: Seat,
        left: u8,
    },
    FortressTaken {
        seat: Seat,
        corner: Corner,
    },
    WonderClaimed {
        seat: Seat,
        wonder: Wonder,
    },
    WonderBuilt {
        seat: Seat,
        wonder: Wonder,
        level: u8,
    },
}

impl SpecialEvent {
    /// Takes out what only some may know.
    pub fn redact(&mut self, sees: impl Fn(&[Seat]) -> bool) {
        if let SpecialEvent::CardGiven { seat, card } = self
            && !sees(&[*seat])
        {
            *card = None;
        }
    }
}
