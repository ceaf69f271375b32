//! Events of the sea as sentences of a log.

use game::{Fact, Phrase};
use hexgrid::{Edge, Hex};

use super::events::by;
use crate::event::SeaEvent;
use crate::rules::Rules;

pub fn sentence(rules: &Rules, event: &SeaEvent) -> Phrase {
    let edge = |edge: Edge| Fact::Place(rules.edge_name(edge));
    let hex = |hex: Hex| Fact::Place(rules.hex_name(hex));
    match *event {
        SeaEvent::ShipBuilt { seat, edge: at } => {
            by("sea-event-ship", seat).with("place", edge(at))
        }
        SeaEvent::ShipMoved { seat, from, to } => by("sea-event-ship-moved", seat)
            .with("from", edge(from))
            .with("to", edge(to)),
        SeaEvent::ShipLost { seat, edge: at } => {
            by("sea-event-ship-lost", seat).with("place", edge(at))
        }
        SeaEvent::PirateMoved { seat, to: None } => by("sea-event-pirate-frame", seat),
        SeaEvent::PirateMoved { seat, to: Some(to) } => {
            by("sea-event-pirate", seat).with("to", hex(to))
        }
        SeaEvent::Discovered {
            seat,
            hex: at,
            terrain,
        } => by("sea-event-discovered", seat)
            .with("place", hex(at))
            .with("terrain", terrain),
        SeaEvent::NumberLaid { hex: at, number } => Phrase::new("sea-event-number")
            .with("place", hex(at))
            .with("number", number),
        SeaEvent::BonusGained { seat, points } => {
            by("sea-event-bonus", seat).with("points", points)
        }
        SeaEvent::TokenHeld { seat, kind } => by("sea-event-token", seat).with("kind", kind),
        SeaEvent::HarbourPlaced {
            seat,
            edge: at,
            kind,
        } => by("sea-event-harbour", seat)
            .with("place", edge(at))
            .with("kind", kind),
    }
}
