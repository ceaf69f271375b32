//! What the rules of Seafarers and its scenarios say, in notation.

// Here every file is a test; clippy sees that only where `#[test]` stands.
#![allow(clippy::unwrap_used)]

#[path = "../common/sea.rs"]
mod sea;
#[path = "../common/table.rs"]
mod table;

mod cloth;
mod counts;
mod data;
mod dealing;
mod end;
mod figures;
mod fog;
mod founding;
mod gold;
mod islands;
mod moves;
mod new_world;
mod pirates;
mod reasons;
mod road_building;
mod route;
mod ships;
mod tribe;
mod western_lines;
mod wonders;
