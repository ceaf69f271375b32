//! Hedge Tavern (Spelunke): opens Archer, Arsonist and Traitor.

use crate::card::{CardDef, Kind, Points};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([0, 1, 0, 0, 1, 2]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    once: true,
    ..CardDef::new("RIV-CARD-hedge_tavern", Kind::CityBuilding, 2)
};
