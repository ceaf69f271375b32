//! Trading Base (Handelsstützpunkt): Marketplace and Harbour count one commerce point more.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 2, 0, 0, 2, 0]),
    points: Points {
        victory: 1,
        commerce: 1,
        ..Points::NONE
    },
    ..CardDef::new("RIV-CARD-trading_base", Kind::CityBuilding, 1)
};
