//! Weaver's Shop (Webstube): pastures beside it produce two wool on a roll.

use crate::card::{CardDef, Kind};
use crate::effects::Effect;
use crate::goods::{Goods, Resource};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 0, 1, 0, 1, 0]),
    effects: &[Effect::Doubles(Resource::Wool)],
    ..CardDef::new("RIV-CARD-weavers_shop", Kind::Building, 1)
};
