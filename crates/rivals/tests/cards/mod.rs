//! One test file for each card, in the folder of its set.

mod base;
mod gold;
mod progress;
mod turmoil;
