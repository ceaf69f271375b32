//! Brick Factory (Ziegelbrennerei): hills beside it produce two brick on a roll.

use crate::card::{CardDef, Kind};
use crate::effects::Effect;
use crate::goods::{Goods, Resource};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([1, 0, 0, 1, 0, 0]),
    effects: &[Effect::Doubles(Resource::Brick)],
    ..CardDef::new("RIV-CARD-brick_factory", Kind::Building, 1)
};
