//! Games of other engines, replayed in ours.
//!
//! A [`Trace`] is one game as the engine catanatron played it, ply by ply, with the lists of what
//! was allowed and the state after each ply. [`replay`] plays it in our engine and compares
//! everything. Where that engine leaves the printed rules is a [`Difference`] with a name; all
//! else is a divergence. `docs/traces.md` describes the files.
//!
//! No rule is decided here: what is allowed and what follows is asked of `board`.

pub mod arena;
mod deed;
mod difference;
mod file;
mod flag;
mod island;
mod lexicon;
mod lists;
mod raw;
mod replay;
mod snapshot;
mod total;
mod trace;

pub use difference::{Difference, Differences, Tally};
pub use file::{TraceError, Traces, open};
pub use replay::{Divergence, Replayed, replay};
pub use total::Total;
pub use trace::Trace;
