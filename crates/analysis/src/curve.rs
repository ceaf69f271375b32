//! The chances of all seats after every step, and what of their changes was luck.

use families::Family;
use game::Step;

use crate::standing::Standing;
use crate::tale::Tale;

/// How a game went for every seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// Before every step, and at the end: the chance of every seat to win. Before a draw it is the
    /// mean over the bag.
    pub chances: Vec<Vec<f64>>,
    /// The same in points expected at the end, where a family counts so.
    pub points: Option<Vec<Vec<f64>>>,
    /// For every draw, what it changed for every seat against the mean over all that was in the
    /// bag: in points where they are counted, in chances elsewhere. None for decisions.
    pub luck: Vec<Option<Vec<f64>>>,
}

/// The sum of a game for one seat: in points where they are counted, in chances elsewhere.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Account {
    /// What it began with.
    pub beginning: f64,
    /// What draws brought it.
    pub luck: f64,
    /// What decisions brought it, its own and those of others.
    pub play: f64,
    /// What it ended with.
    pub result: f64,
}

impl Account {
    /// The result as it would be without luck; its mean over many games is that of the result.
    pub fn adjusted(&self) -> f64 {
        self.result - self.luck
    }
}

impl Curve {
    /// The curve of a game; none if `goes_on`, which is told of every step, stops it.
    pub fn of<G: Family>(tale: &Tale<G>, goes_on: &mut dyn FnMut(usize) -> bool) -> Option<Curve> {
        let game = tale.game;
        let mut evaluator = game.evaluator();
        let evaluator = evaluator.as_mut();
        let mut standings = vec![Standing::of(evaluator, game, &tale.states[0])];
        let mut luck = Vec::with_capacity(tale.steps.len());
        for (number, (step, after)) in tale.steps.iter().zip(&tale.states[1..]).enumerate() {
            if !goes_on(number) {
                return None;
            }
            luck.push(match step {
                Step::Act(..) => None,
                Step::Chance(_) => {
                    // Both sides of a difference are seen in the same way: then its mean is zero.
                    let drawn = Standing::seen(evaluator, game, after);
                    let pairs = drawn.worth().iter().zip(standings[number].worth());
                    Some(pairs.map(|(drawn, mean)| drawn - mean).collect())
                }
            });
            standings.push(Standing::of(evaluator, game, after));
        }
        Some(Curve {
            points: standings.iter().map(|it| it.points.clone()).collect(),
            chances: standings.into_iter().map(|it| it.chances).collect(),
            luck,
        })
    }

    /// What is counted: points where there are some, chances elsewhere.
    pub fn worths(&self) -> &[Vec<f64>] {
        self.points.as_ref().unwrap_or(&self.chances)
    }

    /// What a step changed for every seat.
    pub fn change(&self, step: usize) -> Vec<f64> {
        let worths = self.worths();
        let (before, after) = (&worths[step], &worths[step + 1]);
        before
            .iter()
            .zip(after)
            .map(|(one, two)| two - one)
            .collect()
    }

    /// The sums of a seat. Play is summed for itself: what decisions changed, and by how much a
    /// draw that another follows was seen differently before it.
    pub fn account(&self, seat: usize) -> Account {
        let worths = self.worths();
        let mut account = Account {
            beginning: worths[0][seat],
            result: worths[worths.len() - 1][seat],
            ..Account::default()
        };
        for (step, luck) in self.luck.iter().enumerate() {
            let luck = luck.as_ref().map_or(0.0, |luck| luck[seat]);
            account.luck += luck;
            account.play += self.change(step)[seat] - luck;
        }
        account
    }
}
