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
    /// What was typed is no decision of this game.
    NotUnderstood(String),
    TooLong,
    NoNonce,
    /// The nonce was made for another commitment than the table's.
    OtherCommitment,
    NoBot,
    /// What was chosen does not make a table; the reason is technical.
    BadOptions(String),
    /// A fault stopped the table; its journal is kept.
    Stopped,
}

impl Refusal {
    /// The key of its sentence; a rule's own sentence says more.
    pub const fn key(&self) -> &'static str {
        match self {
            Refusal::Rule(_) => "refusal-rule",
            Refusal::Stale { .. } => "refusal-stale",
            Refusal::NotSeated => "refusal-not-your-seat",
            Refusal::NotHost => "refusal-not-host",
            Refusal::SeatTaken => "refusal-seat-taken",
            Refusal::NoSuchSeat => "refusal-no-such-seat",
            Refusal::AlreadySeated => "refusal-already-seated",
            Refusal::NotAbsent => "refusal-not-absent",
            Refusal::NotGathering => "refusal-not-gathering",
            Refusal::NotRunning => "refusal-not-running",
            Refusal::NotOver => "refusal-not-over",
            Refusal::SeatsOpen => "refusal-seats-open",
            Refusal::Unreadable => "refusal-unreadable",
            Refusal::NotUnderstood(_) => "refusal-not-understood",
            Refusal::TooLong => "refusal-too-long",
            Refusal::NoNonce => "refusal-no-nonce",
            Refusal::OtherCommitment => "refusal-other-commitment",
            Refusal::NoBot => "refusal-no-bot",
            Refusal::BadOptions(_) => "refusal-bad-options",
            Refusal::Stopped => "refusal-stopped",
        }
    }

    /// The code for programs: the key without its topic.
    pub fn code(&self) -> &'static str {
        self.key().trim_start_matches("refusal-")
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
