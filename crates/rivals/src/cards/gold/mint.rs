//! Mint (Münzstätte): one gold for one other resource, once a turn.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 0, 2, 2, 0, 0]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    effects: &[Effect::Mints],
    ..CardDef::new("RIV-CARD-mint", Kind::CityBuilding, 2)
};
