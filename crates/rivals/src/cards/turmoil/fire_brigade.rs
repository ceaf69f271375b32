//! Fire Brigade (Feuerwache): buildings at its city cannot be burnt.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 0, 0, 1, 2, 0]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    ..CardDef::new("RIV-CARD-fire_brigade", Kind::CityBuilding, 2)
};
