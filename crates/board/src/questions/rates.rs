//! What the bank takes for one card.

use game::Seat;

use crate::Goods;
use crate::knights::rates as with_knights;
use crate::rules::{PLAIN_RATES, Rules, harbour_rates};
use crate::state::State;

/// BASE-88: the best of everything a seat has. CK-31: a 2:1 harbour takes its resource only.
pub fn of(rules: &Rules, state: &State, seat: Seat) -> Goods {
    let harbours = harbours(rules, state, seat);
    if rules.modules.knights {
        harbours.min(with_knights::bonus(rules, state, seat))
    } else {
        harbours
    }
}

/// Printed harbours, and those players placed.
fn harbours(rules: &Rules, state: &State, seat: Seat) -> Goods {
    let buildings = state.pieces(seat).buildings();
    let printed = buildings
        .into_iter()
        .fold(PLAIN_RATES, |rates, corner| rates.min(rules.rates(corner)));
    let docks = state.public.sea.docks.iter().flatten();
    let own = docks.filter(|dock| {
        let ends = rules.grid.edge_ends(dock.edge);
        ends.iter().any(|end| buildings.contains(*end))
    });
    own.fold(printed, |rates, dock| rates.min(harbour_rates(dock.kind)))
}
