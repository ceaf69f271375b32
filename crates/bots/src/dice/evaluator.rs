//! Who is likely to have most points at the end of the dice game.

use dice::{ROLLS, Rules, State};
use game::{Awaits, Game, Luck, Seat};

use super::expectation::{Expectation, earned};
use super::race::{End, deviation, sums, turns_left, waiting};
use crate::Sight;
use crate::evaluator::{Evaluator, result, shares};

/// Of the last turn so much stays open until it has ended.
const LEAST_OPEN: f64 = 0.05;

/// Takes the points to come for normally distributed around what a good player expects.
#[derive(Default)]
pub struct ByPoints {
    expectation: Expectation,
}

impl ByPoints {
    fn end(&mut self, rules: &Rules, state: &State, seat: Seat) -> End {
        if state.seat() != seat {
            return waiting(rules, state, seat);
        }
        // The more of a turn is over, the less of it is open.
        let turn = state.turn();
        let rolls = if turn.is_fixed() { ROLLS } else { turn.rolls() };
        let turns = f64::from(turns_left(rules, state, seat));
        let open = turns - f64::from(rolls) / f64::from(ROLLS);
        End {
            mean: earned(state, seat) + self.expectation.expected(rules, state),
            deviation: deviation(open.max(LEAST_OPEN)),
        }
    }
}

impl Evaluator<Rules> for ByPoints {
    fn chances(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Vec<f64> {
        self.open(sight.game(), &sight.imagine(luck))
    }

    fn open(&mut self, rules: &Rules, state: &State) -> Vec<f64> {
        let seats = rules.seats();
        if let Awaits::Over(outcome) = rules.awaits(state) {
            return result(&outcome, seats);
        }
        let ends: Vec<End> = Seat::all(seats)
            .map(|seat| self.end(rules, state, seat))
            .collect();
        let sums = sums(&ends);
        shares(ends.iter().enumerate().map(|(seat, end)| {
            let wins = |points: i32| {
                let others = ends.iter().enumerate().filter(|(other, _)| *other != seat);
                let below: f64 = others.map(|(_, other)| other.below(points, 0.5)).product();
                (end.below(points, 1.0) - end.below(points, 0.0)) * below
            };
            sums.clone().map(wins).sum()
        }))
    }

    fn points(&mut self, rules: &Rules, state: &State) -> Option<Vec<f64>> {
        let is_over = rules.outcome(state).is_some();
        let points = |seat| {
            if is_over {
                earned(state, seat)
            } else {
                self.end(rules, state, seat).mean
            }
        };
        Some(Seat::all(rules.seats()).map(points).collect())
    }
}
