//! Questions of single cards. What is asked and what follows is in the file of the card.

use super::building;
use crate::actions::Action;
use crate::effects::Ask;
use crate::play::Play;
use crate::setup::Rules;
use crate::state::{Asked, State};

/// How the card that asks goes about it.
pub fn ask(asked: Asked) -> Ask {
    let asks = asked.card.def().custom.asks;
    asks.expect("a card that asks says how")
}

/// Every answer, in the order of actions; two equal cards at one side are one choice.
pub fn options(rules: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    (ask(asked).options)(rules, state, asked, menu);
    menu.sort_unstable();
    building::dedup(menu, 0);
}

/// Whoever has no choice is not asked, unless that would tell something.
pub fn goes_on(play: &mut Play, asked: Asked) -> bool {
    if ask(asked).always {
        return false;
    }
    let mut menu = Vec::new();
    options(play.rules, play.state(), asked, &mut menu);
    match menu[..] {
        [] => play.done(),
        [only] => answer(play, asked, only),
        _ => return false,
    }
    true
}

pub fn answer(play: &mut Play, asked: Asked, action: Action) {
    play.done();
    (ask(asked).answer)(play, asked, action);
}
