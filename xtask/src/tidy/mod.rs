//! The invariants and limits of the house, as far as reading the source can tell.

mod dependencies;
mod glossary;
mod layers;
mod marks;
mod modules;
mod pages;
mod purity;
mod size;

use std::fmt;

use serde::Deserialize;

use crate::Outcome;
use crate::project::Project;

/// Something that must not be there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The name exceptions are made by.
    pub check: &'static str,
    pub path: String,
    pub line: usize,
    pub message: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Finding {
            check,
            path,
            line,
            message,
        } = self;
        write!(f, "{path}:{line}: {message} [{check}]")
    }
}

/// A line of `xtask/tidy.toml`: this check is waived for this file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    check: String,
    path: String,
    reason: String,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Exceptions {
    #[serde(default)]
    exception: Vec<Exception>,
}

pub fn run(project: &Project) -> Outcome {
    let exceptions = match project.text("xtask/tidy.toml") {
        Some(text) => toml::from_str(text).map_err(|error| vec![error.to_string()])?,
        None => Exceptions::default(),
    };
    let left = judge(findings(project), &exceptions.exception);
    println!(
        "{} files, {} exceptions",
        project.files.len(),
        exceptions.exception.len()
    );
    if left.is_empty() { Ok(()) } else { Err(left) }
}

fn findings(project: &Project) -> Vec<Finding> {
    [
        purity::check(project),
        layers::check(project),
        dependencies::check(project),
        glossary::check(project),
        modules::check(project),
        size::check(project),
        marks::check(project),
        pages::check(project),
    ]
    .concat()
}

/// The crates with rules, as the first invariant of the architecture names them.
fn rules_crates(project: &Project) -> Vec<&str> {
    let text = project.text(layers::MAP).unwrap_or_default();
    let mut lines = text
        .lines()
        .skip_while(|line| !line.starts_with("1. **Rules crates"));
    let invariant = lines.next().unwrap_or_default();
    let names = invariant
        .split('(')
        .nth(1)
        .and_then(|it| it.split(')').next());
    let names = names.unwrap_or_default().split(", ");
    names.map(|name| name.trim_matches('`')).collect()
}

/// Findings without an exception, and exceptions without a finding or a reason.
fn judge(findings: Vec<Finding>, exceptions: &[Exception]) -> Vec<String> {
    let covers = |exception: &Exception, finding: &Finding| {
        exception.check == finding.check && exception.path == finding.path
    };
    let idle = exceptions.iter().filter_map(|exception| {
        let Exception { check, path, .. } = exception;
        if exception.reason.trim().is_empty() {
            return Some(format!("xtask/tidy.toml: {path} gives no reason [{check}]"));
        }
        let is_used = findings.iter().any(|finding| covers(exception, finding));
        (!is_used).then(|| format!("xtask/tidy.toml: {path} needs no exception [{check}]"))
    });
    let idle: Vec<String> = idle.collect();
    findings
        .into_iter()
        .filter(|finding| !exceptions.iter().any(|it| covers(it, finding)))
        .map(|finding| finding.to_string())
        .chain(idle)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding() -> Finding {
        Finding {
            check: "line-length",
            path: "a.rs".to_owned(),
            line: 3,
            message: "too long".to_owned(),
        }
    }

    fn exception(path: &str, reason: &str) -> Exception {
        Exception {
            check: "line-length".to_owned(),
            path: path.to_owned(),
            reason: reason.to_owned(),
        }
    }

    #[test]
    fn an_exception_waives_one_check_for_one_file() {
        assert!(judge(vec![finding()], &[exception("a.rs", "a table")]).is_empty());
        let left = judge(vec![finding()], &[]);
        assert_eq!(left, ["a.rs:3: too long [line-length]"]);
    }

    #[test]
    fn exceptions_need_a_reason_and_a_finding() {
        let left = judge(vec![finding()], &[exception("a.rs", " ")]);
        assert_eq!(
            left,
            ["xtask/tidy.toml: a.rs gives no reason [line-length]"]
        );
        let left = judge(Vec::new(), &[exception("a.rs", "a table")]);
        assert_eq!(
            left,
            ["xtask/tidy.toml: a.rs needs no exception [line-length]"]
        );
    }
}
