//! Merchant Guild (Händlergilde): opens Trade Master and Staple House.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([2, 1, 0, 0, 2, 0]),
    points: Points {
        victory: 1,
        commerce: 2,
        ..Points::NONE
    },
    once: true,
    ..CardDef::new("RIV-CARD-merchant_guild", Kind::CityBuilding, 2)
};
