//! How knights get about: along which edges, past which corners (CK-44).

use game::Seat;
use hexgrid::{Corner, CornerSet};

use super::kinds::Rank;
use crate::questions::build::paths;
use crate::rules::Rules;
use crate::state::State;

/// Every corner that can be reached from `from` over own edges, those at which a foreign piece ends
/// the way included. CK-R-09: foreign buildings stop a knight like foreign knights do.
pub fn reach(rules: &Rules, state: &State, seat: Seat, from: Corner) -> CornerSet {
    let edges = paths::edges(rules, state, seat);
    // A knight that was driven away starts where its conqueror stands now (CK-R-10).
    let closed = state.public.closed_to(seat);
    let mut reached = rules.grid.reach(CornerSet::of(from), edges, closed);
    reached.remove(from);
    reached
}

/// Of these corners, those on which nothing stands.
pub fn free(state: &State, corners: CornerSet) -> CornerSet {
    corners & !(state.public.buildings | state.public.knights.occupied)
}

/// Corners of foreign knights that are weaker than `rank`. CK-R-21: equal ones are not.
pub fn weaker(state: &State, seat: Seat, rank: Rank) -> CornerSet {
    let mut corners = CornerSet::EMPTY;
    for (owner, realm) in state.public.knights.realms.iter().enumerate() {
        if owner != seat.index() {
            for ranks in &realm.ranks[..rank.index()] {
                corners |= *ranks;
            }
        }
    }
    corners
}
