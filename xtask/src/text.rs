//! Keys of `text/` against the code: nothing used is missing, nothing there is unused.
//!
//! What counts as use of a key, in the program but not in its tests:
//! - a literal in `Phrase::new("…")`, `Fact::Word("…")` or `label("…")` must be a key;
//! - a literal of small letters, digits and hyphens that starts with the name of a file of `text/`
//!   and a hyphen (`dice-event-rolled`) must be a key, wherever it stands;
//! - an id in `RuleId("…")` can refuse, so it must have a sentence;
//! - a refusal whose sentence speaks of facts is never made by `RULE.require(…)`, which gives none;
//! - a key is used if it equals a literal anywhere, is named in another message, or is a rule's id.
//!
//! That all languages have the same keys is a test of the crate `words`. What only the web client
//! says is checked by the client's own tests.

use std::collections::{BTreeMap, BTreeSet};

use regex_lite::Regex;

use crate::Outcome;
use crate::project::Project;

/// Files whose keys the web client uses, or that are put together from ids and names.
const BY_OTHERS: &[&str] = &[
    "web.ftl",
    "web-fair.ftl",
    "web-coach.ftl",
    "web-sea.ftl",
    "web-knights.ftl",
    "web-rivals.ftl",
    "web-lessons.ftl",
    "web-puzzles.ftl",
    "lobby.ftl",
    "scenarios.ftl",
    "chapters.ftl",
    "examples.ftl",
    "lessons.ftl",
    "help.ftl",
];

pub fn run(project: &Project) -> Outcome {
    let mut findings = Vec::new();
    let uses = uses(project);
    let mut keys = BTreeSet::new();
    for language in languages(project) {
        let messages = messages(project, &language);
        for used in uses.iter().filter(|used| used.is_certain) {
            if !messages.contains_key(&used.key) {
                let Use { key, place, .. } = used;
                findings.push(format!("{place}: text/{language} has no key {key}"));
            }
        }
        keys.extend(messages.keys().cloned());
        findings.extend(unused(&messages, &uses, &language));
        findings.extend(bare(project, &messages));
    }
    println!("{} keys, {} uses", keys.len(), uses.len());
    if findings.is_empty() {
        Ok(())
    } else {
        Err(findings)
    }
}

/// A literal that is, or may be, a key.
struct Use {
    key: String,
    place: String,
    /// By its form or its place it can be nothing else.
    is_certain: bool,
}

fn uses(project: &Project) -> Vec<Use> {
    let topics = topics(project);
    let mut uses = Vec::new();
    for source in &project.sources {
        // Contract batteries and tests speak of games that do not exist.
        if !source.path.starts_with("crates/") || source.path.starts_with("crates/game/") {
            continue;
        }
        for literal in source.literals() {
            let syn::Lit::Str(text) = &literal.value else {
                continue;
            };
            let key = text.value();
            let call: Vec<&str> = literal.call.iter().map(String::as_str).collect();
            let is_certain = matches!(
                call[..],
                [.., "Phrase", "new"] | [.., "Fact", "Word"] | [.., "label" | "RuleId"]
            ) || has_topic(&key, &topics);
            uses.push(Use {
                key,
                place: format!("{}:{}", source.path, literal.line),
                is_certain,
            });
        }
    }
    uses
}

/// The files of `text/`, without those that only hold sentences of rules.
fn topics(project: &Project) -> BTreeSet<String> {
    let name = |path: &str| Some(path.rsplit('/').next()?.strip_suffix(".ftl")?.to_owned());
    let files = project.under("text/en/", ".ftl");
    files
        .filter_map(|file| name(&file.path))
        .filter(|name| !name.starts_with("rules-"))
        .collect()
}

fn has_topic(key: &str, topics: &BTreeSet<String>) -> bool {
    let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
    key.chars().all(|letter| is_plain(letter) || letter == '-')
        && topics.iter().any(|topic| {
            key.strip_prefix(topic.as_str())
                .and_then(|rest| rest.strip_prefix('-'))
                .is_some_and(|rest| !rest.is_empty())
        })
}

fn unused(messages: &BTreeMap<String, String>, uses: &[Use], language: &str) -> Vec<String> {
    let reference = Regex::new(r"\{\s*([a-zA-Z][\w-]*)").expect("it is well formed");
    let named: BTreeSet<&str> = messages
        .values()
        .flat_map(|body| reference.captures_iter(body))
        .map(|found| found.get(1).expect("the pattern has one group").as_str())
        .chain(uses.iter().map(|used| used.key.as_str()))
        .collect();
    messages
        .keys()
        .filter(|key| !is_rule(key) && !named.contains(key.as_str()))
        .map(|key| format!("text/{language}: nothing uses the key {key}"))
        .collect()
}

