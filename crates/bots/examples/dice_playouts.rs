//! Random games of the dice game against the clock: `dice_playouts GAMES SEED`, one core.

use std::time::Instant;

use dice::{Options, Rules, Setup};
use game::testing::TestLuck;
use game::{Game, Setup as _, playout};

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |default: u64| {
        let text = args.next();
        text.map_or(default, |text| text.parse().expect("a number"))
    };
    let (games, seed) = (number(200_000), number(1));
    let options = Options { seats: 2, start: 0 };
    let setup = Setup::deal(&options, &mut TestLuck(0)).expect("two may play");
    let rules = Rules::open(setup).expect("two may play");
    let (mut actions, mut draws, mut points) = (0, 0, 0);
    let begun = Instant::now();
    for game in 0..games {
        let mut luck = TestLuck(seed.wrapping_mul(1 << 32).wrapping_add(game));
        let played = playout(&rules, &mut rules.start(), &mut luck, u64::MAX);
        actions += played.actions;
        draws += played.draws;
        let outcome = played.outcome.expect("every game ends");
        points += i64::from(outcome.points[0]) + i64::from(outcome.points[1]);
    }
    let seconds = begun.elapsed().as_secs_f64();
    let per_game = |count: u64| count as f64 / games as f64;
    println!("{:.0} games a second", games as f64 / seconds);
    println!(
        "{:.1} actions, {:.1} draws a game",
        per_game(actions),
        per_game(draws)
    );
    println!("{:.1} ns an action", seconds * 1e9 / actions as f64);
    println!("{:.2} points a seat", points as f64 / (2 * games) as f64);
}
