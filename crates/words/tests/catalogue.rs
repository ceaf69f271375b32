//! Looking up and searching rules.

use words::{Language, Words};

#[test]
fn a_rule_is_found_by_its_id_in_any_case() {
    let words = Words::new(Language::En);
    let rule = words.rule("base-58").expect("the distance rule");
    assert_eq!(rule.id, "BASE-58");
    assert_eq!((rule.game_box, rule.kind), ("base", "rule"));
    assert!(rule.text.contains("Abstandsregel"));
    assert!(words.rule("BASE-").is_none());
}

#[test]
fn every_chapter_has_a_heading_in_both_languages() {
    let chapters = |language| -> Vec<String> {
        let words = Words::new(language);
        words.rules().map(|rule| rule.chapter).collect()
    };
    let [english, german] = [Language::En, Language::De].map(chapters);
    assert_eq!(german[0], "1. Material und Grenzen");
    for (english, german) in english.iter().zip(&german) {
        // A chapter without a heading keeps the dossier's name, which is the same in both.
        assert_ne!(english, german);
    }
}

#[test]
fn harbours_are_found_by_whatever_people_call_them() {
    for language in Language::ALL {
        let words = Words::new(language);
        for word in ["harbor", "port", "Harbours"] {
            let found = words.search(word);
            assert!(found.iter().any(|rule| rule.id == "BASE-4"), "{word}");
        }
    }
}

#[test]
fn a_search_needs_all_words_in_any_case() {
    let words = Words::new(Language::En);
    let found = words.search("Robber DESERT");
    assert!(!found.is_empty());
    for rule in &found {
        let all = format!("{} {} {:?}", rule.id, rule.text, rule.sentence).to_lowercase();
        assert!(
            all.contains("robber") && all.contains("desert"),
            "{}",
            rule.id
        );
    }
    assert!(found.len() < words.search("robber").len());
    assert!(words.search("robber xyzzy").is_empty());
    assert!(words.search("  ").is_empty());
}

#[test]
fn an_id_comes_before_rules_that_mention_it() {
    let words = Words::new(Language::De);
    assert_eq!(words.search("dice-13")[0].id, "DICE-13");
    assert_eq!(words.search("base-r-01")[0].id, "BASE-R-01");
}

#[test]
fn whole_words_come_before_parts_of_words() {
    let words = Words::new(Language::En);
    let found = words.search("harbour");
    let starts = |text: &str| {
        text.split(|letter: char| !letter.is_alphanumeric())
            .any(|word| word.to_lowercase().starts_with("harbour"))
    };
    let is_whole =
        |rule: &words::Rule| starts(rule.text) || rule.sentence.as_deref().is_some_and(starts);
    let first_part = found.iter().position(|rule| !is_whole(rule));
    let last_whole = found.iter().rposition(is_whole);
    assert!(first_part.is_none() || first_part > last_whole);
}

#[test]
fn languages_are_chosen_by_code_or_locale() {
    assert_eq!("de".parse(), Ok(Language::De));
    assert_eq!("de_AT.UTF-8".parse(), Ok(Language::De));
    assert_eq!("EN".parse(), Ok(Language::En));
    assert!("xx".parse::<Language>().is_err());
}
