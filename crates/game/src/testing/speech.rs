//! What a family says, against what its files of sentences ask for.

use std::collections::{BTreeMap, BTreeSet};

use crate::Fact;

/// Keys, each with the names of facts: those a sentence asks for, or those it always gets.
pub type Said = BTreeMap<String, BTreeSet<String>>;

/// Every key, attributes as `KEY.refused`, with the variables its sentence asks for.
pub fn sentences(files: &[&str]) -> Said {
    let mut sentences = Said::new();
    let (mut message, mut key) = (String::new(), String::new());
    for line in files.iter().flat_map(|file| file.lines()) {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            line.split(" =")
                .next()
                .unwrap_or(line)
                .clone_into(&mut message);
            key.clone_from(&message);
        } else if line.trim_start().starts_with(".refused") {
            key = format!("{message}.refused");
        }
        if line.starts_with('#') || key.is_empty() {
            continue;
        }
        let variables = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|letter: char| !letter.is_ascii_lowercase());
            rest[..end.unwrap_or(rest.len())].to_owned()
        });
        sentences.entry(key.clone()).or_default().extend(variables);
    }
    sentences
}

/// Notes a sentence and the facts it always comes with; the words in them are sentences, too.
pub fn note(said: &mut Said, key: &str, facts: &[(&'static str, Fact)]) {
    let names: BTreeSet<String> = facts.iter().map(|(name, _)| (*name).to_owned()).collect();
    let always = said.entry(key.to_owned()).or_insert_with(|| names.clone());
    always.retain(|name| names.contains(name));
    for (_, fact) in facts {
        let words = match fact {
            Fact::Word(word) => vec![*word],
            Fact::Amounts(amounts) => amounts.iter().map(|(word, _)| *word).collect(),
            Fact::Number(_) | Fact::Seat(_) | Fact::Place(_) => Vec::new(),
        };
        for word in words {
            said.entry(word.to_owned()).or_default();
        }
    }
}
