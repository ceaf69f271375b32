//! What can go wrong, told in one line, and the exit code it leaves behind.

use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use families::{BotError, SetupError};
use game::{Fact, Phrase, Violation};
use records::Fault;
use words::Words;

use crate::{fault, help};

/// The code for a command that was not understood.
const USAGE: u8 = 2;
/// The code for games of which only the chance could be checked.
const UNCHECKED: u8 = 3;

/// Why the program gives up.
#[derive(Debug)]
pub enum Failure {
    /// The command asks for something that is not there.
    Usage(Phrase),
    /// The command was understood and could not be carried out.
    Failed(Phrase),
    /// A journal is not as it should be.
    Journal(PathBuf, Fault),
    /// A rule of the game forbids it: options that no table can be opened with.
    Rule(Violation),
    /// Everything was said already.
    Told,
    /// So it was, and nothing was wrong; but not everything could be checked.
    Unchecked,
    /// Whoever read our output has closed it.
    Closed,
}

/// A text that is shown as it is.
pub fn quoted(text: impl Display) -> Fact {
    Fact::Place(text.to_string())
}

impl Failure {
    pub fn report(&self, words: &Words) -> ExitCode {
        let line = match self {
            Failure::Usage(phrase) | Failure::Failed(phrase) => {
                words.label(phrase.key, &phrase.facts)
            }
            Failure::Journal(path, fault) => {
                let phrase = fault::phrase(path, fault, words);
                words.label(phrase.key, &phrase.facts)
            }
            Failure::Rule(violation) => refusal(violation, words),
            Failure::Told => return ExitCode::FAILURE,
            // A pipe into `head` is no accident, and whoever closed it has read enough.
            Failure::Closed => return ExitCode::SUCCESS,
            Failure::Unchecked => return ExitCode::from(UNCHECKED),
        };
        tell(&line);
        match self {
            Failure::Usage(_) | Failure::Rule(_) => ExitCode::from(USAGE),
            _ => ExitCode::FAILURE,
        }
    }

    pub fn reading(path: &Path, why: &io::Error) -> Failure {
        Failure::Failed(file_phrase("cli-cannot-read", path, why))
    }

    pub fn recording(path: &Path, why: &io::Error) -> Failure {
        Failure::Failed(file_phrase("cli-cannot-record", path, why))
    }

    pub fn saving(path: &Path, why: &io::Error) -> Failure {
        Failure::Failed(file_phrase("cli-cannot-save", path, why))
    }

    pub fn journal(path: &Path, fault: Fault) -> Failure {
        Failure::Journal(path.to_path_buf(), fault)
    }
}

/// What the rule says, and its id.
pub fn refusal(violation: &Violation, words: &Words) -> String {
    let number = |seat: game::Seat| (seat.0 + 1).to_string();
    let sentence = words.violation(violation, &number);
    format!("{sentence} [{}]", violation.rule)
}

fn file_phrase(key: &'static str, path: &Path, why: &io::Error) -> Phrase {
    Phrase::new(key)
        .with("file", quoted(path.display()))
        .with("why", quoted(why))
}

/// One line on the error stream. If even that is closed, nobody is left to be told.
pub fn tell(line: &str) {
    use io::Write;
    let line = line.replace('\n', " ");
    let _ = writeln!(anstream::stderr(), "landnam: {line}");
}

/// Help and version are asked for and go to the output; all else is a mistake, told in one line.
pub fn of_arguments(error: &clap::Error, words: &Words) -> ExitCode {
    if !error.use_stderr() {
        return match error.print() {
            Ok(()) => ExitCode::SUCCESS,
            Err(why) => Failure::from(why).report(words),
        };
    }
    let text = error.render().to_string();
    let paragraph = match error.kind() {
        // It would be the whole help; how it is used is enough.
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let heading = help::usage_heading(words);
            let usage = text.lines().find(|line| line.starts_with(&heading));
            usage.unwrap_or(&text)
        }
        _ => text.split("\n\n").next().unwrap_or(&text),
    };
    let line: Vec<_> = paragraph.split_whitespace().collect();
    let mut line = line.join(" ");
    if let Some(variable) = variable(error) {
        line = format!("{variable}: {line}");
    }
    tell(&format!(
        "{}; try --help",
        line.trim_start_matches("error: ").trim_end_matches('.')
    ));
    ExitCode::from(USAGE)
}

/// The variable of the environment a wrong value came from; none if it was a flag.
fn variable(error: &clap::Error) -> Option<String> {
    let told = |kind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.as_str()),
        _ => None,
    };
    let argument = told(ContextKind::InvalidArg)?;
    let flag = argument.split(' ').next().unwrap_or(argument);
    let is_flag = |word: String| word == flag || word.starts_with(&format!("{flag}="));
    if std::env::args().skip(1).any(is_flag) {
        return None;
    }
    let name = flag
        .trim_start_matches('-')
        .to_uppercase()
        .replace('-', "_");
    // `--origin` is a list, and named so inside.
    [format!("LANDNAM_{name}"), format!("LANDNAM_{name}S")]
        .into_iter()
        .find(|name| std::env::var_os(name).is_some())
}

/// Output is the only thing written with a bare `?`; files say which file it was.
impl From<io::Error> for Failure {
    fn from(why: io::Error) -> Failure {
        if why.kind() == io::ErrorKind::BrokenPipe {
            return Failure::Closed;
        }
        Failure::Failed(Phrase::new("cli-cannot-write").with("why", quoted(why)))
    }
}

impl From<Violation> for Failure {
    fn from(violation: Violation) -> Failure {
        Failure::Rule(violation)
    }
}

impl From<SetupError> for Failure {
    fn from(refusal: SetupError) -> Failure {
        match refusal.told() {
            Ok(phrase) => Failure::Usage(phrase),
            Err(violation) => Failure::Rule(violation),
        }
    }
}

impl From<BotError> for Failure {
    fn from(refusal: BotError) -> Failure {
        Failure::Usage(match refusal {
            BotError::Unknown { name, known } => Phrase::new("cli-no-bot")
                .with("name", quoted(name))
                .with("known", quoted(known)),
            BotError::Count { given, seats } => Phrase::new("cli-bots-and-seats")
                .with("given", given as u32)
                .with("seats", seats as u32),
            BotError::NoPair(text) => Phrase::new("cli-no-bot-pair").with("text", quoted(text)),
            BotError::NoKey { bot, key, known } => Phrase::new("cli-no-bot-key")
                .with("bot", quoted(bot))
                .with("key", quoted(key))
                .with("known", quoted(known)),
            BotError::NoKeys { bot, key } => Phrase::new("cli-no-bot-keys")
                .with("bot", quoted(bot))
                .with("key", quoted(key)),
            BotError::TooMuch { key, value, most } => Phrase::new("cli-bot-too-much")
                .with("key", quoted(key))
                .with("value", value)
                .with("most", most),
        })
    }
}
