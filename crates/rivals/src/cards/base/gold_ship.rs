//! Gold Ship (Gold-Handelsschiff): two gold for one other resource, as often as one likes.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::{Goods, Resource};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 0, 1, 0, 1, 0]),
    points: Points {
        commerce: 1,
        ..Points::NONE
    },
    effects: &[Effect::Trades(Resource::Gold)],
    ..CardDef::new("RIV-CARD-gold_ship", Kind::TradeShip, 1)
};
