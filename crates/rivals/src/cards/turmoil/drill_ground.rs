//! Drill Ground (Übungsplatz): heroes cost one resource less.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 0, 0, 1, 0, 0]),
    points: Points {
        strength: 1,
        ..Points::NONE
    },
    once: true,
    effects: &[Effect::Saves(Kind::Hero, 1)],
    ..CardDef::new("RIV-CARD-drill_ground", Kind::Building, 1)
};
