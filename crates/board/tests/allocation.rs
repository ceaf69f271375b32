//! Playing allocates nothing: what the simulator does millions of times a second needs no heap.

use std::alloc::System;

use board::{Board, Options, Rules, Setup, State, TradeCards};
use game::testing::TestLuck;
use game::{Game as _, Setup as _, playout};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn at_sea(scenario: &str, knights: bool) -> Options {
    Options {
        scenario: Some(scenario.to_owned()),
        board: Board::Printed,
        points: board::scenario(scenario).expect("a scenario").points(),
        knights,
        ..Options::default()
    }
}

/// Without the test harness: the allocations of its own thread would be counted, too.
fn main() {
    let two = Options {
        seats: 2,
        neutrals: true,
        ..Options::default()
    };
    let mut tables = vec![
        Options::default(),
        Options {
            seats: 3,
            board: Board::Beginner,
            ..Options::default()
        },
        Options {
            trade_cards: TradeCards::Twenty,
            ..two.clone()
        },
        two,
        Options {
            knights: true,
            points: 13,
            ..Options::default()
        },
        at_sea("new_shores", true),
    ];
    tables.extend(board::scenarios().iter().map(|it| at_sea(&it.id, false)));
    for (number, options) in tables.iter().enumerate() {
        let mut luck = TestLuck(number as u64);
        let setup = Setup::deal(options, &mut luck).expect("options can be dealt");
        let rules = Rules::open(setup).expect("a dealt set-up opens");
        for _ in 0..50 {
            let mut state = rules.start();
            let region = Region::new(ALLOCATOR);
            let played = playout(&rules, &mut state, &mut luck, 100_000);
            let change = region.change();
            assert!(played.actions > 50);
            assert_eq!(change.allocations + change.reallocations, 0, "{change:?}");
        }
    }
    // Cloning a state is the main expense of a search; the other modules travel along unused.
    assert!(
        size_of::<State>() <= 2_220,
        "a state has {} bytes",
        size_of::<State>()
    );
}
