//! The longest trade route at sea: roads and ships in one line.
//!
//! Who holds the award follows the base game; only the lengths are counted otherwise.

use game::Seat;
use hexgrid::Corner;

use crate::rules::Rules;
use crate::state::State;

use super::mesh::{self, Mesh};

// SEA-80: It takes the place of the longest road.
// SEA-81: Every own road and ship counts once, corners may be passed again.
// SEA-82: Between road and ship there must be an own building.
// SEA-83: A foreign building ends the line.
// SEA-84: The pirate and closed lines change nothing.
// SEA-85: It is counted again after every road, ship, move and settlement.
// SEA-87: Scenarios without the award leave all lengths uncounted.

const LEAST_ROUTE: u8 = 5;

/// The exact length of a seat's longest route.
pub fn length(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let pieces = state.pieces(seat);
    let own = pieces.buildings();
    let foreign = state.public.closed_to(seat) & pieces.touched;
    let is_cut = !foreign.is_empty();
    let knot = |end: Corner| {
        if is_cut && foreign.contains(end) {
            mesh::NOWHERE
        } else {
            2 * u16::from(end.0)
        }
    };
    let mut mesh = Mesh::EMPTY;
    mesh.add(&rules.grid, state.fleet(seat).ships, knot);
    // Where no own building joins them, roads and ships pass each other by.
    mesh.add(&rules.grid, pieces.roads, |end| {
        let knot = knot(end);
        if own.contains(end) || knot == mesh::NOWHERE {
            knot
        } else {
            knot + 1
        }
    });
    mesh.take_off_branches();
    if mesh.left == 0 {
        mesh.longest
    } else {
        mesh.longest.max(mesh.longest_over_rings())
    }
}

/// The length as it is kept in the state: short ones are nobody's business.
pub fn kept(rules: &Rules, state: &State, seat: Seat) -> u8 {
    if !rules.sea().longest_route || pieces(state, seat) < LEAST_ROUTE {
        return 0;
    }
    match length(rules, state, seat) {
        short if short < LEAST_ROUTE => 0,
        long => long,
    }
}

/// Roads and ships of a seat: no route is longer.
pub fn pieces(state: &State, seat: Seat) -> u8 {
    (state.pieces(seat).roads.len() + state.fleet(seat).ships.len()) as u8
}

/// Can a new settlement on this corner have changed the route of `owner`? It joins roads and ships
/// of its builder's and cuts the lines of others.
pub fn is_touched(rules: &Rules, state: &State, owner: Seat, corner: Corner) -> bool {
    let around = rules.grid.corner_edges(corner);
    let roads = (state.pieces(owner).roads & around).len();
    let ships = (state.fleet(owner).ships & around).len();
    if state.pieces(owner).buildings().contains(corner) {
        roads > 0 && ships > 0
    } else {
        roads + ships > 1
    }
}
