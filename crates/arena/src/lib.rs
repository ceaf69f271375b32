//! Many games fast: who wins how often, and how long it takes.
//!
//! The outcome of a run depends on its seed and its number of games alone, never on threads or the
//! machine. Chance that anybody can verify afterwards is in `records`; it is far too slow for this.

mod interval;
mod rating;
mod run;
pub mod svg;
mod tally;

pub use bots::{FastLuck, play};
pub use interval::wilson;
pub use rating::{Meeting, Rating, ratings};
pub use run::{Measured, Plan, Players, run};
pub use tally::{Tally, WHOLE};
