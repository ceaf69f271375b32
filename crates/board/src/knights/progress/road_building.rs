//! Road Building (Straßenbau): two roads for nothing.

use game::RuleId;

use super::CardDef;
pub use super::Nothing as Asks;
use crate::questions::build::free_pieces;

/// Build two roads free of cost, at sea also ships; at least one piece and one place are needed.
pub const RULE: RuleId = RuleId("CK-CARD-road_building");
// CK-R-37: Here the longest route is judged after each road.

pub static CARD: CardDef = CardDef {
    can: |rules, state, seat| free_pieces::any(rules, state, seat),
    play: |play, _| free_pieces::begin(play),
    ..CardDef::new(RULE, 2)
};
