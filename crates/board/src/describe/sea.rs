//! Events of the sea as sentences of a log.

use game::{Fact, Phrase};
use hexgrid::{Corner, Edge, Hex};

use super::events::by;
use crate::event::Event;
use crate::rules::Rules;

pub fn sentence(rules: &Rules, event: &Event) -> Phrase {
    let edge = |edge: Edge| Fact::Place(rules.edge_name(edge));
    let hex = |hex: Hex| Fact::Place(rules.hex_name(hex));
    match *event {
        Event::ShipBuilt { seat, edge: at } => by("sea-event-ship", seat).with("place", edge(at)),
        Event::ShipMoved { seat, from, to } => by("sea-event-ship-moved", seat)
            .with("from", edge(from))
            .with("to", edge(to)),
        Event::ShipLost { seat, edge: at } => {
            by("sea-event-ship-lost", seat).with("place", edge(at))
        }
        Event::PirateMoved { seat, to: None } => by("sea-event-pirate-frame", seat),
        Event::PirateMoved { seat, to: Some(to) } => {
            by("sea-event-pirate", seat).with("to", hex(to))
        }
        Event::Discovered {
            seat,
            hex: at,
            terrain,
        } => by("sea-event-discovered", seat)
            .with("place", hex(at))
            .with("terrain", terrain),
        Event::NumberLaid { hex: at, number } => Phrase::new("sea-event-number")
            .with("place", hex(at))
            .with("number", number),
        Event::BonusGained { seat, points } => by("sea-event-bonus", seat).with("points", points),
        Event::TokenHeld { seat, kind } => by("sea-event-token", seat).with("kind", kind),
        Event::HarbourPlaced {
            seat,
            edge: at,
            kind,
        } => by("sea-event-harbour", seat)
            .with("place", edge(at))
            .with("kind", kind),
        Event::GiftTaken { seat, edge: at } => by("sea-event-gift", seat).with("place", edge(at)),
        _ => of_scenario(rules, event),
    }
}

fn of_scenario(rules: &Rules, event: &Event) -> Phrase {
    let edge = |edge: Edge| Fact::Place(rules.edge_name(edge));
    let corner = |corner: Corner| Fact::Place(rules.corner_name(corner));
    match *event {
        Event::TradeOpened { seat, corner: at } => {
            by("sea-event-village", seat).with("place", corner(at))
        }
        Event::ClothTaken { seat } => by("sea-event-cloth", seat),
        Event::ClothStolen { thief, victim } => {
            by("sea-event-cloth-stolen", thief).with("victim", victim)
        }
        Event::WarshipMade { seat, edge: at } => {
            by("sea-event-warship", seat).with("place", edge(at))
        }
        Event::FleetMoved { hex } => {
            Phrase::new("sea-event-fleet").with("place", Fact::Place(rules.hex_name(hex)))
        }
        Event::FleetFought {
            seat,
            strength,
            warships,
        } => by("sea-event-fight", seat)
            .with("strength", strength)
            .with("warships", warships),
        Event::CardLost { seat, kind } => by("sea-event-card-lost", seat).with("kind", kind),
        Event::FortressAttacked {
            seat,
            die,
            warships,
        } => by("sea-event-attack", seat)
            .with("die", die)
            .with("warships", warships),
        Event::FortressTaken { seat, corner: at } => {
            by("sea-event-fortress", seat).with("place", corner(at))
        }
        Event::WonderClaimed { seat, wonder } => {
            by("sea-event-claimed", seat).with("wonder", wonder)
        }
        Event::WonderBuilt {
            seat,
            wonder,
            level,
        } => by("sea-event-wonder", seat)
            .with("wonder", wonder)
            .with("level", level),
        _ => unreachable!("only events of the sea come here"),
    }
}
