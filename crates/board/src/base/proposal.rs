//! What is said in the trade part of one's own accord: an open question of the seat on turn, a
//! proposal of anybody else.
//!
//! Offers, answers and conclusions are in `domestic_trade.rs`. A proposal is a counter-offer to
//! nothing: it lies among the answers and is concluded like one.

use game::{Fact, RuleId, Seat, SeatSet, Violation};

use crate::Goods;
use crate::menu::Menu;
use crate::offer::{Offer, Parcel};
use crate::plain::Plain;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{State, Task};

use super::{bank_trade, domestic_trade};

/// The seat on turn may ask for cards without naming a price; the others name theirs.
pub const ASK: RuleId = RuleId("BASE-81a");
/// The others may propose exchanges to the seat on turn, unasked.
pub const PROPOSE: RuleId = RuleId("BASE-81b");
/// Everybody asks or proposes at most three times a turn, and has one proposal on the table.
pub const LIMIT: RuleId = RuleId("BASE-R-33");

const MOST: u8 = 3;

pub fn check_ask(rules: &Rules, state: &State, seat: Seat, wish: Parcel) -> Result<(), Violation> {
    bank_trade::check_moment(rules, state, seat)?;
    ASK.require(!Goods::from(wish).is_empty())?;
    check_limit(state, seat)
}

pub fn ask(play: &mut Play, seat: Seat, wish: Parcel) {
    play.ask_openly(seat, wish);
    play.next(Task::Negotiate);
}

pub fn check_propose(
    rules: &Rules,
    state: &State,
    seat: Seat,
    offer: Offer,
) -> Result<(), Violation> {
    let refused = |reason| Err(PROPOSE.broken().with("reason", Fact::Word(reason)));
    if seat == state.public.turn || seat.0 >= rules.players {
        return refused("trade-on-turn");
    }
    if state.task() == Task::Negotiate {
        return refused("trade-answer-instead");
    }
    if bank_trade::check_moment(rules, state, state.public.turn).is_err() {
        return refused("trade-not-now");
    }
    check_limit(state, seat)?;
    domestic_trade::check_terms(state, seat, offer)
}

fn check_limit(state: &State, seat: Seat) -> Result<(), Violation> {
    if may_speak(state, seat) {
        return Ok(());
    }
    Err(LIMIT.broken().with("most", MOST))
}

/// May the seat still ask or propose this turn, as far as the limit goes?
pub fn may_speak(state: &State, seat: Seat) -> bool {
    state.public.proposals.made[seat.index()] < MOST
}

/// May the seat propose something now?
pub fn may_propose(rules: &Rules, state: &State, seat: Seat) -> bool {
    seat != state.public.turn
        && bank_trade::check_moment(rules, state, state.public.turn).is_ok()
        && may_speak(state, seat)
}

/// The menu of the others: whoever proposed something may take it back.
#[inline]
pub fn taken_back(state: &State, seat: Seat) -> Menu {
    Menu::Plain(Plain::WITHDRAW.when(state.public.proposals.open.contains(seat)))
}

/// The proposals the seat on turn can pay for.
pub fn options(rules: &Rules, state: &State, seat: Seat) -> Plain {
    if bank_trade::check_moment(rules, state, seat).is_err() {
        return Plain::NONE;
    }
    let payable = |with: &Seat| {
        let terms = domestic_trade::terms(state, *with);
        terms.is_some_and(|terms| state.hand(seat).covers(terms.give()))
    };
    let open: SeatSet = state.public.proposals.open.iter().filter(payable).collect();
    Plain::conclude(open)
}

/// Proposals are void as soon as something comes between trades; drawing a bought card does not.
#[cold]
pub fn lapse(play: &mut Play) {
    if !matches!(play.state().task(), Task::Main | Task::DrawCard) {
        play.clear_offer();
    }
}
