//! The rules of the game for two: neutral players, two rolls, trade cards.

pub mod exchange;
pub mod forced_trade;
pub mod neutral;
pub mod robber_home;
pub mod second_roll;
pub mod trade_cards;

use game::Seat;

use crate::plain::Plain;
use crate::rules::Rules;
use crate::state::State;

/// What trade cards and open knights can do for a seat that is free to act.
pub fn options(rules: &Rules, state: &State, seat: Seat) -> Plain {
    let may_act = trade_cards::may_act(rules, state, seat);
    Plain::FORCE_TRADE
        .when(may_act && forced_trade::is_possible(rules, state, seat))
        .with(Plain::ROBBER_HOME.when(may_act && robber_home::is_possible(rules, state)))
        .with(Plain::GIVE_UP_KNIGHT.when(exchange::is_possible(rules, state, seat)))
}
