//! Lets two bots play many games against each other and counts who wins.
//!
//! `cargo run --release -p arena --example who_wins`

use arena::{Plan, Players, run};
use bots::dice::Greedy;
use bots::{Bot, Random};
use dice::{Options, Rules};

fn main() {
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    let make = |bot: usize| -> Box<dyn Bot<Rules>> {
        match bot {
            0 => Box::new(Greedy),
            _ => Box::new(Random),
        }
    };
    let plan = Plan {
        options: &options,
        // They change seats from game to game.
        players: Players::Bots(&make),
        games: 200,
        seed: 1,
        threads: 2,
        max_actions: 10_000,
    };
    let measured = run(&plan, &|_| ()).expect("two can play");
    let tally = measured.tally;
    println!("greedy {}, random {}", tally.wins[0], tally.wins[1]);
    println!(
        "{:.0} points to {:.0}",
        tally.mean_points(0),
        tally.mean_points(1)
    );
    println!(
        "{:.0} games a second",
        tally.games as f64 / measured.seconds
    );
    assert!(tally.wins[0] > tally.wins[1]);
}

#[test]
fn greedy_beats_random() {
    main();
}
