//! Bath House (Badhaus): landscapes at its city lose nothing in a Plague.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([2, 0, 0, 1, 1, 0]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    ..CardDef::new("RIV-CARD-bath_house", Kind::CityBuilding, 3)
};
