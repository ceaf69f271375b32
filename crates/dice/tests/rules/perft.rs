//! All ways to go on, counted, and compared with the slow generator.

use crate::reference::{Print, Slow};
use crate::table::Table;

/// Plays the same steps in both, by the same notation.
fn both(print: &Print, steps: &[&str]) -> (Table, Slow) {
    let (mut table, mut slow) = (Table::solo(), Slow::start());
    for step in steps {
        table = table.play(step);
        slow.play(print, step);
    }
    (table, slow)
}

const FIRST_TURNS: [&str; 13] = [
    "roll wool wool grain grain ore ore",
    "knight K1",
    "knight K2",
    "end",
    "roll brick brick brick lumber lumber lumber",
    "road R0",
    "road R1",
    "road R2",
    "end",
    "roll wool grain brick ore lumber gold",
    "reroll gold",
    "roll gold",
    "reroll gold",
];

/// The positions of the table below: number of the first steps played, and one more.
const POSITIONS: [(&str, usize, &str); 4] = [
    ("start", 0, ""),
    ("third roll", 13, ""),
    ("builds and jokers", 13, "roll gold"),
    ("pair of gold", 9, "roll wool grain brick lumber gold gold"),
];

fn position(print: &Print, number: usize) -> (Table, Slow) {
    let (_, steps, last) = POSITIONS[number];
    let mut all: Vec<&str> = FIRST_TURNS[..steps].to_vec();
    all.extend((!last.is_empty()).then_some(last));
    both(print, &all)
}

fn counts(number: usize, depths: u32) -> Vec<u64> {
    let (table, _) = position(&Print::read(), number);
    (1..=depths)
        .map(|depth| game::perft(&table.rules, &table.state, depth))
        .collect()
}

/// The deepest count of each row comes from the engine alone; the slow generator confirms the rest.
#[test]
fn the_table_of_counts_holds() {
    assert_eq!(counts(0, 3), [462, 13_209, 1_383_497]);
    assert_eq!(counts(1, 4), [6, 74, 3_195, 127_022]);
    assert_eq!(counts(2, 4), [14, 552, 22_005, 1_631_414]);
    assert_eq!(counts(3, 3), [64, 4_779, 190_576]);
}

#[test]
fn the_slow_generator_counts_the_same() {
    let print = Print::read();
    for (number, depths) in [(0, 2), (1, 3), (2, 3), (3, 2)] {
        let (_, slow) = position(&print, number);
        let slow: Vec<u64> = (1..=depths)
            .map(|depth| slow.perft(&print, depth))
            .collect();
        assert_eq!(counts(number, depths), slow, "{}", POSITIONS[number].0);
    }
}
