//! Matches of the board family's bots: `board_matches GAMES SEED`, one core.

#[path = "../tests/matches/mod.rs"]
mod matches;

use std::time::Instant;

use board::{Options, Rules};
use bots::Random;
use bots::board::Greedy;
use matches::{Player, games_and_seed, play_match};

fn main() {
    let (games, seed) = games_and_seed(1000);
    for (title, line_up, neutrals) in [
        ("one against three", "grrr", false),
        ("three against one", "gggr", false),
        ("four of a kind", "gggg", false),
        ("one against two", "grr", false),
        ("two seats under base rules", "gr", false),
        ("two seats under base rules", "gg", false),
        ("game for two", "gr", true),
        ("game for two", "gg", true),
    ] {
        let options = Options {
            seats: line_up.len() as u8,
            neutrals,
            ..Options::default()
        };
        report(title, &options, line_up, games, seed);
    }
}

/// One letter for each bot: `g` is greedy, `r` random.
fn report(title: &str, options: &Options, line_up: &str, games: u64, seed: u64) {
    let bots = || line_up.chars().map(bot).collect();
    let begun = Instant::now();
    let score = play_match::<Rules>(options, |end| end.public.turns, &bots, games, seed);
    let seconds = begun.elapsed().as_secs_f64();
    score.report(&format!("{title}, {line_up}"), games, seconds);
}

fn bot(letter: char) -> Player<Rules> {
    match letter {
        'g' => Box::new(Greedy::default()),
        'r' => Box::new(Random),
        _ => panic!("no bot has the letter {letter}"),
    }
}
