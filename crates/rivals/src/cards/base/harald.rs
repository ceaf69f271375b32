//! Harald: a hero with 2 strength and 1 skill.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 1, 0, 1, 0, 0]),
    points: Points {
        strength: 2,
        skill: 1,
        ..Points::NONE
    },
    once: true,
    ..CardDef::new("RIV-CARD-harald", Kind::Hero, 1)
};
