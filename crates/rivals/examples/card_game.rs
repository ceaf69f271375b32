//! A random game of the card game for two, told in notation.
//!
//! `cargo run -p rivals --example card_game`

use game::testing::TestLuck;
use game::{Awaits, Choices, Game as _, Log, Luck, Notation, Outcome, Step, Tickets};
use rivals::{Mode, Options, Rules, Setup};

fn main() {
    let mut luck = TestLuck(1);
    // Who plays at random may use up every card that brings points (RIV-198).
    let options = Options {
        mode: Mode::Gold,
        turn_limit: 200,
        ..Options::default()
    };
    let setup: Setup = game::Setup::deal(&options, &mut luck).expect("the options are fine");
    let rules = Rules::open(setup).expect("what was dealt can be played");
    let outcome = play(&rules, &mut luck);
    match outcome.winners.iter().next() {
        Some(winner) => println!("seat {} wins {:?}", winner.0, outcome.points),
        None => println!("time is up {:?}", outcome.points),
    }
}

fn play(rules: &Rules, luck: &mut TestLuck) -> Outcome {
    let mut state = rules.start();
    loop {
        let step = match rules.awaits(&state) {
            Awaits::Over(outcome) => return outcome,
            Awaits::Chance => {
                let bag = rules.bag(&state);
                let outcome = bag.nth(luck.below(bag.total()));
                println!("    {outcome}");
                Step::Chance(outcome)
            }
            Awaits::Seats(seats) => {
                let seat = seats.lowest();
                let menu = rules.menu(&state, seat);
                let action = menu.nth(luck.below(menu.count()));
                println!("seat {}: {}", seat.0, action.write(rules));
                Step::Act(seat, action)
            }
        };
        let played = rules.play(&mut state, step, &mut Log::off());
        played.expect("the step was offered");
    }
}

#[test]
fn a_random_game_ends() {
    main();
}
