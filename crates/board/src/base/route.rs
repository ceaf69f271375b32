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

/// Shorter routes are nobody's business.
pub const LEAST: u8 = 5;

/// Can a new settlement on this corner have cut the route of `owner`, who is not its builder?
pub fn is_cut(rules: &Rules, state: &State, owner: Seat, corner: Corner) -> bool {
    let pieces = state.pieces(owner);
    pieces.route > 0 && (pieces.roads & rules.grid.corner_edges(corner)).len() > 1
}

/// BASE-76: one procedure for all cases.
pub fn award(play: &mut Play) {
    let public = &play.state().public;
    let route = |seat: Seat| public.pieces[seat.index()].route;
    let owners = Seat::all(play.rules.owners);
    let longest = owners.clone().map(route).max().unwrap_or(0);
    let holder = public.route_holder;
    let new_holder = if longest < LEAST {
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

/// Puts what the routes of a seat lead over into an empty mesh.
///
/// BASE-R-14: only roads are used once, a corner may be passed twice. BASE-R-15: a line may end
/// at a foreign building.
pub fn lay(mesh: &mut Mesh, rules: &Rules, state: &State, seat: Seat) {
    let pieces = state.pieces(seat);
    mesh.lay(&rules.grid, pieces.roads);
    mesh.cut(pieces.touched & state.public.closed_to(seat));
}
