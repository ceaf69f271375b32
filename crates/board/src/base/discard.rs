//! Laying cards aside after a seven, one by one.

use game::{RuleId, Seat, Violation};

use crate::kinds::Resource;
use crate::plain::Plain;
use crate::play::Play;
use crate::state::{State, Task};

/// Who holds more cards than the limit returns half of them, rounded down, of his choice.
pub const HALF: RuleId = RuleId("BASE-51");
// BASE-R-11: Discards are shown when everybody has chosen.

pub fn check(state: &State, seat: Seat, kind: Resource) -> Result<(), Violation> {
    let is_asked = state.task() == Task::Discard;
    let left = state.pieces(seat).to_discard;
    if is_asked && left > 0 && state.hand(seat).count(kind) > 0 {
        return Ok(());
    }
    Err(HALF.broken().with("left", left).with("kind", kind))
}

/// The kinds a seat that has to discard may discard.
#[inline]
pub fn options(state: &State, seat: Seat) -> Plain {
    Plain::discard(state.hand(seat).present()).when(state.pieces(seat).to_discard > 0)
}

pub fn lay_aside(play: &mut Play, seat: Seat, kind: Resource) {
    play.lay_aside(seat, kind);
    if play.state().public.discarding.is_empty() {
        for seat in Seat::all(play.rules.players) {
            if play.state().pieces(seat).laid_aside > 0 {
                play.show_discards(seat);
            }
        }
        play.done();
    }
}
