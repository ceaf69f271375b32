//! Events of single scenarios as sentences of a log.

use game::{Fact, Phrase};
use hexgrid::{Corner, Edge};

use super::events::by;
use crate::event::SpecialEvent;
use crate::rules::Rules;

pub fn sentence(rules: &Rules, event: &SpecialEvent) -> Phrase {
    let edge = |edge: Edge| Fact::Place(rules.edge_name(edge));
    let corner = |corner: Corner| Fact::Place(rules.corner_name(corner));
    match *event {
        SpecialEvent::GiftTaken { seat, edge: at } => {
            by("sea-event-gift", seat).with("place", edge(at))
        }
        SpecialEvent::CardGiven { seat, card: None } => by("sea-event-card-given-hidden", seat),
        SpecialEvent::CardGiven {
            seat,
            card: Some(card),
        } => by("sea-event-card-given", seat).with("card", card),
        SpecialEvent::TradeOpened { seat, corner: at } => {
            by("sea-event-village", seat).with("place", corner(at))
        }
        SpecialEvent::ClothTaken { seat } => by("sea-event-cloth", seat),
        SpecialEvent::ClothStolen { thief, victim } => {
            by("sea-event-cloth-stolen", thief).with("victim", victim)
        }
        SpecialEvent::WarshipMade { seat, edge: at } => {
            by("sea-event-warship", seat).with("place", edge(at))
        }
        SpecialEvent::FleetMoved { hex } => {
            Phrase::new("sea-event-fleet").with("place", Fact::Place(rules.hex_name(hex)))
        }
        SpecialEvent::FleetFought {
            seat,
            strength,
            warships,
        } => by("sea-event-fight", seat)
            .with("strength", strength)
            .with("warships", warships),
        SpecialEvent::CardLost { seat, kind } => by("sea-event-card-lost", seat).with("kind", kind),
        SpecialEvent::FortressAttacked {
            seat,
            die,
            warships,
        } => by("sea-event-attack", seat)
            .with("die", die)
            .with("warships", warships),
        SpecialEvent::LairTaken { seat, left } => by("sea-event-lair", seat).with("left", left),
        SpecialEvent::FortressTaken { seat, corner: at } => {
            by("sea-event-fortress", seat).with("place", corner(at))
        }
        SpecialEvent::WonderClaimed { seat, wonder } => {
            by("sea-event-claimed", seat).with("wonder", wonder)
        }
        SpecialEvent::WonderBuilt {
            seat,
            wonder,
            level,
        } => by("sea-event-wonder", seat)
            .with("wonder", wonder)
            .with("level", level),
    }
}
