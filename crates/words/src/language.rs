//! The languages people can choose.

use std::fmt;
use std::str::FromStr;

// Made by `build.rs` from the folders of `text/`.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// No language has this code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let known = Language::ALL.map(Language::code).join(", ");
        write!(f, "no language {:?}; there are: {known}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Accepts the code and what systems append to it: `de`, `de_AT.UTF-8`.
    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let short = code.split(['_', '-', '.']).next().unwrap_or(code);
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(short))
            .ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}
