//! Carl Forkbeard (Carl Gabelbart): a hero with 5 strength and 0 skill.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([0, 1, 0, 1, 2, 0]),
    points: Points {
        strength: 5,
        ..Points::NONE
    },
    once: true,
    ..CardDef::new("RIV-CARD-carl_forkbeard", Kind::Hero, 1)
};
