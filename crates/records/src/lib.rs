//! Journals of games, and chance that anybody can check afterwards.
//!
//! A table draws a [`Seed`] and shows its [`Commitment`]; seats may each add a [`Nonce`]; a
//! [`Recorder`] then plays the game and writes its [`Journal`]. When the game is over the journal
//! reveals the seed, and [`verify`] redoes every draw. `docs/fair-chance.md` says the same for
//! readers of other languages.
//!
//! No rule of any game is here, and no disk: journals are text, whoever calls stores it.

mod chance;
mod fault;
mod journal;
mod parse;
mod recorder;
mod replay;
mod seed;
mod transcript;
mod verify;

pub use chance::{Purpose, TableLuck, draw};
pub use fault::{Fault, Problem};
pub use journal::{Ending, Journal, Recorded, RecordedOf, Seal, Ticket};
pub use parse::{Heading, MAX_BYTES, MAX_LINE, peek};
pub use recorder::{Ahead, NotOpened, Recorder};
pub use replay::{Moment, Replay, replay, replay_each};
pub use seed::{Commitment, MAX_NONCE, NoEntropy, Nonce, Seed, TableSeed, Unreadable};
pub use transcript::Transcript;
pub use verify::{Verified, verify};
