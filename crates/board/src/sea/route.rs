//! The longest trade route at sea: roads and ships in one line.
//!
//! Who holds the award follows the base game; only the lengths are counted otherwise.

use game::Seat;
use hexgrid::{Corner, Mesh};

use crate::rules::Rules;
use crate::state::State;

// SEA-80: It takes the place of the longest road.
// SEA-81: Every own road and ship counts once, corners may be passed again.
// SEA-82: Between road and ship there must be an own building.
// SEA-83: A foreign building ends the line.
// SEA-84: The pirate and closed lines change nothing.
// SEA-85: It is counted again after every road, ship, move and settlement.
// SEA-87: Scenarios without the award leave all lengths uncounted.

/// Puts what the routes of a seat lead over into an empty mesh.
pub fn lay(mesh: &mut Mesh, rules: &Rules, state: &State, seat: Seat) {
    let (grid, pieces) = (&rules.grid, state.pieces(seat));
    let foreign = state.public.closed_to(seat) & pieces.touched;
    mesh.lay(grid, state.fleet(seat).ships);
    let meeting = mesh.lay_more(grid, pieces.roads);
    mesh.cut(foreign);
    // Where no own building joins them, roads and ships pass each other by.
    let alone = meeting & !pieces.buildings() & !foreign;
    if !alone.is_empty() {
        mesh.part(alone, pieces.roads);
    }
}

/// Roads and ships of a seat, if routes count: none is longer.
pub fn most(rules: &Rules, state: &State, seat: Seat) -> u8 {
    if rules.sea().longest_route {
        (state.pieces(seat).roads.len() + state.fleet(seat).ships.len()) as u8
    } else {
        0
    }
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
