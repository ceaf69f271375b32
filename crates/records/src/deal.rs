//! What is agreed before anything is drawn: the terms of a game, and the closed list of its seats.
//!
//! Both have one text, JSON with sorted keys and without blanks, and what is hashed is that text.

use std::fmt;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{Commitment, Heading, Nonce, Pledge, Problem, Seal, Seed, TableSeed};

/// What is played. The commitment covers it: other terms need another seed.
///
/// Fields stand in the order of the alphabet, as in their text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    pub family: String,
    /// The id of the game.
    pub game: String,
    /// Every option with its value, a map included.
    pub options: Value,
    /// Where a made-up game begins, in notation.
    pub position: Option<String>,
    /// The version of the family's rules when the terms were set.
    pub rules: u32,
    pub seats: u8,
    /// The table's id.
    pub table: String,
}

/// Who plays, and what each seat has pledged to add. Once it is closed nothing can be changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartList {
    pub commitment: Commitment,
    /// Starts before this one that did not come about.
    pub earlier: Vec<EarlierStart>,
    /// The game begins at a made-up position or with a chosen layout.
    pub practice: bool,
    /// In the order of turns.
    pub seats: Vec<ListedSeat>,
    /// Which start this is, counted from one.
    pub start: u32,
    /// The hash of the terms.
    pub terms: String,
}

/// A start at which a number did not come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlierStart {
    /// Seats that agreed to go on without the missing numbers.
    pub agreed: Vec<String>,
    /// Seats whose number did not come.
    pub missing: Vec<String>,
    /// From then on these seats add nothing.
    pub without: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedSeat {
    /// The seat's name in notation.
    pub colour: String,
    pub kind: HolderKind,
    /// The person's name, or the bot's level.
    pub name: String,
    /// None if the seat adds nothing.
    pub pledge: Option<Pledge>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HolderKind {
    Person,
    Bot,
}

/// What the second form of fair chance adds to a seal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    pub terms: Terms,
    pub list: StartList,
    /// The draws that dealt the layout, in order.
    pub layout: Vec<LayoutDraw>,
}

/// One draw of a layout: a number below a total. What it is used for only the rules say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayoutDraw {
    pub ticket: u32,
    pub total: u32,
}

impl Terms {
    /// The hash that stands for the terms in commitment and list.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.to_string()).into()
    }

    /// The same as text, as the list has it.
    pub fn hash_text(&self) -> String {
        hex::encode(self.hash())
    }
}

impl Terms {
    /// Are these the terms of a game of this heading, with these seats?
    fn check(&self, heading: &Heading, names: &[&str]) -> Result<(), Problem> {
        let what = if self.family != heading.family {
            "family"
        // A game that goes on under newer rules names those; nothing makes the rules older.
        } else if !(1..=heading.rules_version).contains(&self.rules) {
            "rules"
        } else if self.position.is_some() {
            "position"
        } else if usize::from(self.seats) != names.len() {
            "seats"
        } else {
            return Ok(());
        };
        Err(Problem::WrongTerms { what })
    }
}

impl StartList {
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.to_string()).into()
    }

    /// Does it speak of this commitment, of these terms and of these seats?
    fn check(&self, seal: &Seal, terms: &Terms, names: &[&str]) -> Result<(), Problem> {
        let colours = self.seats.iter().map(|seat| seat.colour.as_str());
        let what = if self.commitment != seal.commitment {
            "commitment"
        } else if self.terms != terms.hash_text() {
            "terms"
        } else if !colours.eq(names.iter().copied()) {
            "seats"
        } else if self.start as usize != self.earlier.len() + 1 {
            "start"
        } else {
            return Ok(());
        };
        Err(Problem::WrongList { what })
    }
}

impl Seal {
    /// Is this the seed that was committed to?
    pub(crate) fn is_opened_by(&self, seed: &Seed) -> bool {
        let due = match &self.deal {
            None => seed.commitment(),
            Some(deal) => seed.commitment_to(&deal.terms),
        };
        due == self.commitment
    }

    /// The key of all draws.
    pub(crate) fn table_seed(&self, seed: &Seed) -> TableSeed {
        match &self.deal {
            None => seed.table_seed(&self.nonces),
            Some(deal) => seed.table_seed_of(&deal.list, &self.nonces),
        }
    }

    /// Checks that terms, list and nonces belong together, and to a game of this heading; the
    /// fault stands on one of their lines.
    pub(crate) fn check(&self, heading: &Heading, names: &[&str]) -> Result<(), (Part, Problem)> {
        let Some(deal) = &self.deal else {
            return Ok(());
        };
        let wrong = |problem| (Part::Terms, problem);
        deal.terms.check(heading, names).map_err(wrong)?;
        let list = deal.list.check(self, &deal.terms, names);
        list.map_err(|problem| (Part::List, problem))?;
        for (place, (seat, nonce)) in deal.list.seats.iter().zip(&self.nonces).enumerate() {
            let given = (*nonce != Nonce::NONE).then(|| nonce.pledge(&self.commitment));
            if given != seat.pledge {
                return Err((Part::Nonce(place), Problem::WrongNonce));
            }
        }
        Ok(())
    }
}

/// A part of the header.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Terms,
    List,
    Nonce(usize),
}

/// A text that is no terms or no list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unfit(String);

fn write(value: &impl Serialize, f: &mut fmt::Formatter) -> fmt::Result {
    f.write_str(&serde_json::to_string(value).expect("plain data can be written"))
}

/// Reads a text that is written in its one form.
fn read<T: DeserializeOwned + fmt::Display>(text: &str) -> Result<T, Unfit> {
    let value: T = serde_json::from_str(text).map_err(|why| Unfit(why.to_string()))?;
    if value.to_string() != text {
        return Err(Unfit("it is not written in its one proper form".into()));
    }
    Ok(value)
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write(self, f)
    }
}

impl FromStr for Terms {
    type Err = Unfit;
    fn from_str(text: &str) -> Result<Terms, Unfit> {
        read(text)
    }
}

impl fmt::Display for StartList {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write(self, f)
    }
}

impl FromStr for StartList {
    type Err = Unfit;
    fn from_str(text: &str) -> Result<StartList, Unfit> {
        read(text)
    }
}

impl fmt::Display for LayoutDraw {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.ticket, self.total)
    }
}
