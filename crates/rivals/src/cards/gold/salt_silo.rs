//! Salt Silo (Salzspeicher): every trade ship counts one commerce point more.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([1, 0, 0, 0, 2, 2]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    effects: &[Effect::CommerceOfShips],
    ..CardDef::new("RIV-CARD-salt_silo", Kind::CityBuilding, 1)
};
