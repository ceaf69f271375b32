//! How a match stands: which games belong to it, and what they came to so far.

use arena::{Tally, WHOLE};
use families::Family;
use serde::{Deserialize, Serialize};

use crate::commands::kept::Standing;
use crate::commands::rounds::Played;
use crate::programs::Lapses;

/// Which games belong to a match; only its length may still grow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Match {
    pub game: String,
    pub seats: usize,
    pub options: Vec<String>,
    /// As they were named; bot `i` has the places `i`, `i` plus the number of bots, and so on.
    pub bots: Vec<String>,
    pub seed: u64,
    pub max_steps: u64,
    pub millis: u32,
}

/// What one bot came to, all its seats together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Score {
    /// In parts of [`WHOLE`].
    pub wins: u64,
    /// Final points of all its seats, in games that came to an end.
    pub points: i64,
    pub lapses: Lapses,
}

impl Score {
    pub fn wins(&self) -> f64 {
        self.wins as f64 / WHOLE as f64
    }
}

/// A match and what was played of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standings {
    #[serde(rename = "match")]
    pub contest: Match,
    pub games: u64,
    /// Games that came to an end, won or drawn.
    pub ended: u64,
    pub without_winner: u64,
    /// By bot.
    pub scores: Vec<Score>,
}

impl Standings {
    /// Counts the next game.
    pub fn count<G: Family>(&mut self, played: &Played<G>) {
        let mut tally = Tally::default();
        tally.count(self.games, self.contest.seats, &played.playout);
        let bots = self.contest.bots.len();
        for place in 0..self.contest.seats {
            let score = &mut self.scores[place % bots];
            score.wins += tally.shares[place];
            score.points += tally.points[place];
            score.lapses.add(&played.lapses[place]);
        }
        self.games += 1;
        self.ended += tally.ended;
        self.without_winner += tally.truncated;
    }
}

impl Standing for Standings {
    type Plan = Match;

    const NO_STATE: &'static str = "cli-match-no-state";
    const OTHER: &'static str = "cli-match-other";
    const GOES_ON: &'static str = "cli-match-goes-on";

    fn new(contest: Match) -> Standings {
        Standings {
            scores: vec![Score::default(); contest.bots.len()],
            games: 0,
            ended: 0,
            without_winner: 0,
            contest,
        }
    }

    fn plan(&self) -> &Match {
        &self.contest
    }

    fn games(&self) -> u64 {
        self.games
    }

    fn is_sound(&self) -> bool {
        let wins = self
            .scores
            .iter()
            .try_fold(0_u64, |sum, it| sum.checked_add(it.wins));
        let won = self.games.checked_sub(self.without_winner);
        let due = won.and_then(|games| games.checked_mul(WHOLE));
        self.scores.len() == self.contest.bots.len()
            && self.ended <= self.games
            && wins.is_some()
            && wins == due
    }
}
