//! Rules of the card game, by chapter of the dossier.

mod building;
#[path = "../common/mod.rs"]
#[allow(dead_code)]
mod common;
mod contract;
mod data;
mod dice;
mod end;
mod goods;
mod perft;
mod points;
mod reactions;
mod removal;
mod secrets;
mod setup;
mod speech;
mod stacks;
mod turn;
mod usage;
mod vectors;
