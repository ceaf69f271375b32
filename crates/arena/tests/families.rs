//! The fast path and the slow path play the same games of every real family.

use arena::{Plan, Players, run};
use bots::{Bot, Random};
use game::{Game, Setup};

fn both_paths_agree<G: Game>(options: &<G::Setup as Setup>::Options) {
    let random = |_| -> Box<dyn Bot<G>> { Box::new(Random) };
    let tally = |players| {
        let plan = Plan {
            options,
            players,
            games: 40,
            seed: 3,
            threads: 2,
            max_actions: 100_000,
        };
        run(&plan, &|_| ())
            .expect("these options can be dealt")
            .tally
    };
    let fast = tally(Players::Random);
    assert_eq!(fast, tally(Players::Bots(&random)));
    assert_eq!(fast.games, 40);
    assert!(fast.wins.iter().sum::<u64>() >= 39, "{fast:?}");
}

#[test]
fn dice() {
    both_paths_agree::<dice::Rules>(&dice::Options::default());
}

#[test]
fn base() {
    both_paths_agree::<board::Rules>(&board::Options::default());
}

#[test]
fn two() {
    let options = board::Options {
        seats: 2,
        neutrals: true,
        ..board::Options::default()
    };
    both_paths_agree::<board::Rules>(&options);
}
