//! The parts of a turn: before the roll, the roll, the action phase, the end.

use game::{RuleId, Seat};

use super::goal;
use crate::actions::Action;
use crate::card::CardId;
use crate::chance::{Bag, Chance};
use crate::effects::Moment;
use crate::play::Play;
use crate::state::{Ending, State, Symbol, Task, other};
use crate::verdict::{Verdict, stop};

/// Before the roll only Brigitta and Reiner can be played.
pub const BEFORE_ROLL: RuleId = RuleId("RIV-71");

/// RIV-70: whoever has the points when his turn begins has won without rolling.
pub fn begin(play: &mut Play, seat: Seat) {
    play.begin_turn(seat);
    goal::judge(play);
}

/// RIV-131: Brigitta and Reiner.
fn is_before_roll(card: CardId) -> bool {
    card.def().moment == Moment::BeforeRoll
}

pub fn check_before_roll(state: &State, seat: Seat, action: Action) -> Verdict {
    match action {
        Action::Roll => Ok(()),
        Action::Play(card) if is_before_roll(card) => super::playing::check(state, seat, card),
        _ => Err(stop(BEFORE_ROLL)),
    }
}

/// Everything that can be done before the roll.
pub fn options_before_roll(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    menu.push(Action::Roll);
    let cards = state.hand(seat).faces();
    let playable = cards
        .filter(|card| is_before_roll(*card) && super::playing::check(state, seat, *card).is_ok());
    menu.extend(playable.map(Action::Play));
}

/// If both dice are fixed nothing is rolled (RIV-R-53).
pub fn dice_go_on(play: &mut Play) -> bool {
    let dice = play.state().public.dice;
    match (dice.number, dice.symbol) {
        (1.., Some(symbol)) => {
            fall(play, dice.number, symbol);
            true
        }
        _ => false,
    }
}

/// The dice that are not fixed.
pub fn bag(state: &State) -> Bag {
    match (state.public.dice.number, state.public.dice.symbol) {
        (0, None) => Bag::Dice,
        (0, Some(_)) => Bag::Number,
        (1.., _) => Bag::Symbol,
    }
}

pub fn rolled(play: &mut Play, outcome: Chance) {
    let dice = play.state().public.dice;
    match outcome {
        Chance::Dice(number, symbol) => fall(play, number, symbol),
        Chance::Number(number) => fall(play, number, dice.symbol.unwrap_or(Symbol::Celebration)),
        Chance::Symbol(symbol) => fall(play, dice.number, symbol),
        Chance::Start(..) | Chance::Card(_) | Chance::Moon(_) | Chance::Landscape(_) => {
            unreachable!("dice are rolled")
        }
    }
}

/// RIV-72: the red symbol comes before the production. RIV-73: a black one after it.
fn fall(play: &mut Play, number: u8, symbol: Symbol) {
    play.done();
    play.roll(number, symbol);
    let after = match symbol {
        Symbol::Brigands => None,
        Symbol::Trade => Some(Task::Trade),
        Symbol::Celebration => Some(Task::Celebration),
        Symbol::Harvest => Some(Task::Harvest),
        Symbol::Card => Some(Task::RevealEvent),
    };
    play.next([
        (symbol == Symbol::Brigands).then_some(Task::Brigands),
        Some(Task::Production),
        Some(Task::Produced),
        after,
    ]);
}

/// The other player's turn, unless somebody has won or time is up.
pub fn end(play: &mut Play) {
    goal::judge_turn_end(play);
    if play.task() == Task::Over {
        return;
    }
    let (limit, turns) = (play.rules.turn_limit, play.state().public.turns);
    if limit > 0 && turns >= limit {
        play.finish(Ending::Draw);
        return;
    }
    let next = other(play.state().public.turn);
    play.replace(Task::BeginTurn(next));
}
