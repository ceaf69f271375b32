//! Cards: how many there are, what the bank takes for one, how many are safe from a seven.

use game::Seat;

use crate::Goods;
use crate::knights::{founding, rates as with_knights};
use crate::play::Play;
use crate::rules::{PLAIN_RATES, Rules, harbour_rates};
use crate::sea::gold;
use crate::setup::start::BANK;
use crate::state::{Public, State};

/// BASE-5, CK-84: all cards of the game, resources and commodities, wherever they are.
pub fn supply(rules: &Rules) -> Goods {
    if rules.modules.knights {
        founding::BANK
    } else {
        BANK
    }
}

/// The resources the bank has, one bit each. CK-27, CK-73: commodities are never taken at choice.
#[inline]
pub fn resources(public: &Public) -> u8 {
    public.bank.present() & 0b1_1111
}

/// BASE-51, CK-28: seven, and two more for each city wall.
#[inline]
pub fn hand_limit(play: &Play, seat: Seat) -> u8 {
    let walls = play.state().public.knights.realm(seat).walls.len() as u8;
    play.rules.hand_limit + 2 * walls
}

/// SEA-96, SC7-12: a card of one's choice that something other than a roll brings.
pub fn owe_choice(play: &mut Play, seat: Seat) {
    gold::owe_one(play, seat);
}

/// BASE-88: the best of everything a seat has. CK-31: a 2:1 harbour takes its resource only.
pub fn rates(rules: &Rules, state: &State, seat: Seat) -> Goods {
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
