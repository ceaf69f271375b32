//! Players that are programs. They see what a player in their seat sees, and nothing more.
//!
//! What is generic stands here; knowledge of one game is in a folder named after its family.

#![warn(missing_docs)]

pub mod board;
mod bot;
pub mod dice;
mod play;
mod random;
pub mod rivals;

pub use bot::{Bot, Sight};
pub use play::play;
pub use random::Random;
