//! Short files, short functions, short lines, few parameters.

use super::Finding;
use crate::project::Project;
use crate::rust::Rust;

const FUNCTION: usize = 60;
const COLUMNS: usize = 100;
const PARAMETERS: usize = 6;

/// Limits by folder; the first that fits counts.
const FILES: [(&str, usize); 8] = [
    ("crates/board/src/base/", 250),
    ("crates/board/src/two_player/", 250),
    ("crates/board/src/sea/", 250),
    ("crates/board/src/knights/", 250),
    ("crates/board/src/special/", 250),
    ("crates/rivals/src/cards/", 250),
    ("crates/board/src/questions/", 150),
    ("", 400),
];

pub fn check(project: &Project) -> Vec<Finding> {
    project.sources.iter().flat_map(check_source).collect()
}

fn check_source(source: &Rust) -> Vec<Finding> {
    let finding = |check, line, message| Finding {
        check,
        path: source.path.clone(),
        line,
        message,
    };
    let mut findings = Vec::new();
    let (_, limit) = FILES
        .iter()
        .find(|(folder, _)| source.path.starts_with(folder))
        .expect("the last limit fits every file");
    let lines = source.text.lines().count();
    if lines > *limit {
        let message = format!("{lines} lines, the limit is {limit}");
        findings.push(finding("file-length", 1, message));
    }
    for (line, text) in (1..).zip(source.text.lines()) {
        let columns = text.chars().count();
        if columns > COLUMNS {
            findings.push(finding("line-length", line, format!("{columns} columns")));
        }
    }
    for function in &source.functions {
        let name = &function.name;
        if function.lines > FUNCTION {
            let message = format!("{name} has {} lines", function.lines);
            findings.push(finding("function-length", function.line, message));
        }
        if function.parameters > PARAMETERS {
            let message = format!("{name} has {} parameters", function.parameters);
            findings.push(finding("parameters", function.line, message));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> Vec<&'static str> {
        let found = check(&Project::sample(&[(path, text)]));
        found.into_iter().map(|finding| finding.check).collect()
    }

    fn lines(count: usize) -> String {
        "//\n".repeat(count)
    }

    #[test]
    fn files_have_limits_by_folder() {
        assert_eq!(
            findings("crates/cli/src/a.rs", &lines(401)),
            ["file-length"]
        );
        assert!(findings("crates/cli/src/a.rs", &lines(400)).is_empty());
        assert_eq!(
            findings("crates/board/src/base/a.rs", &lines(251)),
            ["file-length"]
        );
        assert_eq!(
            findings("crates/board/src/questions/a.rs", &lines(151)),
            ["file-length"]
        );
    }

    #[test]
    fn long_lines_are_found_by_letters_not_by_bytes() {
        let ring = |count: usize| format!("// {}\n", "ö".repeat(count));
        assert!(findings("a.rs", &ring(97)).is_empty());
        assert_eq!(findings("a.rs", &ring(98)), ["line-length"]);
    }

    #[test]
    fn long_functions_are_found() {
        let function =
            |body: usize| format!("/// Doc.\nfn f() {{\n{}}}\n", "    g();\n".repeat(body));
        assert!(findings("a.rs", &function(58)).is_empty());
        assert_eq!(findings("a.rs", &function(59)), ["function-length"]);
    }

    #[test]
    fn long_lists_of_parameters_are_found() {
        let text = "fn f(a: A, b: A, c: A, d: A, e: A, f: A, g: A) {}";
        assert_eq!(findings("a.rs", text), ["parameters"]);
    }
}
