//! Players of the card game for two.
//!
//! One file per concern of play; a bot is a file that puts them together, such as [`Greedy`].
//! What a seat knows is a `vantage::Vantage`; nothing here looks past it. Figures of merit are in
//! victory points.

mod cautious;
mod goals;
mod goods;
mod greedy;
mod harm;
mod lands;
mod layout;
pub mod learned;
mod njal;
mod slips;
mod stacks;
mod turn;
mod vantage;
mod wait;
mod worth;

pub use cautious::Cautious;
pub use greedy::Greedy;
pub use njal::{adviser, evaluator, njal};
