//! Development cards (Entwicklungskarten): buying them, and what progress cards do.
//!
//! Knight cards are in `army.rs`.

use game::{Fact, RuleId, Seat, Violation};

use crate::Goods;
use crate::kinds::{Development, Resource};
use crate::plain::Plain;
use crate::play::Play;
use crate::questions::build::free_pieces;
use crate::questions::goal;
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::{State, Task};

use super::turn;

/// A development card costs one ore, one wool and one grain.
pub const COST: RuleId = RuleId("BASE-55d");
/// A card is played before the roll or after it is resolved, never in between.
pub const MOMENT: RuleId = RuleId("BASE-29");
/// The top card of the deck; none is left when the deck is empty.
pub const DECK: RuleId = RuleId("BASE-63");
/// At most one card a turn, and not one bought in the same turn.
pub const ONE_A_TURN: RuleId = RuleId("BASE-64");
/// Two roads for nothing; at least one piece and one place are needed.
pub const ROAD_BUILDING: RuleId = RuleId("BASE-68");
/// Two cards of one's choice from the bank, as far as it has them.
pub const INVENTION: RuleId = RuleId("BASE-69");
// BASE-70: All cards of one kind from everybody.
// BASE-71: Point cards are never played; they count from the moment they are bought.
/// The second free road may be waived, the first may not.
pub const MAY_WAIVE: RuleId = RuleId("BASE-R-04");

/// One wool, one grain, one ore.
pub const PRICE: Goods = Goods::from_bytes([0, 0, 1, 1, 1, 0, 0, 0]);

pub fn check_buy(state: &State, seat: Seat) -> Result<(), Violation> {
    turn::check_main(state, seat)?;
    DECK.require(state.public.deck_left > 0)?;
    COST.require(state.hand(seat).covers(PRICE))
}

#[inline]
pub fn can_buy(state: &State, seat: Seat) -> bool {
    state.hand(seat).covers(PRICE) && state.public.deck_left > 0
}

pub fn buy(play: &mut Play, seat: Seat) {
    play.pay(seat, PRICE);
    play.mark_built();
    play.next(Task::DrawCard);
}

/// Hands out the card that chance named.
pub fn draw(play: &mut Play, card: Development) {
    let seat = play.state().public.turn;
    play.done();
    play.draw_card(seat, card);
    goal::judge(play);
}

/// Checks what holds for every card.
pub fn check_play(state: &State, seat: Seat, card: Development) -> Result<(), Violation> {
    turn::check_on_turn(state, seat)?;
    MOMENT.require(moments::is_free(state))?;
    let refused = |reason| Err(ONE_A_TURN.broken().with("reason", Fact::Word(reason)));
    let own = state.own(seat);
    if own.cards.count(card) == 0 {
        return refused("card-not-held");
    }
    if state.public.card_played {
        return refused("card-second-this-turn");
    }
    if own.cards.count(card) == own.fresh.count(card) {
        return refused("card-bought-this-turn");
    }
    Ok(())
}

/// The cards a seat that is free to act may play.
#[inline]
pub fn options(rules: &Rules, state: &State, seat: Seat) -> Plain {
    if state.public.card_played || state.pieces(seat).cards_held == 0 {
        return Plain::NONE;
    }
    playable(rules, state, seat)
}

#[inline(always)]
fn playable(rules: &Rules, state: &State, seat: Seat) -> Plain {
    let cards = state.own(seat).cards - state.own(seat).fresh;
    let has = |card| cards.count(card) > 0;
    let can_place = || free_pieces::any(rules, state, seat);
    Plain::KNIGHT
        .when(has(Development::Knight))
        .with(Plain::ROAD_BUILDING.when(has(Development::RoadBuilding) && can_place()))
        .with(Plain::INVENTION.when(has(Development::Invention) && !state.public.bank.is_empty()))
        .with(Plain::MONOPOLY.when(has(Development::Monopoly)))
}

pub fn check_road_building(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    check_play(state, seat, Development::RoadBuilding)?;
    ROAD_BUILDING.require(free_pieces::any(rules, state, seat))
}

pub fn play_road_building(play: &mut Play, seat: Seat) {
    play.play_card(seat, Development::RoadBuilding);
    play.next(Task::FirstFreeRoad);
}

pub fn check_waive(state: &State, seat: Seat) -> Result<(), Violation> {
    MAY_WAIVE.require(state.task() == Task::SecondFreeRoad)?;
    turn::check_on_turn(state, seat)
}

pub fn check_invention(state: &State, seat: Seat) -> Result<(), Violation> {
    check_play(state, seat, Development::Invention)?;
    if state.public.bank.is_empty() {
        return Err(not_taken("bank-empty"));
    }
    Ok(())
}

fn not_taken(reason: &'static str) -> Violation {
    INVENTION.broken().with("reason", Fact::Word(reason))
}

/// BASE-69: exactly two cards if the bank has two.
pub fn play_invention(play: &mut Play, seat: Seat) {
    play.play_card(seat, Development::Invention);
    play.next(Task::Take(play.state().public.bank.total().min(2) as u8));
}

/// BASE-R-07: only what the bank has can be taken.
pub fn check_take(state: &State, seat: Seat, kind: Resource) -> Result<(), Violation> {
    if !matches!(state.task(), Task::Take(_)) {
        return Err(not_taken("invention-not-played"));
    }
    turn::check_on_turn(state, seat)?;
    if state.public.bank.count(kind) == 0 {
        return Err(not_taken("bank-lacks-kind"));
    }
    Ok(())
}

pub fn take(play: &mut Play, seat: Seat, kind: Resource) {
    let Task::Take(left) = play.state().task() else {
        return;
    };
    if left > 1 {
        play.instead(Task::Take(left - 1));
    } else {
        play.done();
    }
    play.take(seat, kind);
}

pub fn check_monopoly(state: &State, seat: Seat) -> Result<(), Violation> {
    check_play(state, seat, Development::Monopoly)
}

pub fn play_monopoly(play: &mut Play, seat: Seat, kind: Resource) {
    play.play_card(seat, Development::Monopoly);
    for from in Seat::all(play.rules.players) {
        if from != seat && play.state().hand(from).count(kind) > 0 {
            play.monopolise(seat, from, kind);
        }
    }
}
