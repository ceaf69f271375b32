//! Looks a rule up by its id, and rules by a question, in two languages.
//!
//! `cargo run -p words --example find_rule`

use words::{Language, Words};

fn main() {
    for code in ["en", "de"] {
        let language: Language = code.parse().expect("there is a folder in text/");
        let words = Words::new(language);
        let rule = words.rule("base-58").expect("it is in the catalogue");
        println!("{}: {}", rule.id, rule.sentence.unwrap_or_default());
    }

    let english = Words::new(Language::En);
    let found = english.search("can I build right next to another settlement");
    for rule in found.iter().take(3) {
        println!("{} ({}): {}", rule.id, rule.chapter, rule.full);
    }
    assert!(found.iter().take(3).any(|rule| rule.id == "BASE-58"));
}

#[test]
fn rules_are_found() {
    main();
}
