//! What follows a step at sea by itself, before anybody is asked again.

use crate::play::Play;
use crate::questions::{docks, figures, founding, goal, roll};
use crate::sea::gold;
use crate::state::Task;

/// Works off what waits for nobody; then looks whether somebody has won (SEA-129).
#[inline]
pub fn settle(play: &mut Play) {
    if play.rules.modules.sea {
        while goes_on(play) {}
        goal::judge(play);
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
        Task::PickAnybody if figures::anybody(rules, state).is_empty() => play.done(),
        Task::PlaceHarbour if docks::sites(rules, state, state.public.turn).is_empty() => {
            docks::skip(play);
        }
        Task::FoundRoad if founding::is_routed(rules, state) => founding::go_on(play),
        _ => return false,
    }
    true
}
