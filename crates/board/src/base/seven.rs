//! A rolled seven (Sieben gewürfelt): first the discards, then the robber.

use game::Seat;

use crate::play::Play;
use crate::questions::cards;
use crate::state::Task;

// BASE-50: Nobody receives cards for a seven.
// BASE-54: After discards, robber and theft the turn goes on with the trade part.

/// BASE-51, BASE-52: who holds too many cards discards half; then the roller moves the robber.
pub fn begin(play: &mut Play) {
    play.next(Task::MoveRobber);
    discard(play);
}

/// Asks everybody who holds too many cards to discard.
pub fn discard(play: &mut Play) {
    for seat in Seat::all(play.rules.players) {
        let size = play.state().pieces(seat).hand_size;
        // Half of a single card, rounded down, is nothing.
        if size > cards::hand_limit(play, seat) && size > 1 {
            play.must_discard(seat, size / 2);
        }
    }
    if !play.state().public.discarding.is_empty() {
        play.next(Task::Discard);
    }
}
