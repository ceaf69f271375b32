//! The simulated worlds of `examples/faults`, short enough for every day: `cargo xtask faults` runs
//! as many seeds as one likes.

#[path = "../examples/faults/world/mod.rs"]
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::testing::games;
use world::{History, Kind, Lie, Tally, World};

/// What was seen in many worlds in which nothing may go wrong.
fn run(kind: Kind, seeds: u64) -> Tally {
    let mut whole = Tally::default();
    for seed in 0..seeds {
        let run = || World::run(kind, seed, None, History::default());
        let tally = catch_unwind(AssertUnwindSafe(run));
        let name = kind.name();
        whole +=
            tally.unwrap_or_else(|_| panic!("cargo xtask faults --worlds {name} --seed {seed}"));
    }
    whole
}

#[test]
fn worlds_in_a_storm_keep_their_promises() {
    let whole = run(Kind::One, games(30, 1_000));
    for (part, count) in whole.parts() {
        assert_ne!(count, 0, "the storm had no {part}");
    }
}

#[test]
fn worlds_of_several_nodes_keep_their_promises() {
    let whole = run(Kind::Several, games(16, 1_000));
    for (part, count) in whole.storms.parts() {
        assert_ne!(count, 0, "the storm had no {part}");
    }
}

#[test]
fn a_seed_tells_the_same_story_twice() {
    for kind in Kind::ALL {
        let tell = |seed| {
            let history = History::kept();
            let tally = World::run(kind, seed, None, history.clone());
            (tally, history.lines())
        };
        for seed in 0..3 {
            let (first, second) = (tell(seed), tell(seed));
            assert!(first.1.len() > 50, "a story has its length");
            assert_eq!(first, second, "seed {seed}");
        }
        assert_ne!(tell(0), tell(1), "seeds differ");
    }
}

/// A store that breaks its promise is noticed, by the server or by those who play.
#[test]
fn a_store_that_lies_is_found_out() {
    let lies = [
        (Kind::One, Lie::TooEarly),
        (Kind::One, Lie::Torn),
        (Kind::Several, Lie::Unfenced),
        (Kind::Several, Lie::SameLease),
    ];
    for (kind, lie) in lies {
        let found = (0..40).find(|seed| {
            let run = || World::run(kind, *seed, Some(lie), History::default());
            catch_unwind(AssertUnwindSafe(run)).is_err()
        });
        assert!(found.is_some(), "{lie:?} was not noticed");
    }
}
