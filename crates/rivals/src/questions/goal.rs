//! Who has won, and when that is asked.

use game::{MAX_SEATS, Outcome, RuleId, Seat, SeatSet};

use super::points;
use crate::play::Play;
use crate::setup::{Mode, Rules};
use crate::state::{Ending, State};

/// As soon as somebody has won the game is over, and nobody does anything more.
pub const OVER: RuleId = RuleId("RIV-R-35");

/// RIV-70, RIV-196, RIV-197, RIV-R-56: in the theme games and the duel the player on turn wins as
/// soon as he has the points, before his roll and whenever something is completely resolved. Points
/// the other has are not looked at.
pub fn judge(play: &mut Play) {
    if play.rules.mode != Mode::Intro {
        judge_now(play);
    }
}

/// RIV-81, RIV-195: the introductory game asks at the end of the turn only.
pub fn judge_turn_end(play: &mut Play) {
    if play.rules.mode == Mode::Intro {
        judge_now(play);
    }
}

fn judge_now(play: &mut Play) {
    let seat = play.state().public.turn;
    if points::victory(play.state(), seat) >= play.rules.goal {
        play.finish(Ending::Won(seat));
    }
}

pub fn outcome(_: &Rules, state: &State) -> Outcome {
    let mut totals = [0; MAX_SEATS];
    for seat in Seat::all(2) {
        totals[seat.index()] = i16::from(points::victory(state, seat));
    }
    let winners = match state.public.ending {
        Some(Ending::Won(seat)) => SeatSet::of(seat),
        Some(Ending::Draw | Ending::Agreed) | None => SeatSet::EMPTY,
    };
    Outcome {
        points: totals,
        winners,
    }
}
