//! Matches of the board family's bots: `board_matches GAMES SEED`, one core.

#[path = "../tests/matches/mod.rs"]
mod matches;

use std::time::Instant;

use board::{Options, Rules};
use bots::Random;
use bots::board::Greedy;
use matches::{Player, play_match};

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |default: u64| {
        let text = args.next();
        text.map_or(default, |text| text.parse().expect("a number"))
    };
    let (games, seed) = (number(1000), number(1));
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
    let mean = |sum: u64| sum as f64 / games as f64;
    let points = score
        .points
        .iter()
        .map(|sum| format!("{:.2}", f64::from(*sum) / games as f64));
    println!(
        "{title}, {line_up}: wins {:?}, unfinished {}",
        score.wins, score.unfinished
    );
    println!("    points {}", points.collect::<Vec<_>>().join(" "));
    println!(
        "    {:.1} turns, {:.0} decisions, {:.2} ms a game",
        mean(score.turns),
        mean(score.actions),
        1e3 * seconds / games as f64
    );
}

fn bot(letter: char) -> Player<Rules> {
    match letter {
        'g' => Box::new(Greedy::default()),
        'r' => Box::new(Random),
        _ => panic!("no bot has the letter {letter}"),
    }
}
