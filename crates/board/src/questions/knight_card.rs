//! What a knight card does, and who holds the largest army.

use game::{Seat, Violation};

use crate::base::army;
use crate::kinds::Development;
use crate::plain::Plain;
use crate::play::Play;
use crate::rules::Rules;
use crate::special::{Special, pirates};
use crate::state::State;
use crate::two_player::exchange;

pub fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    army::check(state, seat)?;
    pirates::KNIGHT.require(is_of_use(rules, state, seat))
}

/// SC7-22: among pirates it needs a ship it can arm.
fn is_of_use(rules: &Rules, state: &State, seat: Seat) -> bool {
    if !rules.modules.sea {
        return true;
    }
    match &rules.sea().special {
        Special::Pirates(it) => pirates::next_warship(it, rules, state, seat).is_some(),
        Special::None | Special::Tribe(_) | Special::Cloth(_) | Special::Wonders(_) => true,
    }
}

/// The same cards without a knight that is of no use.
#[inline]
pub fn without_idle(rules: &Rules, state: &State, seat: Seat, cards: Plain) -> Plain {
    if cards.contains(Plain::KNIGHT) && !is_of_use(rules, state, seat) {
        cards.without(Plain::KNIGHT)
    } else {
        cards
    }
}

pub fn play(play: &mut Play, seat: Seat) {
    if play.rules.modules.sea
        && let Special::Pirates(it) = &play.rules.sea().special
    {
        let edge = pirates::next_warship(it, play.rules, play.state(), seat);
        play.play_card(seat, Development::Knight);
        play.arm_ship(seat, edge.expect("checked before"));
        return;
    }
    army::play_knight(play, seat);
}

/// Judges the largest army, whenever a knight was laid open or given up.
pub fn reassess_army(play: &mut Play, seat: Seat) {
    if play.rules.modules.sea && !play.rules.sea().largest_army {
        return;
    }
    let holder = play.state().public.army_holder;
    let new_holder = if play.rules.modules.two_player {
        exchange::army_holder(play.state(), seat)
    } else {
        army::holder_after_knight(play.state(), seat)
    };
    if new_holder != holder {
        play.award_army(new_holder);
    }
}
