//! What the scenarios say about ships besides the rules of the sea.

use game::{Fact, Seat, Violation};
use hexgrid::{CornerSet, Edge, EdgeSet};

use crate::combinations::sea_knights;
use crate::rules::Rules;
use crate::special::{Special, cloth, pirates};
use crate::state::State;

/// Checks an edge the sea allows for a new ship.
pub fn check(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    match &rules.sea().special {
        Special::Pirates(it) => pirates::check_ship(it, rules, state, seat, edge),
        Special::None | Special::Tribe(_) | Special::Cloth(_) | Special::Wonders(_) => Ok(()),
    }
}

/// The edges a scenario leaves to ships, if the seat had only `ships`.
pub fn open(rules: &Rules, state: &State, seat: Seat, ships: EdgeSet) -> EdgeSet {
    match &rules.sea().special {
        Special::Pirates(it) => pirates::ship_edges(it, rules, state, seat, ships),
        Special::None | Special::Tribe(_) | Special::Cloth(_) | Special::Wonders(_) => {
            !EdgeSet::EMPTY
        }
    }
}

/// Is an edge that is open to a few ships open to more as well?
pub fn more_ships_close_none(rules: &Rules) -> bool {
    !matches!(rules.sea().special, Special::Pirates(_))
}

/// Checks whether a foreign knight holds a ship fast.
pub fn check_move(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    if movable(rules, state, seat).contains(edge) {
        return Ok(());
    }
    Err(sea_knights::FROZEN
        .broken()
        .with("edge", Fact::Place(rules.edge_name(edge))))
}

/// The ships no foreign knight holds fast.
pub fn movable(rules: &Rules, state: &State, seat: Seat) -> EdgeSet {
    if rules.modules.knights {
        !sea_knights::frozen(rules, state, seat)
    } else {
        !EdgeSet::EMPTY
    }
}

/// SEA-51: the corners that hold a line of ships.
pub fn anchors(rules: &Rules, state: &State, seat: Seat) -> CornerSet {
    let mut own = state.pieces(seat).buildings();
    if rules.modules.knights {
        own |= sea_knights::anchors(state, seat);
    }
    match &rules.sea().special {
        Special::Cloth(it) => own | cloth::anchors(it),
        Special::None | Special::Tribe(_) | Special::Pirates(_) | Special::Wonders(_) => own,
    }
}
