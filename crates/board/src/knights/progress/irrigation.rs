//! Irrigation (Bewässerung): two grain for every fields hex beside an own building.

use game::RuleId;

pub use super::Nothing as Asks;
use super::{CardDef, harvest};
use crate::kinds::{Resource, Terrain};

/// Two grain for each fields hex with an own settlement or city, whatever its number.
pub const RULE: RuleId = RuleId("CK-CARD-irrigation");

pub static CARD: CardDef = CardDef {
    can: |rules, state, seat| harvest::hexes(rules, state, seat, Terrain::Fields) > 0,
    play: |play, seat| harvest::take(play, seat, Terrain::Fields, Resource::Grain),
    ..CardDef::new(RULE, 2)
};
