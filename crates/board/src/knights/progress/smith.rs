//! Smith (Schmied): promotes up to two knights for nothing.

use game::{RuleId, Seat, Violation};
use hexgrid::Corner;

use super::CardDef;
use crate::knights::knight;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Promote one or two own knights by one rank each, free of cost.
pub const RULE: RuleId = RuleId("CK-CARD-smith");

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

fn check(_: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(!knight::risers(state, seat).is_empty())
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::FirstSmith);
}

/// One after the other, so that a piece freed by the first may serve the second.
pub fn promote(play: &mut Play, seat: Seat, corner: Corner, is_first: bool) {
    play.promote_knight(seat, corner);
    if is_first && !knight::risers(play.state(), seat).is_empty() {
        play.ask_instead(KnightTask::SecondSmith);
    } else {
        play.done();
    }
}
