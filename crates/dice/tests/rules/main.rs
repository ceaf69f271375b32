//! What the rules of the dice game say, in notation.

// Here every file is a test; clippy sees that only where `#[test]` stands.
#![allow(clippy::unwrap_used)]

mod building;
mod contract;
mod end;
mod gold;
mod jokers;
mod menu;
mod perft;
mod reference;
mod sheet;
mod speech;
mod table;
mod turn;
mod vectors;
