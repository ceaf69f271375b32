//! Solves the dice game of a single player: `dice_solve TURNS`.

use bots::dice::{Position, solve::solve};
use std::time::Instant;

fn main() {
    let turns = std::env::args()
        .nth(1)
        .map_or(15, |text| text.parse().expect("a number"));
    let begun = Instant::now();
    let solution = solve(turns);
    println!("{:?}", begun.elapsed());
    println!("{}", solution.worth(turns, Position::default()));
}
