//! Rules of the card game, by chapter of the dossier.

#[path = "../common/mod.rs"]
mod common;
mod contract;
mod usage;
