//! What can be wrong with a journal, and in which line.

use std::fmt;

use game::{StepError, Violation};

/// The first thing wrong with a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Counted from one.
    pub line: usize,
    pub problem: Problem,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for Fault {}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    #[error("the journal is longer than {} bytes", crate::MAX_BYTES)]
    TooLong,
    #[error("the line is longer than {} bytes", crate::MAX_LINE)]
    LineTooLong,
    #[error("the text is not UTF-8")]
    NotUtf8,
    #[error("the line is not finished")]
    UnfinishedLine,
    #[error("this is not a journal: it must begin with `landnam journal 1` or `2`")]
    NotAJournal,
    #[error("`{0}` is missing here")]
    Missing(String),
    #[error("`{0}` stands here a second time")]
    Repeated(String),
    #[error("`{0}` is not known here")]
    Unknown(String),
    #[error("this is a game of the family `{found}`, not `{wanted}`")]
    OtherFamily { found: String, wanted: &'static str },
    #[error(
        "the game follows version {found} of the rules; this program knows versions 1 to {ours}"
    )]
    OtherRules { found: u32, ours: u32 },
    #[error("the {what} cannot be read: {why}")]
    Unreadable { what: &'static str, why: String },
    #[error("the {what} is not written in its one proper form, which is `{proper}`")]
    Improper { what: &'static str, proper: String },
    #[error("no table can be opened with this set-up: {0}")]
    NoTable(Violation),
    #[error("nobody called `{0}` sits at this table")]
    NoSuchSeat(String),
    #[error("a journal with a commitment needs the ticket of every draw")]
    NoTicket,
    #[error("a journal without commitment has no tickets")]
    StrayTicket,
    #[error("a journal without commitment has no seed")]
    StraySeed,
    #[error("nothing may follow the digest")]
    Trailing,
    #[error("the digest does not fit: the journal was changed after it was written")]
    WrongDigest,

    #[error("the step is refused: {0}")]
    Refused(StepError),
    #[error("the bag was `{due}`, not `{found}`")]
    WrongBag { found: String, due: String },
    #[error("the bag had {due} tickets, not {found}")]
    WrongTotal { found: u32, due: u32 },
    #[error("the seed gives ticket {due}, not {found}")]
    WrongTicket { found: u32, due: u32 },
    #[error("there is no ticket {number} among {total}; they are counted from 0")]
    NoSuchTicket { number: u32, total: u32 },
    #[error("ticket {ticket} stands for `{due}`, not `{found}`")]
    WrongOutcome {
        ticket: u32,
        found: String,
        due: String,
    },
    #[error("the game is not over, but an outcome is given")]
    OverTooSoon,
    #[error("the game ended with `{due}`, not `{found}`")]
    WrongEnd { found: String, due: String },

    #[error("nothing can be verified: the journal carries no commitment")]
    NothingToVerify,
    #[error("the game is not over yet, so its seed is still secret")]
    NotOverYet,
    #[error("the seed is not the one that was committed to")]
    WrongSeed,
    #[error("the seed deals another layout than the set-up shows")]
    WrongLayout,
    #[error("the rules deal this layout with {due} draws, not {found}")]
    WrongLayoutDraws { found: usize, due: usize },
    #[error("the terms name other {what} than those of the game")]
    WrongTerms { what: &'static str },
    #[error("the list of seats does not fit: other {what}")]
    WrongList { what: &'static str },
    #[error("the nonce is not the one this seat had pledged")]
    WrongNonce,
    #[error("this is draw {due}, not {found}")]
    WrongNumber { found: u64, due: u64 },
    #[error("the bag `{0}` cannot be read, or has no such ticket")]
    StrangeBag(String),
    #[error("the list says that this is practice, or that it is not, but the terms say otherwise")]
    WrongPractice,
}

impl Problem {
    pub fn at(self, line: usize) -> Fault {
        Fault {
            line,
            problem: self,
        }
    }

    pub(crate) fn unreadable(what: &'static str, why: impl fmt::Display) -> Problem {
        Problem::Unreadable {
            what,
            why: excerpt(&why.to_string()),
        }
    }
}

/// Enough of a text to recognise it in a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}
