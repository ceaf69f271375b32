//! The contract battery at sea: every scenario for three and for four, printed and shuffled.
//!
//! `SEA_GAMES=2000` plays as many games of each scenario and number of seats; the default is fewer.

#![allow(clippy::unwrap_used)] // Every function here is a test's.

mod reference;

use std::cell::Cell;

use board::{Action, Board, Mode, Options, Rules, scenario};
use game::testing::Battery;
use game::{Outcome, Seat, Step, StepOf};
use reference::{recount, universe};

/// As many games of each table as are played by default.
const GAMES: u32 = 25;

fn games() -> u32 {
    let asked = std::env::var("SEA_GAMES").ok();
    asked.and_then(|count| count.parse().ok()).unwrap_or(GAMES)
}

fn reveals(_: &Rules, step: &StepOf<Rules>) -> bool {
    matches!(step, Step::Act(_, Action::Monopoly(_) | Action::Discard(_)))
}

fn battery(id: &str, seats: u8) -> Vec<Outcome> {
    let points = scenario(id).unwrap().points();
    let steps = Cell::new(0_u32);
    Battery::<Rules> {
        games: games(),
        seed: u64::from(seats),
        options: &|number| Options {
            seats,
            scenario: Some(id.to_owned()),
            board: if number.is_multiple_of(3) {
                Board::Variable
            } else {
                Board::Printed
            },
            mode: if number.is_multiple_of(4) {
                Mode::Separated
            } else {
                Mode::Combined
            },
            points,
            start: number
                .is_multiple_of(2)
                .then_some(Seat((number / 2 % 3) as u8)),
            turn_limit: 1_500,
            ..Options::default()
        },
        every_action: &universe::every_action,
        invariants: &|rules, state| {
            steps.set(steps.get().wrapping_add(1));
            if steps.get().is_multiple_of(7) {
                recount::state(rules, state);
            }
            if steps.get().is_multiple_of(101) {
                recount::slowly(rules, state);
            }
        },
        reveals: &reveals,
        fill_form: &|_, _, _, _| None,
        thorough_every: 400,
        max_steps: 100_000,
    }
    .run()
}

macro_rules! scenarios {
    ($($name:ident $id:literal),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                for seats in [3, 4] {
                    let outcomes = battery($id, seats);
                    let wins = outcomes.iter().filter(|outcome| !outcome.is_draw()).count();
                    assert!(wins * 2 > outcomes.len(), "{wins} wins");
                }
            }
        )*
    };
}

scenarios! {
    new_shores_keep_every_promise "new_shores",
    four_islands_keep_every_promise "four_islands",
    fog_islands_keep_every_promise "fog_islands",
    through_the_desert_keeps_every_promise "through_the_desert",
    forgotten_tribe_keeps_every_promise "forgotten_tribe",
    cloth_for_catan_keeps_every_promise "cloth_for_catan",
    pirate_islands_keep_every_promise "pirate_islands",
    wonders_of_catan_keep_every_promise "wonders_of_catan",
    new_world_keeps_every_promise "new_world",
}
