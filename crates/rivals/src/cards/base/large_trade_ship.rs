//! Large Trade Ship (Großes Handelsschiff):
//! two from one landscape beside it for one other resource.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 0, 1, 0, 1, 0]),
    points: Points {
        commerce: 1,
        ..Points::NONE
    },
    effects: &[Effect::TradesBeside],
    ..CardDef::new("RIV-CARD-large_trade_ship", Kind::TradeShip, 1)
};
