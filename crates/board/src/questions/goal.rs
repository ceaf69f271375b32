//! Who has won.

use game::{MAX_SEATS, Outcome, Seat, SeatSet};

use crate::play::Play;
use crate::rules::Rules;
use crate::special::{Special, cloth, wonders};
use crate::state::{Ending, Public, State, Task};

// BASE-91: The game ends at once when the player on turn has enough points.
// TWO-51, TWO-R-07: So it is for two, also between the rolls; neutral seats are never on turn.
// CK-9, CK-10: So it is with knights; all their points are public and kept with the pieces.
// BASE-92: Points reached in another player's turn wait for the own one.

/// Ends the game if the seat on turn has won; asked wherever points can have changed.
///
/// BASE-R-12, BASE-R-30: nobody has to say it, and what is half done is dropped.
#[inline(always)]
pub fn judge(play: &mut Play) {
    let turn = play.state().public.turn;
    let has_points = play.state().points(turn) >= play.rules.goal;
    if play.rules.modules.sea {
        if has_points || play.rules.ends_otherwise {
            judge_at_sea(play);
        }
    } else if has_points {
        win(play, turn);
    }
}

#[cold]
fn win(play: &mut Play, seat: Seat) {
    play.finish(Ending::Won(seat));
}

/// SEA-R-42: never inside a chain of effects; whoever ends the chain asks again.
#[inline(never)]
fn judge_at_sea(play: &mut Play) {
    let (rules, state) = (play.rules, play.state());
    let turn = state.public.turn;
    // SEA-128: enough points, or what else the scenario asks for.
    let winner = if state.points(turn) >= rules.goal
        && points_to_win(rules, &state.public, turn).is_some()
    {
        turn
    } else {
        match &rules.sea().special {
            Special::Wonders(_) if state.fleet(turn).level == wonders::LEVELS => turn,
            // SEA-R-34: the villages come after the points.
            Special::Cloth(_) if cloth::is_exhausted(state) => cloth::richest(rules, state),
            _ => return,
        }
    };
    let in_chain = matches!(
        state.task(),
        Task::Gold(_)
            | Task::Discover(_)
            | Task::FogNumber(_)
            | Task::PlaceHarbour
            | Task::DrawGift
            | Task::Over
    );
    if !in_chain {
        play.finish(Ending::Won(winner));
    }
}

/// The points that win for a seat now; none if it cannot win by points (SC7-29, SC8-16).
pub fn points_to_win(rules: &Rules, public: &Public, seat: Seat) -> Option<u8> {
    if !rules.modules.sea {
        return Some(rules.goal);
    }
    match &rules.sea().special {
        Special::Pirates(_) => (public.sea.fleets[seat.index()].lairs == 0).then_some(rules.goal),
        Special::Wonders(_) => wonders::goal(rules, public, seat),
        Special::None | Special::Tribe(_) | Special::Cloth(_) => Some(rules.goal),
    }
}

#[inline]
pub fn is_over(state: &State) -> bool {
    matches!(state.task(), Task::Over)
}

/// BASE-93: one winner, or none if the turn limit stopped the game.
pub fn outcome(rules: &Rules, state: &State) -> Outcome {
    let mut points = [0; MAX_SEATS];
    for seat in Seat::all(rules.players) {
        points[seat.index()] = i16::from(state.points(seat));
    }
    let winners = match state.public.ending {
        Some(Ending::Won(seat)) => SeatSet::of(seat),
        Some(Ending::Draw) | None => SeatSet::EMPTY,
    };
    Outcome { points, winners }
}
