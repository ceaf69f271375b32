//! What the engine has to say to people, before it becomes words.
//!
//! The words themselves are in `text/`; the crate `words` joins the two.

use std::fmt;

use serde::Serialize;

use crate::{Game, Seat};

/// One fact of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Fact {
    /// A number, formatted and pluralised by the language.
    Number(i64),
    /// A term with an entry of its own in `text/`, such as `lumber`.
    Word(&'static str),
    /// A player, shown by name.
    Seat(Seat),
    /// Notation, shown as it is: `0,0.N`.
    Place(String),
    /// So many of each term: `2 lumber, 1 ore`.
    Amounts(Vec<(&'static str, u8)>),
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fact::Number(number) => write!(f, "{number}"),
            Fact::Word(word) => f.write_str(word),
            Fact::Seat(seat) => write!(f, "{seat:?}"),
            Fact::Place(place) => f.write_str(place),
            Fact::Amounts(amounts) => {
                for (i, (word, count)) in amounts.iter().enumerate() {
                    write!(f, "{}{count} {word}", if i == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
        }
    }
}

impl From<Seat> for Fact {
    fn from(seat: Seat) -> Fact {
        Fact::Seat(seat)
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => {
        $(impl From<$kind> for Fact {
            fn from(number: $kind) -> Fact {
                Fact::Number(i64::from(number))
            }
        })*
    };
}
numbers!(u8 i16 u16 i32 u32 i64);

/// A sentence to be looked up in `text/`: its key and the facts that fill it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// The key of the sentence.
    pub key: &'static str,
    /// Its variables, by name.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Phrase {
    /// A sentence without variables.
    pub const fn new(key: &'static str) -> Phrase {
        Phrase {
            key,
            facts: Vec::new(),
        }
    }

    /// Adds a variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Phrase {
        self.facts.push((name, fact.into()));
        self
    }
}

/// An action as a screen offers it: what one does, to what, and in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Deed {
    /// Kind of action; screens group by it: `settle`, `roll`, `discard`.
    pub verb: &'static str,
    /// Notation of the place, card or thing it is done to; empty if there is none.
    pub target: String,
    /// The action in words.
    pub phrase: Phrase,
}

/// How a family speaks about itself on screens, in logs and on the command line.
pub trait Describe: Game {
    /// What is expected now of a viewer who sees `view`, or whom he waits for.
    fn prompt(&self, view: &Self::View) -> Phrase;
    /// The action as a screen offers it.
    fn deed(&self, action: Self::Action) -> Deed;
    /// The sentence of an event; none for what a log passes over.
    fn event(&self, event: &Self::Event) -> Option<Phrase>;
}
