//! The text of actions and rolls, and its reader.
//!
//! `reroll ore gold`, `road R0`, `settle S3`, `city C7`, `knight K1`, `joker K1 gold`,
//! `joker K6 gold ore`, `trade ore`, `end`; a roll is `roll wool ore ore`. Dice are written in the
//! order of faces and read in any order.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;

use crate::actions::Action;
use crate::bag::Roll;
use crate::dice::{DICE, Face, Faces};
use crate::sheet::{Knight, Symbol};

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Face {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Face, Unreadable> {
        let found = Face::ALL.into_iter().find(|face| face.word() == text);
        found.ok_or_else(|| Unreadable::new(text))
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (i, face) in self.iter().enumerate() {
            write!(f, "{}{face}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Faces {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Faces, Unreadable> {
        let faces: Vec<Face> = text
            .split_whitespace()
            .map(str::parse)
            .collect::<Result<_, _>>()?;
        if faces.len() > DICE as usize {
            return Err(Unreadable::new(text));
        }
        Ok(Faces::list(&faces))
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "roll {}", self.0)
    }
}

impl FromStr for Roll {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Roll, Unreadable> {
        match split_verb(text) {
            ("roll", dice) => Ok(Roll(dice.parse()?)),
            _ => Err(Unreadable::new(text)),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Action::Reroll(Faces::NONE) => f.write_str("reroll"),
            Action::Reroll(dice) => write!(f, "reroll {dice}"),
            Action::Build(symbol) => write!(f, "{} {}", verb(symbol), symbol.name()),
            // What is printed below the knight goes without saying.
            Action::Joker { knight, from, to } if knight.joker() == Some(to) => {
                write!(f, "joker {} {from}", knight.name())
            }
            Action::Joker { knight, from, to } => {
                write!(f, "joker {} {from} {to}", knight.name())
            }
            Action::Trade(to) => write!(f, "trade {to}"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let unreadable = || Unreadable::new(text);
        match split_verb(text) {
            ("reroll", dice) => Ok(Action::Reroll(dice.parse()?)),
            ("joker", words) => read_joker(words).ok_or_else(unreadable),
            ("trade", to) => Ok(Action::Trade(to.parse()?)),
            ("end", "") => Ok(Action::End),
            (word, name) => Symbol::all()
                .find(|symbol| verb(*symbol) == word && symbol.name() == name)
                .map(Action::Build)
                .ok_or_else(unreadable),
        }
    }
}

/// The verb for building a symbol.
pub fn verb(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Road(_) => "road",
        Symbol::Settlement(_) => "settle",
        Symbol::City(_) => "city",
        Symbol::Knight(_) => "knight",
    }
}

fn split_verb(text: &str) -> (&str, &str) {
    let (verb, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
    (verb, rest.trim())
}

fn read_joker(words: &str) -> Option<Action> {
    let mut words = words.split_whitespace();
    let name = words.next()?;
    let knight = Knight::all().find(|knight| knight.name() == name)?;
    let from = words.next()?.parse().ok()?;
    let to = match words.next() {
        Some(word) => word.parse().ok()?,
        None => knight.joker()?,
    };
    let joker = Action::Joker { knight, from, to };
    words.next().is_none().then_some(joker)
}
