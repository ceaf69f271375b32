//! Everything open to one seat, countable without being listed.
//!
//! Parts of the dice to roll again come first; every other action has a bit of its own:
//! 0–31 symbols, 32–61 jokers of the first five knights by face turned, 62–97 jokers of the sixth
//! by face turned and face it becomes, 98–103 trades, 104 the end of the turn.

use game::{Choices, Seat};

use crate::actions::Action;
use crate::build;
use crate::dice::{self, Face, Faces};
use crate::gold;
use crate::joker;
use crate::score;
use crate::sheet::{CITIES, KNIGHTS, Knight, ROADS, SETTLEMENTS, Symbol};
use crate::state::State;

const SETTLEMENT_BIT: u32 = ROADS as u32;
const CITY_BIT: u32 = SETTLEMENT_BIT + SETTLEMENTS.len() as u32;
const KNIGHT_BIT: u32 = CITY_BIT + CITIES.len() as u32;
const JOKER_BIT: u32 = KNIGHT_BIT + KNIGHTS as u32;
const ANY_JOKER_BIT: u32 = JOKER_BIT + 5 * 6;
const TRADE_BIT: u32 = ANY_JOKER_BIT + 6 * 6;
const END_BIT: u32 = TRADE_BIT + 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Menu {
    /// Any part of these may be rolled again.
    again: Faces,
    /// The other actions, a bit for each.
    others: u128,
}

impl Menu {
    const EMPTY: Menu = Menu {
        again: Faces::NONE,
        others: 0,
    };

    pub fn of(state: &State, seat: Seat) -> Menu {
        if seat != state.seat || state.turn.cup > 0 || score::is_over(state) {
            return Menu::EMPTY;
        }
        let (sheet, dice) = (state.own_sheet(), state.turn.dice);
        let others = u128::from(build::options(sheet, dice))
            | joker::options(sheet.jokers(), dice) << JOKER_BIT
            | u128::from(gold::options(dice)) << TRADE_BIT
            | 1 << END_BIT;
        Menu {
            again: dice::again(state),
            others,
        }
    }

    fn rerolls(&self) -> u32 {
        // To roll none of them is to stop, which is no roll (DICE-11).
        self.again.parts() - 1
    }
}

impl Choices<Action> for Menu {
    fn count(&self) -> u32 {
        self.rerolls() + self.others.count_ones()
    }

    fn nth(&self, k: u32) -> Action {
        debug_assert!(k < self.count());
        let rerolls = self.rerolls();
        if k < rerolls {
            return Action::Reroll(self.again.part(k + 1));
        }
        let mut others = self.others;
        for _ in rerolls..k {
            others &= others - 1;
        }
        action(others.trailing_zeros())
    }

    fn contains(&self, choice: Action) -> bool {
        match choice {
            Action::Reroll(dice) => !dice.is_empty() && self.again.covers(dice),
            other => bit(other).is_some_and(|bit| self.others >> bit & 1 == 1),
        }
    }
}

/// The action a bit stands for.
fn action(bit: u32) -> Action {
    let build = |symbol| Action::Build(symbol);
    let from = |first: u32| (bit - first) as u8;
    match bit {
        0..SETTLEMENT_BIT => build(Symbol::Road(from(0))),
        SETTLEMENT_BIT..CITY_BIT => build(Symbol::Settlement(from(SETTLEMENT_BIT))),
        CITY_BIT..KNIGHT_BIT => build(Symbol::City(from(CITY_BIT))),
        KNIGHT_BIT..JOKER_BIT => build(Symbol::Knight(Knight(from(KNIGHT_BIT)))),
        JOKER_BIT..ANY_JOKER_BIT => {
            let (knight, turned) = (Knight(from(JOKER_BIT) / 6), from(JOKER_BIT) % 6);
            let to = knight.joker().expect("the first five are printed");
            Action::Joker {
                knight,
                from: Face::ALL[turned as usize],
                to,
            }
        }
        ANY_JOKER_BIT..TRADE_BIT => Action::Joker {
            knight: Knight(KNIGHTS - 1),
            from: Face::ALL[from(ANY_JOKER_BIT) as usize / 6],
            to: Face::ALL[from(ANY_JOKER_BIT) as usize % 6],
        },
        TRADE_BIT..END_BIT => Action::Trade(Face::ALL[from(TRADE_BIT) as usize]),
        _ => Action::End,
    }
}

/// The bit of an action; none for those that are never listed.
fn bit(action: Action) -> Option<u32> {
    match action {
        Action::Reroll(_) => None,
        Action::Build(Symbol::Road(road)) => Some(u32::from(road)),
        Action::Build(Symbol::Settlement(place)) => Some(SETTLEMENT_BIT + u32::from(place)),
        Action::Build(Symbol::City(place)) => Some(CITY_BIT + u32::from(place)),
        Action::Build(Symbol::Knight(knight)) => Some(KNIGHT_BIT + u32::from(knight.0)),
        Action::Joker { knight, from, to } => match knight.joker() {
            Some(printed) => {
                let place = 6 * u32::from(knight.0) + from as u32;
                (printed == to).then_some(JOKER_BIT + place)
            }
            None => Some(ANY_JOKER_BIT + 6 * from as u32 + to as u32),
        },
        Action::Trade(to) => Some(TRADE_BIT + to as u32),
        Action::End => Some(END_BIT),
    }
}