/// Refusals without the facts their sentence needs: a player would read `{$reason}`.
fn bare(project: &Project, messages: &BTreeMap<String, String>) -> Vec<String> {
    let id = Regex::new(r#"const (\w+): RuleId = RuleId\("([^"]+)"\)"#).expect("it is well formed");
    let call = Regex::new(r"(?:(\w+)::)?([A-Z]\w*)\.require\(").expect("it is well formed");
    let module = |path: &str| {
        path.rsplit(['/', '.'])
            .nth(1)
            .unwrap_or_default()
            .to_owned()
    };
    let mut needy = BTreeSet::new();
    let program = || {
        project
            .sources
            .iter()
            .filter(|it| it.path.starts_with("crates/"))
    };
    for source in program() {
        for found in id.captures_iter(&source.text) {
            let sentence = messages
                .get(&found[2])
                .map(String::as_str)
                .unwrap_or_default();
            let said = sentence
                .split_once(".refused =")
                .map_or(sentence, |(_, said)| said);
            if said.contains('$') {
                needy.insert((module(&source.path), found[1].to_owned()));
            }
        }
    }
    let mut findings = Vec::new();
    for source in program() {
        for found in call.captures_iter(&source.text) {
            let from = found
                .get(1)
                .map_or(module(&source.path), |it| it.as_str().to_owned());
            if needy.contains(&(from, found[2].to_owned())) {
                let (path, name) = (&source.path, &found[2]);
                findings.push(format!("{path}: the sentence of {name} needs facts"));
            }
        }
    }
    findings
}

fn is_rule(key: &str) -> bool {
    key.starts_with(|letter: char| letter.is_ascii_uppercase())
}

/// Every folder of `text/` is a language.
fn languages(project: &Project) -> BTreeSet<String> {
    let folder = |path: &str| path.split('/').nth(1).map(str::to_owned);
    let files = project.under("text/", ".ftl");
    files.filter_map(|file| folder(&file.path)).collect()
}

/// The messages of one language: key and everything up to the next key.
fn messages(project: &Project, language: &str) -> BTreeMap<String, String> {
    let start = Regex::new(r"^([a-zA-Z][\w-]*)\s*=\s*(.*)$").expect("it is well formed");
    let mut messages = BTreeMap::new();
    for file in project.under(&format!("text/{language}/"), ".ftl") {
        if BY_OTHERS
            .iter()
            .any(|name| file.path.ends_with(&format!("/{name}")))
        {
            continue;
        }
        let mut current: Option<(String, String)> = None;
        for line in file.text.lines() {
            if let Some(found) = start.captures(line) {
                messages.extend(current.take());
                current = Some((found[1].to_owned(), found[2].to_owned()));
            } else if let Some((_, body)) = &mut current
                && line.starts_with([' ', '}'])
            {
                body.push('\n');
                body.push_str(line.trim());
            }
        }
        messages.extend(current);
    }
    messages
}

/// The first line of a message.
pub fn message(project: &Project, language: &str, key: &str) -> Option<String> {
    let messages = messages(project, language);
    let body = messages.get(key)?;
    body.lines().next().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(code: &str, english: &str) -> Vec<String> {
        let project = Project::sample(&[
            ("crates/dice/src/describe.rs", code),
            ("text/en/dice.ftl", english),
            ("text/de/dice.ftl", english),
        ]);
        let mut findings = run(&project).err().unwrap_or_default();
        findings.retain(|finding| !finding.contains("text/de"));
        findings
    }

    const CODE: &str = r#"
        const ROAD: RuleId = RuleId("DICE-20");
        fn rolled() -> Phrase { Phrase::new("dice-event-rolled").with("n", Fact::Word("lumber")) }
    "#;
    const TEXT: &str = "DICE-20 = Roads touch roads.\n    .refused = No.\n\
        dice-event-rolled = Rolled: { $n }.\nlumber = lumber\n";

    #[test]
    fn keys_that_fit_give_no_findings() {
        assert_eq!(findings(CODE, TEXT), Vec::<String>::new());
    }

    #[test]
    fn missing_keys_are_found_in_every_certain_place() {
        let expected = [
            "crates/dice/src/describe.rs:2: text/en has no key DICE-20",
            "crates/dice/src/describe.rs:3: text/en has no key dice-event-rolled",
            "crates/dice/src/describe.rs:3: text/en has no key lumber",
        ];
        assert_eq!(findings(CODE, ""), expected);
    }

    #[test]
    fn a_literal_with_a_topic_is_a_key_wherever_it_stands() {
        let code = r#"fn key(b: bool) -> &'static str { if b { "dice-deed-x" } else { "x" } }"#;
        let missing = "crates/dice/src/describe.rs:1: text/en has no key dice-deed-x";
        assert_eq!(findings(code, ""), [missing]);
    }

    #[test]
    fn a_sentence_with_facts_gets_them() {
        let text = TEXT.replace("No.", "No { $reason }.");
        let code = format!("{CODE} fn check() {{ ROAD.require(false)?; }}");
        let finding = "crates/dice/src/describe.rs: the sentence of ROAD needs facts";
        assert_eq!(findings(&code, &text), [finding, finding]);
        assert_eq!(findings(&code, TEXT), Vec::<String>::new());
    }

    #[test]
    fn unused_keys_are_found_and_named_ones_are_not() {
        let text = format!("{TEXT}dice-old = x\ninner = a\ndice-outer = {{ inner }}\n");
        let expected = [
            "text/en: nothing uses the key dice-old",
            "text/en: nothing uses the key dice-outer",
        ];
        assert_eq!(findings(CODE, &text), expected);
    }
}
