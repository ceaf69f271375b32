//! University (Universität): a progress point; opens several cards.

use crate::card::{CardDef, CardId, Kind, Points};
use crate::effects::Condition;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 2, 2, 0, 0, 0]),
    points: Points {
        victory: 1,
        progress: 1,
        ..Points::NONE
    },
    once: true,
    requires: Condition::Any(&[
        Condition::Have(CardId::Abbey),
        Condition::Have(CardId::Library),
    ]),
    ..CardDef::new("RIV-CARD-university", Kind::CityBuilding, 2)
};
