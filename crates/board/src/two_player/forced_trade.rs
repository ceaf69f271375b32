//! The forced trade (Zwangshandel): two random cards of the opponent's against two of one's choice.

use game::{RuleId, Seat, Violation};

use crate::kinds::Resource;
use crate::plain::Plain;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{State, Task};

use super::trade_cards;

/// Draw two cards of the opponent's hand, give two back; with one in his hand, draw one, give two.
pub const FORCED: RuleId = RuleId("TWO-37");
// TWO-R-04: Two cards are needed after drawing, not before.
/// An empty hand cannot be drawn from.
pub const NOT_EMPTY: RuleId = RuleId("TWO-R-05");

const CARDS: u8 = 2;

pub fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    trade_cards::check_action(rules, state, seat)?;
    NOT_EMPTY.require(state.pieces(seat.next(rules.players)).hand_size > 0)?;
    FORCED.require(is_possible(rules, state, seat))
}

/// Can two cards be given back after drawing?
pub fn is_possible(rules: &Rules, state: &State, seat: Seat) -> bool {
    let opponent = state.pieces(seat.next(rules.players)).hand_size;
    opponent > 0 && state.pieces(seat).hand_size + opponent.min(CARDS) >= CARDS
}

pub fn begin(play: &mut Play, seat: Seat) {
    trade_cards::spend(play, seat);
    let opponent = play.state().pieces(seat.next(play.rules.players)).hand_size;
    play.next(Task::GiveBack(CARDS));
    play.next(Task::DrawFromOpponent(opponent.min(CARDS)));
}

/// Takes the card that chance named.
pub fn draw(play: &mut Play, left: u8, kind: Resource) {
    let seat = play.state().public.turn;
    if left > 1 {
        play.instead(Task::DrawFromOpponent(left - 1));
    } else {
        play.done();
    }
    play.steal(seat, seat.next(play.rules.players), kind);
}

pub fn check_give(state: &State, seat: Seat, kind: Resource) -> Result<(), Violation> {
    let is_asked = matches!(state.task(), Task::GiveBack(_)) && seat == state.public.turn;
    FORCED.require(is_asked && state.hand(seat).count(kind) > 0)
}

pub fn options(state: &State, seat: Seat) -> Plain {
    Plain::give(state.hand(seat).present())
}

pub fn give(play: &mut Play, seat: Seat, kind: Resource) {
    let Task::GiveBack(left) = play.state().task() else {
        return;
    };
    if left > 1 {
        play.instead(Task::GiveBack(left - 1));
    } else {
        play.done();
    }
    play.give_back(seat, seat.next(play.rules.players), kind);
}
