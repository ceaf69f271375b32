//! Without ships: the base game, the game for two, and with knights.

use board::{Board, Mode, Options, TradeCards};
use game::Seat;

use crate::reference::{maps, play::battery};
use crate::wins;

/// A mix of tables: seats, boards, modes, who begins, goals.
fn base_table(number: u32) -> Options {
    let seats = (2 + number % 3) as u8;
    let board = match number / 3 % 5 {
        0 => Board::Beginner,
        1 => Board::Random,
        2 => Board::Printed,
        _ => Board::Variable,
    };
    Options {
        seats,
        board,
        mode: if number.is_multiple_of(2) {
            Mode::Separated
        } else {
            Mode::Combined
        },
        points: [10, 8, 6, 13][number as usize / 7 % 4],
        start: (number / 5)
            .is_multiple_of(3)
            .then_some(Seat((number % u32::from(seats)) as u8)),
        turn_limit: if number / 7 % 4 == 3 { 300 } else { 0 },
        friendly_robber: number % 11 > 8,
        dice_deck: number % 13 > 10,
        ..Options::default()
    }
}

fn two_table(number: u32) -> Options {
    Options {
        seats: 2,
        neutrals: true,
        board: match number % 4 {
            0 => Board::Random,
            1 => Board::Printed,
            _ => Board::Variable,
        },
        mode: if number.is_multiple_of(5) {
            Mode::Separated
        } else {
            Mode::Combined
        },
        points: [10, 8, 6][number as usize / 2 % 3],
        start: (number / 4)
            .is_multiple_of(3)
            .then_some(Seat((number & 1) as u8)),
        turn_limit: 300,
        trade_cards: if number.is_multiple_of(2) {
            TradeCards::Fourteen
        } else {
            TradeCards::Twenty
        },
        ..Options::default()
    }
}

/// The seven hexes, where bank, stock and places run out.
fn small(options: &Options) -> Options {
    Options {
        seats: options.seats.min(3),
        board: maps::seven_hexes(),
        points: 12,
        turn_limit: 120,
        hand_limit: 9,
        start: None,
        ..options.clone()
    }
}

/// Three or four with knights, with and without the variant.
fn knights_table(number: u32) -> Options {
    let seats = (3 + number % 2) as u8;
    Options {
        seats,
        knights: true,
        fiesepeter: number / 2 % 2 == 1,
        board: match number / 4 % 5 {
            0 => Board::Beginner,
            1 => Board::Random,
            2 => Board::Printed,
            _ => Board::Variable,
        },
        points: [13, 10, 13, 16][number as usize / 3 % 4],
        turn_limit: 1000,
        friendly_robber: number % 11 > 8,
        dice_deck: number % 13 > 10,
        ..Options::default()
    }
}

#[test]
fn the_base_game_keeps_every_promise_first_share() {
    let outcomes = battery(9_500, 1, &base_table);
    assert!(wins(&outcomes) * 4 > outcomes.len() * 3);
}

#[test]
fn the_base_game_keeps_every_promise_second_share() {
    let outcomes = battery(9_500, 2, &|number| base_table(number + 1));
    assert!(wins(&outcomes) * 4 > outcomes.len() * 3);
}

#[test]
fn the_base_game_keeps_every_promise_on_a_small_island() {
    let outcomes = battery(1_000, 3, &|number| small(&base_table(number)));
    assert!(wins(&outcomes) < outcomes.len());
}

#[test]
fn the_game_for_two_keeps_every_promise_first_share() {
    let outcomes = battery(9_500, 4, &two_table);
    assert!(wins(&outcomes) * 2 > outcomes.len());
}

#[test]
fn the_game_for_two_keeps_every_promise_second_share() {
    let outcomes = battery(9_500, 5, &|number| two_table(number + 1));
    assert!(wins(&outcomes) * 2 > outcomes.len());
}

#[test]
fn the_game_for_two_keeps_every_promise_on_a_small_island() {
    let outcomes = battery(1_000, 6, &|number| small(&two_table(number)));
    assert!(wins(&outcomes) < outcomes.len());
}

#[test]
fn the_game_with_knights_keeps_every_promise_first_share() {
    let outcomes = battery(1_500, 7, &knights_table);
    assert!(wins(&outcomes) * 2 > outcomes.len());
}

#[test]
fn the_game_with_knights_keeps_every_promise_second_share() {
    let outcomes = battery(1_500, 8, &|number| knights_table(number + 1));
    assert!(wins(&outcomes) * 2 > outcomes.len());
}

#[test]
fn the_game_with_knights_keeps_every_promise_on_a_small_island() {
    let outcomes = battery(300, 9, &|number| small(&knights_table(number)));
    assert!(wins(&outcomes) < outcomes.len());
}
