//! Sending the robber to the desert for trade cards.

use game::{RuleId, Seat, Violation};

use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

use super::trade_cards;

/// The robber goes to the desert; nothing is drawn. Not if he is there already.
pub const HOME: RuleId = RuleId("TWO-38");

pub fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    trade_cards::check_action(rules, state, seat)?;
    HOME.require(is_possible(rules, state))
}

pub fn is_possible(rules: &Rules, state: &State) -> bool {
    !rules.deserts.is_empty() && !rules.deserts.contains(state.public.robber)
}

/// TWO-R-14: a later seven moves him again.
pub fn send(play: &mut Play, seat: Seat) {
    let desert = play
        .rules
        .deserts
        .first()
        .expect("there is a desert to go to");
    trade_cards::spend(play, seat);
    play.move_robber(seat, desert);
}
