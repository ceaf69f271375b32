//! Why a file is no map, without the words of the program that reads it.

use game::Phrase;
use serde_json::Error;
use serde_json::error::Category;

use crate::failure::quoted;

/// What is wrong, and at which line.
pub fn misread(error: &Error) -> Phrase {
    let text = error.to_string();
    // Names stand between backticks: first what was found, then what is known.
    let mut names = text.split('`').skip(1).step_by(2);
    let first = names.next().unwrap_or_default();
    let phrase = match error.classify() {
        Category::Io | Category::Syntax | Category::Eof => Phrase::new("maps-json-syntax"),
        Category::Data if text.starts_with("missing field") => {
            Phrase::new("maps-json-missing").with("name", quoted(first))
        }
        Category::Data if text.starts_with("unknown") => {
            let known: Vec<&str> = names.collect();
            let phrase = Phrase::new("maps-json-unknown").with("name", quoted(first));
            phrase.with("known", quoted(known.join(", ")))
        }
        Category::Data => Phrase::new("maps-json-value"),
    };
    phrase
        .with("line", error.line() as u32)
        .with("column", error.column() as u32)
}
