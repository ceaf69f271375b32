//! Whom the game waits for.

use game::SeatSet;

use crate::base::domestic_trade;
use crate::knights;
use crate::rules::Rules;
use crate::state::{State, Task};

/// Whom the game waits for, if it waits for seats.
#[inline(always)]
pub fn seats(rules: &Rules, state: &State) -> SeatSet {
    match state.task() {
        Task::Discard => state.public.discarding,
        Task::Negotiate => domestic_trade::awaited(rules, state),
        Task::Gold(seat) => SeatSet::of(seat),
        Task::Knights(task) => {
            let seat = knights::tasks::awaited(rules, &state.public, task);
            seat.map_or(SeatSet::EMPTY, SeatSet::of)
        }
        _ => SeatSet::of(state.public.turn),
    }
}
