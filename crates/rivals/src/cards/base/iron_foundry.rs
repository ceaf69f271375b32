//! Iron Foundry (Eisenschmelze): mountains beside it produce two ore on a roll.

use crate::card::{CardDef, Kind};
use crate::effects::Effect;
use crate::goods::{Goods, Resource};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([1, 0, 0, 1, 0, 0]),
    effects: &[Effect::Doubles(Resource::Ore)],
    ..CardDef::new("RIV-CARD-iron_foundry", Kind::Building, 1)
};
