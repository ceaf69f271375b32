//! Plays every turn by exact expectation: which dice to keep, and what to make of them.
//!
//! What a sheet is worth for the turns to come is somebody else's answer, a [`Worth`]. With the
//! exact one of `solve.rs` this is the best player there can be for the highest mean score. Whoever
//! wants to win instead looks at the others' sheets in the last turn: behind he dares more, ahead
//! less.

use std::sync::Arc;

use dice::{Action, BOXES, CROSS, DICE, Faces, ROLLS, Rules, State};
use game::{Choices, Game, Luck, Seat};

use super::hands::number;
use super::plan::Plan;
use super::position::Position;
use super::race::Race;
use super::rolls::{Values, best_part, expect};
use super::worth::{Worth, WorthTable};
use crate::{Adviser, Bot, Sight, Weighed};

/// Choices that are weighed, besides those somebody asks for.
const MOST_WEIGHED: usize = 5;

/// Plays each turn exactly and values later turns by a table.
pub struct Expectation {
    worth: Arc<dyn Worth>,
    /// Plays the last turn for the win, not for points.
    to_win: bool,
    /// Asked up to three times in a turn, hence kept.
    rolling: Option<Rolling>,
}

impl Expectation {
    /// A bot that values later turns by `worth`.
    pub fn new(worth: Arc<dyn Worth>) -> Expectation {
        Expectation {
            worth,
            to_win: false,
            rolling: None,
        }
    }

    /// A bot that takes the risks in its last turn that win against others.
    pub fn to_win() -> Expectation {
        Expectation {
            to_win: true,
            ..Expectation::default()
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
    race: Option<Race>,
    /// Of final hands.
    stopped: Box<Values>,
    /// Of the parts kept for the last roll, and for the last but one.
    kept: [Box<Values>; 2],
}

impl Rolling {
    fn new(thought: &mut Thought) -> Rolling {
        let stopped = thought.plan.full(thought.position);
        let last = expect(&stopped);
        let last_but_one = expect(&best_part(&last));
        Rolling {
            position: thought.position,
            turns_after: thought.turns_after,
            race: thought.race.cloned(),
            stopped,
            kept: [last, last_but_one],
        }
    }

    /// Whether it is this turn's.
    fn is_of(&self, thought: &Thought) -> bool {
        (self.position, self.turns_after) == (thought.position, thought.turns_after)
            && self.race.as_ref() == thought.race
    }

    /// What the turn comes to before its first roll.
    fn first(&self) -> f64 {
        expect(&best_part(&self.kept[1]))[0]
    }

    /// The dice that can be rolled again, with what that comes to.
    fn rerolls(&self, dice: Faces, rolls_left: u8) -> impl Iterator<Item = (f64, Faces)> {
        let kept = &self.kept[rolls_left as usize - 1];
        let parts = (1..dice.parts()).map(move |k| dice.part(k));
        parts.map(move |part| (kept[number(dice - part)], part))
    }

    /// The dice to roll again; none to stop.
    fn again(&self, dice: Faces, rolls_left: u8) -> Option<Faces> {
        let mut best = (self.stopped[number(dice)], None);
        for (value, part) in self.rerolls(dice, rolls_left) {
            if value > best.0 {
                best = (value, Some(part));
            }
        }
        best.1
    }
}

/// A turn with a plan for it.
struct Thought<'a> {
    plan: Plan<'a>,
    position: Position,
    turns_after: u8,
    race: Option<&'a Race>,
}

impl Expectation {
    /// Thinks about the turn of this state: in points still to come, or in chances of a race.
    fn think<T>(
        &mut self,
        state: &State,
        race: Option<&Race>,
        ask: impl FnOnce(&mut Self, &mut Thought) -> T,
    ) -> T {
        let turns_after = BOXES as u8 - 1 - state.round();
        let position = Position::of(state.own_sheet());
        let worth = self.worth.clone();
        let (now, earned) = (position.points(), earned(state, state.seat()));
        let end = |end: Position, has_built: bool| {
            let cross = if has_built { 0.0 } else { f64::from(CROSS) };
            let to_come = end.points() - now + cross + worth.worth(turns_after, end);
            race.map_or(to_come, |race| race.worth(earned + to_come))
        };
        let mut thought = Thought {
            plan: Plan::new(&end),
            position,
            turns_after,
            race,
        };
        ask(self, &mut thought)
    }

    fn rolling(&mut self, thought: &mut Thought) -> &Rolling {
        let known = self.rolling.take().filter(|known| known.is_of(thought));
        self.rolling
            .insert(known.unwrap_or_else(|| Rolling::new(thought)))
    }

