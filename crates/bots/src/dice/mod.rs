//! Players of the dice game.

mod hands;
mod plan;
mod position;
mod rolls;
pub mod solve;

pub use position::Position;
