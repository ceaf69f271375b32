//! Sentences on their way to the client, which has the words.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::Amount;

/// A sentence: its key in `text/` and the facts that fill it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Phrase {
    pub key: String,
    pub facts: BTreeMap<String, Fact>,
}

/// One fact of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Fact {
    Number(i32),
    /// A term with a message of its own.
    Word(String),
    /// A seat; the client puts the name of whoever sits there.
    Seat(u8),
    /// Notation, shown as it is.
    Place(String),
    Amounts(Vec<Amount>),
}

/// Something a seat may do now: the client lights `target` and sends `action` back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ChoiceCard {
    /// Notation; sent back word for word.
    pub action: String,
    /// Kind of action; a verb the client does not know gets a plain button.
    pub verb: String,
    /// Place, card or seat it is done to; empty if there is none.
    pub target: String,
    pub phrase: Phrase,
}

impl From<&game::Phrase> for Phrase {
    fn from(phrase: &game::Phrase) -> Phrase {
        Phrase {
            key: phrase.key.to_owned(),
            facts: facts(&phrase.facts),
        }
    }
}

impl From<&game::Fact> for Fact {
    fn from(fact: &game::Fact) -> Fact {
        match fact {
            game::Fact::Number(number) => Fact::Number(*number as i32),
            game::Fact::Word(word) => Fact::Word((*word).to_owned()),
            game::Fact::Seat(seat) => Fact::Seat(seat.0),
            game::Fact::Place(place) => Fact::Place(place.clone()),
            game::Fact::Amounts(amounts) => Fact::Amounts(
                amounts
                    .iter()
                    .map(|(word, count)| Amount::new(word, *count))
                    .collect(),
            ),
        }
    }
}

/// The facts of a phrase or a refusal, by name.
pub fn facts(facts: &[(&'static str, game::Fact)]) -> BTreeMap<String, Fact> {
    facts
        .iter()
        .map(|(name, fact)| ((*name).to_owned(), fact.into()))
        .collect()
}
