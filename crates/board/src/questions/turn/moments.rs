//! In which moments of a turn its player is free to act.

use game::{Seat, Violation};

use crate::base::robber;
pub use crate::base::turn::{check_main, check_on_turn};
use crate::state::{State, Task};

/// BASE-29, BASE-R-03: before the roll, or after it is completely resolved.
/// TWO-12, TWO-R-16, TWO-R-18: also between two rolls, for cards but not for trade and build.
#[inline]
pub fn is_free(state: &State) -> bool {
    matches!(
        state.task(),
        Task::BeforeRoll | Task::BetweenRolls | Task::Main
    )
}

/// The dice may be rolled now.
#[inline]
pub fn may_roll(state: &State) -> bool {
    matches!(state.task(), Task::BeforeRoll | Task::BetweenRolls)
}

/// Passes when the seat has to move a figure.
pub fn check_figure(state: &State, seat: Seat) -> Result<(), Violation> {
    robber::ONLY_THEN.require(state.task() == Task::MoveRobber)?;
    check_on_turn(state, seat)
}
