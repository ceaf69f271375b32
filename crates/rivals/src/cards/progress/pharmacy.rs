//! Pharmacy (Apotheke): one resource after every Plague.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 0, 0, 0, 2, 1]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    ..CardDef::new("RIV-CARD-pharmacy", Kind::CityBuilding, 2)
};
