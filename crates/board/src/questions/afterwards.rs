//! What follows a step by itself, before anybody is asked again.

use crate::knights::answers;
use crate::play::Play;
use crate::questions::roll;
use crate::state::{KnightTask, Task};

/// Works off what waits for nobody.
#[inline]
pub fn settle(play: &mut Play) {
    if play.rules.modules.knights {
        while goes_on(play) {}
    }
}

/// Ends the task on top if nobody can do anything about it; was there one?
fn goes_on(play: &mut Play) -> bool {
    match play.state().task() {
        Task::Knights(KnightTask::Resolve) => {
            let [red, yellow] = play.state().public.knights.dice;
            play.done();
            roll::pay(play, red + yellow);
            true
        }
        Task::Knights(task) => answers::goes_on(play, task),
        _ => false,
    }
}
