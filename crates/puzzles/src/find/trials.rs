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
/// Games for each of the two best that had no part in finding them.
const FRESH: u64 = 400;
/// So many standard errors ahead is clearly ahead.
pub const CLEARLY: f64 = 2.0;

/// A decision of a seat.
pub struct Question<'a, G: Family> {
    pub game: &'a G,
    pub state: &'a G::State,
    pub seat: Seat,
    /// Whom it wants to keep from winning; if nobody, it wants to win itself.
    pub against: Option<Seat>,
    pub seed: u64,
}

impl<G: Family> Question<'_, G> {
    /// What is compared, from what each seat wins.
    pub fn worth(&self, wins: impl Fn(Seat) -> f64) -> f64 {
        self.against
            .map_or_else(|| wins(self.seat), |leader| 1.0 - wins(leader))
    }
}

struct Candidate<A> {
    action: A,
    wins: f64,
    games: f64,
}

impl<A> Candidate<A> {
    fn new(action: A) -> Candidate<A> {
        Candidate {
            action,
            wins: 0.0,
            games: 0.0,
        }
    }

    fn mean(&self) -> f64 {
        self.wins / self.games
    }

    fn variance(&self) -> f64 {
        // One game of each outcome is added, so that nothing is ever certain.
        let mean = (self.wins + 1.0) / (self.games + 2.0);
        mean * (1.0 - mean) / self.games
    }
}

/// The best and the second of some choices, with how often each wins in fresh games.
pub struct Ranked<A> {
    pub best: A,
    pub second: A,
    pub odds: Odds,
}

/// The best of `choices`, if it is clearly best. In the search it beats the second by `margin` of
/// win chance, and two standard errors less would still be more than half of it. Then both play
/// games that had no part in the choice: it is clearly ahead there, too, by half of it or more.
pub fn best<G: Family>(
    question: &Question<G>,
    choices: &[G::Action],
    margin: f64,
) -> Option<Ranked<G::Action>> {
    let (best, second) = search(question, choices, margin)?;
    let odds = compare(question, best, second, ROUNDS * ROUND, FRESH);
    let (gap, error) = (f64::from(odds.best - odds.second), f64::from(odds.error));
    let is_clear = gap > CLEARLY * error && gap >= 1000.0 * margin / 2.0;
    is_clear.then_some(Ranked { best, second, odds })
}

/// How often two choices win in so many games each, from world `first` on.
pub fn compare<G: Family>(
    question: &Question<G>,
    best: G::Action,
    second: G::Action,
    first: u64,
    games: u64,
) -> Odds {
    let [best, second] = [best, second].map(|action| {
        let mut candidate = Candidate::new(action);
        candidate.try_out(question, first, games);
        candidate
    });
    let tenths = |share: f64| (share * 1000.0).round() as i32;
    Odds {
        best: tenths(best.mean()),
        second: tenths(second.mean()),
        error: tenths((best.variance() + second.variance()).sqrt()),
    }
}

fn search<G: Family>(
    question: &Question<G>,
    choices: &[G::Action],
    margin: f64,
) -> Option<(G::Action, G::Action)> {
    let mut field: Vec<_> = choices.iter().copied().map(Candidate::new).collect();
    for round in 0..ROUNDS {
        for candidate in &mut field {
            candidate.try_out(question, round * ROUND, ROUND);
        }
        field.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let [first, second, ..] = &field[..] else {
            return None;
        };
        let gap = first.mean() - second.mean();
        let error = (first.variance() + second.variance()).sqrt();
        // Whoever is not ahead by now will not be in the end.
        if gap + CLEARLY * error < margin || (round > 3 && gap < margin / 2.0) {
            return None;
        }
        if round >= 7 && gap >= margin && gap - CLEARLY * error > margin / 2.0 {
            return Some((first.action, second.action));
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

impl<A: Copy> Candidate<A> {
    fn try_out<G: Family<Action = A>>(&mut self, question: &Question<G>, first: u64, games: u64) {
        for world in first..first + games {
            self.wins += trial(question, self.action, world);
            self.games += 1.0;
        }
    }
}

/// What one game is worth that is played on from a choice, in a world that agrees with what the
/// seat knows.
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
    // Nobody wins a game that is given up.
    question.worth(|seat| {
        let winners = winners.filter(|it| it.contains(seat));
        winners.map_or(0.0, |it| 1.0 / f64::from(it.len()))
    })
}
