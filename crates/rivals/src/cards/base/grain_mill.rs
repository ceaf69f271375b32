//! Grain Mill (Getreidemühle): fields beside it produce two grain on a roll.

use crate::card::{CardDef, Kind};
use crate::effects::Effect;
use crate::goods::{Goods, Resource};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 1, 1, 0, 0, 0]),
    effects: &[Effect::Doubles(Resource::Grain)],
    ..CardDef::new("RIV-CARD-grain_mill", Kind::Building, 1)
};
