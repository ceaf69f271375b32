//! Journals of games, and chance that anybody can check afterwards.
//!
//! A table draws a [`Seed`] and shows its [`Commitment`] to seed and [`Terms`]; seats may each
//! pledge a [`Nonce`], and hand it over when the [`StartList`] is closed; a [`Recorder`] then plays
//! the game and writes its [`Journal`]. When the game is over the journal reveals the seed, and
//! [`verify`] redoes every draw. `docs/fair-chance.md` says the same for readers of other
//! languages. Games of the first form, without terms, pledges and list, can still be played on and
//! verified.
//!
//! No rule of any game is here, and no disk: journals are text, whoever calls stores it.

mod bag;
mod chance;
mod deal;
mod fault;
pub mod forgery;
mod head;
mod journal;
mod parse;
mod recorder;
mod replay;
mod seed;
mod start;
mod transcript;
mod verify;

pub use chance::{Purpose, TableLuck, draw};
pub use deal::{Deal, EarlierStart, HolderKind, LayoutDraw, ListedSeat, StartList, Terms, Unfit};
pub use fault::{Fault, Problem};
pub use journal::{Ending, Journal, Recorded, RecordedOf, Seal, Ticket};
pub use parse::{Form, Heading, MAX_BYTES, MAX_LINE, peek};
pub use recorder::{Ahead, NotOpened, Recorder};
pub use replay::{Moment, Replay, replay, replay_each};
pub use seed::{Commitment, MAX_NONCE, NoEntropy, Nonce, Pledge, Seed, TableSeed, Unreadable};
pub use start::{Player, Start};
pub use transcript::Transcript;
pub use verify::{Proof, Verified, verify};
