//! Decisions of Cities & Knights, where that box is in play.

use game::{RuleId, Seat, Violation};

use crate::knights::{KnightAction, answers, tasks, turn};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, Public, State, Task};

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
    match state.task() {
        Task::Knights(task) => tasks::check(rules, state, seat, task, action),
        _ => turn::check(rules, state, seat, action),
    }
}

/// CK-85: passes where development cards are in play.
pub fn check_development(rules: &Rules) -> Result<(), Violation> {
    NO_DEVELOPMENT.require(!rules.modules.knights)
}

pub fn apply(play: &mut Play, seat: Seat, action: KnightAction) {
    match play.state().task() {
        Task::Knights(task) => answers::apply(play, seat, task, action),
        _ => turn::apply(play, seat, action),
    }
}

/// Whom a task waits for; none if it waits for chance.
pub fn awaited(rules: &Rules, public: &Public, task: KnightTask) -> Option<Seat> {
    match task {
        KnightTask::Roll | KnightTask::EventDie | KnightTask::Draw(..) => None,
        _ => tasks::awaited(rules, public, task),
    }
}
