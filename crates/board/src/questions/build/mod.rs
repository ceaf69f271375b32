//! Pieces: where one may stand, which rule says no, and what a new one brings about.

pub mod after_build;
pub mod closed;
pub mod docks;
pub mod free_pieces;
pub mod paths;
pub mod sites;
pub mod waters;
