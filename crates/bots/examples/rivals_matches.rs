//! Matches of the card game's bots: `rivals_matches GAMES SEED`, one core.

#[path = "../tests/matches/mod.rs"]
mod matches;

use std::time::Instant;

use bots::Random;
use bots::rivals::Greedy;
use matches::{Player, games_and_seed, play_match};
use rivals::{Mode, Options, Rules};

fn main() {
    let (games, seed) = games_and_seed(500);
    for mode in Mode::ALL {
        for line_up in ["gr", "gg"] {
            report(mode, line_up, games, seed);
        }
    }
}

/// One letter for each bot: `g` is greedy, `r` random.
fn report(mode: Mode, line_up: &str, games: u64, seed: u64) {
    let options = Options {
        mode,
        ..Options::default()
    };
    let bots = || line_up.chars().map(bot).collect();
    let begun = Instant::now();
    let score = play_match::<Rules>(&options, |end| end.public.turns, &bots, games, seed);
    let seconds = begun.elapsed().as_secs_f64();
    score.report(&format!("{mode:?}, {line_up}"), games, seconds);
}

fn bot(letter: char) -> Player<Rules> {
    match letter {
        'g' => Box::new(Greedy),
        'r' => Box::new(Random),
        _ => panic!("no bot has the letter {letter}"),
    }
}
