//! Lookout Tower (Spähturm): stops an attack card on a 1 or 2.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 1, 1, 0, 0, 0]),
    points: Points {
        strength: 1,
        ..Points::NONE
    },
    effects: &[Effect::Wards(1, 2)],
    ..CardDef::new("RIV-CARD-lookout_tower", Kind::Building, 1)
};
