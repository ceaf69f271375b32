//! Storehouse (Lagerstätte): what lies beside it is not counted by the brigands.

use crate::card::{CardDef, Kind};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 0, 1, 0, 1, 0]),
    effects: &[Effect::Plenty, Effect::Shelters],
    ..CardDef::new("RIV-CARD-storehouse", Kind::Building, 2)
};
