//! Why a table does not do what it is asked.

use game::Violation;

/// Nothing was changed. The code is for programs, the sentence is in `text/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A rule of the game forbids it.
    Rule(Violation),
    /// The decision answers a prompt that is no more; this one is current.
    Stale {
        prompt: u32,
    },
    NotSeated,
    NotHost,
    SeatTaken,
    NoSuchSeat,
    AlreadySeated,
    /// The player is there, or has not been away for long enough.
    NotAbsent,
    NotGathering,
    NotRunning,
    NotOver,
    SeatsOpen,
    Unreadable,
    TooLong,
    NoNonce,
    NoBot,
    /// What was chosen does not make a table; the reason is technical.
    BadOptions(String),
    /// A fault stopped the table; its journal is kept.
    Stopped,
}

impl Refusal {
    /// The code of protocol's `Refusal`, and with `refusal-` before it the key of its sentence.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Rule(_) => "rule",
            Refusal::Stale { .. } => "stale",
            Refusal::NotSeated => "not-seated",
            Refusal::NotHost => "not-host",
            Refusal::SeatTaken => "seat-taken",
            Refusal::NoSuchSeat => "no-such-seat",
            Refusal::AlreadySeated => "already-seated",
            Refusal::NotAbsent => "not-absent",
            Refusal::NotGathering => "not-gathering",
            Refusal::NotRunning => "not-running",
            Refusal::NotOver => "not-over",
            Refusal::SeatsOpen => "seats-open",
            Refusal::Unreadable => "unreadable",
            Refusal::TooLong => "too-long",
            Refusal::NoNonce => "no-nonce",
            Refusal::NoBot => "no-bot",
            Refusal::BadOptions(_) => "bad-options",
            Refusal::Stopped => "stopped",
        }
    }
}

impl From<Violation> for Refusal {
    fn from(violation: Violation) -> Refusal {
        Refusal::Rule(violation)
    }
}

/// Stored entries and the rules do not agree; the table stops where they part.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {number}: {why}")]
pub struct Fault {
    /// Counted from zero.
    pub number: u64,
    pub why: String,
}
