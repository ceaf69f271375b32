//! The score track, the end of the game and who has won.

use game::{MAX_SEATS, Outcome, RuleId, Seat, SeatSet};

use crate::sheet::BOXES;
use crate::state::{Sheet, State};

/// The game ends when every player has had fifteen turns.
pub const END: RuleId = RuleId("DICE-50");

/// A turn without any build gets an X, worth this much (DICE-16).
pub const CROSS: i8 = -2;

/// What a turn with so many points built writes into its box (DICE-15, DICE-16).
pub const fn entry(points: u8) -> i8 {
    if points == 0 { CROSS } else { points as i8 }
}

pub fn is_over(state: &State) -> bool {
    state.round as usize == BOXES
}

/// The sum of the boxes (DICE-51).
pub fn points(sheet: &Sheet) -> i16 {
    sheet.boxes.iter().map(|points| i16::from(*points)).sum()
}

/// The highest score wins; a tie is a shared victory (DICE-51, DICE-R-09).
pub fn outcome(state: &State, seats: u8) -> Outcome {
    let mut totals = [0; MAX_SEATS];
    for seat in Seat::all(seats) {
        totals[seat.index()] = points(state.sheet(seat));
    }
    let best = Seat::all(seats).map(|seat| totals[seat.index()]).max();
    let winners: SeatSet = Seat::all(seats)
        .filter(|seat| Some(totals[seat.index()]) == best)
        .collect();
    Outcome {
        points: totals,
        winners,
    }
}
