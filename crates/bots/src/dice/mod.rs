//! Players of the dice game.

mod cautious;
mod evaluator;
mod expectation;
mod greedy;
mod hands;
pub mod places;
mod plan;
mod position;
mod race;
mod rolls;
mod slips;
pub mod solve;
mod worth;

pub use cautious::Cautious;
pub use evaluator::ByPoints;
pub use expectation::Expectation;
pub use greedy::Greedy;
pub use position::Position;
pub use worth::{CITIES, Worth, WorthTable};
