//! One test file for each card, in the folder of its set.

// Here every file is a test; clippy sees that only where `#[test]` stands.
#![allow(clippy::unwrap_used)]

mod base;
#[path = "../common/mod.rs"]
#[allow(dead_code)]
mod common;
mod gold;
mod progress;
mod turmoil;
