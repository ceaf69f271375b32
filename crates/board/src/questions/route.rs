//! How long routes are, and who holds the award.

use game::{Seat, SeatSet};
use hexgrid::{Corner, Edge, Mesh};

use crate::base::route::{self, LEAST};
use crate::play::Play;
use crate::rules::Rules;
use crate::sea;
use crate::state::State;

/// The exact length of a seat's longest route, also below five.
pub fn length(rules: &Rules, state: &State, seat: Seat) -> u8 {
    match state.pieces(seat).route {
        0 => longest(rules, state, seat),
        kept => kept,
    }
}

/// After a new road or ship, which makes no route shorter: lines that do not lead over it are as
/// long as they were.
#[inline(never)]
pub fn lengthen(play: &mut Play, seat: Seat, edge: Edge) {
    let (rules, state) = (play.rules, play.state());
    let (known, most) = (state.pieces(seat).route, most(rules, state, seat));
    if most < LEAST || most <= known {
        return;
    }
    let mut mesh = Mesh::EMPTY;
    lay(&mut mesh, rules, state, seat);
    let length = mesh.longest_over(edge);
    let length = length.unwrap_or_else(|| mesh.longest_line());
    keep(play, seat, length.max(known));
}

/// After a move of a ship. Lines that lead over neither place are as long as they were.
#[inline(never)]
pub fn shift(play: &mut Play, seat: Seat, from: Edge, to: Edge) {
    let (rules, state) = (play.rules, play.state());
    let known = state.pieces(seat).route;
    if most(rules, state, seat) < LEAST {
        return;
    }
    let mut mesh = Mesh::EMPTY;
    lay(&mut mesh, rules, state, seat);
    let length = match mesh.longest_over(to) {
        Some(length) if length >= known => length,
        Some(_) if was_shorter(rules, &mesh, (from, to), known) => known,
        _ => mesh.longest_line(),
    };
    keep(play, seat, length);
}

/// Were all lines over the place a ship has left shorter than the longest?
fn was_shorter(rules: &Rules, mesh: &Mesh, (from, to): (Edge, Edge), known: u8) -> bool {
    let length = mesh.longest_once(rules.grid.edge_ends(from), to);
    length.is_some_and(|length| length < known)
}

/// Roads and ships of a seat, if routes count: none is longer.
fn most(rules: &Rules, state: &State, seat: Seat) -> u8 {
    if rules.modules.sea {
        sea::route::most(rules, state, seat)
    } else {
        state.pieces(seat).roads.len() as u8
    }
}

/// Puts what the routes of a seat lead over into an empty mesh.
#[inline(always)]
fn lay(mesh: &mut Mesh, rules: &Rules, state: &State, seat: Seat) {
    if rules.modules.sea {
        sea::route::lay(mesh, rules, state, seat);
    } else {
        route::lay(mesh, rules, state, seat);
    }
}

/// The longest route of a seat, whatever has changed.
fn longest(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let mut mesh = Mesh::EMPTY;
    lay(&mut mesh, rules, state, seat);
    mesh.longest_line()
}

/// After a new settlement, which joins own lines at sea and cuts those of others.
#[inline]
pub fn cut(play: &mut Play, seat: Seat, corner: Corner) {
    let (rules, state) = (play.rules, play.state());
    let is_touched = |owner: &Seat| {
        if rules.modules.sea {
            sea::route::is_touched(rules, state, *owner, corner)
        } else {
            *owner != seat && route::is_cut(rules, state, *owner, corner)
        }
    };
    let touched: SeatSet = Seat::all(rules.owners).filter(is_touched).collect();
    judge(play, touched);
}

/// Counts the routes of some seats again, whatever has changed, and judges them together.
pub fn judge(play: &mut Play, seats: SeatSet) {
    let changed = seats.iter().filter(|seat| count(play, *seat));
    if changed.count() > 0 {
        route::award(play);
    }
}

/// Counts the route of a seat again; has it changed?
fn count(play: &mut Play, seat: Seat) -> bool {
    let (rules, state) = (play.rules, play.state());
    let length = if most(rules, state, seat) < LEAST {
        0
    } else {
        longest(rules, state, seat)
    };
    set(play, seat, length)
}

/// Keeps the length of a route, and judges it.
fn keep(play: &mut Play, seat: Seat, length: u8) {
    if set(play, seat, length) {
        route::award(play);
    }
}

/// Keeps the length of a route, short ones as none; has it changed?
fn set(play: &mut Play, seat: Seat, length: u8) -> bool {
    let length = if length < LEAST { 0 } else { length };
    let has_changed = length != play.state().pieces(seat).route;
    if has_changed {
        play.set_route(seat, length);
    }
    has_changed
}
