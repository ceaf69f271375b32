//! The chances of all seats by a net.

use std::sync::Arc;

use game::{Awaits, Luck, Seat};

use super::calibration::Calibration;
use super::net::Net;
use super::turn::{Learnable, Mind};
use crate::Sight;
use crate::evaluator::{Evaluator, result, shares};

/// What others hold is guessed so often.
const GUESSES: u32 = 4;

/// Asks a net about every seat.
#[derive(Clone, Debug)]
pub struct ByNet {
    mind: Mind,
    calibration: Calibration,
}

impl ByNet {
    /// Judges by this net; what it says is mended by this curve. Its players ask the net itself.
    pub fn new(net: Arc<Net>, calibration: Calibration) -> ByNet {
        ByNet {
            mind: Mind::new(net, 0),
            calibration,
        }
    }
}

impl<G: Learnable> Evaluator<G> for ByNet {
    /// The seat that looks knows best about itself; the others share what it leaves, by how they
    /// would see themselves.
    fn chances(&mut self, sight: &Sight<G>, luck: &mut dyn Luck) -> Vec<f64> {
        let (game, seats) = (sight.game(), sight.game().seats());
        let mut sums = vec![0.0; seats as usize];
        for _ in 0..GUESSES {
            let state = sight.imagine(luck);
            if let Awaits::Over(outcome) = game.awaits(&state) {
                return result(&outcome, seats);
            }
            for seat in Seat::all(seats) {
                sums[seat.index()] += self.mind.settle(game, &state, seat, 0);
            }
        }
        self.mind.forget();
        let me = sight.seat().index();
        let own = sums[me] / f64::from(GUESSES);
        sums[me] = 0.0;
        let mut chances = shares(sums.into_iter());
        for chance in &mut chances {
            *chance *= 1.0 - own;
        }
        chances[me] += own;
        self.calibration.mend(&chances)
    }

    fn open(&mut self, game: &G, state: &G::State) -> Vec<f64> {
        let seats = game.seats();
        if let Awaits::Over(outcome) = game.awaits(state) {
            return result(&outcome, seats);
        }
        let mut own = |seat| self.mind.settle(game, state, seat, 0);
        let chances = shares(Seat::all(seats).map(&mut own));
        self.mind.forget();
        self.calibration.mend(&chances)
    }
}
