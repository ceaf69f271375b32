//! Crane (Kran): an improvement for one commodity less.

use game::{RuleId, Seat, Violation};

use super::CardDef;
use crate::knights::improvement;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Build one city improvement now for one commodity less.
pub const RULE: RuleId = RuleId("CK-CARD-crane");

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

fn check(_: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(improvement::areas(state, seat, 1).next().is_some())
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::Crane);
}
