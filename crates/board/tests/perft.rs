//! All ways a position can go on, counted twice and compared with a table.
//!
//! A file of `perft/` has one position:
//!
//! ```text
//! table for-two                what lies ready: the names are in `table` below
//! lay red settlement 0,0.NE    a line of the position, see `board::position`
//! play red: roll; roll 3+4     steps that lead to it
//! ways 18 90                   sequences of one step, of two steps, …
//! tickets 18 270               the same with every card and every throw of a draw counted
//! ```

mod reference;
#[path = "common/table.rs"]
mod table;

use board::{Options, Rules, State};
use game::{Awaits, Game, Log, Seat, Step, actions, outcomes, perft};
use reference::count::{self, Ways};
use reference::universe;
use table::{Table, on_beginner_board};

/// The same counts by the engine's own lists.
fn ways(rules: &Rules, state: &State, depth: u32) -> Ways {
    [
        perft(rules, state, depth),
        weighted_perft(rules, state, depth),
    ]
}

fn weighted_perft(rules: &Rules, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let go_on = |step| {
        let mut next = state.clone();
        rules.apply(&mut next, step, &mut Log::off());
        weighted_perft(rules, &next, depth - 1)
    };
    match rules.awaits(state) {
        Awaits::Over(_) => 0,
        Awaits::Chance => {
            let outcomes = outcomes(rules, state).into_iter();
            outcomes
                .map(|(outcome, weight)| u64::from(weight) * go_on(Step::Chance(outcome)))
                .sum()
        }
        Awaits::Seats(seats) => {
            let act = |seat| {
                let actions = actions(rules, state, seat).into_iter();
                actions
                    .map(|action| go_on(Step::Act(seat, action)))
                    .sum::<u64>()
            };
            seats.iter().map(act).sum()
        }
    }
}

fn table(name: &str) -> Table {
    let founding_for_two = |start| {
        Table::opened(&on_beginner_board(&Options {
            seats: 2,
            neutrals: true,
            start,
            ..Options::default()
        }))
    };
    match name {
        "beginners" => Table::beginners(),
        "beginner-board" => Table::beginner_board(),
        "separated" => Table::separated(),
        "founding" => Table::founding(),
        "for-two" => Table::for_two(),
        "knights" | "fiesepeter" => Table::laid_out(&on_beginner_board(&Options {
            knights: true,
            fiesepeter: name == "fiesepeter",
            start: Some(Seat(0)),
            ..Options::default()
        })),
        "founding-for-two" => founding_for_two(Some(Seat(0))),
        "rolling-for-the-start" => founding_for_two(None),
        other => panic!("no table {other}"),
    }
}

/// The position of a file, and its two rows of numbers.
fn read(text: &str) -> (Table, [Vec<u64>; 2]) {
    let numbers = |list: &str| -> Vec<u64> {
        let numbers = list.split_whitespace();
        numbers
            .map(|number| number.parse().expect("a number"))
            .collect()
    };
    let mut rows = [Vec::new(), Vec::new()];
    let mut position: Option<Table> = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').expect("a word and what belongs to it");
        position = match (word, position) {
            ("table", None) => Some(table(rest)),
            ("lay", Some(table)) => Some(table.with(rest)),
            ("play", Some(table)) => Some(table.play(rest)),
            ("ways", table) => {
                rows[0] = numbers(rest);
                table
            }
            ("tickets", table) => {
                rows[1] = numbers(rest);
                table
            }
            _ => panic!("cannot read {line:?}"),
        };
    }
    (position.expect("a table"), rows)
}

fn compare(text: &str) {
    let (table, [plain, weighted]) = read(text);
    assert!(!plain.is_empty());
    let (rules, state) = (&table.rules, &table.state);
    let depths = 1..=plain.len() as u32;
    let columns = |all: Vec<Ways>| -> [Vec<u64>; 2] {
        [0, 1].map(|row| all.iter().map(|ways| ways[row]).collect())
    };
    let fast = columns(depths.clone().map(|d| ways(rules, state, d)).collect());
    assert_eq!(fast, [plain, weighted], "the engine's lists");
    let universe = universe::every_action(rules);
    let slow = depths.map(|depth| count::ways(rules, state, depth, &universe));
    assert_eq!(columns(slow.collect()), fast, "everything that can be said");
}

macro_rules! positions {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            compare(include_str!(concat!("perft/", stringify!($name), ".txt")));
        })*
    };
}
positions! {
    beginners_start
    founding
    rich_turn
    separated_turn
    seven_with_discards
    free_roads
    offer_on_the_table
    last_cards_of_the_deck
    near_the_goal
    two_rolling_for_the_start
    two_founding
    two_between_the_rolls
    two_neutral_road
    two_neutral_settlement
    two_forced_trade
    two_knights
    knights_main_phase
    knights_event_die
    knights_battle
}
