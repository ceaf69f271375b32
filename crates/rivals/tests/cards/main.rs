//! One test file for each card, in the folder of its set.

mod base;
#[path = "../common/mod.rs"]
#[allow(dead_code)]
mod common;
mod gold;
mod progress;
mod turmoil;
