//! Players of the card game for two.
//!
//! One file per concern of play; a bot is a file that puts them together, such as [`Greedy`].
//! What a seat knows is a [`table::Table`]; nothing here looks past it. Figures of merit are in
//! victory points.

mod cautious;
mod goals;
mod goods;
mod greedy;
mod harm;
mod lands;
mod stacks;
mod table;
mod turn;
mod wait;
mod worth;

pub use cautious::Cautious;
pub use greedy::Greedy;
