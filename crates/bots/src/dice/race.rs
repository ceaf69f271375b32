//! What the others will come to, and how likely a sum of points beats them.

use std::ops::Range;

use dice::{BOXES, Rules, State};
use game::{Game, Seat, Setup};

use super::expectation::earned;
use super::position::Position;
use super::worth::{Worth, WorthTable};
use crate::learned::chance;

/// By how much the points of one turn vary among good players: the mean square of the distance
/// from their mean.
const VARIANCE: f64 = 18.0;
/// Makes of the logistic curve nearly a normal one.
const LOGISTIC: f64 = 1.702;
/// Sums of points are looked at from so far below the lowest mean to so far above the highest.
const MARGIN: i32 = 40;
/// What a point is worth beside the chance to win: it decides where nothing else does.
const POINT: f64 = 1e-4;

/// The points of a seat at the end, as far as they can be foreseen.
pub struct End {
    pub mean: f64,
    pub deviation: f64,
}

impl End {
    /// How likely the end is below a sum and a part of a point.
    pub fn below(&self, points: i32, part: f64) -> f64 {
        let distance = f64::from(points) - 0.5 + part - self.mean;
        if self.deviation == 0.0 {
            let is_below = f64::from(u8::from(distance > 0.0));
            return if distance == 0.0 { 0.5 } else { is_below };
        }
        chance(LOGISTIC * distance / self.deviation)
    }
}

/// By how much the points of so many turns vary.
pub fn deviation(turns: f64) -> f64 {
    (VARIANCE * turns).sqrt()
}

/// The sums of points that may decide.
pub fn sums(ends: &[End]) -> Range<i32> {
    let means = ends.iter().map(|end| end.mean as i32);
    let (lowest, highest) = (means.clone().min(), means.max());
    lowest.unwrap_or(0) - MARGIN..highest.unwrap_or(0) + MARGIN
}

/// The turns a seat has not ended yet.
pub fn turns_left(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let after = |seat: Seat| {
        let (seats, start) = (rules.seats(), rules.setup().options().start);
        (seat.0 + seats - start) % seats
    };
    let has_played = after(seat) < after(state.seat());
    BOXES as u8 - state.round() - u8::from(has_played)
}

/// The end of a seat that is not on turn.
pub fn waiting(rules: &Rules, state: &State, seat: Seat) -> End {
    // The table does not know the first turn, which brings about what the second one does.
    let position = Position::of(state.sheet(seat));
    let worth = |turns| WorthTable.worth(turns, position);
    let (turns, most) = (turns_left(rules, state, seat), BOXES as u8 - 1);
    let to_come = if turns > most {
        2.0 * worth(most) - worth(most - 1)
    } else {
        worth(turns)
    };
    End {
        mean: earned(state, seat) + to_come,
        deviation: deviation(turns.into()),
    }
}

/// How likely the seat on turn wins with the points it ends with, in its last turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    lowest: i32,
    /// How likely the others all stay below each sum, from the lowest on; a tie is half of it.
    wins: Vec<f64>,
}

impl Race {
    /// None before the last turn: risks taken earlier cost more points than they win games.
    pub fn of(rules: &Rules, state: &State) -> Option<Race> {
        let own = state.seat();
        if rules.seats() == 1 || turns_left(rules, state, own) > 1 {
            return None;
        }
        let others = Seat::all(rules.seats()).filter(|seat| *seat != own);
        let ends: Vec<End> = others.map(|seat| waiting(rules, state, seat)).collect();
        let sums = sums(&ends);
        let below = |sum| ends.iter().map(|end| end.below(sum, 0.5)).product();
        Some(Race {
            lowest: sums.start,
            wins: sums.map(below).collect(),
        })
    }

    /// What it is worth to end with so many points.
    pub fn worth(&self, points: f64) -> f64 {
        let place = points as i32 - self.lowest;
        let last = self.wins.len() as i32 - 1;
        self.wins[place.clamp(0, last) as usize] + POINT * points
    }
}
