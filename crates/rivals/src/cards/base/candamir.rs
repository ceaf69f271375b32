//! Candamir: a hero with 4 strength and 1 skill.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 1, 0, 1, 2, 0]),
    points: Points {
        strength: 4,
        skill: 1,
        ..Points::NONE
    },
    once: true,
    ..CardDef::new("RIV-CARD-candamir", Kind::Hero, 1)
};
