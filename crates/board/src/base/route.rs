//! The longest route (Längste Handelsstraße): lengths, and who holds the award.
//!
//! Lengths are kept in the state and only looked for again where a change can have altered them;
//! a test compares them with brute force.

use game::Seat;
use hexgrid::{Corner, Mesh};

use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

// BASE-72: The longest line of own roads without using one twice; a foreign building ends it.
// BASE-73: Five roads take the award first.
// BASE-74: A strictly longer route takes it over at once.
// BASE-75: After a cut the holder keeps a tie; a tie without him lays the award aside.
// BASE-76: The award is judged after every change of roads or buildings.

const LEAST_ROUTE: u8 = 5;

/// After a new road, which makes no route shorter.
pub fn lengthen(play: &mut Play, seat: Seat) {
    let pieces = play.state().pieces(seat);
    let count = pieces.roads.len() as u8;
    if count < LEAST_ROUTE || count <= pieces.route {
        return;
    }
    let length = search(play.rules, play.state(), seat);
    if length >= LEAST_ROUTE && length > pieces.route {
        play.set_route(seat, length);
        award(play);
    }
}

/// After a new settlement: it cuts the routes of others that pass its corner.
pub fn cut(play: &mut Play, seat: Seat, corner: Corner) {
    let edges = play.rules.grid.corner_edges(corner);
    let mut changed = false;
    for owner in Seat::all(play.rules.owners) {
        let pieces = play.state().pieces(owner);
        if owner == seat || pieces.route == 0 || (pieces.roads & edges).len() < 2 {
            continue;
        }
        let length = search(play.rules, play.state(), owner);
        let kept = if length < LEAST_ROUTE { 0 } else { length };
        if kept != pieces.route {
            play.set_route(owner, kept);
            changed = true;
        }
    }
    if changed {
        award(play);
    }
}

/// The length as it is kept in the state, counted from scratch: short ones are nobody's business.
pub fn kept(rules: &Rules, state: &State, seat: Seat) -> u8 {
    match search(rules, state, seat) {
        short if short < LEAST_ROUTE => 0,
        long => long,
    }
}

/// BASE-76: one procedure for all cases.
pub fn award(play: &mut Play) {
    let public = &play.state().public;
    let route = |seat: Seat| public.pieces[seat.index()].route;
    let owners = Seat::all(play.rules.owners);
    let longest = owners.clone().map(route).max().unwrap_or(0);
    let holder = public.route_holder;
    let new_holder = if longest < LEAST_ROUTE {
        None
    } else if holder.is_some_and(|seat| route(seat) == longest) {
        holder
    } else {
        let mut best = owners.filter(|seat| route(*seat) == longest);
        let first = best.next();
        if best.next().is_none() { first } else { None }
    };
    if new_holder != holder {
        play.award_route(new_holder);
    }
}

/// The longest route of all.
///
/// BASE-R-14: only roads are used once, a corner may be passed twice. BASE-R-15: a line may end
/// at a foreign building.
pub fn search(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let mut mesh = Mesh::EMPTY;
    let corners = mesh.lay(&rules.grid, state.pieces(seat).roads);
    mesh.cut(corners & state.public.closed_to(seat));
    mesh.longest_line()
}
