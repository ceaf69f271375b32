//! Sebastian the Itinerant Preacher (Sebastian, der Wanderprediger):
//! an event that has just been revealed passes by.

use crate::card::{CardDef, Kind};

pub const CARD: CardDef = CardDef {
    moons: 1,
    ..CardDef::new("RIV-CARD-sebastian", Kind::NeutralAction, 1)
};
