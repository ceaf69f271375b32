//! All ways to go on from small positions, counted.
//!
//! The first number of each row was counted by hand from the rules; the others guard it.

use rivals::Mode;

use crate::common::table::{RED, Table};

fn counts(table: &Table, depth: u32) -> Vec<u64> {
    (1..=depth)
        .map(|depth| game::perft(&table.rules, &table.state, depth))
        .collect()
}

#[test]
fn the_first_steps_of_every_mode() {
    // Four stacks, then twenty-eight different cards.
    assert_eq!(counts(&Table::fresh(Mode::Intro), 2), [4, 4 * 28]);
    assert_eq!(counts(&Table::fresh(Mode::Gold), 2), [3, 3 * 28]);
    assert_eq!(counts(&Table::fresh(Mode::Duel), 2), [3, 3 * 28]);
}

#[test]
fn the_first_turn() {
    // Roll; thirty faces of the dice, two of six being the same.
    let table = Table::of(Mode::Intro);
    assert_eq!(counts(&table, 2), [1, 30]);
    // End only: nothing is in hand, and nothing can be paid but a settlement without a road.
    assert_eq!(counts(&Table::intro(), 1), [1]);
}

#[test]
fn an_action_phase_with_choices() {
    // End, the caravan, Austin at four sides, ore for five others.
    let table = Table::intro()
        .hand(RED, "austin merchant_caravan")
        .stores(RED, "c2.l 3");
    assert_eq!(counts(&table, 1), [1 + 1 + 4 + 5]);
    // A road at either end.
    let table = Table::intro().stores(RED, "c0.l 2");
    assert_eq!(counts(&table, 1), [1 + 2]);
    // Either settlement becomes a city, or three ore are traded for one of four kinds with room.
    let table = Table::intro().stores(RED, "c2.l 3, c2.u 3");
    assert_eq!(counts(&table, 1), [1 + 2 + 4 + 4]);
}

#[test]
fn deeper_counts_stay_what_they_were() {
    let table = Table::intro()
        .hand(RED, "austin merchant_caravan")
        .stores(RED, "c2.l 3");
    assert_eq!(counts(&table, 3), DEEP);
}

/// Twenty-nine: four stacks after the end, five stores for the caravan, two choices after each
/// Austin, two after each trade and two roads more after that for brick.
const DEEP: [u64; 3] = [11, 4 + 5 + 4 * 2 + 5 * 2 + 2, 206];
