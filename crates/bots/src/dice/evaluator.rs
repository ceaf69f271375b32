//! Who is likely to have most points at the end of the dice game.

use dice::{BOXES, Rules, State};
use game::{Awaits, Game, Luck, Seat};

use super::position::Position;
use super::worth::{Worth, WorthTable};
use crate::Sight;
use crate::evaluator::{Evaluator, result, shares};
use crate::learned::chance;

/// By how much the points of one turn vary among good players: the mean square of the distance
/// from their mean.
const VARIANCE: f64 = 18.0;
/// Makes of the logistic curve nearly a normal one.
const LOGISTIC: f64 = 1.702;
/// Sums of points are looked at from so far below the lowest mean to so far above the highest.
const MARGIN: i32 = 40;

/// Takes the points to come for normally distributed around what a good player expects.
#[derive(Clone, Copy, Default, Debug)]
pub struct ByPoints;

impl Evaluator<Rules> for ByPoints {
    fn chances(&mut self, sight: &Sight<Rules>, luck: &mut dyn Luck) -> Vec<f64> {
        let (rules, state) = (sight.game(), sight.imagine(luck));
        let seats = rules.seats();
        if let Awaits::Over(outcome) = rules.awaits(&state) {
            return result(&outcome, seats);
        }
        let ends: Vec<End> = Seat::all(seats).map(|seat| End::of(&state, seat)).collect();
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
}

/// The points of a seat at the end, as far as they can be foreseen.
struct End {
    mean: f64,
    deviation: f64,
}

impl End {
    fn of(state: &State, seat: Seat) -> End {
        let sheet = state.sheet(seat);
        let has_played = seat.index() < state.seat().index();
        let turns = BOXES as u8 - state.round() - u8::from(has_played);
        let has_built = state.seat() == seat && state.turn().points() > 0;
        let (now, turns) = if has_built {
            (f64::from(state.turn().points()), turns - 1)
        } else {
            (0.0, turns)
        };
        let position = Position::of(sheet);
        let worth = |turns| WorthTable.worth(turns, position);
        // The table does not know the first turn, which brings about what the second one does.
        let most = BOXES as u8 - 1;
        let to_come = if turns > most {
            2.0 * worth(most) - worth(most - 1)
        } else {
            worth(turns)
        };
        let before: f64 = sheet.boxes().iter().copied().map(f64::from).sum();
        End {
            mean: before + now + to_come,
            deviation: (VARIANCE * f64::from(turns.max(1))).sqrt(),
        }
    }

    /// How likely the end is below a sum and a part of a point.
    fn below(&self, points: i32, part: f64) -> f64 {
        let distance = f64::from(points) - 0.5 + part - self.mean;
        chance(LOGISTIC * distance / self.deviation)
    }
}
