//! How a ladder stands: which games are played in which order, and what they came to so far.

use arena::{Meeting, Tally, WHOLE};
use serde::{Deserialize, Serialize};

use crate::commands::kept::Standing;

/// Games that are played in one go. Any number of seats comes round in it.
pub const BATCH: u64 = 12;

/// Which games belong to a ladder; only its length may still grow.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ladder {
    pub game: String,
    pub seats: usize,
    pub options: Vec<String>,
    pub bots: Vec<String>,
    pub seed: u64,
    pub max_steps: u64,
}

impl Ladder {
    /// Pairs of bots, each in both orders.
    fn pairs(&self) -> Vec<[usize; 2]> {
        let bots = 0..self.bots.len();
        let with_all = |one| bots.clone().map(move |other| [one, other]);
        let all = bots.clone().flat_map(with_all);
        all.filter(|[one, other]| one != other).collect()
    }

    /// Batches of a ladder in which any two bots meet at least so often.
    pub fn batches(&self, games: u64) -> u64 {
        games.div_ceil(2 * BATCH) * self.pairs().len() as u64
    }

    /// Who meets in a batch: every pair in turn, so that a ladder that is stopped is even.
    pub fn pair(&self, batch: u64) -> [usize; 2] {
        let pairs = self.pairs();
        pairs[(batch % pairs.len() as u64) as usize]
    }

    /// Every pair plays the same deals.
    pub fn seed_of(&self, batch: u64) -> u64 {
        const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
        let round = batch / self.pairs().len() as u64;
        self.seed.wrapping_add(round.wrapping_mul(SPREAD))
    }
}

/// What one pair came to, in one of its orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    pub bots: [usize; 2],
    pub games: u64,
    /// In parts of [`WHOLE`].
    pub wins: [u64; 2],
    pub drawn: u64,
}

impl Score {
    fn is_sound(&self) -> bool {
        let parts = self.wins[0].checked_add(self.wins[1]);
        let drawn = self.drawn.checked_mul(WHOLE);
        let all = parts
            .zip(drawn)
            .and_then(|(one, other)| one.checked_add(other));
        all == self.games.checked_mul(WHOLE)
    }

    /// Wins of both; a game without a winner is half a win for each.
    pub fn wins(&self) -> [f64; 2] {
        self.wins
            .map(|parts| parts as f64 / WHOLE as f64 + self.drawn as f64 / 2.0)
    }
}

/// A ladder and what was played of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standings {
    pub ladder: Ladder,
    pub batches: u64,
    pub scores: Vec<Score>,
}

impl Standings {
    /// Counts the next batch.
    pub fn count(&mut self, tally: &Tally) {
        let place = (self.batches % self.scores.len() as u64) as usize;
        let score = &mut self.scores[place];
        score.games += tally.games;
        score.drawn += tally.truncated;
        for (place, parts) in tally.shares.iter().enumerate() {
            score.wins[place % 2] += parts;
        }
        self.batches += 1;
    }

    pub fn meetings(&self) -> Vec<Meeting> {
        let seats = self.ladder.seats as u8;
        let meeting = |score: &Score| Meeting {
            players: score.bots,
            seats: [seats.div_ceil(2), seats / 2],
            wins: score.wins(),
        };
        self.scores.iter().map(meeting).collect()
    }
}

impl Standing for Standings {
    type Plan = Ladder;

    const NO_STATE: &'static str = "cli-ladder-no-state";
    const OTHER: &'static str = "cli-ladder-other";
    const GOES_ON: &'static str = "cli-ladder-goes-on";

    fn new(ladder: Ladder) -> Standings {
        let scores = ladder.pairs().into_iter().map(|bots| Score {
            bots,
            games: 0,
            wins: [0; 2],
            drawn: 0,
        });
        Standings {
            scores: scores.collect(),
            batches: 0,
            ladder,
        }
    }

    fn plan(&self) -> &Ladder {
        &self.ladder
    }

    fn games(&self) -> u64 {
        self.batches * BATCH
    }

    fn is_sound(&self) -> bool {
        let pairs = self.ladder.pairs();
        let count = pairs.len() as u64;
        let due = |place: u64| self.batches / count + u64::from(place < self.batches % count);
        let is_due = |place: u64, score: &Score| {
            Some(score.games) == due(place).checked_mul(BATCH) && score.is_sound()
        };
        self.scores.iter().map(|it| it.bots).eq(pairs)
            && (0..)
                .zip(&self.scores)
                .all(|(place, score)| is_due(place, score))
    }
}
