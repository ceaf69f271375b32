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
fn a_rule_is_told_in_full_in_every_language() {
    let (english, german) = (Words::new(Language::En), Words::new(Language::De));
    let read = |words: &Words, id| words.rule(id).expect("a rule");
    let shortage = read(&english, "BASE-48");
    assert_eq!(shortage.full, shortage.text);
    let shortage = read(&german, "BASE-48");
    assert!(shortage.full.contains("nachgezahlt wird nie"));
    assert_ne!(shortage.sentence, Some(shortage.full));
    // A sentence that says it all stands alone; a refusal never takes its place.
    let roads = read(&german, "BASE-11");
    assert_eq!(roads.sentence, Some(roads.full));
}

#[test]
fn every_chapter_has_title_and_introduction_in_all_languages() {
    let chapters = |language| Words::new(language).chapters().collect::<Vec<_>>();
    let english = chapters(Language::En);
    assert_eq!(english[0].title, "The island");
    assert_eq!(chapters(Language::De)[0].title, "Die Insel");
    for chapter in Language::ALL.into_iter().flat_map(chapters) {
        // A chapter without a title goes by its name.
        let words::Chapter {
            part,
            name,
            title,
            about,
            ..
        } = &chapter;
        assert_ne!(title, name, "{part}");
        assert!(about.len() > 20, "{part}/{name} says what it is about");
        assert!(!chapter.rules.is_empty(), "{part}/{name} has rules");
    }
}

#[test]
fn rules_come_in_the_order_of_the_book() {
    let words = Words::new(Language::En);
    let book: Vec<&str> = words.chapters().flat_map(|chapter| chapter.rules).collect();
    let rules: Vec<words::Rule> = words.rules().collect();
    assert!(rules.iter().map(|rule| rule.id).eq(book.iter().copied()));
    // People found before they trade, and they trade before they fight.
    let place = |id| book.iter().position(|known| *known == id);
    assert!(place("BASE-23") < place("BASE-80") && place("BASE-80") < place("CK-40"));
    let distance = words.rule("BASE-58").expect("the distance rule");
    assert_eq!(distance.place, ("base", "building"));
    assert_eq!(distance.chapter, "Building");
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

const ENGLISH: &[(&str, &str)] = &[
    ("can I trade my development cards", "BASE-65"),
    ("7 rolled", "BASE-50"),
    (
        "How many cards must I discard when a seven is rolled?",
        "BASE-51",
    ),
    ("does the thief have to move", "BASE-52"),
    ("building next to another settlement", "BASE-58"),
    ("who wins", "BASE-91"),
    ("can a knight move across ships", "CK-68"),
    ("do I have to steal with the robber", "BASE-53"),
    ("longest road tie", "BASE-75"),
    ("move a ship twice in a turn", "SEA-60"),
    ("what happens when the barbarians win", "CK-56"),
    ("is gold worth anything in the dice game", "DICE-40"),
    ("can I play two development cards in one turn", "BASE-64"),
    ("trade with my opponent in the card game", "RIV-116"),
    ("build a road past another player's settlement", "BASE-59"),
    ("how many points do I need to win Cities & Knights", "CK-10"),
];
const GERMAN: &[(&str, &str)] = &[
    ("Darf ich Entwicklungskarten tauschen?", "BASE-65"),
    ("Was passiert, wenn eine 7 gewürfelt wird?", "BASE-50"),
    ("Muss der Räuber bewegt werden?", "BASE-52"),
    ("Wie viele Straßen hat jeder", "BASE-7"),
    ("Muss ich mit dem Räuber stehlen?", "BASE-53"),
    ("Was passiert, wenn die Barbaren gewinnen?", "CK-56"),
    ("Abstand zwischen Siedlungen", "BASE-58"),
    (
        "Darf ich zwei Entwicklungskarten in einem Zug spielen?",
        "BASE-64",
    ),
    ("Wann bekomme ich die längste Handelsstraße?", "BASE-73"),
    ("Was bringt Gold im Würfelspiel?", "DICE-40"),
    ("Kann man beim Kartenspiel miteinander handeln?", "RIV-116"),
    ("Wie viele Siegpunkte brauche ich zum Gewinnen?", "BASE-91"),
    (
        "Darf ich an einer fremden Siedlung vorbei bauen?",
        "BASE-59",
    ),
    ("Wann darf ich ein Schiff versetzen?", "SEA-60"),
];

/// The rule that answers is among the first few, in whatever words somebody asks.
#[test]
fn questions_find_their_rule() {
    let mut missed = Vec::new();
    for (language, asked) in [(Language::En, ENGLISH), (Language::De, GERMAN)] {
        let words = Words::new(language);
        for (question, rule) in asked {
            let found = words.search(question);
            let first: Vec<&str> = found.iter().take(6).map(|rule| rule.id).collect();
            if !first.contains(rule) {
                missed.push(format!("{question} finds {first:?}"));
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// A question of many words is answered although no rule has them all, but not by just anything.
#[test]
fn unknown_words_are_forgiven_in_long_questions_only() {
    let words = Words::new(Language::En);
    let found = words.search("xyzzy robber desert");
    assert!(!found.is_empty() && found.len() < words.search("robber").len());
    assert!(words.search("xyzzy").is_empty());
}

#[test]
fn languages_are_chosen_by_code_or_locale() {
    assert_eq!("de".parse(), Ok(Language::De));
    assert_eq!("de_AT.UTF-8".parse(), Ok(Language::De));
    assert_eq!("EN".parse(), Ok(Language::En));
    assert!("xx".parse::<Language>().is_err());
}
