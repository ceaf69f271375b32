//! The simulated world of `examples/faults`, short enough for every day: `cargo xtask faults` runs
//! as many seeds as one likes.

#[path = "../examples/faults/world/mod.rs"]
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::testing::games;
use world::{History, Lie, Tally, World};

#[test]
fn worlds_in_a_storm_keep_their_promises() {
    let mut whole = Tally::default();
    for seed in 0..games(30, 1_000) {
        let run = || World::new(seed, None, History::default()).run();
        let tally = catch_unwind(AssertUnwindSafe(run));
        whole += tally.unwrap_or_else(|_| panic!("cargo xtask faults --seed {seed}"));
    }
    for (part, count) in whole.parts() {
        assert_ne!(count, 0, "the storm had no {part}");
    }
}

#[test]
fn a_seed_tells_the_same_story_twice() {
    let tell = |seed| {
        let history = History::kept();
        let tally = World::new(seed, None, history.clone()).run();
        (tally, history.lines())
    };
    for seed in 0..3 {
        let (first, second) = (tell(seed), tell(seed));
        assert!(first.1.len() > 50, "a story has its length");
        assert_eq!(first, second, "seed {seed}");
    }
    assert_ne!(tell(0), tell(1), "seeds differ");
}

/// A store that breaks its promise is noticed, by the server or by those who play.
#[test]
fn a_store_that_lies_is_found_out() {
    for lie in [Lie::TooEarly, Lie::Torn] {
        let found = (0..40).find(|seed| {
            let run = || World::new(*seed, Some(lie), History::default()).run();
            catch_unwind(AssertUnwindSafe(run)).is_err()
        });
        assert!(found.is_some(), "{lie:?} was not noticed");
    }
}
