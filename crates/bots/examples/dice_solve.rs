//! Solves the dice game of a single player: `dice_solve TURNS`.

use std::time::Instant;

use bots::dice::{Position, solve::solve};
use dice::BOXES;

fn main() {
    let turns = std::env::args().nth(1);
    let turns = turns.map_or(BOXES as u8, |text| text.parse().expect("a number"));
    let begun = Instant::now();
    let solution = solve(turns);
    let sheets: usize = (1..=turns).map(|left| solution.each(left).count()).sum();
    let best = solution.worth(turns, Position::default());
    println!(
        "{turns} turns, {sheets} sheets, {:.1} s",
        begun.elapsed().as_secs_f64()
    );
    println!("the best mean score is {best:.6}");
}
