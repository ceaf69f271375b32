//! Guild, merchant and Merchant Fleet: better rates at the bank.

use game::Seat;

use super::kinds::Area;
use super::knight::ABILITY;
use crate::Goods;
use crate::counts::Countable as _;
use crate::kinds::Resource;
use crate::play::Play;
use crate::questions::cards;
use crate::questions::roll::chips;
use crate::rules::{PLAIN_RATES, Rules};
use crate::state::State;

// CK-32: With the Guild two equal commodities buy any other card.
// CK-60: The merchant trades the resource of his hex at 2:1, whatever the robber does.

/// The rates this box gives a seat, harbours not regarded.
pub fn bonus(rules: &Rules, state: &State, seat: Seat) -> Goods {
    let knights = &state.public.knights;
    let guild = knights.realm(seat).level(Area::Trade) >= ABILITY;
    let merchant = knights.merchant.filter(|merchant| merchant.seat == seat);
    let served =
        merchant.and_then(|merchant| chips::terrain(rules, state, merchant.hex).resource());
    let fleet = if state.public.turn == seat {
        knights.fleet
    } else {
        0
    };
    let is_better = |kind: &Resource| {
        guild && kind.is_commodity() || served == Some(*kind) || fleet >> *kind as u8 & 1 == 1
    };
    let better = Resource::ALL.iter().copied().filter(is_better);
    PLAIN_RATES - better.map(|kind| Goods::of(kind, 2)).sum()
}

/// Sets the rates of a seat anew.
pub fn refresh(play: &mut Play, seat: Seat) {
    let new = cards::rates(play.rules, play.state(), seat);
    play.set_rates(seat, new);
}
