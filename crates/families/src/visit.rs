//! From what somebody asks for to a typed game with its options.

use std::str::FromStr;

use game::{Game, Setup};
use serde_json::{Map, Value};

use crate::{Family, FamilyVisitor, Listing, SetupError, listing, listings};

/// Letters of what somebody wrote that are told back.
const LONGEST: usize = 200;

pub type OptionsOf<G> = <<G as Game>::Setup as Setup>::Options;

/// What is done with a table once its type and options are known.
pub trait Visitor {
    type Out;
    fn visit<G: Family>(self, listing: &Listing, options: OptionsOf<G>) -> Self::Out;
}

/// One option set by name, as people write it: `key=value`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Override {
    pub key: String,
    pub value: String,
}

impl FromStr for Override {
    type Err = SetupError;
    fn from_str(text: &str) -> Result<Override, SetupError> {
        match text.split_once('=') {
            Some((key, value)) if !key.is_empty() => Ok(Override {
                key: key.to_string(),
                value: value.to_string(),
            }),
            Some(_) | None => Err(SetupError::NoPair(text.to_string())),
        }
    }
}

impl Override {
    /// Numbers, truth values and lists are written as in JSON; all else is a word.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.value).unwrap_or_else(|_| Value::from(self.value.as_str()))
    }
}

/// Finds the game, sets its options and hands both to the visitor.
///
/// Without `seats`, as many play as the options say.
pub fn visit<V: Visitor>(
    id: &str,
    seats: Option<u8>,
    overrides: &[Override],
    visitor: V,
) -> Result<V::Out, SetupError> {
    let listing = listing(id)?;
    listing.family.visit(Opening {
        listing,
        seats,
        overrides,
        visitor,
    })
}

struct Opening<'a, V> {
    listing: &'a Listing,
    seats: Option<u8>,
    overrides: &'a [Override],
    visitor: V,
}

impl<V: Visitor> FamilyVisitor for Opening<'_, V> {
    type Out = Result<V::Out, SetupError>;

    fn visit<G: Family>(self) -> Self::Out {
        let mut chosen = self.listing.preset.clone();
        if let Some(seats) = self.seats {
            chosen.insert("seats".into(), seats.into());
        }
        for option in self.overrides {
            check_key::<G>(self.listing, &option.key)?;
            chosen.insert(option.key.clone(), option.json());
            // Read after each, so that the blame falls on the right one.
            read::<G>(&chosen).map_err(|why| SetupError::Option {
                key: option.key.clone(),
                value: excerpt(&option.value),
                why: excerpt(&why),
            })?;
        }
        let seats = chosen.get("seats").and_then(Value::as_u64);
        check_seats(self.listing, seats.expect("options count their seats"))?;
        let options = read::<G>(&chosen).expect("presets and seats can be read");
        Ok(self.visitor.visit::<G>(self.listing, options))
    }
}

/// As much of what somebody wrote as fits into a sentence.
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Options that are left as they are name all there are, with those only this game has.
fn check_key<G: Family>(listing: &Listing, key: &str) -> Result<(), SetupError> {
    let usual = serde_json::to_value(OptionsOf::<G>::default()).expect("options can be written");
    let usual = usual.as_object();
    let offered = listing.options();
    let own = listing.preset.keys().map(String::as_str);
    let own = own.chain(offered.iter().map(|option| option.id));
    let mut known: Vec<&str> = usual
        .into_iter()
        .flat_map(Map::keys)
        .map(String::as_str)
        .collect();
    for key in own {
        if !known.contains(&key) {
            known.push(key);
        }
    }
    if known.contains(&key) {
        return Ok(());
    }
    let key = excerpt(key);
    // Scenarios are many; the first of them stands for all.
    let mut games: Vec<_> = listings()
        .iter()
        .filter(|other| other.family == listing.family && other.preset.contains_key(&key))
        .map(|other| match other.id.split_once('/') {
            Some((group, _)) => format!("{group}/…"),
            None => other.id.clone(),
        })
        .collect();
    games.dedup();
    if !games.is_empty() {
        let games = games.join(", ");
        return Err(SetupError::OtherGame { key, games });
    }
    let known = known.join(", ");
    Err(SetupError::NoOption { key, known })
}

fn read<G: Family>(chosen: &Map<String, Value>) -> Result<OptionsOf<G>, String> {
    serde_json::from_value(Value::Object(chosen.clone())).map_err(|why| why.to_string())
}

fn check_seats(listing: &Listing, given: u64) -> Result<(), SetupError> {
    let (min, max) = (*listing.seats.start(), *listing.seats.end());
    if (u64::from(min)..=u64::from(max)).contains(&given) {
        return Ok(());
    }
    Err(SetupError::Seats {
        id: listing.id.clone(),
        given,
        min,
        max,
    })
}
