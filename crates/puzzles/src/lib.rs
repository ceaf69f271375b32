//! Puzzles: a position out of a game of bots, a task, and one answer that is clearly best.
//!
//! A puzzle is data in `puzzles/` of the repository, embedded here ([`all`]). [`Stage`] plays it up
//! to its position, [`Stage::judge`] says what somebody's moves come to, and [`find`] searches for
//! new ones. No clock is here: which day it is, the caller says.

mod certain;
pub mod find;
mod judge;
mod puzzle;
mod stage;
mod stock;

pub use certain::{Search, shortest_wins};
pub use judge::{Hint, Verdict};
pub use puzzle::{Kind, Odds, Puzzle};
pub use stage::{Stage, visit};
pub use stock::{all, by_id, day, of_day};
