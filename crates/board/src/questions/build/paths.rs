//! Along which edges a seat's knights move, where new ones may stand, what the Diplomat can take.

use game::{MAX_SEATS, Seat};
use hexgrid::{CornerSet, Edge, EdgeSet};

use crate::combinations::sea_knights;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// CK-44, CK-68: own roads, and at sea own ships.
pub fn edges(_: &Rules, state: &State, seat: Seat) -> EdgeSet {
    state.public.network(seat)
}

/// CK-40: corners at an own road or ship where a new knight may stand, if nothing else does.
pub fn posts(rules: &Rules, state: &State, seat: Seat) -> CornerSet {
    if rules.modules.sea {
        sea_knights::posts(rules, state, seat)
    } else {
        state.pieces(seat).touched
    }
}

/// Whose road or ship lies on an edge.
pub fn owner(state: &State, edge: Edge) -> Option<Seat> {
    Seat::all(MAX_SEATS as u8).find(|seat| state.public.network(*seat).contains(edge))
}

/// Pieces the Diplomat could take, were they open.
pub fn removable(rules: &Rules, state: &State, owner: Seat) -> EdgeSet {
    if rules.modules.sea {
        let ships = sea_knights::within_reach(rules, state, state.fleet(owner).ships);
        state.pieces(owner).roads | ships
    } else {
        state.pieces(owner).roads
    }
}

/// Takes a piece off the board; was it a ship?
pub fn remove(play: &mut Play, seat: Seat, owner: Seat, edge: Edge) -> bool {
    let is_ship = play.state().fleet(owner).ships.contains(edge);
    if is_ship {
        play.lose_ship(owner, edge);
        play.mark_route(owner);
    } else {
        play.remove_road(seat, owner, edge);
        if play.rules.modules.sea && sea_knights::is_coast(play.rules, play.state(), edge) {
            play.free_for_ships(edge);
        }
    }
    is_ship
}