    /// The points this turn will still bring and all later ones, if they are played well.
    pub fn expected(&mut self, rules: &Rules, state: &State) -> f64 {
        let turn = *state.turn();
        self.think(state, None, |it, thought| {
            if turn.cup() > 0 {
                let rolling = it.rolling(thought);
                return match turn.rolls() {
                    0 => rolling.first(),
                    rolls => rolling.kept[(ROLLS - rolls) as usize - 1][number(turn.dice())],
                };
            }
            let values = it.values(rules, state, thought);
            let values = values.into_iter().map(|(value, _)| value);
            values.fold(f64::NEG_INFINITY, f64::max)
        })
    }

    /// What every choice comes to.
    fn values(
        &mut self,
        rules: &Rules,
        state: &State,
        thought: &mut Thought,
    ) -> Vec<(f64, Action)> {
        let turn = state.turn();
        let mut values = uses(rules, state, thought);
        if may_reroll(state) {
            let rerolls = self
                .rolling(thought)
                .rerolls(turn.dice(), ROLLS - turn.rolls());
            values.extend(rerolls.map(|(value, dice)| (value, Action::Reroll(dice))));
        }
        values
    }
}

fn may_reroll(state: &State) -> bool {
    let turn = state.turn();
    !turn.is_fixed() && turn.rolls() < ROLLS
}

impl Bot<Rules> for Expectation {
    fn choose(&mut self, sight: &Sight<Rules>, _luck: &mut dyn Luck) -> Action {
        let state = sight.view().state;
        let turn = *state.turn();
        let race = Race::of(sight.game(), &state).filter(|_| self.to_win);
        self.think(&state, race.as_ref(), |it, thought| {
            if may_reroll(&state) {
                let rolling = it.rolling(thought);
                if let Some(dice) = rolling.again(turn.dice(), ROLLS - turn.rolls()) {
                    return Action::Reroll(dice);
                }
            }
            // The best first step after rolling; to end, if no step is better.
            let values = uses(sight.game(), &state, thought).into_iter();
            let best = values.reduce(|best, it| if it.0 > best.0 { it } else { best });
            best.expect("a turn can always end").1
        })
    }
}

impl Adviser<Rules> for Expectation {
    /// Points at the end; they are exact.
    fn weigh(
        &mut self,
        sight: &Sight<Rules>,
        also: &[Action],
        _luck: &mut dyn Luck,
    ) -> Vec<Weighed<Action>> {
        let (state, menu) = (sight.view().state, sight.menu());
        if menu.count() < 2 {
            return Vec::new();
        }
        let mut values = self.think(&state, None, |it, thought| {
            it.values(sight.game(), &state, thought)
        });
        values.retain(|(_, action)| menu.contains(*action));
        values.sort_by(|one, other| other.0.total_cmp(&one.0));
        let earned = earned(&state, state.seat());
        let weighed = values.into_iter().enumerate();
        weighed
            .filter(|(place, (_, action))| *place < MOST_WEIGHED || also.contains(action))
            .map(|(_, (value, action))| Weighed {
                action,
                rest: Vec::new(),
                value: earned + value,
                margin: 0.0,
            })
            .collect()
    }
}

/// The points a seat has for certain.
pub(super) fn earned(state: &State, seat: Seat) -> f64 {
    let boxes = state.sheet(seat).boxes();
    let before: f64 = boxes.iter().copied().map(f64::from).sum();
    let is_on_turn = state.seat() == seat;
    before + f64::from(u8::from(is_on_turn) * state.turn().points())
}

/// What can be done without rolling, with what it comes to; to end comes first.
fn uses(rules: &Rules, state: &State, thought: &mut Thought) -> Vec<(f64, Action)> {
    let (plan, position, turn) = (&mut thought.plan, thought.position, state.turn());
    let (dice, has_built) = (turn.dice(), turn.points() > 0);
    let count = dice.total();
    let mut uses = vec![(plan.end(position, has_built), Action::End)];
    let menu = rules.menu(state, state.seat());
    for action in (0..menu.count()).map(|k| menu.nth(k)) {
        let value = match action {
            Action::Reroll(_) | Action::End => continue,
            Action::Build(symbol) => {
                let (next, left) = (position.with(symbol), dice - symbol.cost());
                plan.values(next, true, left.total())[number(left)]
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
        uses.push((value, action));
    }
    debug_assert!(count <= DICE);
    uses
}
