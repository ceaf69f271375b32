//! Two players who decide at random, and the points on their sheets.
//!
//! `cargo run -p dice --example dice_game`

use dice::{Options, Rules, Setup};
use game::testing::TestLuck;
use game::{Game as _, Seat, playout};

fn main() {
    let mut luck = TestLuck(1);
    let options = Options {
        seats: 2,
        ..Options::default()
    };
    let setup: Setup = game::Setup::deal(&options, &mut luck).expect("two can play");
    let rules = Rules::open(setup).expect("what was dealt can be played");
    let mut state = rules.start();
    // No game takes nearly as many decisions.
    let played = playout(&rules, &mut state, &mut luck, 10_000);
    let outcome = played.outcome.expect("the game has fifteen turns");
    println!("{} decisions, {} draws", played.actions, played.draws);
    for seat in Seat::all(rules.seats()) {
        let won = outcome.winners.contains(seat);
        let points = outcome.points[seat.index()];
        println!(
            "seat {}: {points} points{}",
            seat.0,
            if won { ", won" } else { "" }
        );
    }
}

#[test]
fn a_random_game_ends() {
    main();
}
