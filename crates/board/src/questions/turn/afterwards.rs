//! What follows a step by itself, before anybody is asked again.

use crate::base::proposal;
use crate::knights::answers;
use crate::play::Play;
use crate::questions::build::docks;
use crate::questions::{founding, goal, roll};
use crate::sea::gold;
use crate::special::fortress;
use crate::state::{KnightTask, Task};

/// Works off what waits for nobody; then looks at sea whether somebody has won (SEA-129).
#[inline(always)]
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
#[inline(always)]
const fn may_go_on(task: Task) -> bool {
    matches!(
        task,
        Task::Knights(_)
            | Task::Resolve(_)
            | Task::Gold(_)
            | Task::PickAnybody
            | Task::PlaceHarbour
            | Task::FoundRoad
    )
}

/// Goes on with the task on top as far as nobody has anything to decide; did it?
#[inline(never)]
fn goes_on(play: &mut Play) -> bool {
    let task = play.state().task();
    if let Task::Knights(task) = task {
        with_knights(play, task)
    } else if let Task::Resolve(sum) = task {
        play.done();
        roll::pay(play, sum);
        true
    } else {
        lapses(play, task)
    }
}

fn with_knights(play: &mut Play, task: KnightTask) -> bool {
    if !matches!(task, KnightTask::Resolve) {
        return answers::goes_on(play, task);
    }
    let [red, yellow] = play.state().public.knights.dice;
    play.done();
    roll::pay(play, red + yellow);
    true
}

/// Ends a task whose seat can do nothing about it; was it one?
fn lapses(play: &mut Play, task: Task) -> bool {
    let (rules, state) = (play.rules, play.state());
    if let Task::Gold(seat) = task {
        return gold::lapses(play, seat);
    }
    if matches!(task, Task::PickAnybody) && fortress::anybody(rules, state).is_empty() {
        play.done();
    } else if matches!(task, Task::PlaceHarbour)
        && docks::sites(rules, state, state.public.turn).is_empty()
    {
        docks::skip(play);
    } else if matches!(task, Task::FoundRoad)
        && rules.modules.sea
        && founding::is_routed(rules, state)
    {
        founding::go_on(play);
    } else {
        return false;
    }
    true
}
