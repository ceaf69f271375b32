//! Heinrich the Sentinel (Heinrich, der Wächter): stops an attack card on a 3, 4 or 5.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 1, 0, 1, 1, 0]),
    points: Points {
        strength: 2,
        ..Points::NONE
    },
    once: true,
    effects: &[Effect::Wards(3, 5)],
    ..CardDef::new("RIV-CARD-heinrich", Kind::Hero, 1)
};
