//! Abbey (Kloster): a progress point; counts for Invention and Year of Plenty.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([1, 1, 0, 1, 0, 0]),
    points: Points {
        progress: 1,
        ..Points::NONE
    },
    once: true,
    effects: &[Effect::Plenty],
    ..CardDef::new("RIV-CARD-abbey", Kind::Building, 2)
};
