//! What there is: games with their options and bots, and the rule book. All of it is JSON.

use std::sync::OnceLock;

use families::{Family, FamilyVisitor, Listing, OptionRange, bot_names, listings};
use pyo3::prelude::*;
use serde_json::{Value, json};
use words::{Language, Rule, Words};

use crate::failure::{Answer, Failure, guarded};

/// Everything that can be said in a language, read once.
pub fn words(language: Language) -> &'static Words {
    static WORDS: [OnceLock<Words>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let place = Language::ALL.iter().position(|it| *it == language);
    WORDS[place.unwrap_or(0)].get_or_init(|| Words::new(language))
}

/// Every game, as JSON.
#[pyfunction]
pub fn games() -> String {
    let games: Vec<Value> = listings().iter().map(told).collect();
    Value::from(games).to_string()
}

fn told(listing: &Listing) -> Value {
    let options = listing.options();
    let options: Vec<Value> = options
        .into_iter()
        .map(|option| {
            let values = match option.range {
                OptionRange::Number { min, max } => json!({ "min": min, "max": max }),
                OptionRange::Seat => json!("seat"),
                OptionRange::Switch => json!([false, true]),
                OptionRange::Words(words) => json!(words),
            };
            json!({ "id": option.id, "values": values, "usual": option.usual })
        })
        .collect();
    json!({
        "id": listing.id,
        "family": listing.family.name(),
        "seats": [listing.seats.start(), listing.seats.end()],
        "usual_seats": listing.usual_seats(),
        "boxes": listing.boxes(),
        "options": options,
        "bots": listing.family.visit(Bots),
    })
}

struct Bots;

impl FamilyVisitor for Bots {
    type Out = Vec<&'static str>;
    fn visit<G: Family>(self) -> Self::Out {
        bot_names::<G>()
    }
}

/// The rule with this id, as JSON.
#[pyfunction]
pub fn rules(id: &str, language: &str) -> PyResult<String> {
    guarded(|| {
        let rule = words(read(language)?).rule(id);
        let rule = rule.ok_or_else(|| Failure::Other(format!("there is no rule `{id}`")))?;
        Ok(rule_told(&rule).to_string())
    })
}

/// The rules that answer a question, best match first, as JSON.
#[pyfunction]
pub fn search(text: &str, language: &str) -> PyResult<String> {
    guarded(|| {
        let found = words(read(language)?).search(text);
        let found: Vec<Value> = found.iter().map(rule_told).collect();
        Ok(Value::from(found).to_string())
    })
}

fn rule_told(rule: &Rule) -> Value {
    json!({
        "id": rule.id,
        "sentence": rule.sentence,
        "full": rule.full,
        "box": rule.game_box,
        "chapter": rule.chapter,
        "kind": rule.kind,
    })
}

fn read(language: &str) -> Answer<Language> {
    language
        .parse()
        .map_err(|why: words::UnknownLanguage| Failure::Other(why.to_string()))
}
