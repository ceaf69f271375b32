//! Who has won.

use game::{MAX_SEATS, Outcome, Seat, SeatSet};

use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Ending, State, Task};

// BASE-91: The game ends at once when the player on turn has enough points.
// TWO-51, TWO-R-07: So it is for two, also between the rolls; neutral seats are never on turn.
// BASE-92: Points reached in another player's turn wait for the own one.

/// Ends the game if the seat on turn has won; asked wherever points can have changed.
///
/// BASE-R-12, BASE-R-30: nobody has to say it, and what is half done is dropped.
#[inline]
pub fn judge(play: &mut Play) {
    let turn = play.state().public.turn;
    if play.state().points(turn) >= play.rules.goal {
        play.finish(Ending::Won(turn));
    }
}

#[inline]
pub fn is_over(state: &State) -> bool {
    state.task() == Task::Over
}

/// BASE-93: one winner, or none if the turn limit stopped the game.
pub fn outcome(rules: &Rules, state: &State) -> Outcome {
    let mut points = [0; MAX_SEATS];
    for seat in Seat::first(rules.players) {
        points[seat.index()] = i16::from(state.points(seat));
    }
    let winners = match state.public.ending {
        Some(Ending::Won(seat)) => SeatSet::of(seat),
        Some(Ending::Draw) | None => SeatSet::EMPTY,
    };
    Outcome { points, winners }
}
