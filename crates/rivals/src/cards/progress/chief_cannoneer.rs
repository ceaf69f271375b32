//! Chief Cannoneer (Geschützmeister): a unit with 4 strength.

use crate::card::{CardDef, CardId, Kind, Points};
use crate::effects::Condition;
use crate::goods::Goods;

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([0, 0, 1, 1, 0, 0]),
    points: Points {
        strength: 4,
        ..Points::NONE
    },
    requires: Condition::Have(CardId::University),
    ..CardDef::new("RIV-CARD-chief_cannoneer", Kind::OtherUnit, 2)
};
