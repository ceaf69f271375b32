//! How long routes are, and who holds the award.

use game::{Seat, SeatSet};
use hexgrid::Corner;

use crate::base::route;
use crate::play::Play;
use crate::rules::Rules;
use crate::sea;
use crate::state::State;

/// The exact length of a seat's longest route, also below five.
pub fn length(rules: &Rules, state: &State, seat: Seat) -> u8 {
    match state.pieces(seat).route {
        0 if rules.modules.sea => sea::route::length(rules, state, seat),
        0 => route::search(rules, state, seat),
        kept => kept,
    }
}

/// After a new road or ship.
#[inline]
pub fn lengthen(play: &mut Play, seat: Seat) {
    if !play.rules.modules.sea {
        route::lengthen(play, seat);
    } else if sea::route::pieces(play.state(), seat) > play.state().pieces(seat).route {
        judge(play, SeatSet::of(seat));
    }
}

/// After a new settlement, which joins own lines at sea and cuts those of others.
#[inline]
pub fn cut(play: &mut Play, seat: Seat, corner: Corner) {
    if play.rules.modules.sea {
        let (rules, state) = (play.rules, play.state());
        let touched = |seat: &Seat| sea::route::is_touched(rules, state, *seat, corner);
        let touched: SeatSet = Seat::all(rules.players).filter(touched).collect();
        judge(play, touched);
    } else {
        route::cut(play, seat, corner);
    }
}

/// Counts the routes of some seats again, whatever has changed, and judges them together.
pub fn judge(play: &mut Play, seats: SeatSet) {
    let changed = seats.iter().filter(|seat| count(play, *seat));
    if changed.count() > 0 {
        route::award(play);
    }
}

/// Keeps the length of a seat's route; has it changed?
fn count(play: &mut Play, seat: Seat) -> bool {
    let length = if play.rules.modules.sea {
        sea::route::kept(play.rules, play.state(), seat)
    } else {
        route::kept(play.rules, play.state(), seat)
    };
    let has_changed = length != play.state().pieces(seat).route;
    if has_changed {
        play.set_route(seat, length);
    }
    has_changed
}
