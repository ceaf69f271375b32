//! What a reader of notation answers when it cannot read.

use std::fmt;

/// A text that is not notation of the game it was written for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(String);

impl Unreadable {
    /// Keeps the text, to be shown to whoever wrote it.
    pub fn new(text: &str) -> Unreadable {
        Unreadable(text.to_owned())
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "not understood: {}", self.0)
    }
}

impl std::error::Error for Unreadable {}
