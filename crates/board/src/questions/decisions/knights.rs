//! Decisions of Cities & Knights, where that box is in play.

use game::{RuleId, Seat, Violation};

use crate::knights::{KnightAction, answers, tasks, turn};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{State, Task};

/// Knights, improvements and progress cards belong to Cities & Knights.
pub const IN_PLAY: RuleId = RuleId("CK-2");
/// Development cards and the largest army do not.
pub const NO_DEVELOPMENT: RuleId = RuleId("CK-1");

pub fn check(
    rules: &Rules,
    state: &State,
    seat: Seat,
    action: KnightAction,
) -> Result<(), Violation> {
    IN_PLAY.require(rules.modules.knights)?;
    if let Task::Knights(task) = state.task() {
        tasks::check(rules, state, seat, task, action)
    } else {
        turn::check(rules, state, seat, action)
    }
}

/// CK-85: passes where development cards are in play.
pub fn check_development(rules: &Rules) -> Result<(), Violation> {
    NO_DEVELOPMENT.require(!rules.modules.knights)
}

pub fn apply(play: &mut Play, seat: Seat, action: KnightAction) {
    if let Task::Knights(task) = play.state().task() {
        answers::apply(play, seat, task, action);
    } else {
        turn::apply(play, seat, action);
    }
}
