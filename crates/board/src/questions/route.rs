//! How long routes are, and who holds the award.

use game::Seat;
use hexgrid::{Corner, Edge};

use crate::base::route;
use crate::play::Play;
use crate::rules::Rules;
use crate::sea;
use crate::state::State;

/// The exact length of a seat's longest route, also below five.
pub fn length(rules: &Rules, state: &State, seat: Seat) -> u8 {
    if rules.modules.sea {
        sea::route::length(rules, state, seat)
    } else {
        route::length(rules, state, seat)
    }
}

/// After a new road.
#[inline]
pub fn lengthen(play: &mut Play, seat: Seat, edge: Edge) {
    if play.rules.modules.sea {
        recount(play, seat);
    } else {
        route::lengthen(play, seat, edge);
    }
}

/// After a new settlement, which joins own lines at sea and cuts those of others.
#[inline]
pub fn cut(play: &mut Play, seat: Seat, corner: Corner) {
    if play.rules.modules.sea {
        recount_all(play);
    } else {
        route::cut(play, seat, corner);
    }
}

/// Counts a seat's roads and ships again.
pub fn recount(play: &mut Play, seat: Seat) {
    if count(play, seat) {
        route::award(play);
    }
}

fn recount_all(play: &mut Play) {
    let changed = Seat::first(play.rules.players).filter(|seat| count(play, *seat));
    if changed.count() > 0 {
        route::award(play);
    }
}

/// Keeps the length of a seat's route; has it changed?
fn count(play: &mut Play, seat: Seat) -> bool {
    let length = sea::route::kept(play.rules, play.state(), seat);
    let has_changed = length != play.state().pieces(seat).route;
    if has_changed {
        play.set_route(seat, length);
    }
    has_changed
}
