//! Commercial Harbor (Handelshafen): one resource against one commodity, once with each opponent.

use game::{RuleId, Seat, SeatSet, Violation};

use super::CardDef;
use crate::kinds::Resource;
use crate::knights::KnightEvent;
use crate::play::Play;
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Once with each opponent a turn: a resource of one's choice for a commodity of his choice.
pub const RULE: RuleId = RuleId("CK-CARD-commercial_harbor");
// CK-R-26: The exchanges may be spread over the turn.

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

const RESOURCES: u8 = 0b0001_1111;
const COMMODITIES: u8 = 0b1110_0000;

fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(resources(state, seat) != 0 && !unused(rules, state, seat).is_empty())
}

fn play(play: &mut Play, _: Seat) {
    play.open_harbour();
}

/// The resources in a hand, one bit each.
pub fn resources(state: &State, seat: Seat) -> u8 {
    state.hand(seat).present() & RESOURCES
}

pub fn commodities(state: &State, seat: Seat) -> u8 {
    state.hand(seat).present() & COMMODITIES
}

/// The opponents with whom the seat on turn may still trade.
pub fn partners(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    if !state.public.knights.harbour || resources(state, seat) == 0 {
        return SeatSet::EMPTY;
    }
    unused(rules, state, seat)
}

/// The opponents without an exchange this turn; a second card gives no second one.
fn unused(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let bartered = state.public.knights.bartered;
    let is_left = |other: &Seat| *other != seat && !bartered.contains(*other);
    Seat::first(rules.players).filter(is_left).collect()
}

pub fn check_partner(
    rules: &Rules,
    state: &State,
    seat: Seat,
    with: Seat,
) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    RULE.require(partners(rules, state, seat).contains(with))
}

pub fn begin(play: &mut Play, with: Seat) {
    play.mark_bartered(with);
    play.ask(KnightTask::Barter(with));
}

/// A bit test: is the kind among those that may be handed over?
pub fn check_kind(kinds: u8, kind: Resource) -> Result<(), Violation> {
    RULE.require(kinds >> kind as u8 & 1 == 1)
}

/// Hands the resource over; without a commodity in the other hand it comes back at once.
pub fn offer(play: &mut Play, seat: Seat, with: Seat, kind: Resource) {
    if commodities(play.state(), with) == 0 {
        play.done();
        play.tell(|| KnightEvent::BarterFailed { seat, with });
        return;
    }
    play.hand_card(seat, with, kind);
    play.ask_instead(KnightTask::BarterBack(with));
}

pub fn give_back(play: &mut Play, with: Seat, kind: Resource) {
    let seat = play.state().public.turn;
    play.done();
    play.hand_card(with, seat, kind);
}
