//! One table: seats, journal, prompts, clocks and bots. No network, no disk, no clock.
//!
//! Whatever happens at a [`Table`] is an [`Entry`]. A command is first *decided*, which changes
//! nothing and names the entries to append; whoever keeps them stores them; then they are
//! *committed*. A table is restored by committing its entries again, so there is one way for an
//! entry to take effect. Families are told apart in `any.rs`, `events/` and `pictures/` only.

mod ageing;
mod alone;
mod analysing;
mod any;
mod archive;
mod audience;
mod beginning;
mod bot_seat;
mod chat;
mod choosing;
mod clock;
mod closing;
mod coaching;
mod command;
mod decide;
mod entry;
mod error;
mod events;
mod example;
mod fairness;
mod games;
mod idle;
mod lessons;
pub mod names;
mod outline;
mod outlook;
#[cfg(test)]
mod pairs;
mod pictures;
mod program_seat;
mod programs;
mod promise;
mod prompt;
mod puzzles;
mod removal;
mod running;
mod seats;
mod table;
mod time_out;

pub use ageing::Filming;
pub use alone::MOST_MOVES;
pub use analysing::{Known, analyse};
pub use analysis::Sight;
pub use any::rules_version;
pub use archive::{Archive, FrameAt};
pub use beginning::up_to;
pub use bot_seat::{BotAnswer, BotTask};
pub use bots::Effort;
pub use clock::Millis;
pub use coaching::{Consulted, Question};
pub use command::{Command, Person, Secret};
pub use decide::{Decided, Pending};
pub use entry::{Actor, Entry, Opening};
pub use error::{BadEntry, TableError};
pub use events::event;
pub use example::{Drawing, Example, Mark, examples};
pub use games::{bots_for, game_cards};
pub use lessons::{Lesson, LessonError, LessonTask, lecture, lessons};
pub use outline::{Outline, is_unfinished};
pub use pictures::{picture, scene};
pub use program_seat::{Failed, Heard, MOST_LAPSES};
pub use programs::Sitting;
pub use puzzles::{PuzzleError, attempt, puzzle_card};
pub use table::{STAND_IN, SUBSTITUTE, Table};
