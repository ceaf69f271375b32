//! The contract of a game: what a family must answer, and what follows from the answers.
//!
//! No rule of any game is here, and nothing of the world: no clock, file, network, thread or
//! generator. Journals and verifiable chance are in `records`, words are in `words`.

#![warn(missing_docs)]

mod contract;
mod log;
mod outcome;
mod perft;
mod phrase;
mod playout;
mod seat;
pub mod testing;
mod unreadable;
mod violation;

pub use contract::{
    Awaits, Choices, Draw, FormId, Game, Luck, Notation, Setup, Step, StepError, StepOf, Viewer,
    actions, outcomes, shuffle,
};
pub use log::Log;
pub use outcome::Outcome;
pub use perft::perft;
pub use phrase::{Deed, Describe, Fact, Phrase};
pub use playout::{Players, Playout, play_through, playout};
pub use seat::{BySeat, COLOURS, MAX_SEATS, Seat, SeatSet};
pub use unreadable::Unreadable;
pub use violation::{RuleId, Violation};
