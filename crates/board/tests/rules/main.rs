//! What the rules of the base game say, in notation.

// Here every file is a test; clippy sees that only where `#[test]` stands.
#![allow(clippy::unwrap_used)]

#[path = "../common/table.rs"]
mod table;

mod base_production;
