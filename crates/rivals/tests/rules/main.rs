//! Rules of the card game, by chapter of the dossier, and its cards.

// Here every file is a test; clippy sees that only where `#[test]` stands.
#![allow(clippy::unwrap_used)]

mod building;
#[path = "../cards/mod.rs"]
mod cards;
#[path = "../common/mod.rs"]
#[allow(dead_code)]
mod common;
mod contract;
mod data;
mod dice;
mod end;
mod event_odds;
mod goods;
mod oracle;
mod perft;
mod points;
mod position;
mod reactions;
#[path = "../reference/mod.rs"]
mod reference;
mod removal;
mod secrets;
mod setup;
mod speech;
mod stacks;
mod together;
mod turn;
mod usage;
mod vectors;
