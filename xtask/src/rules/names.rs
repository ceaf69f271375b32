//! Names that a dossier gives to constants, options and fields: the code or the data has them.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use regex_lite::Regex;

use crate::project::Project;

/// `two_words` in backticks; a single word is too common to mean anything.
static NAME: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"`([a-z][a-z0-9]*(?:_[a-z0-9]+)+)`").expect("it is well formed"));
static WORD: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"[A-Za-z0-9_]+").expect("it is well formed"));
/// Written from the dossiers, so it proves nothing.
const CATALOGUE: &str = "rules/catalogue.json";

/// Every name of a dossier that exists nowhere else.
pub fn missing(project: &Project) -> Vec<String> {
    let data = project.under("", ".json");
    let code = project.under("crates/", ".rs");
    let known: BTreeSet<&str> = data
        .chain(code)
        .filter(|file| file.path != CATALOGUE)
        .flat_map(|file| WORD.find_iter(&file.text).map(|word| word.as_str()))
        .collect();
    let mut missing = Vec::new();
    for dossier in project.under("rules/", ".md") {
        for (line, text) in (1..).zip(dossier.text.lines()) {
            for name in NAME.captures_iter(text).map(|found| found[1].to_owned()) {
                if !known.contains(&*name) {
                    let path = &dossier.path;
                    missing.push(format!("{path}:{line}: the code has no `{name}`"));
                }
            }
        }
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dossier_names_only_what_exists() {
        let project = Project::sample(&[
            (
                "rules/sea.md",
                "`ship_moved`, `leg_edges`\n`binds_ship` or `plain`\n",
            ),
            ("rules/catalogue.json", r#"[{"text": "`binds_ship`"}]"#),
            ("rules/sea.json", r#"{"leg_edges": []}"#),
            (
                "crates/board/src/sea.rs",
                "struct Sea { ship_moved: bool }\n",
            ),
        ]);
        let expected = ["rules/sea.md:2: the code has no `binds_ship`"];
        assert_eq!(missing(&project), expected);
    }
}
