//! The longest trade route at sea: roads and ships in one line.
//!
//! Who holds the award follows the base game; only the lengths are counted otherwise.

use game::Seat;
use hexgrid::{Corner, CornerSet, EdgeSet, Grid};

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

struct Network<'a> {
    grid: &'a Grid,
    roads: EdgeSet,
    own: CornerSet,
    foreign: CornerSet,
}

impl Network<'_> {
    /// The longest walk onwards from `at` over pieces of `left`, having come by road or by ship.
    fn walk(&self, left: &mut EdgeSet, at: Corner, by_road: bool) -> u8 {
        if self.foreign.contains(at) {
            return 0;
        }
        let may_change = self.own.contains(at);
        let mut best = 0;
        for (edge, next) in self.grid.ways(at) {
            let is_road = self.roads.contains(*edge);
            if left.contains(*edge) && (may_change || is_road == by_road) {
                left.remove(*edge);
                best = best.max(1 + self.walk(left, *next, is_road));
                left.insert(*edge);
            }
        }
        best
    }
}

/// The exact length of a seat's longest route.
pub fn length(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let pieces = state.pieces(seat);
    let own = pieces.buildings();
    let network = Network {
        grid: &rules.grid,
        roads: pieces.roads,
        own,
        foreign: state.public.buildings & !own,
    };
    let mut left = pieces.roads | state.fleet(seat).ships;
    let all = left;
    let mut best = 0;
    for edge in all {
        left.remove(edge);
        for end in rules.grid.edge_ends(edge) {
            best = best.max(1 + network.walk(&mut left, end, pieces.roads.contains(edge)));
        }
        left.insert(edge);
    }
    best
}

/// The length as it is kept in the state: short ones are nobody's business.
pub fn kept(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let count = state.pieces(seat).roads.len() + state.fleet(seat).ships.len();
    if !rules.sea().longest_route || count < u32::from(LEAST_ROUTE) {
        return 0;
    }
    match length(rules, state, seat) {
        short if short < LEAST_ROUTE => 0,
        long => long,
    }
}
