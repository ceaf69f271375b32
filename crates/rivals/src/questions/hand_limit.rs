//! The end of a turn: refill or put back, exchange, search; and how cards leave stacks.

use game::{RuleId, Seat};

use crate::actions::Action;
use crate::card::CardId;
use crate::play::Play;
use crate::setup::Rules;
use crate::stacks::StackId;
use crate::state::{Hand, Realm, State, Task};

/// Below the hand limit one draws, each card from a stack of one's choice.
pub const REFILL: RuleId = RuleId("RIV-76");
/// Above the hand limit one puts cards under matching stacks.
pub const PUT_BACK: RuleId = RuleId("RIV-77");
/// Once a turn a hand card may be exchanged, for the top card of a stack or by a paid search.
pub const EXCHANGE: RuleId = RuleId("RIV-78");
/// A card goes only under a stack with its own back.
pub const BACK: RuleId = RuleId("RIV-155");
/// Nothing is drawn from an empty stack, and after looking one card must be taken.
pub const STACK: RuleId = RuleId("RIV-157");

/// RIV-44: cards in hand without progress points.
const HAND: u8 = 3;

/// RIV-75: three cards and one for each progress point. RIV-R-26: asked at the end of the turn.
pub fn limit(state: &State, seat: Seat) -> u8 {
    limit_of(state.realm(seat))
}

pub fn limit_of(realm: &Realm) -> u8 {
    HAND + realm.points().progress
}

/// What the refill asks for right now.
pub fn rule(state: &State) -> RuleId {
    let seat = state.public.turn;
    let is_over = state.public.hand_size(seat) > limit(state, seat);
    if is_over { PUT_BACK } else { REFILL }
}

/// Stacks with at least one card.
fn filled<'a>(rules: &'a Rules, state: &'a State) -> impl Iterator<Item = StackId> + 'a {
    let heights = &state.public.heights;
    rules.stacks().filter(|it| heights[it.index()].total() > 0)
}

/// RIV-R-27, RIV-R-63: with all stacks empty one stops. RIV-82: the action phase is over, so what
/// is drawn here waits for the next turn.
pub fn refill_goes_on(play: &mut Play) -> bool {
    let state = play.state();
    let seat = state.public.turn;
    let (size, limit) = (state.public.hand_size(seat), limit(state, seat));
    let waits = size > limit || size < limit && filled(play.rules, state).next().is_some();
    if !waits {
        play.done();
    }
    !waits
}

pub fn refill_options(rules: &Rules, state: &State, seat: Seat, menu: &mut Vec<Action>) {
    if state.public.hand_size(seat) < limit(state, seat) {
        menu.extend(filled(rules, state).map(Action::Draw));
    } else {
        put_options(rules, state.hand(seat), menu);
    }
}

/// Every hand card with every stack it may go under (RIV-155); an empty place takes it, too
/// (RIV-156).
pub fn put_options(rules: &Rules, hand: &Hand, menu: &mut Vec<Action>) {
    for card in hand.faces() {
        let stacks = rules.stacks_of(card.set());
        menu.extend(stacks.map(|stack| Action::Under { card, stack }));
    }
}

/// RIV-R-55: without a hand card there is no exchange.
pub fn exchange_goes_on(play: &mut Play) -> bool {
    let state = play.state();
    let is_empty = state.public.hand_size(state.public.turn) == 0;
    if is_empty {
        play.done();
    }
    is_empty
}

pub fn exchange_options(rules: &Rules, state: &State, seat: Seat, menu: &mut Vec<Action>) {
    menu.push(Action::Pass);
    put_options(rules, state.hand(seat), menu);
}

/// RIV-80: two resources, one with a Parish Hall, none with a Town Hall.
pub fn search_price(state: &State, seat: Seat) -> u8 {
    state.realm(seat).derived().search_price
}

pub fn exchange_take_options(rules: &Rules, state: &State, seat: Seat, menu: &mut Vec<Action>) {
    if state.realm(seat).goods().total() >= search_price(state, seat) {
        menu.push(Action::Search);
    }
    menu.extend(filled(rules, state).map(Action::Draw));
}

pub fn draw(play: &mut Play, seat: Seat, stack: StackId) {
    play.next([Some(Task::Draw { seat, stack })]);
}

/// RIV-R-28: pay, choose the stack, look, take exactly one.
pub fn pay_for_search(play: &mut Play, seat: Seat) {
    let left = search_price(play.state(), seat);
    play.replace(Task::Search { seat, free: false });
    if left > 0 {
        play.next([Some(Task::PayAny { seat, left })]);
    }
}

/// RIV-R-61: where all stacks are empty there is nothing to search.
pub fn search_goes_on(play: &mut Play, _: Seat) -> bool {
    let is_empty = filled(play.rules, play.state()).next().is_none();
    if is_empty {
        play.done();
    }
    is_empty
}

/// RIV-R-36: any draw stack with a card.
pub fn search_options(rules: &Rules, state: &State, menu: &mut Vec<Action>) {
    if matches!(state.task(), Task::Search { free: true, .. }) {
        menu.push(Action::Pass);
    }
    menu.extend(filled(rules, state).map(Action::Stack));
}

pub fn search(play: &mut Play, seat: Seat, stack: StackId) {
    play.replace(Task::TakeOne { seat, stack });
    play.next([Some(Task::Look { seat, stack })]);
}

/// What nobody has seen yet is a matter of chance.
pub fn look_goes_on(play: &mut Play, seat: Seat, stack: StackId) -> bool {
    let is_seen = play.state().public.heights[stack.index()].fresh == 0;
    if is_seen {
        play.done();
        play.look(seat, stack);
    }
    is_seen
}

/// The different cards of a stack that was looked through; of equal ones the topmost is taken.
pub fn stack_options(state: &State, stack: StackId, menu: &mut Vec<Action>) {
    let start = menu.len();
    let cards = state.secret.seen[stack.index()];
    menu.extend(cards.iter().flatten().map(Action::Take));
    menu[start..].sort_unstable();
    super::building::dedup(menu, start);
}

pub fn draw_goes_on(play: &mut Play, seat: Seat, stack: StackId) -> bool {
    let is_seen = play.state().public.heights[stack.index()].fresh == 0;
    if is_seen {
        play.done();
        play.draw_seen(seat, stack);
    }
    is_seen
}

/// RIV-144, RIV-155: under a stack with the same back; with one such stack there is no choice.
pub fn under_goes_on(play: &mut Play, seat: Seat, card: CardId) -> bool {
    let (first, second) = {
        let mut stacks = play.rules.stacks_of(card.set());
        (stacks.next(), stacks.next())
    };
    match (first, second) {
        (Some(only), None) => {
            play.done();
            play.put_open_under(seat, card, only);
            true
        }
        _ => false,
    }
}

pub fn under_options(rules: &Rules, card: CardId, menu: &mut Vec<Action>) {
    menu.extend(rules.stacks_of(card.set()).map(Action::Stack));
}
