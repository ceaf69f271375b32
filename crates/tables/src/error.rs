//! Why a table does not do what it is asked.

use game::{Phrase, Violation};

/// Nothing was changed. The code is for programs, the sentence is in `text/`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// A rule of the game forbids it.
    Rule(Violation),
    /// The decision answers a prompt that is no more; this one is current.
    Stale {
        prompt: u32,
    },
    NotSeated,
    /// A bot plays for the person.
    StoodIn,
    NotHost,
    SeatTaken,
    NoSuchSeat,
    AlreadySeated,
    /// Nobody has waited for this player long enough.
    NotIdle,
    /// The person keeps the others waiting, too.
    WaitedFor,
    /// The host has taken the person out of their seat.
    Removed,
    /// The host has muted the person.
    Muted,
    /// Only people with a seat may say something.
    ChatClosed,
    /// Nobody with this id sits here or has said something.
    NoSuchPerson,
    NotGathering,
    NotRunning,
    NotOver,
    /// The game began at a made-up position; there is no record of it.
    NoRecord,
    /// People sit here who have not agreed to the coach.
    NoCoach,
    /// The coach is a condition of the table, and whoever sits down has not agreed to it.
    CoachNotAgreed,
    /// The coach cannot become a condition: somebody has sat down without it.
    SeatedWithoutCoach,
    /// There is nothing to ask the coach about: others are awaited.
    NotAwaited,
    SeatsOpen,
    Unreadable,
    /// The key under which a decision could be sent again is missing or too long.
    BadKey,
    /// A line of chat in which nothing can be seen.
    NothingSaid,
    /// What was typed is no decision of this game.
    NotUnderstood(String),
    /// So many characters are read.
    TooLong {
        most: u32,
    },
    /// These decisions cannot be made together: one has to see what comes of the first.
    NotTogether,
    NoNonce,
    NoPledge,
    /// The pledge was made for another commitment than the table's.
    OtherCommitment,
    /// The nonce is not the one that was pledged.
    OtherNonce,
    /// The list of seats is closed.
    ListClosed,
    /// No nonce is awaited.
    NoNonceAwaited,
    /// Somebody who had pledged has not pledged anew.
    PledgesMissing,
    /// The others have a little more time.
    TooSoon,
    NoBot,
    /// This bot has a seat here already.
    BotSitsHere,
    /// There is neither one level for all bots nor one for each.
    BotCount,
    /// What was chosen does not make a table, for this reason.
    BadOptions(Phrase),
    /// A fault stopped the table; its journal is kept.
    Stopped,
    /// The rules have changed, and the game does not follow them.
    Outdated,
    /// The table was closed before its game came to an end.
    Closed,
}

impl TableError {
    /// The key of its sentence; a rule's own sentence says more.
    pub const fn key(&self) -> &'static str {
        match self {
            TableError::Rule(_) => "refusal-rule",
            TableError::Stale { .. } => "refusal-stale",
            TableError::NotSeated => "refusal-not-your-seat",
            TableError::StoodIn => "refusal-stood-in",
            TableError::NotHost => "refusal-not-host",
            TableError::SeatTaken => "refusal-seat-taken",
            TableError::NoSuchSeat => "refusal-no-such-seat",
            TableError::AlreadySeated => "refusal-already-seated",
            TableError::NotIdle => "refusal-not-idle",
            TableError::WaitedFor => "refusal-waited-for",
            TableError::Removed => "refusal-removed",
            TableError::Muted => "refusal-muted",
            TableError::ChatClosed => "refusal-chat-closed",
            TableError::NoSuchPerson => "refusal-no-such-person",
            TableError::NotGathering => "refusal-not-gathering",
            TableError::NotRunning => "refusal-not-running",
            TableError::NotOver => "refusal-not-over",
            TableError::NoRecord => "refusal-no-record",
            TableError::NoCoach => "refusal-no-coach",
            TableError::CoachNotAgreed => "refusal-coach-not-agreed",
            TableError::SeatedWithoutCoach => "refusal-seated-without-coach",
            TableError::NotAwaited => "refusal-not-awaited",
            TableError::SeatsOpen => "refusal-seats-open",
            TableError::Unreadable => "refusal-unreadable",
            TableError::BadKey => "refusal-bad-key",
            TableError::NothingSaid => "refusal-nothing-said",
            TableError::NotUnderstood(_) => "refusal-not-understood",
            TableError::TooLong { .. } => "refusal-too-long",
            TableError::NotTogether => "refusal-not-together",
            TableError::NoNonce => "refusal-no-nonce",
            TableError::NoPledge => "refusal-no-pledge",
            TableError::OtherCommitment => "refusal-other-commitment",
            TableError::OtherNonce => "refusal-other-nonce",
            TableError::ListClosed => "refusal-list-closed",
            TableError::NoNonceAwaited => "refusal-no-nonce-awaited",
            TableError::PledgesMissing => "refusal-pledges-missing",
            TableError::TooSoon => "refusal-too-soon",
            TableError::BotCount => "refusal-bot-count",
            TableError::NoBot => "refusal-no-bot",
            TableError::BotSitsHere => "refusal-bot-sits-here",
            TableError::BadOptions(_) => "refusal-bad-options",
            TableError::Stopped => "refusal-stopped",
            TableError::Outdated => "refusal-outdated",
            TableError::Closed => "refusal-closed",
        }
    }

    /// Is it the fault of the bot whose answer was refused? Otherwise the question has changed
    /// meanwhile, or its owner is back, and the bot is asked again.
    pub const fn blames_bot(&self) -> bool {
        !matches!(
            self,
            TableError::Stale { .. }
                | TableError::NotSeated
                | TableError::StoodIn
                | TableError::NotRunning
                | TableError::Stopped
                | TableError::Outdated
                | TableError::Closed
        )
    }

    /// The code for programs: the key without its topic.
    pub fn code(&self) -> &'static str {
        self.key().trim_start_matches("refusal-")
    }
}

impl From<Violation> for TableError {
    fn from(violation: Violation) -> TableError {
        TableError::Rule(violation)
    }
}

/// Stored entries and the rules do not agree; the table stops where they part.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {number}: {why}")]
pub struct BadEntry {
    /// Counted from zero.
    pub number: u64,
    pub why: String,
}
