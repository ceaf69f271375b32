//! The table of third-party crates: who uses what, compared with the manifests.
//!
//! A row names its users, those of tests, benches and examples behind a semicolon or alone:
//! `records, server; tables (tests)`.

use std::collections::{BTreeMap, BTreeSet};

use toml::{Table, Value};

use super::Finding;
use crate::project::Project;

const PAGE: &str = "docs/dependencies.md";
/// Its manifest is no part of the workspace.
const FUZZ: &str = "fuzz";

/// Whether a crate is needed by the package itself, or only beside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    Within,
    Beside,
}

/// The packages that use each crate.
type Users = BTreeMap<String, BTreeSet<(Use, String)>>;

pub fn check(project: &Project) -> Vec<Finding> {
    let Some(text) = project.text(PAGE) else {
        return Vec::new();
    };
    let mut used = users(project);
    let lines = (1..).zip(text.lines());
    let rows = lines.skip_while(|(_, line)| !line.starts_with("| crate | used by"));
    let rows = rows.skip(2).take_while(|(_, line)| line.starts_with('|'));
    let mut findings = Vec::new();
    for (line, row) in rows {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let (Some(names), Some(told)) = (cells.get(1), cells.get(2)) else {
            continue;
        };
        for name in names.split(", ").filter(|_| *told != FUZZ) {
            let real = used.remove(name).unwrap_or_default();
            if real != read(told) {
                findings.push(finding(line, format!("{name} is used by {}", shown(&real))));
            }
        }
    }
    let untold = used.keys().map(|name| format!("no line for {name}"));
    findings.extend(untold.map(|message| finding(1, message)));
    findings
}

fn finding(line: usize, message: String) -> Finding {
    Finding {
        check: "dependencies",
        path: PAGE.to_owned(),
        line,
        message,
    }
}

/// What the manifests say.
fn users(project: &Project) -> Users {
    let manifests = project.files.iter().filter(|file| {
        let is_ours = file.path.starts_with("crates/") || file.path.starts_with("xtask/");
        is_ours && file.path.ends_with("/Cargo.toml")
    });
    let tables = manifests.filter_map(|file| file.text.parse::<Table>().ok());
    let manifests: Vec<(String, Table)> = tables
        .filter_map(|table| {
            let name = table.get("package")?.get("name")?.as_str()?;
            Some((name.to_owned(), table.clone()))
        })
        .collect();
    let ours: BTreeSet<&String> = manifests.iter().map(|(name, _)| name).collect();
    let mut users = Users::new();
    for (package, manifest) in &manifests {
        for (kind, used) in sections(manifest) {
            for name in used.keys().filter(|name| !ours.contains(name)) {
                let of_crate = users.entry(name.clone()).or_default();
                of_crate.insert((kind, package.clone()));
            }
        }
    }
    // What a package needs itself its tests have, too.
    for of_crate in users.values_mut() {
        let within = of_crate.clone();
        of_crate.retain(|(kind, package)| {
            *kind == Use::Within || !within.contains(&(Use::Within, package.clone()))
        });
    }
    users
}

/// The lists of dependencies of a manifest, those for some systems only included.
fn sections(manifest: &Table) -> Vec<(Use, &Table)> {
    let targets = manifest.get("target").and_then(Value::as_table);
    let targets = targets.into_iter().flat_map(Table::values);
    let places = targets.filter_map(Value::as_table).chain([manifest]);
    let kinds = [
        ("dependencies", Use::Within),
        ("build-dependencies", Use::Within),
        ("dev-dependencies", Use::Beside),
    ];
    places
        .flat_map(|place| {
            kinds.into_iter().filter_map(|(section, kind)| {
                let used = place.get(section)?.as_table()?;
                Some((kind, used))
            })
        })
        .collect()
}

/// What a row says.
fn read(told: &str) -> BTreeSet<(Use, String)> {
    let group = |group: &str| {
        let kind = if group.contains('(') {
            Use::Beside
        } else {
            Use::Within
        };
        let names = group.split('(').next().unwrap_or_default().trim();
        let names: Vec<String> = names.split(", ").map(str::to_owned).collect();
        names.into_iter().map(move |name| (kind, name))
    };
    told.split("; ").flat_map(group).collect()
}

fn shown(users: &BTreeSet<(Use, String)>) -> String {
    let of = |wanted: Use| {
        let found = users.iter().filter(|(kind, _)| *kind == wanted);
        let names: Vec<&str> = found.map(|(_, name)| name.as_str()).collect();
        names.join(", ")
    };
    match (of(Use::Within), of(Use::Beside)) {
        (within, beside) if within.is_empty() && beside.is_empty() => "nobody".to_owned(),
        (within, beside) if beside.is_empty() => within,
        (within, beside) if within.is_empty() => format!("{beside} (tests)"),
        (within, beside) => format!("{within}; {beside} (tests)"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found where `game` uses hex, and `dice` only in its tests.
    fn found(rows: &str) -> Vec<String> {
        let page = format!("| crate | used by | why |\n|---|---|---|\n{rows}");
        let game = "[package]\nname = \"game\"\n[dependencies]\nhex = \"1\"\n";
        let dice = "[package]\nname = \"dice\"\n[dependencies]\ngame = \"1\"\n\
                    [dev-dependencies]\nhex = \"1\"\n";
        let project = Project::sample(&[
            (PAGE, &page),
            ("crates/game/Cargo.toml", game),
            ("crates/dice/Cargo.toml", dice),
        ]);
        let findings = check(&project).into_iter();
        findings.map(|finding| finding.message).collect()
    }

    #[test]
    fn the_page_agrees_with_the_manifests() {
        assert!(found("| hex | game; dice (tests) | x |\n").is_empty());
        assert_eq!(
            found("| hex | game, dice | x |\n"),
            ["hex is used by game; dice (tests)"]
        );
        assert_eq!(
            found("| hex, rand | game; dice (tests) | x |\n"),
            ["rand is used by nobody"]
        );
        assert_eq!(found(""), ["no line for hex"]);
        assert_eq!(
            found("| hex | game; dice (tests) | x |\n| libfuzzer-sys | fuzz | x |\n"),
            Vec::<String>::new()
        );
    }
}
