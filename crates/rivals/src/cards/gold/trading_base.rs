//! Trading Base (Handelsstützpunkt): Marketplace and Harbour count one commerce point more.

use crate::card::{CardDef, CardId, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 2, 0, 0, 2, 0]),
    points: Points {
        victory: 1,
        commerce: 1,
        ..Points::NONE
    },
    effects: &[Effect::CommerceOf(&[CardId::Marketplace, CardId::Harbor])],
    ..CardDef::new("RIV-CARD-trading_base", Kind::CityBuilding, 1)
};
