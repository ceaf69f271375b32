//! How a program fails to decide, told to its author.

use game::{Phrase, Violation};
use protocol::LapseKind;
use serde::{Deserialize, Serialize};
use words::Words;

use super::process::Silence;
use crate::failure::{quoted, refusal};

/// As much as is told back of what a program wrote.
const MOST: usize = 120;

#[derive(Debug)]
pub struct Lapse {
    pub kind: LapseKind,
    why: Why,
}

#[derive(Debug)]
enum Why {
    Said(Phrase),
    Rule(Violation),
}

impl Lapse {
    fn of(kind: LapseKind, phrase: Phrase) -> Lapse {
        let why = Why::Said(phrase);
        Lapse { kind, why }
    }

    /// No line came; `ending` is how the process ended, if it did.
    pub fn silent(silence: Silence, millis: u32, ending: Option<String>) -> Lapse {
        match silence {
            Silence::Late(half) if half.is_empty() => Lapse::of(
                LapseKind::Late,
                Phrase::new("cli-lapse-late").with("millis", millis),
            ),
            Silence::Late(half) => Lapse::of(
                LapseKind::Late,
                Phrase::new("cli-lapse-half")
                    .with("millis", millis)
                    .with("text", quoted(excerpt(&half))),
            ),
            Silence::Gone(half) => Lapse::of(LapseKind::Gone, gone(&half, ending)),
            Silence::TooLong => Lapse::of(LapseKind::Unreadable, Phrase::new("cli-lapse-too-long")),
            Silence::NotUtf8 => Lapse::of(LapseKind::Unreadable, Phrase::new("cli-lapse-no-text")),
        }
    }

    /// The line is not what was asked for.
    pub fn unreadable(line: &str, why: &serde_json::Error) -> Lapse {
        Lapse::of(
            LapseKind::Unreadable,
            Phrase::new("cli-lapse-unreadable")
                .with("text", quoted(excerpt(line)))
                .with("why", quoted(why)),
        )
    }

    /// It answers a question that was not asked yet.
    pub fn early(found: u32, asked: u32) -> Lapse {
        Lapse::of(
            LapseKind::Unreadable,
            Phrase::new("cli-lapse-early")
                .with("found", found)
                .with("asked", asked),
        )
    }

    /// The action means nothing at this table.
    pub fn meaningless(action: &str) -> Lapse {
        let phrase = Phrase::new("cli-lapse-meaningless");
        let phrase = phrase.with("action", quoted(excerpt(action)));
        Lapse::of(LapseKind::Unreadable, phrase)
    }

    pub fn refused(violation: Violation) -> Lapse {
        Lapse {
            kind: LapseKind::Refused,
            why: Why::Rule(violation),
        }
    }

    /// The id of the rule that forbids what the program wanted.
    pub fn rule(&self) -> Option<&'static str> {
        match &self.why {
            Why::Said(_) => None,
            Why::Rule(violation) => Some(violation.rule.0),
        }
    }

    pub fn sentence(&self, words: &Words) -> String {
        match &self.why {
            Why::Said(phrase) => words.label(phrase.key, &phrase.facts),
            Why::Rule(violation) => refusal(violation, words),
        }
    }
}

/// Decisions a program did not make, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Lapses {
    pub late: u64,
    pub unreadable: u64,
    pub refused: u64,
    pub gone: u64,
    /// Decisions the stand-in made for it: after each of these, and in the rest of games in which
    /// there were too many.
    pub stood_in: u64,
}

impl Lapses {
    pub fn count(&mut self, kind: LapseKind) {
        *match kind {
            LapseKind::Late => &mut self.late,
            LapseKind::Unreadable => &mut self.unreadable,
            LapseKind::Refused => &mut self.refused,
            LapseKind::Gone => &mut self.gone,
        } += 1;
    }

    pub fn add(&mut self, other: &Lapses) {
        self.late += other.late;
        self.unreadable += other.unreadable;
        self.refused += other.refused;
        self.gone += other.gone;
        self.stood_in += other.stood_in;
    }
}

fn gone(half: &str, ending: Option<String>) -> Phrase {
    let phrase = Phrase::new(match (&ending, half.is_empty()) {
        (Some(_), true) => "cli-lapse-ended",
        (Some(_), false) => "cli-lapse-ended-half",
        (None, _) => "cli-lapse-closed",
    });
    phrase
        .with("status", quoted(ending.unwrap_or_default()))
        .with("text", quoted(excerpt(half)))
}

/// The beginning of a text, in one line.
fn excerpt(text: &str) -> String {
    let line = text.replace(char::is_control, " ");
    match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}
