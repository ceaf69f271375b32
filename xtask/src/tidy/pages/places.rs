//! Links and paths that lead nowhere.

use std::sync::LazyLock;

use regex_lite::Regex;

use super::page::{FolderTable, Page, pattern};
use crate::project::Project;

/// Folders of the root that a path begins with.
const TOP: [&str; 9] = [
    "crates", "docs", "e2e", "fuzz", "rules", "text", "web", "xtask", ".github",
];
/// What is made by a build or by playing.
const MADE: [&str; 3] = ["target/", "dist/", "node_modules/"];

static FILE: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"^[^\s(]*\.(?:rs|md|toml|ts|mjs|svelte|css|json|py|ftl|txt|yml)$"));
static FOLDER: LazyLock<Regex> = LazyLock::new(|| pattern(r"^[\w.<>*{},/-]+/$"));
static HOLE: LazyLock<Regex> = LazyLock::new(|| pattern(r"<\w+>|\*|…"));
static CHOICE: LazyLock<Regex> = LazyLock::new(|| pattern(r"\{([\w,]+)\}"));

pub fn wrong_link(project: &Project, pages: &[Page], page: &Page, link: &str) -> Option<String> {
    if link.contains("://") {
        return None;
    }
    let (path, heading) = link.split_once('#').unwrap_or((link, ""));
    let target = match path {
        "" => page.path.to_owned(),
        path => resolved(page.folder(), path),
    };
    if !exists(project, &target) {
        return Some(format!("a link to nothing: {link}"));
    }
    let target = pages.iter().find(|it| it.path == target);
    let has_heading = |it: &Page| it.headings.iter().any(|it| it == heading);
    (!heading.is_empty() && !target.is_some_and(has_heading))
        .then(|| format!("a link to a heading that is not there: {link}"))
}

/// Without `..` and `.`.
fn resolved(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split_terminator('/').collect();
    for part in path.split_terminator('/') {
        match part {
            ".." => {
                parts.pop();
            }
            "." => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Whether there is such a file or folder.
fn exists(project: &Project, path: &str) -> bool {
    let is_below = |it: &String| {
        it.strip_prefix(path)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    path.is_empty() || project.paths.iter().any(is_below)
}

/// A path may be written from the root, from the folder of the page, or as the end of a path where
/// the sentence says which folder is meant.
pub fn wrong_path(project: &Project, page: &Page, span: &str) -> Option<String> {
    let (first, _) = span.split_once('/').unwrap_or((span, ""));
    let is_path = span.contains('/') && TOP.contains(&first) && !span.contains(' ');
    let is_named = FILE.is_match(span) || FOLDER.is_match(span);
    if !(is_path || is_named) || MADE.iter().any(|made| span.contains(made)) {
        return None;
    }
    let missing = variants(span).into_iter().find(|it| {
        let wanted = wanted(it, page.folder());
        !project.paths.iter().any(|path| wanted.is_match(path))
    });
    missing.map(|it| format!("no such file or folder: {it}"))
}

/// Rust files that a table about a folder need not name.
const UNNAMED: [&str; 3] = ["mod.rs", "lib.rs", "testing.rs"];

/// What a table about a folder names and is not there, with its line, and what it leaves out.
pub fn wrong_table(project: &Project, table: &FolderTable) -> Vec<(usize, String)> {
    let FolderTable { folder, files, .. } = table;
    let inside = |path: &'_ String| {
        let rest = path.strip_prefix(folder)?;
        (!rest.contains('/')).then(|| rest.to_owned())
    };
    let there: Vec<String> = project.paths.iter().filter_map(inside).collect();
    let named = files.iter().filter(|it| FILE.is_match(it.text));
    let missing = named.filter(|it| !there.iter().any(|path| path == it.text));
    let missing = missing.map(|it| (it.line, format!("{folder} has no {}", it.text)));
    let untold = there.iter().filter(|path| {
        let is_told = files.iter().any(|it| it.text == path.as_str());
        let is_rust = path.rsplit_once('.').is_some_and(|(_, end)| end == "rs");
        is_rust && !is_told && !UNNAMED.contains(&path.as_str())
    });
    let untold = untold.map(|path| (table.line, format!("no line for {folder}{path}")));
    missing.chain(untold).collect()
}

/// `crates/{board,dice}/src` names two paths.
fn variants(span: &str) -> Vec<String> {
    let Some(choice) = CHOICE.captures(span) else {
        return vec![span.to_owned()];
    };
    let (whole, names) = (&choice[0], &choice[1]);
    let one = |name| span.replacen(whole, name, 1);
    names.split(',').map(one).collect()
}

/// What finds a path, a file in it or, for a short one, a path that ends with it.
fn wanted(span: &str, folder: &str) -> Regex {
    let mut text = String::new();
    let mut end = 0;
    let span = span.trim_end_matches('/');
    for hole in HOLE.find_iter(span) {
        text += &escaped(&span[end..hole.start()]);
        text += "[^/]+";
        end = hole.end();
    }
    text += &escaped(&span[end..]);
    let folder = escaped(folder);
    let (first, _) = span.split_once('/').unwrap_or((span, ""));
    let start = if TOP.contains(&first) { "" } else { "|.*/" };
    pattern(&format!("^(?:{folder}{start}|){text}(?:/.*)?$"))
}

fn escaped(text: &str) -> String {
    regex_lite::escape(text)
}
