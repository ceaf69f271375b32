//! Gold Cache (Goldversteck): a store for three gold that brigands do not find.
//!
//! It costs nothing (RIV-R-41); any own hero with strength opens it (RIV-R-44). What it stores
//! is in `state/realm.rs`, under a place of its own.

use crate::card::{CardDef, Kind};
use crate::effects::Condition;

pub const CARD: CardDef = CardDef {
    requires: Condition::HeroWithStrength(1),
    ..CardDef::new("RIV-CARD-gold_cache", Kind::LandscapeExpansion, 1)
};
