//! What the bank takes for one card.

use game::Seat;

use crate::Goods;
use crate::knights::rates as with_knights;
use crate::rules::{PLAIN_RATES, Rules};
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

fn harbours(rules: &Rules, state: &State, seat: Seat) -> Goods {
    let buildings = state.pieces(seat).buildings().into_iter();
    buildings.fold(PLAIN_RATES, |rates, corner| rates.min(rules.rates(corner)))
}
