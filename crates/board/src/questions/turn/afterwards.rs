//! What follows a step by itself, before anybody is asked again.

use crate::base::proposal;
use crate::knights::answers;
use crate::play::Play;
use crate::questions::build::docks;
use crate::questions::{figures, founding, goal, roll};
use crate::sea::gold;
use crate::state::{KnightTask, Task};

/// Works off what waits for nobody; then looks at sea whether somebody has won (SEA-129).
#[inline]
pub fn settle(play: &mut Play) {
    if !play.state().public.proposals.open.is_empty() {
        proposal::lapse(play);
    }
    let modules = play.rules.modules;
    if !(modules.knights | modules.sea) {
        return;
    }
    while may_go_on(play.state().task()) && goes_on(play) {}
    if modules.sea {
        goal::judge(play);
    }
}

/// Could the task be one that waits for nobody? Most are seen at a glance not to be.
#[inline]
const fn may_go_on(task: Task) -> bool {
    match task {
        Task::Knights(task) => !matches!(
            task,
            KnightTask::Roll | KnightTask::EventDie | KnightTask::Draw(..)
        ),
        Task::Gold(_)
        | Task::Resolve(_)
        | Task::PickAnybody
        | Task::PlaceHarbour
        | Task::FoundRoad => true,
        _ => false,
    }
}

/// Ends the task on top if nobody can do anything about it; was there one?
fn goes_on(play: &mut Play) -> bool {
    let (rules, state) = (play.rules, play.state());
    match state.task() {
        Task::Gold(seat) => return gold::lapses(play, seat),
        Task::Resolve(sum) => {
            play.done();
            roll::pay(play, sum);
        }
        Task::Knights(KnightTask::Resolve) => {
            let [red, yellow] = state.public.knights.dice;
            play.done();
            roll::pay(play, red + yellow);
        }
        Task::Knights(task) => return answers::goes_on(play, task),
        Task::PickAnybody if figures::anybody(rules, state).is_empty() => play.done(),
        Task::PlaceHarbour if docks::sites(rules, state, state.public.turn).is_empty() => {
            docks::skip(play);
        }
        Task::FoundRoad if rules.modules.sea && founding::is_routed(rules, state) => {
            founding::go_on(play);
        }
        _ => return false,
    }
    true
}
