//! What the card Road Building can still place.

use game::Seat;
use hexgrid::Edge;

use crate::base::road;
use crate::rules::Rules;
use crate::sea::{fog, ship};
use crate::state::State;

/// SEA-120, SEA-123: a road, or at sea a ship.
#[inline]
pub fn any(rules: &Rules, state: &State, seat: Seat) -> bool {
    !road::edges(state, seat).is_empty()
        || rules.modules.sea && !ship::edges(rules, state, seat).is_empty()
}

/// SEA-121: is there a second piece to place after the first one on `edge`? What is about to be
/// discovered may make a place for it.
#[inline]
pub fn goes_on(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> bool {
    any(rules, state, seat)
        || rules.modules.sea && !fog::touched(rules, &state.public, edge).is_empty()
}
