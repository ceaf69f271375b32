//! Master Merchant (Großhändler): two cards of one's choice out of a shown hand.

use game::{RuleId, Seat, SeatSet, Violation};

use super::{CardDef, ProgressCard};
use crate::kinds::Resource;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Look at the hand of an opponent with more points and take two cards of it.
pub const RULE: RuleId = RuleId("CK-CARD-master_merchant");
// CK-82: More points means strictly more, at the moment of play.

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

const TAKES: u8 = 2;

fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(!victims(rules, state, seat).is_empty())
}

/// Opponents with strictly more points and at least one card.
pub fn victims(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let points = state.points(seat);
    Seat::first(rules.players)
        .filter(|other| state.points(*other) > points && state.pieces(*other).hand_size > 0)
        .collect()
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::Choose(ProgressCard::MasterMerchant));
}

pub fn choose(play: &mut Play, seat: Seat, victim: Seat) {
    let left = play.state().pieces(victim).hand_size.min(TAKES);
    play.show_hand(seat, victim);
    play.ask_instead(KnightTask::Plunder(victim, left));
}

pub fn check_pick(state: &State, seat: Seat, kind: Resource) -> Result<(), Violation> {
    RULE.require(state.own(seat).shown_hand.count(kind) > 0)
}

pub fn pick(play: &mut Play, seat: Seat, victim: Seat, left: u8, kind: Resource) {
    play.hand_card(victim, seat, kind);
    if left > 1 {
        play.look_again(seat, victim);
        play.ask_instead(KnightTask::Plunder(victim, left - 1));
    } else {
        play.cover(seat);
        play.done();
    }
}
