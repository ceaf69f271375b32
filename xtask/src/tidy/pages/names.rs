//! Commands, routes and names that the code does not know.

use std::sync::LazyLock;

use regex_lite::Regex;

use super::page::pattern;
use crate::project::Project;

static PATH: LazyLock<Regex> = LazyLock::new(|| pattern(r"^(\w+(?:::\w+)+)(?:\(.*\))?$"));
static ROUTE: LazyLock<Regex> = LazyLock::new(|| pattern(r"^(GET|POST) (/api\S*)$"));
static VARIABLE: LazyLock<Regex> = LazyLock::new(|| pattern(r"\bLANDNAM_[A-Z_]+\b"));
static XTASK: LazyLock<Regex> = LazyLock::new(|| pattern(r"\bcargo xtask ([\w-]+)([^#`&]*)"));
static SCRIPT: LazyLock<Regex> = LazyLock::new(|| pattern(r"\bnpm run (\w[\w:-]*)"));
static FLAG: LazyLock<Regex> = LazyLock::new(|| pattern(r"--[a-z][\w-]*"));

/// Libraries whose names are not ours.
const FOREIGN: [&str; 3] = ["std", "core", "serde_json"];

pub fn wrong_name(project: &Project, span: &str) -> Option<String> {
    if let Some(path) = PATH.captures(span) {
        let segments: Vec<&str> = path[1].split("::").collect();
        if FOREIGN.contains(&segments[0]) {
            return None;
        }
        let missing = segments.iter().find(|name| !is_defined(project, name));
        return missing.map(|name| format!("no {name} in the code"));
    }
    if let Some(route) = ROUTE.captures(span) {
        let verb = route[1].to_lowercase();
        let entry = format!("Route::{verb}(\"{}\"", &route[2]);
        // The table, and the parts of it that have files of their own.
        let mut routes = project.under("crates/server/src/routes", "rs");
        let is_there = routes.any(|file| file.text.contains(&entry));
        return (!is_there).then(|| format!("no such route: {span}"));
    }
    let variable = VARIABLE.find(span)?.as_str();
    let mut code = project.files.iter().filter(|file| !file.has_end("md"));
    let is_read = code.any(|file| file.text.contains(variable));
    (!is_read).then(|| format!("nobody reads {variable}"))
}

/// Whether some crate has this name, or defines something with it.
fn is_defined(project: &Project, name: &str) -> bool {
    let is_crate = |path: &String| path.starts_with(&format!("crates/{name}/"));
    let item = format!(r"\b(?:fn|struct|enum|impl|trait|type|const|static|mod) {name}\b");
    let variant = format!(r"(?m:^)\s*{name}\b\s*[,({{=]|\{{ {name}\b");
    let definition = pattern(&format!("{item}|{variant}"));
    let mut sources = project.sources.iter();
    project.paths.iter().any(is_crate)
        || sources.any(|it| it.text.contains(name) && definition.is_match(&it.text))
}

pub fn wrong_command(project: &Project, code: &str) -> Option<String> {
    for found in XTASK.captures_iter(code) {
        let Some(usage) = usage(project, &found[1]) else {
            return Some(format!("cargo xtask has no {}", &found[1]));
        };
        let mut flags = FLAG.find_iter(&found[2]).map(|it| it.as_str());
        if let Some(flag) = flags.find(|flag| !usage.contains(*flag)) {
            return Some(format!("cargo xtask {} has no {flag}", &found[1]));
        }
    }
    let mut scripts = SCRIPT.captures_iter(code);
    let package = project.text("web/package.json").unwrap_or_default();
    let missing = scripts.find(|it| !package.contains(&format!("\"{}\":", &it[1])))?;
    Some(format!("web/package.json has no {}", &missing[1]))
}

/// The line of the usage that is about a command.
fn usage<'a>(project: &'a Project, command: &str) -> Option<&'a str> {
    let text = project.text("xtask/src/main.rs")?;
    text.lines().find(|line| {
        let rest = line.strip_prefix("  ").unwrap_or_default();
        rest.split(' ').next() == Some(command)
    })
}
