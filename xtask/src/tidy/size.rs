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

/// Where the web client and its tests lie, and what their source files are called.
const WEB: [&str; 2] = ["web/", "e2e/"];
const WEB_FILES: [&str; 6] = ["ts", "svelte", "css", "mjs", "js", "html"];
/// Written by `crates/protocol`.
const WRITTEN: &str = "web/src/protocol/";
/// Drawings are data; a path is as long as it is.
const DRAWINGS: [&str; 4] = [
    "web/src/art/",
    "web/src/families/rivals/paint.ts",
    "web/src/families/rivals/pictures.ts",
    "web/src/families/rivals/symbols.ts",
];

pub fn check(project: &Project) -> Vec<Finding> {
    let web = project.files.iter().filter(|file| {
        WEB.iter().any(|folder| file.path.starts_with(folder))
            && WEB_FILES.iter().any(|end| file.has_end(end))
            && !file.path.starts_with(WRITTEN)
    });
    let web = web.flat_map(|file| check_text(&file.path, &file.text));
    let rust = project.sources.iter().flat_map(|source| {
        let text = check_text(&source.path, &source.text);
        text.into_iter().chain(check_functions(source))
    });
    rust.chain(web).collect()
}

fn check_text(path: &str, text: &str) -> Vec<Finding> {
    let finding = |check, line, message| Finding {
        check,
        path: path.to_owned(),
        line,
        message,
    };
    let mut findings = Vec::new();
    let (_, limit) = FILES
        .iter()
        .find(|(folder, _)| path.starts_with(folder))
        .expect("the last limit fits every file");
    let lines = text.lines().count();
    if lines > *limit {
        let message = format!("{lines} lines, the limit is {limit}");
        findings.push(finding("file-length", 1, message));
    }
    if DRAWINGS.iter().any(|drawing| path.starts_with(drawing)) {
        return findings;
    }
    for (line, text) in (1..).zip(text.lines()) {
        let columns = text.chars().count();
        if columns > COLUMNS {
            findings.push(finding("line-length", line, format!("{columns} columns")));
        }
    }
    findings
}

fn check_functions(source: &Rust) -> Vec<Finding> {
    let finding = |check, line, message| Finding {
        check,
        path: source.path.clone(),
        line,
        message,
    };
    let mut findings = Vec::new();
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
    fn the_client_has_the_same_limits() {
        let long = "x".repeat(101);
        assert_eq!(findings("web/src/a.svelte", &long), ["line-length"]);
        assert_eq!(findings("e2e/a.mjs", &lines(401)), ["file-length"]);
        assert!(findings("web/src/protocol/A.ts", &long).is_empty());
        assert!(findings("web/src/art/pieces.ts", &long).is_empty());
        assert!(findings("docs/a.md", &long).is_empty());
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
