//! What the game says has a sentence in every language, and the sentence asks for facts it gets.

use std::collections::BTreeSet;

use dice::Rules;
use game::testing::TestLuck;
use game::testing::speech::{self, Said, sentences};
use game::{Choices, Describe, Fact, Game, Log, Luck, Seat, Step, Tickets, Viewer};

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

/// Everything said in random games: deeds, prompts, events, refusals; with the names of its facts.
fn said() -> Said {
    let mut said = Said::new();
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

/// In this game a sentence always comes with the same facts.
fn note(said: &mut Said, key: &str, facts: &[(&'static str, Fact)]) {
    let names: BTreeSet<String> = facts.iter().map(|(name, _)| (*name).to_string()).collect();
    if let Some(before) = said.get(key) {
        assert_eq!(*before, names, "{key} is said with other facts");
    }
    speech::note(said, key, facts);
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
        let entries = sentences(&files);
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
    let (english, german) = (sentences(&ENGLISH), sentences(&GERMAN));
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
