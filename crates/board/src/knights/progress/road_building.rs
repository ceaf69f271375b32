//! Road Building (Straßenbau): two roads for nothing.

use game::{RuleId, Seat, Violation};

use super::CardDef;
use crate::play::Play;
use crate::questions::build::free_pieces;
use crate::rules::Rules;
use crate::state::State;

/// Build two roads free of cost, at sea also ships; at least one piece and one place are needed.
pub const RULE: RuleId = RuleId("CK-CARD-road_building");
// CK-R-37: Here the longest route is judged after each road.

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(free_pieces::any(rules, state, seat))
}

fn play(play: &mut Play, _: Seat) {
    free_pieces::begin(play);
}
