//! Large Festival Hall (Große Festhalle): two victory points.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([2, 3, 0, 3, 0, 0]),
    points: Points {
        victory: 2,
        ..Points::NONE
    },
    ..CardDef::new("RIV-CARD-large_festival_hall", Kind::CityBuilding, 1)
};
