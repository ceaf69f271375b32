//! Every command of the program that a page of the project names can be read by the program.

use std::fs;
use std::path::{Path, PathBuf};

use clap::error::ErrorKind;
use clap::{Command, CommandFactory, Parser};

use crate::Arguments;

/// What journals and collections begin with; no commands.
const FORMATS: [&str; 3] = [
    "landnam journal 1",
    "landnam journal 2",
    "landnam collection 1",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The pages for people, without the one that is written by a chore.
fn pages() -> Vec<(String, String)> {
    let mut paths = vec![root().join("rules/README.md"), root().join("web/README.md")];
    for folder in [
        "",
        "docs",
        "docs/decisions",
        ".github",
        ".github/ISSUE_TEMPLATE",
    ] {
        let entries = fs::read_dir(root().join(folder)).expect("a folder of the project");
        paths.extend(entries.map(|entry| entry.expect("a readable entry").path()));
    }
    let is_page = |path: &PathBuf| {
        let end = path.extension().unwrap_or_default();
        (end == "md" || end == "yml") && !path.ends_with("rule-coverage.md")
    };
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a page is text");
        (path.display().to_string(), text)
    };
    paths.into_iter().filter(is_page).map(read).collect()
}

/// Code on a page: what stands between backticks, and the lines of blocks without their remarks.
fn code(page: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut is_block = false;
    for line in page.lines() {
        if line.trim_start().starts_with("```") {
            is_block = !is_block;
        } else if is_block {
            let line = line.trim();
            found.extend(line.split("  ").next());
        } else {
            found.extend(line.split('`').skip(1).step_by(2));
        }
    }
    let parts = found.into_iter().flat_map(|it| it.split(" && "));
    parts
        .map(|it| it.split(" # ").next().unwrap_or(it).trim())
        .collect()
}

/// What is wrong with a command. A page may leave arguments out.
fn complaint(command: &str) -> Option<String> {
    let Some(words) = shlex::split(command) else {
        return Some(format!("a quotation mark is open: {command}"));
    };
    let error = Arguments::try_parse_from(words).err();
    let is_fine = |kind| {
        matches!(
            kind,
            ErrorKind::MissingRequiredArgument
                | ErrorKind::MissingSubcommand
                | ErrorKind::DisplayHelp
                | ErrorKind::DisplayVersion
                | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
        )
    };
    if let Some(error) = error.filter(|error| !is_fine(error.kind())) {
        return Some(error.to_string());
    }
    let mut words = command.split_whitespace();
    words.find(|word| *word == "--game")?;
    let game = words.next()?;
    let is_known = game.contains('…') || families::listing(game).is_ok();
    (!is_known).then(|| format!("no game {game}"))
}

/// Every long flag of a command and of those below it.
fn flags(command: &Command) -> Vec<String> {
    let own = command.get_arguments().filter_map(clap::Arg::get_long);
    let own = own.map(|name| format!("--{name}"));
    let below = command.get_subcommands().flat_map(flags);
    own.chain(below).collect()
}

#[test]
fn commands_on_pages_can_be_read() {
    let mut commands = 0;
    for (path, page) in pages() {
        for code in code(&page) {
            let command = code.replacen("cargo run --release --", "landnam", 1);
            if command.starts_with("landnam ") && !FORMATS.contains(&command.as_str()) {
                commands += 1;
                assert_eq!(complaint(&command), None, "{path}: {command}");
            }
        }
    }
    assert!(commands > 10, "only {commands} commands were found");
}

#[test]
fn flags_on_pages_exist() {
    let mut known = flags(&Arguments::command());
    known.extend(["--help", "--version"].map(str::to_owned));
    let chores = fs::read_to_string(root().join("xtask/src/main.rs")).expect("it is there");
    let mut found = 0;
    for (path, page) in pages() {
        for code in code(&page)
            .into_iter()
            .filter(|code| code.starts_with("--"))
        {
            found += 1;
            let flag = code.split([' ', '=']).next().unwrap_or(code);
            let is_known = known.iter().any(|it| it == flag) || chores.contains(flag);
            assert!(is_known, "{path}: {code}");
        }
    }
    assert!(found > 5, "only {found} flags were found");
}

#[test]
fn what_does_not_exist_is_found() {
    assert!(complaint("landnam play --game base --seats 4").is_none());
    assert!(complaint("landnam verify").is_none());
    assert!(complaint("landnam dance").is_some());
    assert!(complaint("landnam play --dance").is_some());
    assert!(complaint("landnam play --game dance").is_some());
}
