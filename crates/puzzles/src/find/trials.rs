//! Playing on from a choice, again and again, until one choice is clearly the best or is not.

use bots::{FastLuck, play};
use families::Family;
use game::{Log, Seat, Step, Viewer};

use super::bot;
use crate::Odds;

/// Who plays on.
const PLAYER: &str = "greedy";
const MAX_ACTIONS: u64 = 5_000;
/// Games of one round for each choice that is still in question.
const ROUND: u64 = 25;
const ROUNDS: u64 = 24;
/// A choice is out once it is so many standard errors behind.
const BEHIND: f64 = 3.0;

/// A decision of a seat.
pub struct Question<'a, G: Family> {
    pub game: &'a G,
    pub state: &'a G::State,
    pub seat: Seat,
    pub seed: u64,
}

struct Candidate<A> {
    action: A,
    wins: f64,
    games: f64,
}

impl<A> Candidate<A> {
    fn mean(&self) -> f64 {
        self.wins / self.games
    }

    fn variance(&self) -> f64 {
        // One game of each outcome is added, so that nothing is ever certain.
        let mean = (self.wins + 1.0) / (self.games + 2.0);
        mean * (1.0 - mean) / self.games
    }
}

/// The best of `choices`, if it beats the second by `margin` of win chance: that much was seen, and
/// two standard errors less would still be more than half of it.
pub fn best<G: Family>(
    question: &Question<G>,
    choices: &[G::Action],
    margin: f64,
) -> Option<(G::Action, Odds)> {
    let start = |action: &G::Action| Candidate {
        action: *action,
        wins: 0.0,
        games: 0.0,
    };
    let mut field: Vec<Candidate<G::Action>> = choices.iter().map(start).collect();
    let mut worlds = 0;
    for round in 0..ROUNDS {
        for candidate in &mut field {
            for world in worlds..worlds + ROUND {
                candidate.wins += trial(question, candidate.action, world);
                candidate.games += 1.0;
            }
        }
        worlds += ROUND;
        field.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let [first, second, ..] = &field[..] else {
            return None;
        };
        let gap = first.mean() - second.mean();
        let error = (first.variance() + second.variance()).sqrt();
        // Whoever is not ahead by now will not be in the end.
        if gap + 2.0 * error < margin || (round > 3 && gap < margin / 2.0) {
            if std::env::var("MEASURE").is_ok() { eprintln!("MEASURE out round {round} gap {gap:.3} error {error:.3} best {:.3}", first.mean()); }
            return None;
        }
        if std::env::var("MEASURE").is_ok() && round == 7 { eprintln!("MEASURE in round {round} gap {gap:.3} error {error:.3} best {:.3}", first.mean()); }
        if round >= 7 && gap >= margin && gap - 2.0 * error > margin / 2.0 {
            let tenths = |share: f64| (share * 1000.0).round() as i32;
            let (best, second) = (tenths(first.mean()), tenths(second.mean()));
            let error = tenths(error);
            return Some((
                first.action,
                Odds {
                    best,
                    second,
                    error,
                },
            ));
        }
        let (mean, variance) = (first.mean(), first.variance());
        let mut place = 0;
        field.retain(|it| {
            place += 1;
            let error = (variance + it.variance()).sqrt();
            place <= 2 || mean - it.mean() < BEHIND * error
        });
    }
    None
}

/// One game played on from a choice, in a world that agrees with what the seat knows: its share of
/// the win.
fn trial<G: Family>(question: &Question<G>, action: G::Action, world: u64) -> f64 {
    let Question {
        game, state, seat, ..
    } = *question;
    let mut luck = FastLuck::of_game(question.seed, world);
    let view = game.view(state, Viewer::Seat(seat));
    let mut world = game.imagine(&view, &mut luck);
    let step = Step::Act(seat, action);
    if game.play(&mut world, step, &mut Log::off()).is_err() {
        return 0.0;
    }
    let mut bots: Vec<_> = (0..game.seats()).map(|_| bot::<G>(PLAYER)).collect();
    let played = play(game, &mut world, &mut bots, &mut luck, MAX_ACTIONS);
    let winners = played.outcome.map(|outcome| outcome.winners);
    winners.map_or(0.0, |winners| {
        let share = 1.0 / f64::from(winners.len().max(1));
        if winners.contains(seat) { share } else { 0.0 }
    })
}
