//! What a sheet is worth for the turns to come.
//!
//! The exact answer is `solve.rs`, a minute of work and a million numbers. [`WorthTable`] is a
//! short form of it: one number for the place and one for the crew among so many cities, added up.
//! It is fitted to the sheets that come up in good play, by `examples/dice_worth.rs`.

use std::sync::LazyLock;

use super::places::{CREWS, Map, crew};
use super::position::Position;
use super::solve::Solution;

/// What a position is worth with some turns left.
pub trait Worth: Send + Sync {
    /// The points still to be won from `position` with so many turns left.
    fn worth(&self, left: u8, position: Position) -> f64;
}

impl Worth for Solution {
    fn worth(&self, left: u8, position: Position) -> f64 {
        self.worth(left, position)
    }
}

/// The short form that comes with the program.
#[derive(Clone, Copy, Default, Debug)]
pub struct WorthTable;

/// Crews count apart for each number of cities: their jokers are worth most while cities are open.
pub const CITIES: usize = 5;
/// Hundredths of points: for one turn left to fourteen the places, then the crews by cities; two
/// bytes each, the low one first.
static BYTES: &[u8] = include_bytes!("worth.bin");
static MAP: LazyLock<Map> = LazyLock::new(Map::draw);

impl Worth for WorthTable {
    fn worth(&self, left: u8, position: Position) -> f64 {
        if left == 0 {
            return 0.0;
        }
        let places = MAP.places.len();
        let first = (left as usize - 1) * (places + CITIES * CREWS);
        let place = MAP.number(position) / CREWS;
        let crew = position.cities as usize * CREWS + crew(position);
        entry(first + place) + entry(first + places + crew)
    }
}

fn entry(number: usize) -> f64 {
    let hundredths = i16::from_le_bytes([BYTES[2 * number], BYTES[2 * number + 1]]);
    f64::from(hundredths) / 100.0
}
