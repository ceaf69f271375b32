//! Mining (Bergbau): two ore for every mountains hex beside an own building.

use game::RuleId;

pub use super::Nothing as Asks;
use super::{CardDef, harvest};
use crate::kinds::{Resource, Terrain};

/// Two ore for each mountains hex with an own settlement or city, whatever its number.
pub const RULE: RuleId = RuleId("CK-CARD-mining");

pub static CARD: CardDef = CardDef {
    can: |rules, state, seat| harvest::hexes(rules, state, seat, Terrain::Mountains) > 0,
    play: |play, seat| harvest::take(play, seat, Terrain::Mountains, Resource::Ore),
    ..CardDef::new(RULE, 2)
};
