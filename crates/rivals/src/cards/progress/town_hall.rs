//! Town Hall (Rathaus): on top of the Parish Hall; searches are free.

use crate::card::{CardDef, CardId, Kind, Points};
use crate::effects::{Condition, Effect};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 0, 0, 2, 2, 0]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    requires: Condition::HaveAtCity(CardId::ParishHall),
    covers: Some(CardId::ParishHall),
    effects: &[Effect::Search(0)],
    ..CardDef::new("RIV-CARD-town_hall", Kind::CityBuilding, 2)
};
