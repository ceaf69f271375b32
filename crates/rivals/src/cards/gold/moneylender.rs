//! Moneylender (Geldverleiher): the die event Trade takes two resources instead of one.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([1, 0, 2, 2, 0, 0]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    once: true,
    effects: &[Effect::Lends],
    ..CardDef::new("RIV-CARD-moneylender", Kind::CityBuilding, 1)
};
