//! What a sheet is worth for the turns to come.

use super::position::Position;
use super::solve::Solution;

pub trait Worth: Send + Sync {
    /// The points still to be won from `position` with so many turns left.
    fn worth(&self, left: u8, position: Position) -> f64;
}

impl Worth for Solution {
    fn worth(&self, left: u8, position: Position) -> f64 {
        self.worth(left, position)
    }
}

pub struct Table;

impl Worth for Table {
    fn worth(&self, _left: u8, _position: Position) -> f64 {
        0.0
    }
}
