//! Warlord (Heerführer): activates all own knights for nothing.

use game::RuleId;

use super::CardDef;
pub use super::Nothing as Asks;
use crate::knights::knight;

/// All own knights become active; those that were passive act from the next turn on.
pub const RULE: RuleId = RuleId("CK-CARD-warlord");
// CK-R-17: Only knights that were active before and have not acted may act this turn.

pub static CARD: CardDef = CardDef {
    can: |_, state, seat| !knight::passive(state, seat).is_empty(),
    play: |play, seat| {
        for corner in knight::passive(play.state(), seat) {
            play.activate_knight(seat, corner);
        }
    },
    ..CardDef::new(RULE, 2)
};
