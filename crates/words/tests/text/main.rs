//! The files of `text/`: complete, alike in all languages, and about rules that exist.
//!
//! Whether the code uses each key, and has each key it uses, is `cargo xtask text`.

mod messages;

use std::collections::{BTreeMap, BTreeSet};

use messages::{Message, read};
use words::{Language, Words};

/// Boxes that are complete: the list `cargo xtask rules` goes by, too.
const FINISHED: &str = include_str!("../../../../rules/finished.txt");

type Messages = BTreeMap<String, Message>;

fn all() -> impl Iterator<Item = (Language, Messages)> {
    Language::ALL
        .into_iter()
        .map(|language| (language, read(language.code())))
}

/// English, and each of the others.
fn translations() -> (Messages, Vec<(Language, Messages)>) {
    let mut languages = all();
    let (_, english) = languages.next().expect("English comes first");
    (english, languages.collect())
}

#[test]
fn all_languages_have_the_same_keys() {
    let (english, others) = translations();
    let english: BTreeSet<_> = english.keys().collect();
    for (language, messages) in others {
        let translated: BTreeSet<_> = messages.keys().collect();
        let differences: Vec<_> = english.symmetric_difference(&translated).collect();
        assert!(
            differences.is_empty(),
            "only in text/en or only in text/{language}: {differences:?}"
        );
    }
}

#[test]
fn all_languages_use_the_same_variables() {
    let (english, others) = translations();
    for (language, messages) in others {
        for (key, message) in &english {
            let Some(translated) = messages.get(key).map(|it| &it.variables) else {
                continue; // Reported by its own test.
            };
            // English has the dossiers for its full texts.
            let mut translated = translated.clone();
            translated.remove("full");
            // A term may ask for its plural in one language and have none in the other.
            let mut variables = message
                .variables
                .values()
                .chain(translated.values())
                .flatten();
            let only_count = variables.all(|variable| variable == "count");
            assert!(
                only_count || message.variables == translated,
                "{key}: {:?} in English, {translated:?} in text/{language}",
                message.variables
            );
        }
    }
}

#[test]
fn messages_name_only_messages_that_exist() {
    for (_, messages) in all() {
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
    for (_, messages) in all() {
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

/// Whoever does not read English misses nothing of the dossiers. A sentence that is still the
/// English one waits for its translation.
#[test]
fn a_sentence_that_leaves_much_out_has_a_full_text_beside_it() {
    let (_, others) = translations();
    let english = Words::new(Language::En);
    for (language, messages) in others {
        let has_full = |id: &str| messages[id].variables.contains_key("full");
        let words = Words::new(language);
        let short = |rule: &words::Rule| {
            let sentence = rule.sentence.as_deref().unwrap_or_default();
            let (text, sentence) = (rule.text.chars().count(), sentence.chars().count());
            text > 2 * sentence
        };
        let is_english = |rule: &words::Rule| {
            let other = english.rule(rule.id);
            other.is_some_and(|other| other.sentence == rule.sentence)
        };
        let lacking = words
            .rules()
            .filter(|rule| short(rule) && !has_full(rule.id) && !is_english(rule));
        let lacking: Vec<&str> = lacking.map(|rule| rule.id).collect();
        assert!(lacking.is_empty(), "text/{language} lacks {lacking:?}");
    }
}

#[test]
fn full_texts_need_no_facts_and_english_has_none() {
    for (language, messages) in all() {
        for (key, message) in messages {
            let full = message.variables.get("full");
            assert!(full.is_none_or(BTreeSet::is_empty), "{key} has facts");
            let expected = full.is_none() || language != Language::En;
            assert!(expected, "{key} is told in full by its dossier");
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
