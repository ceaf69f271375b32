//! Along which edges a seat's knights move, and where new ones may stand.

use game::Seat;
use hexgrid::{CornerSet, Edge, EdgeSet};

use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// CK-44, CK-68: own roads, and at sea own ships.
pub fn edges(_: &Rules, state: &State, seat: Seat) -> EdgeSet {
    state.public.network(seat)
}

/// CK-40: corners at an own road where a new knight may stand, if nothing else does.
pub fn posts(_: &Rules, state: &State, seat: Seat) -> CornerSet {
    state.pieces(seat).touched
}

/// Whose road lies on an edge.
pub fn owner(state: &State, edge: Edge) -> Option<Seat> {
    Seat::first(4).find(|seat| state.public.network(*seat).contains(edge))
}

/// Pieces the Diplomat could take, were they open.
pub fn removable(_: &Rules, state: &State, owner: Seat) -> EdgeSet {
    state.public.network(owner)
}

/// Takes a piece off the board; was it a ship?
pub fn remove(play: &mut Play, seat: Seat, owner: Seat, edge: Edge) -> bool {
    play.remove_road(seat, owner, edge);
    false
}
