//! Deals an island and plays a random base game on it, step by step.
//!
//! `cargo run -p board --example board_game`

use board::{Options, Rules, Setup};
use game::testing::TestLuck;
use game::{Awaits, Choices, Game, Log, Luck, Notation, Outcome, Seat, Step, Tickets};

fn main() {
    let mut luck = TestLuck(1);
    let setup = game::Setup::deal(&Options::default(), &mut luck);
    let setup: Setup = setup.expect("the default options can be dealt");
    let rules = Rules::open(setup).expect("what was dealt can be played");
    let outcome = play(&rules, &mut luck);
    println!("{outcome:?}");
    assert!(
        !outcome.is_draw(),
        "only a turn limit ends a game in a draw"
    );
}

fn play(rules: &Rules, luck: &mut TestLuck) -> Outcome {
    let mut state = rules.start();
    let mut log = Log::on();
    loop {
        let step = match rules.awaits(&state) {
            Awaits::Over(outcome) => return outcome,
            Awaits::Chance => {
                let bag = rules.bag(&state);
                Step::Chance(bag.nth(luck.below(bag.total())))
            }
            Awaits::Seats(seats) => {
                let menu = rules.menu(&state, seats.lowest());
                Step::Act(seats.lowest(), menu.nth(luck.below(menu.count())))
            }
        };
        if let Step::Act(Seat(seat), action) = step {
            println!("seat {seat}: {}", action.write(rules));
        }
        // `play` checks first; a step that breaks a rule changes nothing.
        rules
            .play(&mut state, step, &mut log)
            .expect("the step was offered");
        for event in log.take() {
            println!("    {event:?}");
        }
    }
}

#[test]
fn a_random_game_ends() {
    main();
}
