//! Building Crane (Baukran): red cards that cost five or more cost one less.

use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Condition, Effect};
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 0, 1, 0, 0, 0]),
    requires: Condition::Have(CardId::University),
    effects: &[Effect::Saves(Kind::CityBuilding, 5)],
    ..CardDef::new("RIV-CARD-building_crane", Kind::CityBuilding, 1)
};
