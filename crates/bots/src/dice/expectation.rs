//! Plays every turn by exact expectation: which dice to keep, and what to make of them.
//!
//! What a sheet is worth for the turns to come is somebody else's answer, a [`Worth`]. With the
//! exact one of `solve.rs` this is the best player there can be for the highest mean score.

use std::sync::Arc;

use dice::{Action, BOXES, DICE, Faces, ROLLS, Rules, Symbol};
use game::{Choices, Luck};

use super::hands::number;
use super::plan::Plan;
use super::position::Position;
use super::rolls::{Values, best_part, expect};
use super::worth::{Worth, WorthTable};
use crate::{Bot, Sight};

/// Plays each turn exactly and values later turns by a table.
pub struct Expectation {
    worth: Arc<dyn Worth>,
    /// Asked up to three times in a turn, hence kept.
    rolling: Option<Rolling>,
}

impl Expectation {
    /// A bot that values later turns by `worth`.
    pub fn new(worth: Arc<dyn Worth>) -> Expectation {
        Expectation {
            worth,
            rolling: None,
        }
    }
}

impl Default for Expectation {
    fn default() -> Expectation {
        Expectation::new(Arc::new(WorthTable))
    }
}

/// The values of one turn's rolling.
struct Rolling {
    position: Position,
    turns_after: u8,
    /// Of final hands.
    stopped: Box<Values>,
    /// Of the parts kept for the last roll, and for the last but one.
    kept: [Box<Values>; 2],
}

impl Rolling {
    fn new(plan: &mut Plan, position: Position, turns_after: u8) -> Rolling {
        let stopped = plan.full(position);
        let last = expect(&stopped);
        let last_but_one = expect(&best_part(&last));
        Rolling {
            position,
            turns_after,
            stopped,
            kept: [last, last_but_one],
        }
    }

    /// The dice to roll again; none to stop.
    fn again(&self, dice: Faces, rolls_left: u8) -> Option<Faces> {
        let kept = &self.kept[rolls_left as usize - 1];
        let mut best = (self.stopped[number(dice)], None);
        for part in (1..dice.parts()).map(|k| dice.part(k)) {
            let value = kept[number(dice - part)];
            if value > best.0 {
                best = (value, Some(part));
            }
        }
        best.1
    }
}

impl Bot<Rules> for Expectation {
    fn choose(&mut self, sight: &Sight<Rules>, _luck: &mut dyn Luck) -> Action {
        let state = sight.view().state;
        let turn = state.turn();
        let position = Position::of(state.own_sheet());
        let turns_after = BOXES as u8 - 1 - state.round();
        let worth = self.worth.clone();
        let worth = |position| worth.worth(turns_after, position);
        let mut plan = Plan::new(&worth);
        if !turn.is_fixed() && turn.rolls() < ROLLS {
            let rolling = self
                .rolling
                .take()
                .filter(|known| (known.position, known.turns_after) == (position, turns_after));
            let rolling = rolling.unwrap_or_else(|| Rolling::new(&mut plan, position, turns_after));
            let again = rolling.again(turn.dice(), ROLLS - turn.rolls());
            self.rolling = Some(rolling);
            if let Some(dice) = again {
                return Action::Reroll(dice);
            }
        }
        use_dice(sight, &mut plan, position)
    }
}

/// The best first step after rolling; to end, if no step is better.
fn use_dice(sight: &Sight<Rules>, plan: &mut Plan, position: Position) -> Action {
    let turn = *sight.view().state.turn();
    let (dice, has_built) = (turn.dice(), turn.points() > 0);
    let count = dice.total();
    let mut best = (plan.end(position, has_built), Action::End);
    let menu = sight.menu();
    for action in (0..menu.count()).map(|k| menu.nth(k)) {
        let value = match action {
            Action::Reroll(_) | Action::End => continue,
            Action::Build(symbol) => {
                let (next, left) = (position.with(symbol), dice - symbol.cost());
                points(symbol) + plan.values(next, true, left.total())[number(left)]
            }
            Action::Joker { knight, from, to } => {
                let next = position.without_joker(knight);
                let turned = dice - Faces::of(from) + Faces::of(to);
                plan.values(next, has_built, count)[number(turned)]
            }
            Action::Trade(to) => {
                let gold = Faces::of(dice::Face::Gold);
                let left = dice - gold - gold + Faces::of(to);
                plan.values(position, has_built, count - 1)[number(left)]
            }
        };
        if value > best.0 {
            best = (value, action);
        }
    }
    debug_assert!(count <= DICE);
    best.1
}

fn points(symbol: Symbol) -> f64 {
    f64::from(symbol.points())
}
