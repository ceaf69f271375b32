//! Mineral Mining (Flözbau): two ore.

use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Condition, Effect};
use crate::goods::Resource;

pub const CARD: CardDef = CardDef {
    moons: 1,
    requires: Condition::Have(CardId::University),
    effects: &[Effect::Gains(Resource::Ore, 2)],
    ..CardDef::new("RIV-CARD-mineral_mining", Kind::NeutralAction, 2)
};
