//! Toll Bridge (Zollbrücke): two gold at a Plentiful Harvest.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([1, 0, 1, 0, 0, 0]),
    points: Points {
        commerce: 1,
        ..Points::NONE
    },
    effects: &[Effect::Harvest(2)],
    ..CardDef::new("RIV-CARD-toll_bridge", Kind::Building, 1)
};
