//! Three-Field System (Dreifelderwirtschaft): two grain.

use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Condition, Effect};
use crate::goods::Resource;

pub const CARD: CardDef = CardDef {
    moons: 1,
    requires: Condition::Have(CardId::University),
    effects: &[Effect::Gains(Resource::Grain, 2)],
    ..CardDef::new("RIV-CARD-three_field_system", Kind::NeutralAction, 2)
};
