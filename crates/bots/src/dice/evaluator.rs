//! Who is likely to have most points at the end of the dice game.

use dice::{BOXES, ROLLS, Rules, State};
use game::{Awaits, Game, Luck, Seat, Setup};

use super::expectation::{Expectation, earned};
use super::position::Position;
use super::worth::{Worth, WorthTable};
use crate::Sight;
use crate::evaluator::{Evaluator, result, shares};
use crate::learned::chance;

/// By how much the points of one turn vary among good players: the mean square of the distance
/// from their mean.
const VARIANCE: f64 = 18.0;
/// Of the last turn so much stays open until it has ended.
const LEAST_OPEN: f64 = 0.05;
/// Makes of the logistic curve nearly a normal one.
const LOGISTIC: f64 = 1.702;
/// Sums of points are looked at from so far below the lowest mean to so far above the highest.
const MARGIN: i32 = 40;

/// Takes the points to come for normally distributed around what a good player expects.
#[derive(Default)]
pub struct ByPoints {
    expectation: Expectation,
}

impl ByPoints {
    fn end(&mut self, rules: &Rules, state: &State, seat: Seat) -> End {
        let sheet = state.sheet(seat);
        let after = |seat: Seat| {
            let (seats, start) = (rules.seats(), rules.setup().options().start);
            (seat.0 + seats - start) % seats
        };
        let has_played = after(seat) < after(state.seat());
        let turns = BOXES as u8 - state.round() - u8::from(has_played);
        let is_playing = state.seat() == seat;
        // The table does not know the first turn, which brings about what the second one does.
        let position = Position::of(sheet);
        let worth = |turns| WorthTable.worth(turns, position);
        let most = BOXES as u8 - 1;
        let to_come = if is_playing {
            self.expectation.expected(rules, state)
        } else if turns > most {
            2.0 * worth(most) - worth(most - 1)
        } else {
            worth(turns)
        };
        // The more of a turn is over, the less of it is open.
        let open = if is_playing {
            let turn = state.turn();
            let rolls = if turn.is_fixed() { ROLLS } else { turn.rolls() };
            f64::from(turns) - f64::from(rolls) / f64::from(ROLLS)
        } else {
            f64::from(turns)
        };
        End {
            mean: earned(state, seat) + to_come,
            deviation: (VARIANCE * open.max(LEAST_OPEN)).sqrt(),
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
        let means = ends.iter().map(|end| end.mean as i32);
        let (lowest, highest) = (means.clone().min(), means.max());
        let sums = lowest.unwrap_or(0) - MARGIN..highest.unwrap_or(0) + MARGIN;
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

/// The points of a seat at the end, as far as they can be foreseen.
struct End {
    mean: f64,
    deviation: f64,
}

impl End {
    /// How likely the end is below a sum and a part of a point.
    fn below(&self, points: i32, part: f64) -> f64 {
        let distance = f64::from(points) - 0.5 + part - self.mean;
        chance(LOGISTIC * distance / self.deviation)
    }
}
