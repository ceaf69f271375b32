//! At sea: every scenario for three and for four, printed and shuffled, and those that suit with
//! knights.

use board::{Board, Mode, Options};
use game::Seat;

use crate::reference::play::battery;
use crate::wins;

/// Games of each scenario and number of seats.
const GAMES: u32 = 2_000;
/// Games of each scenario with knights and number of seats.
const WITH_KNIGHTS: u32 = 250;

fn at_sea(id: &str, seats: u8, number: u32) -> Options {
    let scenario = board::scenario(id).expect("a printed scenario");
    Options {
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
        points: scenario.points(),
        start: number
            .is_multiple_of(2)
            .then_some(Seat((number / 2 % 3) as u8)),
        turn_limit: 1_500,
        friendly_robber: number % 11 > 8,
        dice_deck: number % 13 > 10,
        ..Options::default()
    }
}

fn scenario(id: &str, seats: u8) {
    let outcomes = battery(GAMES, u64::from(seats), &|number| at_sea(id, seats, number));
    assert!(wins(&outcomes) * 2 > outcomes.len());
}

fn with_knights(id: &str, seats: u8) {
    let outcomes = battery(WITH_KNIGHTS, u64::from(seats), &|number| Options {
        knights: true,
        fiesepeter: number / 4 % 2 == 1,
        points: 14,
        mode: Mode::Combined,
        ..at_sea(id, seats, number)
    });
    // Random players rarely finish a wonder.
    assert!(wins(&outcomes) * 4 > outcomes.len());
}

/// One test for each table, so that both cores have something to do until the end.
macro_rules! keep_every_promise {
    ($how:ident: $($for_three:ident $for_four:ident $id:literal),* $(,)?) => {
        $(
            #[test]
            fn $for_three() {
                $how($id, 3);
            }

            #[test]
            fn $for_four() {
                $how($id, 4);
            }
        )*
    };
}

keep_every_promise! { scenario:
    new_shores_for_three new_shores_for_four "new_shores",
    four_islands_for_three four_islands_for_four "four_islands",
    fog_islands_for_three fog_islands_for_four "fog_islands",
    through_the_desert_for_three through_the_desert_for_four "through_the_desert",
    forgotten_tribe_for_three forgotten_tribe_for_four "forgotten_tribe",
    cloth_for_catan_for_three cloth_for_catan_for_four "cloth_for_catan",
    pirate_islands_for_three pirate_islands_for_four "pirate_islands",
    wonders_of_catan_for_three wonders_of_catan_for_four "wonders_of_catan",
    new_world_for_three new_world_for_four "new_world",
}

keep_every_promise! { with_knights:
    new_shores_with_knights_for_three new_shores_with_knights_for_four "new_shores",
    four_islands_with_knights_for_three four_islands_with_knights_for_four "four_islands",
    fog_islands_with_knights_for_three fog_islands_with_knights_for_four "fog_islands",
    desert_with_knights_for_three desert_with_knights_for_four "through_the_desert",
    cloth_with_knights_for_three cloth_with_knights_for_four "cloth_for_catan",
    wonders_with_knights_for_three wonders_with_knights_for_four "wonders_of_catan",
    new_world_with_knights_for_three new_world_with_knights_for_four "new_world",
}
