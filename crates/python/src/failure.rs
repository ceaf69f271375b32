//! Everything that can go wrong, as Python's exceptions.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use families::SetupError as BadSetup;
use game::{Phrase, Seat, Violation};
use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use records::{Fault, NotOpened};
use words::Language;

use crate::shelf::words;

create_exception!(
    landnam,
    Error,
    PyValueError,
    "Something was asked for that cannot be."
);
create_exception!(
    landnam,
    RuleError,
    Error,
    "A rule forbids it: `rule` is its id, `sentence` says why."
);
create_exception!(
    landnam,
    NotationError,
    Error,
    "A text or a number that means no action here."
);
create_exception!(landnam, SetupError, Error, "No such game can be set up.");
create_exception!(landnam, BotError, Error, "There is no such bot.");
create_exception!(
    landnam,
    JournalError,
    Error,
    "A journal is damaged or does not fit: `line` says where."
);

/// Why something was not done.
#[derive(Debug)]
pub enum Failure {
    /// With the names of the seats.
    Rule(Violation, &'static [&'static str]),
    Setup(BadSetup),
    Bot(families::BotError),
    Journal(Fault),
    Notation(String),
    Other(String),
}

pub type Answer<T> = Result<T, Failure>;

/// The names of seats where none are known yet.
pub const COLOURS: &[&str] = &game::COLOURS;

impl From<BadSetup> for Failure {
    fn from(why: BadSetup) -> Failure {
        Failure::Setup(why)
    }
}

impl From<families::BotError> for Failure {
    fn from(why: families::BotError) -> Failure {
        Failure::Bot(why)
    }
}

impl From<Fault> for Failure {
    fn from(why: Fault) -> Failure {
        Failure::Journal(why)
    }
}

impl From<Violation> for Failure {
    fn from(why: Violation) -> Failure {
        Failure::Rule(why, COLOURS)
    }
}

impl From<NotOpened> for Failure {
    fn from(why: NotOpened) -> Failure {
        match why {
            NotOpened::Rule(violation) => violation.into(),
            NotOpened::Nonces { .. } => Failure::Other(why.to_string()),
        }
    }
}

impl From<Failure> for PyErr {
    fn from(failure: Failure) -> PyErr {
        match failure {
            Failure::Rule(violation, names) => refusal(&violation, names),
            Failure::Setup(why) => match why.told() {
                Ok(phrase) => SetupError::new_err(say(&phrase)),
                Err(violation) => refusal(&violation, COLOURS),
            },
            Failure::Bot(why) => BotError::new_err(why.to_string()),
            Failure::Journal(fault) => damaged(&fault),
            Failure::Notation(text) => NotationError::new_err(text),
            Failure::Other(text) => Error::new_err(text),
        }
    }
}

fn say(phrase: &Phrase) -> String {
    words(Language::En).phrase(phrase, &|seat| name(COLOURS, seat))
}

/// How a sentence calls a seat.
pub fn name(names: &[&str], seat: Seat) -> String {
    let name = names.get(seat.index()).copied();
    name.map_or_else(|| (seat.0 + 1).to_string(), str::to_owned)
}

/// With the rule, its sentence, and the facts in it.
fn refusal(violation: &Violation, names: &[&str]) -> PyErr {
    let rule = violation.rule.0;
    let sentence = words(Language::En).violation(violation, &|seat| name(names, seat));
    let facts = violation.facts.iter();
    let facts: Vec<(&str, String)> = facts.map(|(key, fact)| (*key, fact.to_string())).collect();
    let error = RuleError::new_err(format!("{rule}: {sentence}"));
    with_attributes(error, |value| {
        value.setattr("rule", rule)?;
        value.setattr("sentence", sentence)?;
        value.setattr("facts", facts)
    })
}

fn damaged(fault: &Fault) -> PyErr {
    let rule = match &fault.problem {
        records::Problem::Refused(game::StepError::Rule(violation))
        | records::Problem::NoTable(violation) => Some(violation.rule.0),
        _ => None,
    };
    let error = JournalError::new_err(fault.to_string());
    with_attributes(error, |value| {
        value.setattr("line", fault.line)?;
        value.setattr("rule", rule)
    })
}

fn with_attributes(error: PyErr, set: impl FnOnce(&Bound<PyAny>) -> PyResult<()>) -> PyErr {
    Python::attach(|py| match set(error.value(py).as_any()) {
        Ok(()) => error.clone_ref(py),
        Err(why) => why,
    })
}

/// Does it, and turns a fault of ours into an exception: no interpreter dies of it.
pub fn guarded<T>(work: impl FnOnce() -> Answer<T>) -> PyResult<T> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(answer) => answer.map_err(PyErr::from),
        Err(panic) => Err(PyRuntimeError::new_err(format!(
            "a fault of landnam itself, please report it: {}",
            reason(&*panic)
        ))),
    }
}

fn reason(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("no reason is known")
}
