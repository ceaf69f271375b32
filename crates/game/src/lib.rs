//! The contract of a game: what a family must answer, and what follows from the answers.
//!
//! No rule of any game is here, and nothing of the world: no clock, file, network, thread or
//! generator. Journals and verifiable chance are in `records`, words are in `words`.
//!
//! Whatever its family, a game is played through the same few functions:
//!
//! ```
//! use game::testing::TestLuck;
//! use game::{Awaits, Choices, Tickets, Game, Log, Luck, Outcome, Setup, Step, StepError};
//!
//! /// Everybody decides at random.
//! fn play<G: Game>(game: &G, luck: &mut dyn Luck) -> Result<Outcome, StepError> {
//!     let mut state = game.start();
//!     loop {
//!         let step = match game.awaits(&state) {
//!             Awaits::Over(outcome) => return Ok(outcome),
//!             Awaits::Chance => {
//!                 let bag = game.bag(&state);
//!                 Step::Chance(bag.nth(luck.below(bag.total())))
//!             }
//!             Awaits::Seats(seats) => {
//!                 let menu = game.menu(&state, seats.lowest());
//!                 Step::Act(seats.lowest(), menu.nth(luck.below(menu.count())))
//!             }
//!         };
//!         game.play(&mut state, step, &mut Log::off())?;
//!     }
//! }
//!
//! let mut luck = TestLuck(1);
//! let setup = dice::Setup::deal(&dice::Options { seats: 2, start: 0 }, &mut luck)?;
//! let outcome = play(&dice::Rules::open(setup)?, &mut luck)?;
//! assert!(!outcome.is_draw());
//! # Ok::<(), StepError>(())
//! ```

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
    Awaits, Choices, FormId, Game, Luck, Notation, Setup, Step, StepError, StepOf, Tickets, Viewer,
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
