//! Matches of the card game's bots: `rivals_matches GAMES SEED`, one core.

#[path = "../tests/matches/mod.rs"]
mod matches;

use std::time::Instant;

use bots::Random;
use bots::rivals::Greedy;
use matches::{Player, play_match};
use rivals::{Mode, Options, Rules};

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |default: u64| {
        let text = args.next();
        text.map_or(default, |text| text.parse().expect("a number"))
    };
    let (games, seed) = (number(500), number(1));
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
    let mean = |sum: u64| sum as f64 / games as f64;
    println!(
        "{mode:?}, {line_up}: wins {:?}, points {:?}, unfinished {}",
        score.wins, score.points, score.unfinished
    );
    println!(
        "    {:.1} turns, {:.0} decisions, {:.2} ms a game",
        mean(score.turns),
        mean(score.actions),
        1e3 * seconds / games as f64
    );
}

fn bot(letter: char) -> Player<Rules> {
    match letter {
        'g' => Box::new(Greedy),
        'r' => Box::new(Random),
        _ => panic!("no bot has the letter {letter}"),
    }
}
