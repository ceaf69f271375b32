//! Rules crates know no world: no clock, file, network, thread, generator, float or hash map.

use super::{Finding, rules_crates};
use crate::project::Project;
use crate::rust::Rust;

/// What families share in their tests; it may read how long to play, and print what it played.
const TESTING: &str = "crates/game/src/testing/";

const WORLD: [&str; 7] = ["time", "fs", "net", "thread", "process", "env", "io"];
/// The order of a hash map is not ours, and floats differ between machines.
const TYPES: [&str; 6] = [
    "HashMap",
    "HashSet",
    "RandomState",
    "f32",
    "f64",
    "DefaultHasher",
];

pub fn check(project: &Project) -> Vec<Finding> {
    let crates = rules_crates(project);
    let folders: Vec<String> = (crates.iter())
        .map(|name| format!("crates/{name}/src/"))
        .collect();
    let rules = project.sources.iter().filter(|source| {
        let is_rules = folders.iter().any(|it| source.path.starts_with(it));
        is_rules && !source.path.starts_with(TESTING)
    });
    rules.flat_map(check_source).collect()
}

fn check_source(source: &Rust) -> Vec<Finding> {
    let finding = |line, what: &str| Finding {
        check: "purity",
        path: source.path.clone(),
        line,
        message: format!("a rules crate must not know {what}"),
    };
    let mut findings = Vec::new();
    for named in source.paths() {
        let segments: Vec<&str> = named.segments.iter().map(String::as_str).collect();
        match segments[..] {
            ["std" | "core", module, ..] if WORLD.contains(&module) => {
                findings.push(finding(named.line, &format!("std::{module}")));
            }
            ["rand" | "rand_core" | "fastrand", _, ..] => {
                findings.push(finding(named.line, "a generator"));
            }
            _ => {}
        }
        for segment in segments {
            if TYPES.contains(&segment) {
                findings.push(finding(named.line, segment));
            }
        }
    }
    for literal in source.literals() {
        if matches!(literal.value, syn::Lit::Float(_)) {
            findings.push(finding(literal.line, "floating point"));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> Vec<String> {
        let page = "1. **Rules crates know no world** (`dice`, `game`): no clock.\n";
        let found = check(&Project::sample(&[("ARCHITECTURE.md", page), (path, text)]));
        found.into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn each_part_of_the_world_is_found() {
        let samples = [
            "use std::time::Instant;",
            "use std::{fmt, fs};",
            "fn f() { std::net::lookup() }",
            "fn f() { std::thread::spawn(g) }",
            "use std::collections::HashMap;",
            "use std::collections::{BTreeMap, HashSet};",
            "fn f(x: f32) {}",
            "fn f() { g(0.5) }",
            "fn f() { g(1e3) }",
            "use rand::Rng;",
        ];
        for sample in samples {
            let found = findings("crates/dice/src/a.rs", sample);
            assert_eq!(found.len(), 1, "{sample}: {found:?}");
        }
    }

    #[test]
    fn comments_strings_tests_and_other_crates_are_free() {
        let free = "//! No HashMap, no f64.\nconst A: &str = \"std::fs 0.5\";\n\
            #[cfg(test)]\nmod tests { use std::fs; }\n";
        assert!(findings("crates/dice/src/a.rs", free).is_empty());
        assert!(findings("crates/cli/src/a.rs", "use std::fs;").is_empty());
        assert!(findings("crates/game/src/testing/a.rs", "use std::fs;").is_empty());
        assert!(findings("crates/dice/tests/a.rs", "use std::fs;").is_empty());
    }
}
