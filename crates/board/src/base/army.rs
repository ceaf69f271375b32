//! Knight cards and the largest army (Größte Rittermacht).

use game::{Seat, Violation};

use crate::kinds::Development;
use crate::play::Play;
use crate::questions::{goal, knight_card};
use crate::state::{State, Task};

use super::development;

// BASE-66: A knight card moves the robber and steals; nobody discards for it.
// BASE-67: Three open knights take the largest army, strictly more take it over.
// BASE-R-20: A seven rolled after a knight card moves the robber once more.
// BASE-R-21: The first with three keeps a tie.
// BASE-R-26: The award counts as soon as the card lies open, before the robber moves.

pub const LEAST_ARMY: u8 = 3;

pub fn check(state: &State, seat: Seat) -> Result<(), Violation> {
    development::check_play(state, seat, Development::Knight)
}

pub fn play_knight(play: &mut Play, seat: Seat) {
    play.play_card(seat, Development::Knight);
    play.next(Task::MoveRobber);
    knight_card::reassess_army(play, seat);
    goal::judge(play);
}

/// Who holds the award after `seat` laid a knight open.
pub fn holder_after_knight(state: &State, seat: Seat) -> Option<Seat> {
    let knights = state.pieces(seat).knights;
    let to_beat = state
        .public
        .army_holder
        .map_or(LEAST_ARMY - 1, |h| state.pieces(h).knights);
    if knights > to_beat {
        Some(seat)
    } else {
        state.public.army_holder
    }
}
