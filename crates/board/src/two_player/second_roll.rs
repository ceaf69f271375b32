//! The second roll of a turn, which must differ from the first.

use crate::play::Play;
use crate::state::{State, Task};

// TWO-10: The player on turn rolls twice; an equal second roll is repeated until it differs.
// TWO-R-06: So a second seven never counts.
// TWO-R-19: A repeated roll is compared with the first, and nothing may be done in between.

/// Does this second roll count for nothing?
pub fn is_void(state: &State, sum: u8) -> bool {
    state.task() == Task::SecondDice && sum == state.public.two.first_roll
}

pub fn remember(play: &mut Play, sum: u8) {
    if play.state().public.two.first_roll == 0 {
        play.remember_first_roll(sum);
    }
}
