//! Unfinished work, traces of one's own machine, and examples that nobody runs.

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
    findings.extend(examples(file));
    findings
}

/// Code in comments of Rust would be a test that only `cargo test --doc` runs, which takes long. So
/// there is none: examples are tests like all others, and blocks in comments are `text`.
fn examples(file: &File) -> Vec<Finding> {
    let is_rust = file.has_end("rs");
    let comments = (1..).zip(file.text.lines()).filter_map(|(line, text)| {
        let text = text.trim_start();
        let comment = text.strip_prefix("///").or(text.strip_prefix("//!"))?;
        let fence = comment.trim_start().strip_prefix("```")?;
        Some((line, fence))
    });
    // Every other fence ends a block.
    let begins = comments.step_by(2).filter(|_| is_rust);
    let runs = begins.filter(|(_, kind)| *kind != "text");
    let finding = |(line, kind): (usize, &str)| Finding {
        check: "marks",
        path: file.path.clone(),
        line,
        message: format!("an example in a comment: ```{kind}"),
    };
    runs.map(finding).collect()
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
    fn an_example_in_a_comment_is_found() {
        let comment = |kind: &str| format!("//! ```{kind}\n//! 1 + 1\n//! ```\n");
        let found = |text: &str| check(&Project::sample(&[("a.rs", text)])).len();
        assert_eq!(found(&comment("")), 1);
        assert_eq!(found(&(comment("text") + &comment("should_panic"))), 1);
        assert_eq!(found(&comment("text")), 0);
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
