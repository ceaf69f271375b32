//! Matches of the dice game's bots: `dice_matches LINE_UP GAMES SEED`, one core.
//!
//! One letter for each bot: `w` plays for the win, `e` for the mean, `g` is greedy.

#[path = "../tests/matches/mod.rs"]
mod matches;

use std::time::Instant;

use bots::dice::{Expectation, Greedy};
use dice::{Options, Rules};
use matches::{Player, play_match};

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, line_up, games, seed] = &arguments[..] else {
        panic!("dice_matches LINE_UP GAMES SEED");
    };
    let options = Options {
        seats: line_up.len() as u8,
        ..Options::default()
    };
    let bots = || line_up.chars().map(bot).collect();
    let (games, seed) = (number(games), number(seed));
    let begun = Instant::now();
    let score = play_match::<Rules>(&options, |end| end.round().into(), &bots, games, seed);
    score.report(line_up, games, begun.elapsed().as_secs_f64());
}

fn number(text: &str) -> u64 {
    text.parse().expect("a number")
}

fn bot(letter: char) -> Player<Rules> {
    match letter {
        'w' => Box::new(Expectation::to_win()),
        'e' => Box::new(Expectation::default()),
        'g' => Box::new(Greedy),
        _ => panic!("no bot has the letter {letter}"),
    }
}
