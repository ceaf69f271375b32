//! Osmund: a hero with 2 strength and 2 skill.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 1, 0, 1, 1, 0]),
    points: Points {
        strength: 2,
        skill: 2,
        ..Points::NONE
    },
    once: true,
    ..CardDef::new("RIV-CARD-osmund", Kind::Hero, 1)
};
