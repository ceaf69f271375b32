//! Whatever strangers send costs a bounded amount of work. Counted, not timed: draws, steps, bytes,
//! and how much memory is asked for on the way.
//!
//! `cargo xtask test --long` tries many more; the fuzzer runs the same targets.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

mod seeds;
mod targets;

use std::alloc::System;
use std::sync::{Mutex, PoisonError};

use game::Luck;
use game::testing::{TestLuck, games};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use targets::Cost;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Allocations are counted for the whole program, so one target runs at a time.
static ALONE: Mutex<()> = Mutex::new(());

/// The longest body of a request.
const LONGEST: usize = 64 << 10;
/// Memory asked for: so much, and so much for each byte that was sent.
const MOST_MEMORY: usize = 4 << 20;
const MEMORY_A_BYTE: usize = 200;

/// Runs one target on one text, and fails if it costs too much.
fn measure(target: &str, text: &[u8]) -> (Cost, usize) {
    let region = Region::new(ALLOCATOR);
    let cost = targets::run(target, text);
    let memory = region.change().bytes_allocated;
    let most = MOST_MEMORY + MEMORY_A_BYTE * text.len();
    assert!(
        memory <= most,
        "{target}: {memory} bytes of memory for {}",
        text.len()
    );
    (cost, memory)
}

fn try_target(target: &str) {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let seeds = seeds::seeds(target);
    let mut luck = TestLuck(14);
    let (mut most, mut memory) = (Cost::default(), 0);
    let mut note = |(cost, used): (Cost, usize)| {
        most.draws = most.draws.max(cost.draws);
        most.steps = most.steps.max(cost.steps);
        most.bytes = most.bytes.max(cost.bytes);
        memory = memory.max(used);
    };
    for seed in &seeds {
        note(measure(target, seed));
    }
    for _ in 0..games(400, 20_000) {
        let mut text = seeds[luck.below(seeds.len() as u32) as usize].clone();
        for _ in 0..=luck.below(4) {
            seeds::change(&mut text, &seeds, &mut luck);
        }
        text.truncate(LONGEST);
        note(measure(target, &text));
    }
    println!("{target}: most {most:?}, {memory} bytes of memory");
    assert_ne!(most, Cost::default(), "{target}: nothing was ever tried");
    // An action draws nothing by itself, and a written position is not dealt.
    let draws = !["action", "position"].contains(&target);
    assert_eq!(most.draws > 0, draws, "{target}: draws are counted");
}

#[test]
fn maps_cost_little() {
    try_target("map");
}

#[test]
fn options_cost_little() {
    try_target("options");
}

#[test]
fn positions_cost_little() {
    try_target("position");
}

#[test]
fn actions_cost_little() {
    try_target("action");
}

#[test]
fn journals_cost_little() {
    try_target("journal");
}
