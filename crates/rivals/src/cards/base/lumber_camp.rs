//! Lumber Camp (Holzfällerlager): forests beside it produce two lumber on a roll.

use crate::card::{CardDef, Kind};
use crate::effects::Effect;
use crate::goods::{Goods, Resource};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 0, 1, 1, 0, 0]),
    effects: &[Effect::Doubles(Resource::Lumber)],
    ..CardDef::new("RIV-CARD-lumber_camp", Kind::Building, 1)
};
