//! What chance decides: from which bag, and what the outcome does.

use crate::base::{development, dice_deck, founding, robber};
use crate::chance::{Bag, Chance};
use crate::kinds::Resource;
use crate::knights::{dice, hand};
use crate::play::Play;
use crate::questions::decisions::voyages;
use crate::questions::roll::{self, chips};
use crate::rules::Rules;
use crate::sea::fog;
use crate::special::{fortress, tribe};
use crate::state::{Source, State, Task};
use crate::two_player::forced_trade;

/// The bag of a draw.
#[inline(always)]
pub fn bag(rules: &Rules, state: &State, source: Source) -> Bag {
    match source {
        Source::Dice => Bag::Dice,
        Source::Hand(seat) => Bag::Hand(state.hand(seat)),
        Source::OpponentsHand => Bag::Hand(state.hand(state.public.turn.next(rules.players))),
        Source::Deck => Bag::Deck(state.secret.deck),
        Source::Tile => Bag::Tiles(fog::terrains_left(rules, &state.public)),
        Source::Number => Bag::Numbers(fog::numbers_left(rules, &state.public)),
        Source::Token => Bag::Tokens(state.public.sea.tokens_left),
        Source::Die => Bag::Die,
        Source::ThreeDice if rules.dice_deck => roll_bag(rules, state),
        Source::ThreeDice => Bag::ThreeDice,
        Source::EventDie => Bag::EventDie,
        Source::Progress(area) => Bag::Progress(hand::top(state, area)),
    }
}

/// What the seat on turn rolls the two dice from.
#[inline]
pub const fn roll_bag(rules: &Rules, state: &State) -> Bag {
    if rules.dice_deck {
        Bag::DiceCards(dice_deck::left(&state.public))
    } else {
        Bag::Dice
    }
}

/// Carries out what was drawn for the task on top.
#[inline(always)]
pub fn resolve(play: &mut Play, outcome: Chance) {
    let task = play.state().task();
    match outcome {
        Chance::Dice(one, two) if matches!(task, Task::RollForStart) => {
            founding::roll_for_start(play, [one, two]);
        }
        Chance::Dice(one, two) => roll::resolve(play, [one, two]),
        Chance::DiceCard(one, two) => from_deck(play, [one, two]),
        Chance::Stolen(kind) => take(play, task, kind),
        Chance::Drawn(card) if matches!(task, Task::DrawGift) => tribe::draw(play, card),
        Chance::Drawn(card) => development::draw(play, card),
        Chance::ThreeDice(red, yellow, face) => dice::roll(play, [red, yellow], face),
        Chance::EventDie(face) => dice::event(play, face),
        Chance::Progress(card) => hand::draw(play, card),
        Chance::Tile(_) | Chance::Number(_) | Chance::Token(_) | Chance::Die(_) => {
            at_sea(play, task, outcome);
        }
    }
}

/// BASE-R-35: a card instead of a roll; with knights the event die is still rolled.
#[cold]
fn from_deck(play: &mut Play, pair: [u8; 2]) {
    dice_deck::turn_over(play, pair);
    if play.rules.modules.knights {
        dice::turned(play, pair);
    } else {
        roll::resolve(play, pair);
    }
}

/// What chance decides only at sea.
#[cold]
fn at_sea(play: &mut Play, task: Task, outcome: Chance) {
    if let (Task::Discover(hex), Chance::Tile(terrain)) = (task, outcome) {
        fog::turn_over(play, hex, terrain);
    } else if let (Task::FogNumber(hex), Chance::Number(number)) = (task, outcome) {
        fog::number(play, hex, number);
        chips::laid(play, hex, number);
    } else if let Chance::Token(kind) = outcome {
        let seat = play.state().public.turn;
        play.instead(Task::PlaceHarbour);
        play.draw_token(seat, kind);
    } else if let Chance::Die(shown) = outcome {
        voyages::siege(play, shown);
    }
}

/// A card out of a hand, for whatever it was drawn.
#[inline]
fn take(play: &mut Play, task: Task, kind: Resource) {
    if let Task::Steal(victim) = task {
        robber::steal(play, victim, kind);
    } else if let Task::DrawFromOpponent(left) = task {
        forced_trade::draw(play, left, kind);
    } else if let Task::FleetTakes(seat, left) = task {
        fortress::lose_card(play, seat, left, kind);
    }
}
