//! What the rules of the base game say, in notation.

// Here every file is a test; clippy sees that only where `#[test]` stands.
#![allow(clippy::unwrap_used)]

#[path = "../reference/maps.rs"]
mod maps;
#[path = "../common/table.rs"]
mod table;

mod base_building;
mod base_data;
mod base_development;
mod base_end;
mod base_founding;
mod base_house;
mod base_offers;
mod base_production;
mod base_route;
mod base_secrets;
mod base_setup;
mod base_seven;
mod base_trade;
mod base_turn;
mod phases;
mod speech;
