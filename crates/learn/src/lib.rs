//! Bots learn by playing: games with themselves, what became of each position, a better net.
//!
//! A net plays in whole numbers (`bots::learned`); it is trained here in floating point and
//! rounded. How to train one, and what came of it, is in `docs/learning.md`.

mod lessons;
mod play;
mod student;
mod train;

pub use lessons::Lessons;
pub use play::{Pupil, play_many};
pub use student::{Options, Student};
pub use train::{Settings, Trainer};
