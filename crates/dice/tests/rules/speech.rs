//! What the game says has a sentence in every language, and the sentence asks for facts it gets.

use std::collections::{BTreeMap, BTreeSet};

use dice::Rules;
use game::testing::TestLuck;
use game::{Choices, Describe, Draw, Fact, Game, Log, Luck, Seat, Step, Viewer};

use crate::menu::every_action;
use crate::table::{NOTHING, Table};

const ENGLISH: [&str; 2] = [
    include_str!("../../../../text/en/dice.ftl"),
    include_str!("../../../../text/en/rules-dice.ftl"),
];
const GERMAN: [&str; 2] = [
    include_str!("../../../../text/de/dice.ftl"),
    include_str!("../../../../text/de/rules-dice.ftl"),
];

/// Every key, attributes as `KEY.refused`, with the variables its sentence asks for.
fn entries(files: [&str; 2]) -> BTreeMap<String, BTreeSet<String>> {
    let mut entries: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut message, mut key) = (String::new(), String::new());
    for line in files.iter().flat_map(|file| file.lines()) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            message = line.split(" =").next().unwrap().to_string();
            key.clone_from(&message);
        } else if line.trim_start().starts_with(".refused") {
            key = format!("{message}.refused");
        }
        if line.starts_with('#') || key.is_empty() {
            continue;
        }
        let variables = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_lowercase());
            rest[..end.unwrap_or(rest.len())].to_string()
        });
        entries.entry(key.clone()).or_default().extend(variables);
    }
    entries
}

/// Everything said in random games: deeds, prompts, events, refusals; with the names of its facts.
fn said() -> BTreeMap<String, BTreeSet<String>> {
    let mut said = BTreeMap::new();
    let mut luck = TestLuck(3);
    for seats in [1, 2, 2, 2] {
        let table = Table::of(seats, 0);
        let mut state = table.state;
        while table.rules.outcome(&state).is_none() {
            step(&table.rules, &mut state, &mut luck, &mut said);
        }
        listen(&table.rules, &state, &mut said);
    }
    // Few random games come to the sixth joker.
    let table = Table::solo().knights(6).play(NOTHING);
    listen(&table.rules, &table.state, &mut said);
    for action in every_action() {
        let phrase = Table::solo().rules.deed(*action).phrase;
        note(&mut said, phrase.key, &phrase.facts);
    }
    said
}

type Said = BTreeMap<String, BTreeSet<String>>;

fn note(said: &mut Said, key: &str, facts: &[(&'static str, Fact)]) {
    let names = facts.iter().map(|(name, _)| (*name).to_string()).collect();
    let before = said
        .entry(key.to_string())
        .or_insert_with(|| BTreeSet::clone(&names));
    assert_eq!(*before, names, "{key} is said with other facts");
    for (_, fact) in facts {
        let words = match fact {
            Fact::Word(word) => vec![*word],
            Fact::Amounts(amounts) => amounts.iter().map(|(word, _)| *word).collect(),
            Fact::Number(_) | Fact::Seat(_) | Fact::Place(_) => Vec::new(),
        };
        for word in words {
            said.entry(word.to_string()).or_default();
        }
    }
}

fn listen(rules: &Rules, state: &dice::State, said: &mut Said) {
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let phrase = rules.prompt(&rules.view(state, viewer));
        note(said, phrase.key, &phrase.facts);
    }
    for action in every_action() {
        if let Err(violation) = rules.check(state, Seat(0), *action) {
            note(
                said,
                &format!("{}.refused", violation.rule),
                &violation.facts,
            );
        }
    }
}

fn step(rules: &Rules, state: &mut dice::State, luck: &mut TestLuck, said: &mut Said) {
    listen(rules, state, said);
    let menu = rules.menu(state, state.seat());
    let step = if menu.count() == 0 {
        let bag = rules.bag(state);
        Step::Chance(bag.nth(luck.below(bag.total())))
    } else {
        Step::Act(state.seat(), menu.nth(luck.below(menu.count())))
    };
    let mut log = Log::on();
    rules.play(state, step, &mut log).unwrap();
    for phrase in log.take().iter().filter_map(|event| rules.event(event)) {
        note(said, phrase.key, &phrase.facts);
    }
}

#[test]
fn everything_said_has_a_sentence_that_asks_for_its_facts_only() {
    let mut said = said();
    // Refused before a table opens, so no game hears it.
    let facts = ["seats", "start"].map(str::to_string);
    said.insert("DICE-R-07.refused".to_string(), BTreeSet::from(facts));
    for files in [ENGLISH, GERMAN] {
        let entries = entries(files);
        for (key, facts) in &said {
            let asked = entries
                .get(key)
                .unwrap_or_else(|| panic!("no sentence for {key}"));
            let given = asked
                .iter()
                .all(|name| name == "count" || facts.contains(name));
            assert!(given, "{key} asks for {asked:?} and gets {facts:?}");
        }
        for key in entries.keys().filter(|key| key.ends_with(".refused")) {
            assert!(said.contains_key(key), "{key} is never said");
        }
    }
}

#[test]
fn both_languages_have_the_same_keys_and_every_rule() {
    let (english, german) = (entries(ENGLISH), entries(GERMAN));
    assert!(english.keys().eq(german.keys()));
    let catalogue = include_str!("../../../../rules/catalogue.json");
    let catalogue: serde_json::Value = serde_json::from_str(catalogue).unwrap();
    let rules = catalogue.as_array().unwrap().iter();
    let ids: Vec<&str> = rules.filter_map(|rule| rule["id"].as_str()).collect();
    let mut count = 0;
    for id in ids.iter().filter(|id| id.starts_with("DICE-")) {
        assert!(english.contains_key(*id), "{id}");
        count += 1;
    }
    assert_eq!(count, 40);
}
