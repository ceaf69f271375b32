//! The chances of all seats by a net.

use std::sync::Arc;

use game::{Awaits, Luck, Seat};

use super::chance::{chance, odds};
use super::net::Net;
use super::turn::{Learnable, Mind};
use crate::Sight;
use crate::evaluator::{Evaluator, result, shares};

/// What others hold is guessed so often.
const GUESSES: u32 = 4;
/// A sharpness that changes nothing.
pub(crate) const AS_IT_IS: u32 = 100;

/// Asks a net about every seat.
#[derive(Clone, Debug)]
pub struct ByNet {
    mind: Mind,
    sharpness: u32,
}

impl ByNet {
    /// Judges by this net. The log-odds of all chances are multiplied by so many hundredths: a net
    /// may be too timid as a rule, or too bold. Who plays by it asks the net itself.
    pub fn new(net: Arc<Net>, sharpness: u32) -> ByNet {
        ByNet {
            mind: Mind::new(net, 0),
            sharpness,
        }
    }

    /// Chances that together are one, made sharper.
    fn sharpened(&self, chances: Vec<f64>) -> Vec<f64> {
        if self.sharpness == AS_IT_IS {
            return chances;
        }
        let sharpness = f64::from(self.sharpness) / f64::from(AS_IT_IS);
        shares(chances.into_iter().map(|it| chance(sharpness * odds(it))))
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
        self.sharpened(chances)
    }

    fn open(&mut self, game: &G, state: &G::State) -> Vec<f64> {
        let seats = game.seats();
        if let Awaits::Over(outcome) = game.awaits(state) {
            return result(&outcome, seats);
        }
        let mut own = |seat| self.mind.settle(game, state, seat, 0);
        let chances = shares(Seat::all(seats).map(&mut own));
        self.mind.forget();
        self.sharpened(chances)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(sharpness: u32) -> ByNet {
        let net = Net::rounded(1, [(&[0.5], &[0.0]), (&[0.5], &[0.0]), (&[0.5], &[0.0])]);
        ByNet::new(Arc::new(net.expect("small weights")), sharpness)
    }

    #[test]
    fn sharper_chances_are_further_apart_and_together_one() {
        let chances = || vec![0.5, 0.3, 0.2];
        assert_eq!(by(AS_IT_IS).sharpened(chances()), chances());
        let sharp = by(130).sharpened(chances());
        assert!((sharp.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{sharp:?}");
        assert!(sharp[0] > 0.52 && sharp[2] < 0.18, "{sharp:?}");
        let even = by(130).sharpened(vec![0.25; 4]);
        assert!(even.iter().all(|it| (it - 0.25).abs() < 1e-12), "{even:?}");
    }
}
