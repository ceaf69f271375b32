//! Harbor (Hafen): a victory point with three or more trade ships.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 0, 0, 1, 1, 0]),
    points: Points {
        commerce: 1,
        ..Points::NONE
    },
    effects: &[Effect::VictoryWithShips(3)],
    ..CardDef::new("RIV-CARD-harbor", Kind::CityBuilding, 1)
};
