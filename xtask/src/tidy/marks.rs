//! Unfinished work, and traces of one's own machine.

use std::sync::LazyLock;

use regex_lite::Regex;

use super::Finding;
use crate::project::{File, Project};

/// What must not stand in any file. The groups keep the patterns from finding themselves.
static MARKS: LazyLock<[(Regex, &str); 4]> = LazyLock::new(|| {
    let pattern = |text: &str| Regex::new(text).expect("it is well formed");
    [
        (pattern(r"\b(?:TO)DO\b|\b(?:FIX)ME\b"), "unfinished work"),
        (
            pattern(r"\b(?:dbg|todo|unimplemented)(?:!)[(\[{]"),
            "unfinished work",
        ),
        (
            pattern(r#"(?:^|[\s"'`(=<])/(?:work|root|home|Users)/"#),
            "a path of one machine",
        ),
        (pattern(r"\.\./(?:sha)red"), "a path outside of the project"),
    ]
});

pub fn check(project: &Project) -> Vec<Finding> {
    project.files.iter().flat_map(check_file).collect()
}

fn check_file(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (line, text) in (1..).zip(file.text.lines()) {
        for (mark, what) in MARKS.iter() {
            if let Some(found) = mark.find(text) {
                findings.push(Finding {
                    check: "marks",
                    path: file.path.clone(),
                    line,
                    message: format!("{what}: {}", found.as_str().trim()),
                });
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_mark_is_found() {
        let samples = [
            concat!("// TO", "DO: later"),
            concat!("# FIX", "ME"),
            concat!("db", "g!(x)"),
            concat!("to", "do!()"),
            concat!("unimple", "mented!()"),
            concat!("see /ro", "ot/x"),
            concat!("\"/wo", "rk/x\""),
            concat!("(/ho", "me/x)"),
            concat!("../sha", "red/rules"),
        ];
        for sample in samples {
            let found = check(&Project::sample(&[("a.md", sample)]));
            assert_eq!(found.len(), 1, "{sample}");
        }
    }

    #[test]
    fn harmless_words_are_not_found() {
        for sample in [
            "mastodon",
            "docs/home/page",
            "the root/branch",
            "crates/work/x",
        ] {
            assert!(
                check(&Project::sample(&[("a.md", sample)])).is_empty(),
                "{sample}"
            );
        }
    }
}
