//! What is wrong with a journal, for people.

use std::path::Path;

use game::{Phrase, StepError};
use records::{Fault, MAX_BYTES, MAX_LINE, Problem};
use words::Words;

use crate::failure::{quoted, refusal};

/// The sentence of a fault, with file and line.
pub fn phrase(path: &Path, fault: &Fault, words: &Words) -> Phrase {
    problem(&fault.problem, words)
        .with("file", quoted(path.display()))
        .with("line", fault.line as u32)
}

fn problem(problem: &Problem, words: &Words) -> Phrase {
    match problem {
        Problem::TooLong => Phrase::new("journal-too-long").with("bytes", MAX_BYTES as u32),
        Problem::LineTooLong => Phrase::new("journal-line-too-long").with("bytes", MAX_LINE as u32),
        Problem::NotUtf8 => Phrase::new("journal-not-utf8"),
        Problem::UnfinishedLine => Phrase::new("journal-unfinished-line"),
        Problem::NotAJournal => Phrase::new("journal-not-a-journal"),
        Problem::Missing(what) => Phrase::new("journal-missing").with("what", quoted(what)),
        Problem::Repeated(what) => Phrase::new("journal-repeated").with("what", quoted(what)),
        Problem::Unknown(what) => Phrase::new("journal-unknown").with("what", quoted(what)),
        Problem::OtherFamily { found, wanted } => Phrase::new("journal-other-family")
            .with("found", quoted(found))
            .with("wanted", quoted(wanted)),
        Problem::OtherRules { found, ours } => Phrase::new("journal-other-rules")
            .with("found", *found)
            .with("ours", *ours),
        Problem::Unreadable { what, why } => Phrase::new("journal-unreadable")
            .with("what", quoted(what))
            .with("why", quoted(why)),
        Problem::Improper { what, proper } => Phrase::new("journal-improper")
            .with("what", quoted(what))
            .with("proper", quoted(proper)),
        Problem::NoTable(why) => {
            Phrase::new("journal-no-table").with("why", quoted(refusal(why, words)))
        }
        Problem::NoSuchSeat(name) => Phrase::new("journal-no-such-seat").with("name", quoted(name)),
        Problem::NoTicket => Phrase::new("journal-no-ticket"),
        Problem::StrayTicket => Phrase::new("journal-stray-ticket"),
        Problem::StraySeed => Phrase::new("journal-stray-seed"),
        Problem::Trailing => Phrase::new("journal-trailing"),
        Problem::WrongDigest => Phrase::new("journal-wrong-digest"),
        Problem::Refused(StepError::Rule(why)) => {
            Phrase::new("journal-refused").with("why", quoted(refusal(why, words)))
        }
        Problem::Refused(why) => Phrase::new("journal-refused").with("why", quoted(why)),
        Problem::WrongBag { found, due } => wrong("journal-wrong-bag", found, due),
        Problem::WrongTotal { found, due } => wrong("journal-wrong-total", found, due),
        Problem::WrongTicket { found, due } => wrong("journal-wrong-ticket", found, due),
        Problem::NoSuchTicket { number, total } => Phrase::new("journal-no-such-ticket")
            .with("number", *number)
            .with("total", *total),
        Problem::WrongOutcome { ticket, found, due } => {
            wrong("journal-wrong-outcome", found, due).with("ticket", *ticket)
        }
        Problem::OverTooSoon => Phrase::new("journal-over-too-soon"),
        Problem::WrongEnd { found, due } => wrong("journal-wrong-end", found, due),
        Problem::NothingToVerify => Phrase::new("journal-nothing-to-verify"),
        Problem::NotOverYet => Phrase::new("journal-not-over-yet"),
        Problem::WrongSeed => Phrase::new("journal-wrong-seed"),
        Problem::WrongLayout => Phrase::new("journal-wrong-layout"),
        Problem::WrongLayoutDraws { found, due } => wrong("journal-layout-draws", found, due),
        Problem::WrongTerms { what } => about("journal-wrong-terms", what),
        Problem::WrongList { what } => about("journal-wrong-list", what),
        Problem::WrongNonce => Phrase::new("journal-wrong-nonce"),
        Problem::WrongNumber { found, due } => wrong("journal-wrong-number", found, due),
        Problem::StrangeBag(bag) => Phrase::new("journal-strange-bag").with("bag", quoted(bag)),
        Problem::WrongPractice => Phrase::new("journal-wrong-practice"),
    }
}

fn about(key: &'static str, what: &str) -> Phrase {
    Phrase::new(key).with("what", quoted(what))
}

fn wrong(key: &'static str, found: impl std::fmt::Display, due: impl std::fmt::Display) -> Phrase {
    Phrase::new(key)
        .with("found", quoted(found))
        .with("due", quoted(due))
}
