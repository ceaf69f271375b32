//! Parliament (Parlament): two victory points.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Condition;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([2, 0, 3, 0, 2, 0]),
    points: Points {
        victory: 2,
        ..Points::NONE
    },
    requires: Condition::Progress(2),
    ..CardDef::new("RIV-CARD-parliament", Kind::CityBuilding, 1)
};
