//! Parish Hall (Gemeindehaus): a search in the exchange phase costs one resource.

use crate::card::{CardDef, Kind};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([1, 1, 0, 0, 0, 0]),
    once: true,
    effects: &[Effect::Search(1)],
    ..CardDef::new("RIV-CARD-parish_hall", Kind::Building, 2)
};
