//! Wedding (Hochzeit): two cards from everybody with more points.

use game::{RuleId, Seat, SeatSet, Violation};

use super::CardDef;
use crate::kinds::Resource;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Every opponent with strictly more points gives two cards of his choice, or all he has.
pub const RULE: RuleId = RuleId("CK-CARD-wedding");

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

const GIFT: u8 = 2;

fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(!guests(rules, state, seat).is_empty())
}

/// CK-82: strictly more points.
fn guests(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let points = state.points(seat);
    Seat::first(rules.players)
        .filter(|other| state.points(*other) > points)
        .collect()
}

fn play(play: &mut Play, seat: Seat) {
    let guests = guests(play.rules, play.state(), seat);
    let has_cards = |guest: &Seat| play.state().pieces(*guest).hand_size > 0;
    let giving = guests.iter().filter(has_cards).collect();
    play.ask_each(giving);
    play.ask(KnightTask::Gift(GIFT));
}

pub fn check_gift(state: &State, seat: Seat, kind: Resource) -> Result<(), Violation> {
    RULE.require(state.hand(seat).count(kind) > 0)
}

pub fn give(play: &mut Play, seat: Seat, left: u8, kind: Resource) {
    play.hand_card(seat, play.state().public.turn, kind);
    if left > 1 && play.state().pieces(seat).hand_size > 0 {
        play.ask_instead(KnightTask::Gift(left - 1));
    } else {
        play.asked(seat);
        play.ask_instead(KnightTask::Gift(GIFT));
    }
}
