//! Tables in bad weather: reconnects, duplicates, stale decisions, and crashes at every point
//! between a decision, its storage and its broadcast. Seeded, so that a failure can be repeated.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

mod world;

use world::{Crash, World};

fn weather(game: &str, options: &serde_json::Value, seeds: std::ops::Range<u8>) {
    for seed in seeds {
        let mut world = World::open(game, options.clone(), seed);
        world.play_to_the_end();
        world.check_nothing_lost_and_nothing_twice();
    }
}

#[test]
fn board_games_survive_a_storm() {
    let options = serde_json::json!({ "points": 4, "turn_limit": 60 });
    weather("base", &options, 0..12);
}

#[test]
fn games_for_two_survive_a_storm() {
    let options = serde_json::json!({ "points": 4, "turn_limit": 60 });
    weather("two", &options, 20..26);
}

#[test]
fn dice_games_survive_a_storm() {
    weather("dice", &serde_json::Value::Null, 40..52);
}

/// Some of its events are kept from one of the players.
#[test]
fn card_games_survive_a_storm() {
    weather(
        "rivals/gold",
        &serde_json::json!({ "turn_limit": 40 }),
        60..64,
    );
}

/// A storm that never strikes at one of the points would prove nothing about it.
#[test]
fn the_storm_strikes_everywhere() {
    let mut world = World::open("dice", serde_json::Value::Null, 7);
    world.play_to_the_end();
    for crash in Crash::ALL {
        assert!(
            world.crashes(crash) > 3,
            "{crash:?}: {}",
            world.crashes(crash)
        );
    }
    assert!(world.duplicates > 3 && world.stale > 3 && world.reconnects > 3);
}
