//! Austin: a hero with 1 strength and 2 skill.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 1, 0, 1, 0, 0]),
    points: Points {
        strength: 1,
        skill: 2,
        ..Points::NONE
    },
    once: true,
    ..CardDef::new("RIV-CARD-austin", Kind::Hero, 1)
};
