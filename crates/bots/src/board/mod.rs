//! Players of the board family.
//!
//! One file per concern of play; a bot is a file that puts them together, such as [`Greedy`].
//! What a seat knows is a `vantage::Vantage`; nothing here looks past it. Figures of merit are in
//! points: a goal is worth the points it brings and those that its income will bring.

mod cards;
mod cautious;
mod counting;
mod discard;
mod founding;
mod goals;
mod greedy;
mod harbours;
mod income;
mod knights;
pub mod learned;
mod moving;
mod njal;
mod pick;
mod pirates;
mod plan;
mod prizes;
mod roads;
mod robber;
mod sites;
mod slips;
#[cfg(test)]
mod testing;
mod trade;
mod two;
mod vantage;
mod voyages;
mod wonders;

pub use cautious::Cautious;
pub use greedy::Greedy;
pub use njal::{Njal, adviser, evaluator, njal};
