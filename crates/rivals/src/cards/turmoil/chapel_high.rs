//! Chapel (Kapelle): no Riots while the production number is 4 to 6.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([1, 1, 0, 2, 0, 0]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    effects: &[Effect::Calms(4, 6)],
    ..CardDef::new("RIV-CARD-chapel_high", Kind::CityBuilding, 1)
};
