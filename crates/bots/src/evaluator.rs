//! How a game stands: the chance of every seat to win.

use game::{Game, Luck, Outcome, Seat};

use crate::Sight;

/// Judges how a game stands, by what one seat knows. Equal views are judged alike, on every
/// machine.
pub trait Evaluator<G: Game>: Send {
    /// The chance of every seat to win; together they are one.
    fn chances(&mut self, sight: &Sight<G>, luck: &mut dyn Luck) -> Vec<f64>;

    /// The same with all hands open, for those who look at a finished game: every seat is judged
    /// by what it knows itself.
    fn open(&mut self, game: &G, state: &G::State) -> Vec<f64>;

    /// The points every seat is expected to have at the end, in games that are played for points;
    /// none in games that end with a winner.
    fn points(&mut self, _game: &G, _state: &G::State) -> Option<Vec<f64>> {
        None
    }
}

/// What is left of chances when the game is over. If nobody has won, nobody was nearer to it.
pub(crate) fn result(outcome: &Outcome, seats: u8) -> Vec<f64> {
    let won = |seat| f64::from(u8::from(outcome.winners.contains(seat)));
    shares(Seat::all(seats).map(won))
}

/// Parts of one, in these proportions; equal ones if there are none.
pub(crate) fn shares(weights: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut shares: Vec<f64> = weights.collect();
    let sum: f64 = shares.iter().sum();
    let equal = 1.0 / shares.len() as f64;
    for share in &mut shares {
        *share = if sum > 0.0 { *share / sum } else { equal };
    }
    shares
}
