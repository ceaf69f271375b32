//! Decisions whose worth in points is known without playing on.

use bots::{FastLuck, Sight};
use families::Family;
use game::{Choices, Seat};

use super::{Found, Played, level_of_choice};
use crate::Odds;

/// Points by which the answer must be ahead.
const MARGIN: f64 = 1.0;
/// Fewer choices are guessed.
const CHOICES: u32 = 8;
/// The easy ones are many; some are enough.
const EASY: u64 = 4;

pub fn find<G: Family>(played: &Played<G>) -> Option<Found<G::Action>> {
    let decisions = played.decisions();
    let found = decisions.filter_map(|(at, state, seat)| judge(played, at, state, seat));
    let is_wanted = |found: &Found<G::Action>| found.level > 1 || played.seed.is_multiple_of(EASY);
    found.filter(is_wanted).max_by_key(|found| {
        let gap = found.odds.map_or(0, |odds| odds.best - odds.second);
        (found.level, gap)
    })
}

fn judge<G: Family>(
    played: &Played<G>,
    at: usize,
    state: &G::State,
    seat: Seat,
) -> Option<Found<G::Action>> {
    if played.game.menu(state, seat).count() < CHOICES {
        return None;
    }
    let (action, odds) = best(played, state, seat)?;
    (f64::from(odds.best - odds.second) >= 10.0 * MARGIN).then(|| Found {
        at,
        level: level_of_choice(played, at, seat, action),
        answer: vec![action],
        second: None,
        odds: Some(odds),
    })
}

/// The best choice, with what it and the second are worth in tenths of points.
fn best<G: Family>(played: &Played<G>, state: &G::State, seat: Seat) -> Option<(G::Action, Odds)> {
    let sight = Sight::new(&played.game, state, seat);
    let mut luck = FastLuck::of_game(played.seed, 0);
    let weighed = played.game.adviser().weigh(&sight, &[], &mut luck);
    let [first, second, ..] = &weighed[..] else {
        return None;
    };
    let tenths = |points: f64| (points * 10.0).round() as i32;
    let odds = Odds {
        best: tenths(first.value),
        second: tenths(second.value),
        error: 0,
    };
    Some((first.action, odds))
}
