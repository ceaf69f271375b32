//! Irmgard, Keeper of the Light (Irmgard, Bewahrerin des Lichts):
//! one resource whenever a card is lost.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([0, 1, 0, 0, 0, 1]),
    points: Points {
        skill: 2,
        ..Points::NONE
    },
    once: true,
    effects: &[Effect::Consoles],
    ..CardDef::new("RIV-CARD-irmgard", Kind::Hero, 1)
};
