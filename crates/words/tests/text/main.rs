//! The files of `text/`: complete, alike in both languages, and about rules that exist.
//!
//! Whether the code uses each key, and has each key it uses, is `cargo xtask text`.

mod messages;

use std::collections::{BTreeMap, BTreeSet};

use messages::{Message, read};
use words::{Language, Words};

/// Boxes that are complete: the list `cargo xtask rules` goes by, too.
const FINISHED: &str = include_str!("../../../../rules/finished.txt");

fn both() -> [BTreeMap<String, Message>; 2] {
    Language::ALL.map(|language| read(language.code()))
}

#[test]
fn both_languages_have_the_same_keys() {
    let [english, german] = both();
    let differences: Vec<_> = english
        .keys()
        .collect::<BTreeSet<_>>()
        .symmetric_difference(&german.keys().collect())
        .copied()
        .collect();
    assert!(
        differences.is_empty(),
        "in one language only: {differences:?}"
    );
}

#[test]
fn both_languages_use_the_same_variables() {
    let [english, german] = both();
    for (key, message) in &english {
        let translated = german.get(key).map(|it| &it.variables);
        let Some(translated) = translated else {
            continue; // Reported by its own test.
        };
        // A term may ask for its plural in one language and have none in the other.
        let only_count = message
            .variables
            .values()
            .chain(translated.values())
            .flatten()
            .all(|variable| variable == "count");
        assert!(
            only_count || message.variables == *translated,
            "{key}: {:?} in English, {translated:?} in German",
            message.variables
        );
    }
}

#[test]
fn messages_name_only_messages_that_exist() {
    for messages in both() {
        for (key, message) in &messages {
            for reference in &message.references {
                assert!(messages.contains_key(reference), "{key} names {reference}");
            }
        }
    }
}

#[test]
fn keys_in_capitals_are_ids_of_rules_and_need_no_facts() {
    let words = Words::new(Language::En);
    for messages in both() {
        let capital = |key: &str| key.starts_with(|it: char| it.is_ascii_uppercase());
        for (key, message) in messages.iter().filter(|(key, _)| capital(key)) {
            let rule = words.rule(key);
            assert!(rule.is_some_and(|rule| rule.id == key), "no rule {key}");
            let own = message.variables.get("").map_or(0, BTreeSet::len);
            assert_eq!(
                own, 0,
                "{key} is read where no action is: it cannot have facts"
            );
        }
    }
}

#[test]
fn every_rule_of_a_finished_box_has_a_sentence() {
    for language in Language::ALL {
        let words = Words::new(language);
        let missing: Vec<&str> = words
            .rules()
            .filter(|rule| is_finished(rule.game_box) && rule.sentence.is_none())
            .map(|rule| rule.id)
            .collect();
        assert!(missing.is_empty(), "text/{language} lacks {missing:?}");
    }
}

fn is_finished(game_box: &str) -> bool {
    FINISHED
        .lines()
        .any(|line| line.split('#').next().unwrap_or("").trim() == game_box)
}
