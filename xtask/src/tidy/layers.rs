//! Who uses whom: the table of crates on ARCHITECTURE.md is compared with the manifests. Rules
//! crates stay lean.

use std::sync::LazyLock;

use regex_lite::Regex;
use toml::{Table, Value};

use super::{Finding, rules_crates};
use crate::project::{File, Project};

/// Where the table stands.
pub const MAP: &str = "ARCHITECTURE.md";
/// What the table says of a crate that may use all others.
const EVERYTHING: &str = "everything";
/// What crates with rules may take from others; more needs a decision record.
const LEAN: [&str; 2] = ["serde", "serde_json"];

static ROW: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^\| `(\w+)` \|.*\| ([^|]*) \|$").expect("it is well formed"));
static NAME: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"`(\w+)`").expect("it is well formed"));

/// A row of the table: a folder in `crates/`, or `xtask`, and what it uses of ours.
struct Row<'a> {
    line: usize,
    name: &'a str,
    /// `None` stands for everything.
    uses: Option<Vec<&'a str>>,
}

pub fn check(project: &Project) -> Vec<Finding> {
    let table = table(project);
    let manifests: Vec<&File> = (project.files.iter())
        .filter(|file| folder(file).is_some())
        .collect();
    let names: Vec<&str> = manifests.iter().filter_map(|file| folder(file)).collect();
    let rows = table.iter().filter(|row| !names.contains(&row.name));
    let idle = rows.map(|row| Finding {
        check: "layers",
        path: MAP.to_owned(),
        line: row.line,
        message: format!("there is no crate {}", row.name),
    });
    let lean = rules_crates(project);
    let strange = lean.iter().filter(|name| !names.contains(name));
    let strange = strange.map(|name| Finding {
        check: "layers",
        path: MAP.to_owned(),
        line: 1,
        message: format!("the first invariant names no rules crate: {name}"),
    });
    let found = manifests
        .iter()
        .flat_map(|file| check_manifest(file, &table, &names, &lean));
    found.chain(idle).chain(strange).collect()
}

/// The folder of a manifest of ours.
fn folder(file: &File) -> Option<&str> {
    let path = file.path.strip_suffix("/Cargo.toml")?;
    let name = path.strip_prefix("crates/").unwrap_or(path);
    (name == "xtask" || path.starts_with("crates/")).then_some(name)
}

/// The first table of the page.
fn table(project: &Project) -> Vec<Row<'_>> {
    let text = project.text(MAP).unwrap_or_default();
    let lines = (1..).zip(text.lines());
    let rows = lines.skip_while(|(_, line)| !line.starts_with('|'));
    let rows = rows.take_while(|(_, line)| line.starts_with('|'));
    rows.filter_map(|(line, text)| {
        let found = ROW.captures(text)?;
        let name = found.get(1)?.as_str();
        let uses = found.get(2)?.as_str();
        let named = NAME.captures_iter(uses).filter_map(|it| it.get(1));
        let named = named.map(|it| it.as_str()).collect();
        Some(Row {
            line,
            name,
            uses: (uses != EVERYTHING).then_some(named),
        })
    })
    .collect()
}

fn check_manifest(file: &File, table: &[Row], ours: &[&str], lean: &[&str]) -> Vec<Finding> {
    let finding = |message: String| Finding {
        check: "layers",
        path: file.path.clone(),
        line: 1,
        message,
    };
    let manifest: Table = match file.text.parse() {
        Ok(manifest) => manifest,
        Err(error) => return vec![finding(format!("{error}"))],
    };
    let name = folder(file).unwrap_or_default();
    let Some(row) = table.iter().find(|row| row.name == name) else {
        return vec![finding(format!("{name} has no line in the table of {MAP}"))];
    };
    let used = ["dependencies", "build-dependencies"].map(|kind| manifest.get(kind));
    let used = used.into_iter().flatten().filter_map(Value::as_table);
    let used: Vec<&str> = used.flat_map(Table::keys).map(String::as_str).collect();
    let mut findings = Vec::new();
    for &used in &used {
        if !ours.contains(&used) {
            if lean.contains(&name) && !LEAN.contains(&used) {
                findings.push(finding(format!("a rules crate must not depend on {used}")));
            }
        } else if row.uses.as_ref().is_some_and(|uses| !uses.contains(&used)) {
            findings.push(finding(format!(
                "{MAP} does not say that {name} uses {used}"
            )));
        }
    }
    for told in row.uses.iter().flatten().filter(|it| !used.contains(it)) {
        findings.push(finding(format!("{MAP} says that {name} uses {told}")));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
| crate | what it is | uses |
|---|---|---|
| `game` | the contract | – |
| `dice` | a family | `game` |
| `cli` | the program `landnam` | everything |

1. **Rules crates know no world** (`game`, `dice`): no clock.
";

    fn manifest(name: &str, used: &[&str]) -> String {
        let used: Vec<String> = used.iter().map(|it| format!("{it} = \"1\"\n")).collect();
        let used = used.concat();
        format!("[package]\nname = \"{name}\"\n[dependencies]\n{used}")
    }

    /// What is found when the crate `dice` uses these.
    fn findings(used: &[&str]) -> Vec<String> {
        let (game, dice) = (manifest("game", &[]), manifest("dice", used));
        let cli = manifest("landnam", &["game", "dice", "clap"]);
        let found = check(&Project::sample(&[
            (MAP, PAGE),
            ("crates/game/Cargo.toml", &game),
            ("crates/dice/Cargo.toml", &dice),
            ("crates/cli/Cargo.toml", &cli),
        ]));
        found.into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn the_page_tells_who_uses_whom() {
        assert!(findings(&["game"]).is_empty());
        assert_eq!(
            findings(&["game", "cli"]),
            ["ARCHITECTURE.md does not say that dice uses cli"]
        );
        assert_eq!(findings(&[]), ["ARCHITECTURE.md says that dice uses game"]);
    }

    #[test]
    fn rules_crates_stay_lean() {
        assert_eq!(
            findings(&["game", "rand"]),
            ["a rules crate must not depend on rand"]
        );
        assert!(findings(&["game", "serde"]).is_empty());
    }

    #[test]
    fn page_and_folders_name_the_same_crates() {
        let utils = manifest("utils", &[]);
        let found = check(&Project::sample(&[
            (MAP, "| `game` | the contract | – |\n\nNo invariants.\n"),
            ("crates/utils/Cargo.toml", &utils),
        ]));
        let found: Vec<String> = found.into_iter().map(|it| it.message).collect();
        assert_eq!(
            found,
            [
                "utils has no line in the table of ARCHITECTURE.md",
                "there is no crate game",
                "the first invariant names no rules crate: "
            ]
        );
    }
}
