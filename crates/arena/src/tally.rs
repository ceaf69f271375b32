//! What a run came to, in whole numbers, so that the order of games does not matter.

use game::{BySeat, MAX_SEATS, Playout, Seat};

/// A whole victory; it can be divided by any number of winners.
pub const WHOLE: u64 = 12;

/// Sums over games; the entries of `wins` and `points` belong to bots, not to seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub games: u64,
    /// Decisions of seats; draws are not counted.
    pub steps: u64,
    pub draws: u64,
    /// Games each bot won; a shared victory counts for each of its winners.
    pub wins: BySeat<u64>,
    /// Wins in parts of [`WHOLE`]: a shared victory is divided among its winners.
    pub shares: BySeat<u64>,
    /// Sum of each bot's final points in games that came to an end.
    pub points: BySeat<i64>,
    /// Games that came to an end, won or drawn.
    pub ended: u64,
    /// Games without a winner: drawn, or left at the limit of decisions.
    pub truncated: u64,
}

impl Tally {
    /// Counts a game at which bot `i` of `bots` sat in seat `(i + number) mod bots`.
    pub fn count(&mut self, number: u64, bots: usize, played: &Playout) {
        self.games += 1;
        self.steps += played.actions;
        self.draws += played.draws;
        let Some(outcome) = played.outcome else {
            self.truncated += 1;
            return;
        };
        self.ended += 1;
        self.truncated += u64::from(outcome.is_draw());
        for bot in 0..bots {
            let seat = seat_of(bot, number, bots);
            let has_won = outcome.winners.contains(seat);
            self.wins[bot] += u64::from(has_won);
            self.shares[bot] += if has_won {
                WHOLE / outcome.winners.len() as u64
            } else {
                0
            };
            self.points[bot] += i64::from(outcome.points[seat.index()]);
        }
    }

    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.steps += other.steps;
        self.draws += other.draws;
        self.ended += other.ended;
        self.truncated += other.truncated;
        for bot in 0..MAX_SEATS {
            self.wins[bot] += other.wins[bot];
            self.shares[bot] += other.shares[bot];
            self.points[bot] += other.points[bot];
        }
    }

    /// Mean of a bot's final points over the games that came to an end.
    pub fn mean_points(&self, bot: usize) -> f64 {
        self.points[bot] as f64 / self.ended.max(1) as f64
    }
}

/// Bots move on by one seat from game to game, so that nobody keeps the better place.
pub fn seat_of(bot: usize, number: u64, bots: usize) -> Seat {
    Seat(((bot as u64 + number) % bots as u64) as u8)
}
