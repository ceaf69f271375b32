//! Figures the README quotes are those of the data.

use std::sync::LazyLock;

use regex_lite::Regex;
use serde_json::Value;

use super::Finding;
use crate::project::Project;

const PAGE: &str = "README.md";

static RULES: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\bAll (\d+) rules").expect("it is well formed"));

pub fn check(project: &Project) -> Vec<Finding> {
    let catalogue = project.text("rules/catalogue.json").unwrap_or_default();
    let Ok(Value::Array(rules)) = serde_json::from_str(catalogue) else {
        return Vec::new();
    };
    let count = rules.len().to_string();
    let lines = (1..).zip(project.text(PAGE).unwrap_or_default().lines());
    let told = lines.filter_map(|(line, text)| Some((line, RULES.captures(text)?)));
    told.filter(|(_, told)| told[1] != count)
        .map(|(line, told)| Finding {
            check: "figures",
            path: PAGE.to_owned(),
            line,
            message: format!("the catalogue has {count} rules, not {}", &told[1]),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_readme_counts_the_rules() {
        let found = |page: &str| {
            let catalogue = r#"[{"id": "BASE-1"}, {"id": "BASE-2"}]"#;
            let files = [(PAGE, page), ("rules/catalogue.json", catalogue)];
            check(&Project::sample(&files)).len()
        };
        assert_eq!(found("All 2 rules have an id."), 0);
        assert_eq!(found("All 3 rules have an id."), 1);
    }
}
