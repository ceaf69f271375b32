//! The rules of the game for two: neutral players, two rolls, trade cards.

pub mod exchange;
pub mod forced_trade;
pub mod neutral;
pub mod robber_home;
pub mod second_roll;
pub mod trade_cards;

use game::Seat;

use crate::actions::Action;
use crate::menu::Plain;
use crate::rules::Rules;
use crate::state::State;

/// What trade cards and open knights can do for a seat that is free to act.
pub fn options(rules: &Rules, state: &State, seat: Seat) -> Plain {
    let when = |action, check: Result<(), _>| Plain::simple(action).when(check.is_ok());
    when(Action::ForceTrade, forced_trade::check(rules, state, seat))
        .with(when(
            Action::RobberHome,
            robber_home::check(rules, state, seat),
        ))
        .with(when(
            Action::GiveUpKnight,
            exchange::check(rules, state, seat),
        ))
}
