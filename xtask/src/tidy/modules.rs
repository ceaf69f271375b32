//! Modules of the board meet only in questions and combinations, and their files cite rules.

use super::Finding;
use crate::project::Project;
use crate::rules::ids;
use crate::rust::Rust;

const BOARD: &str = "crates/board/src/";
const MODULES: [&str; 5] = ["base", "two_player", "sea", "knights", "special"];

/// Where it may be asked which modules are in play: where they meet, and where a table is set up.
const MEETINGS: [&str; 4] = ["questions/", "combinations/", "rules/", "setup/"];

pub fn check(project: &Project) -> Vec<Finding> {
    let mut findings = Vec::new();
    for source in &project.sources {
        if let Some(path) = source.path.strip_prefix(BOARD) {
            if let Some(own) = module_of(path) {
                findings.extend(strangers(source, own));
                findings.extend(silence(source));
            }
            if !MEETINGS.iter().any(|meeting| path.starts_with(meeting)) {
                findings.extend(switches(source));
            }
        }
    }
    findings
}

/// The module a file belongs to, by its folder.
fn module_of(path: &str) -> Option<&str> {
    let (folder, _) = path.split_once('/')?;
    MODULES.contains(&folder).then_some(folder)
}

/// A rule file that says nowhere which rules it is about; `mod.rs` only lists files.
fn silence(source: &Rust) -> Option<Finding> {
    let cites = source
        .program()
        .any(|(_, text)| !ids::in_text(text).is_empty());
    (!cites && !source.path.ends_with("/mod.rs")).then(|| Finding {
        check: "modules",
        path: source.path.clone(),
        line: 1,
        message: "a rule file cites at least one rule".to_owned(),
    })
}

/// A rule file of one module that names another.
fn strangers(source: &Rust, own: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for named in source.paths() {
        let stranger = named.segments.windows(2).find(|pair| {
            let other = pair[1].as_str();
            matches!(&*pair[0], "crate" | "super") && other != own && MODULES.contains(&other)
        });
        if let Some([_, other]) = stranger {
            findings.push(Finding {
                check: "modules",
                path: source.path.clone(),
                line: named.line,
                message: format!("{own} must not mention {other}"),
            });
        }
    }
    findings
}

/// A question about the modules in play that is asked in the wrong place.
fn switches(source: &Rust) -> Vec<Finding> {
    let is_asked = |code: &str| {
        code.match_indices(".modules").any(|(at, found)| {
            let after = code[at + found.len()..].chars().next();
            !after.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
        })
    };
    source
        .program()
        .filter(|(_, text)| is_asked(text.split("//").next().unwrap_or_default()))
        .map(|(line, _)| Finding {
            check: "modules",
            path: source.path.clone(),
            line,
            message: "only questions, combinations and set-up ask for modules".to_owned(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> usize {
        let text = format!("//! BASE-58\n{text}");
        check(&Project::sample(&[(path, &text)])).len()
    }

    #[test]
    fn a_rule_file_without_a_rule_is_found() {
        let silent = |path| check(&Project::sample(&[(path, "fn f() {}")])).len();
        assert_eq!(silent("crates/board/src/base/road.rs"), 1);
        assert_eq!(silent("crates/board/src/base/mod.rs"), 0);
        assert_eq!(silent("crates/board/src/actions.rs"), 0);
    }

    #[test]
    fn a_module_that_mentions_another_is_found() {
        let file = "crates/board/src/base/road.rs";
        assert_eq!(findings(file, "use crate::sea::ship;"), 1);
        assert_eq!(findings(file, "use crate::{base::city, knights::wall};"), 1);
        assert_eq!(findings(file, "fn f() { super::super::sea::ship::f() }"), 1);
        assert_eq!(
            findings(file, "use crate::base::city; use crate::questions::route;"),
            0
        );
        assert_eq!(
            findings(
                "crates/board/src/questions/roll/mod.rs",
                "use crate::sea::ship;"
            ),
            0
        );
        assert_eq!(
            findings("crates/board/src/actions.rs", "use crate::sea::ship;"),
            0
        );
    }

    #[test]
    fn modules_are_asked_for_in_few_places() {
        let asks = "fn f() { if rules.modules.sea {} }";
        assert_eq!(findings("crates/board/src/base/road.rs", asks), 1);
        assert_eq!(findings("crates/board/src/actions.rs", asks), 1);
        assert_eq!(findings("crates/board/src/questions/roll/mod.rs", asks), 0);
        assert_eq!(findings("crates/board/src/rules/mod.rs", asks), 0);
        assert_eq!(
            findings("crates/board/src/actions.rs", "fn f() {} // rules.modules"),
            0
        );
    }
}
