//! Ore Ship (Erz-Handelsschiff): two ore for one other resource, as often as one likes.

use crate::card::{CardDef, Kind, Points};
use crate::effects::Effect;
use crate::goods::{Goods, Resource};

pub const CARD: CardDef = CardDef {
    cost: Goods::list([0, 0, 1, 0, 1, 0]),
    points: Points {
        commerce: 1,
        ..Points::NONE
    },
    effects: &[Effect::Trades(Resource::Ore)],
    ..CardDef::new("RIV-CARD-ore_ship", Kind::TradeShip, 1)
};
