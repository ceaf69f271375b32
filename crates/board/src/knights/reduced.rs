//! Cities the barbarians took, and those that lie on their side.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, CornerSet};

use super::metropolis;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// Every player who contributed least turns one of his cities into a settlement.
pub const LOSS: RuleId = RuleId("CK-56");
/// A city on its side is repaired for the price of a city before any other city is built.
pub const REPAIR: RuleId = RuleId("CK-58");
// CK-57: The wall goes back, improvements stay.
// CK-R-04: Exactly one city each, of his own choice.
// CK-R-19: The repair needs no piece from the stock.

pub fn check_loss(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    if metropolis::sites(&state.public, seat).contains(corner) {
        return Ok(());
    }
    Err(LOSS
        .broken()
        .with("corner", Fact::Place(rules.corner_name(corner))))
}

pub fn lose(play: &mut Play, seat: Seat, corner: Corner) {
    play.asked(seat);
    play.lose_city(seat, corner);
}

/// Checks that a city may be built here although others lie on their side.
pub fn check_city(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    let reduced = state.public.knights.realm(seat).reduced;
    match reduced.first() {
        Some(lying) if !reduced.contains(corner) => Err(REPAIR
            .broken()
            .with("corner", Fact::Place(rules.corner_name(lying)))),
        _ => Ok(()),
    }
}

/// Corners where the next city may stand, its price not regarded.
pub fn city_sites(state: &State, seat: Seat) -> CornerSet {
    let reduced = state.public.knights.realm(seat).reduced;
    if !reduced.is_empty() {
        reduced
    } else if state.pieces(seat).cities_left > 0 {
        state.pieces(seat).settlements
    } else {
        CornerSet::EMPTY
    }
}

/// Puts the city up: the one that lies there, or a new one.
pub fn raise(play: &mut Play, seat: Seat, corner: Corner) {
    if play
        .state()
        .public
        .knights
        .realm(seat)
        .reduced
        .contains(corner)
    {
        play.repair_city(seat, corner);
    } else {
        play.place_city(seat, corner);
    }
}
