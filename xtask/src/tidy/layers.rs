//! Who may depend on whom: downwards only, and rules crates stay lean.

use toml::{Table, Value};

use super::Finding;
use crate::project::{File, Project};

/// Crates of ours a crate may use. What is not in this table is not allowed.
const MAY_USE: [(&str, &[&str]); 18] = [
    ("game", &[]),
    ("hexgrid", &[]),
    ("records", &["game"]),
    ("words", &["game"]),
    ("dice", &["game"]),
    ("rivals", &["game"]),
    ("board", &["game", "hexgrid"]),
    ("traces", &["game", "hexgrid", "board", "records"]),
    ("protocol", &["game"]),
    ("bots", &["game", "hexgrid", "board", "dice", "rivals"]),
    ("families", &["game", "board", "dice", "rivals", "bots"]),
    ("neural", &["game", "board", "dice", "rivals", "bots"]),
    ("arena", &["game", "families", "bots", "neural"]),
    (
        "tables",
        &[
            "game", "hexgrid", "board", "dice", "rivals", "families", "bots", "neural", "protocol",
            "records",
        ],
    ),
    (
        "server",
        &["game", "families", "records", "words", "tables", "protocol"],
    ),
    ("landnam", EVERYTHING),
    ("python", EVERYTHING),
    ("xtask", &[]),
];
const EVERYTHING: &[&str] = &[
    "game", "hexgrid", "records", "words", "dice", "rivals", "board", "protocol", "bots",
    "families", "neural", "arena", "tables", "traces", "server",
];

/// What crates with rules may take from others; more needs a decision record.
const RULES_CRATES: [&str; 5] = ["game", "hexgrid", "board", "dice", "rivals"];
const LEAN: [&str; 2] = ["serde", "serde_json"];

pub fn check(project: &Project) -> Vec<Finding> {
    let manifests = project.files.iter().filter(|file| {
        let is_ours = file.path.starts_with("crates/") || file.path.starts_with("xtask/");
        is_ours && file.path.ends_with("/Cargo.toml")
    });
    manifests.flat_map(check_manifest).collect()
}

fn check_manifest(file: &File) -> Vec<Finding> {
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
    let package = manifest.get("package").and_then(|it| it.get("name"));
    let name = package.and_then(Value::as_str).unwrap_or_default();
    let Some((_, allowed)) = MAY_USE.iter().find(|(crate_name, _)| *crate_name == name) else {
        return vec![finding(format!(
            "{name} has no line in the table of layers"
        ))];
    };
    let mut findings = Vec::new();
    for used in ["dependencies", "build-dependencies"].map(|kind| manifest.get(kind)) {
        let Some(Value::Table(used)) = used else {
            continue;
        };
        for used in used.keys().map(String::as_str) {
            let is_ours = MAY_USE.iter().any(|(crate_name, _)| *crate_name == used);
            if is_ours && !allowed.contains(&used) {
                findings.push(finding(format!("{name} must not use {used}")));
            }
            if !is_ours && RULES_CRATES.contains(&name) && !LEAN.contains(&used) {
                findings.push(finding(format!("a rules crate must not depend on {used}")));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(name: &str, used: &str) -> Vec<String> {
        let text = format!("[package]\nname = \"{name}\"\n[dependencies]\n{used} = \"1\"\n");
        let found = check(&Project::sample(&[("crates/x/Cargo.toml", &text)]));
        found.into_iter().map(|finding| finding.message).collect()
    }

    #[test]
    fn upward_dependencies_are_found() {
        assert_eq!(findings("game", "bots"), ["game must not use bots"]);
        assert_eq!(findings("dice", "words"), ["dice must not use words"]);
        assert_eq!(findings("server", "arena"), ["server must not use arena"]);
        assert!(findings("landnam", "arena").is_empty());
    }

    #[test]
    fn rules_crates_stay_lean() {
        assert_eq!(
            findings("dice", "rand"),
            ["a rules crate must not depend on rand"]
        );
        assert!(findings("dice", "serde").is_empty());
        assert!(findings("records", "sha2").is_empty());
    }

    #[test]
    fn a_crate_without_a_line_is_found() {
        let expected = ["utils has no line in the table of layers"];
        assert_eq!(findings("utils", "serde"), expected);
    }
}
