//! The longest trade route at sea: roads and ships in one line.
//!
//! Who holds the award follows the base game; only the lengths are counted otherwise.

use game::Seat;
use hexgrid::{Corner, CornerSet, Edge, EdgeSet, Grid};

use crate::rules::Rules;
use crate::state::State;

// SEA-80: It takes the place of the longest road.
// SEA-81: Every own road and ship counts once, corners may be passed again.
// SEA-82: Between road and ship there must be an own building.
// SEA-83: A foreign building ends the line.
// SEA-84: The pirate and closed lines change nothing.
// SEA-85: It is counted again after every road, ship, move and settlement.
// SEA-87: Scenarios without the award leave all lengths uncounted.

const LEAST_ROUTE: u8 = 5;

/// The roads and ships of one seat as a graph.
struct Network<'a> {
    grid: &'a Grid,
    roads: EdgeSet,
    pieces: EdgeSet,
    own: CornerSet,
    foreign: CornerSet,
}

/// Where a walk goes on, and whether it came there by road.
type Front = (Corner, bool);

impl<'a> Network<'a> {
    fn of(rules: &'a Rules, state: &State, seat: Seat) -> Network<'a> {
        let pieces = state.pieces(seat);
        Network {
            grid: &rules.grid,
            roads: pieces.roads,
            pieces: pieces.roads | state.fleet(seat).ships,
            own: pieces.buildings(),
            foreign: state.public.closed_to(seat),
        }
    }

    /// The longest walk onwards over pieces of `left`.
    fn walk(&self, left: &mut EdgeSet, (at, by_road): Front) -> u8 {
        if self.foreign.contains(at) {
            return 0;
        }
        let may_change = self.own.contains(at);
        let mut best = 0;
        for (edge, next) in self.grid.ways(at) {
            let is_road = self.roads.contains(*edge);
            if left.contains(*edge) && (may_change || is_road == by_road) {
                left.remove(*edge);
                best = best.max(1 + self.walk(left, (*next, is_road)));
                left.insert(*edge);
            }
        }
        best
    }

    /// The longest pair of walks that share no piece.
    fn walk_both(&self, left: &mut EdgeSet, (at, by_road): Front, other: Front) -> u8 {
        let mut best = self.walk(left, other);
        if self.foreign.contains(at) {
            return best;
        }
        let may_change = self.own.contains(at);
        for (edge, next) in self.grid.ways(at) {
            let is_road = self.roads.contains(*edge);
            if left.contains(*edge) && (may_change || is_road == by_road) {
                left.remove(*edge);
                best = best.max(1 + self.walk_both(left, (*next, is_road), other));
                left.insert(*edge);
            }
        }
        best
    }

    /// The longest line that begins at a corner.
    fn from(&self, start: Corner) -> u8 {
        let mut left = self.pieces;
        let mut best = 0;
        for (edge, next) in self.grid.ways(start) {
            if left.contains(*edge) {
                left.remove(*edge);
                let front = (*next, self.roads.contains(*edge));
                best = best.max(1 + self.walk(&mut left, front));
                left.insert(*edge);
            }
        }
        best
    }

    /// Do just two pieces meet here that are one line? Then no longest line needs to begin here: it
    /// would begin one piece earlier, or it is a ring and may begin anywhere on it.
    fn goes_through(&self, corner: Corner) -> bool {
        let here = self.pieces & self.grid.corner_edges(corner);
        let is_line = self.own.contains(corner) || (here & self.roads).len() != 1;
        here.len() == 2 && is_line && !self.foreign.contains(corner)
    }

    /// The longest line of all; it is known that none is longer than `most`.
    fn longest(&self, most: u8) -> u8 {
        let ends = |edge| self.grid.edge_ends(edge);
        let corners: CornerSet = self.pieces.into_iter().flat_map(ends).collect();
        let goes_through = |corner: &Corner| self.goes_through(*corner);
        let through: CornerSet = corners.into_iter().filter(goes_through).collect();
        let starts = corners & !through;
        let mut best = 0;
        for start in starts {
            best = best.max(self.from(start));
            if best == most {
                return best;
            }
        }
        let reached_from = |from| self.grid.reach(from, self.pieces, CornerSet::EMPTY);
        let mut rings = corners & !reached_from(starts);
        while let Some(start) = rings.first() {
            best = best.max(self.from(start));
            rings &= !reached_from(CornerSet::of(start));
        }
        best
    }
}

/// The exact length of a seat's longest route.
pub fn length(rules: &Rules, state: &State, seat: Seat) -> u8 {
    Network::of(rules, state, seat).longest(u8::MAX)
}

/// The length of the longest route that uses the piece on `edge`, as it is kept in the state.
pub fn through(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> u8 {
    let network = Network::of(rules, state, seat);
    if !rules.sea().longest_route || network.pieces.len() < u32::from(LEAST_ROUTE) {
        return 0;
    }
    let mut others = network.pieces;
    others.remove(edge);
    let by_road = network.roads.contains(edge);
    let [one, other] = network.grid.edge_ends(edge).map(|end| (end, by_road));
    let reached = network
        .grid
        .reach(CornerSet::of(one.0), others, CornerSet::EMPTY);
    // Parts that are not joined otherwise cannot share a piece.
    let length = if reached.contains(other.0) {
        1 + network.walk_both(&mut others, one, other)
    } else {
        1 + network.walk(&mut others, one) + network.walk(&mut others, other)
    };
    worth_keeping(length)
}

/// Short ones are nobody's business.
fn worth_keeping(length: u8) -> u8 {
    if length < LEAST_ROUTE { 0 } else { length }
}

/// The length as it is kept in the state; it is known to be no longer than `most`.
pub fn kept(rules: &Rules, state: &State, seat: Seat, most: u8) -> u8 {
    if !rules.sea().longest_route || pieces(state, seat) < LEAST_ROUTE {
        return 0;
    }
    worth_keeping(Network::of(rules, state, seat).longest(most))
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
