//! Warlord (Heerführer): activates all own knights for nothing.

use game::{RuleId, Seat, Violation};

use super::CardDef;
use crate::knights::knight;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// All own knights become active; those that were passive act from the next turn on.
pub const RULE: RuleId = RuleId("CK-CARD-warlord");
// CK-R-17: Only knights that were active before and have not acted may act this turn.

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

fn check(_: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(!knight::passive(state, seat).is_empty())
}

fn play(play: &mut Play, seat: Seat) {
    for corner in knight::passive(play.state(), seat) {
        play.activate_knight(seat, corner);
    }
}
