//! How a game stands for every seat.

use bots::Evaluator;
use game::{Awaits, Game, Log, Step, outcomes};

/// What every seat can expect of a position, with all hands open.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The chance of every seat to win.
    pub chances: Vec<f64>,
    /// The points expected at the end, where a family counts so.
    pub points: Option<Vec<f64>>,
}

impl Standing {
    /// As the evaluator sees it.
    pub fn seen<G: Game>(evaluator: &mut dyn Evaluator<G>, game: &G, state: &G::State) -> Standing {
        Standing {
            chances: evaluator.open(game, state),
            points: evaluator.points(game, state),
        }
    }

    /// The same, but before a draw it is the mean over everything the bag holds: that sees one step
    /// further, and what the draw changes is luck and nothing else.
    pub fn of<G: Game>(evaluator: &mut dyn Evaluator<G>, game: &G, state: &G::State) -> Standing {
        if game.awaits(state) != Awaits::Chance {
            return Standing::seen(evaluator, game, state);
        }
        let drawn = outcomes(game, state).into_iter().map(|(outcome, weight)| {
            let mut drawn = state.clone();
            game.apply(&mut drawn, Step::Chance(outcome), &mut Log::off());
            (Standing::seen(evaluator, game, &drawn), f64::from(weight))
        });
        let drawn: Vec<(Standing, f64)> = drawn.collect();
        let points = drawn[0].0.points.is_some();
        Standing {
            chances: mean(&drawn, |it| &it.chances),
            points: points.then(|| mean(&drawn, Standing::worth)),
        }
    }

    /// What is counted: points where there are some, chances elsewhere.
    pub fn worth(&self) -> &Vec<f64> {
        self.points.as_ref().unwrap_or(&self.chances)
    }
}

fn mean(weighted: &[(Standing, f64)], of: impl Fn(&Standing) -> &Vec<f64>) -> Vec<f64> {
    let total: f64 = weighted.iter().map(|(_, weight)| weight).sum();
    let mut sums = vec![0.0; of(&weighted[0].0).len()];
    for (standing, weight) in weighted {
        for (sum, worth) in sums.iter_mut().zip(of(standing)) {
            *sum += weight * worth;
        }
    }
    sums.into_iter().map(|sum| sum / total).collect()
}
