//! Gold Cache (Goldversteck): a store for three gold that brigands do not find.

use crate::card::{CardDef, Kind};
use crate::effects::Condition;

pub const CARD: CardDef = CardDef {
    requires: Condition::HeroWithStrength(1),
    ..CardDef::new("RIV-CARD-gold_cache", Kind::LandscapeExpansion, 1)
};
