//! Wool Ship (Woll-Handelsschiff): two wool for one other resource, as often as one likes.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::{Goods, Resource};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 0, 1, 0, 1, 0]),
    points: Points {
        commerce: 1,
        ..Points::NONE
    },
    effects: &[Effect::Trades(Resource::Wool)],
    ..CardDef::new("RIV-CARD-wool_ship", Kind::TradeShip, 1)
};
