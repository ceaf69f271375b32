//! Looking up rules by words.

use crate::Rule;

/// Words people look for, and those the rules use instead.
const SAME: [(&str, &str); 7] = [
    ("harbor", "harbour"),
    ("harbors", "harbour"),
    ("port", "harbour"),
    ("ports", "harbour"),
    ("color", "colour"),
    ("colors", "colour"),
    ("thief", "robber"),
];

/// The rules in which each word of `text` occurs, best match first.
///
/// A word in the id counts most, then the start of a word in the sentence, then the dossier's text.
pub fn search(rules: impl Iterator<Item = Rule>, text: &str) -> Vec<Rule> {
    let wanted: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(u32, Rule)> = rules
        .filter_map(|rule| Some((score(&rule, &wanted)?, rule)))
        .collect();
    // The sort is stable: equal matches stay in the order of the catalogue.
    found.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    found.into_iter().map(|(_, rule)| rule).collect()
}

/// The sum over the wanted words; none if one of them is missing.
fn score(rule: &Rule, wanted: &[String]) -> Option<u32> {
    let id = rule.id.to_lowercase();
    let sentence = rule.sentence.as_deref().unwrap_or("").to_lowercase();
    let text = rule.text.to_lowercase();
    let worth = |word: &str| {
        if id == word {
            return Some(64);
        }
        let hits = [
            (id.contains(word), 16),
            (starts_a_word(&sentence, word), 4),
            (starts_a_word(&text, word), 2),
            (sentence.contains(word) || text.contains(word), 1),
        ];
        hits.iter()
            .filter(|(hit, _)| *hit)
            .map(|(_, worth)| *worth)
            .reduce(|a, b| a + b)
    };
    let best = |word: &String| {
        let same = SAME.iter().find(|(said, _)| said == word);
        worth(word).max(same.and_then(|(_, used)| worth(used)))
    };
    wanted.iter().map(best).sum()
}

fn starts_a_word(text: &str, word: &str) -> bool {
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
}
