//! `cargo xtask test`: every check, one after the other, each with its time.

use std::time::Instant;

use crate::project::Project;
use crate::shell::{command, package, succeeds};
use crate::{Outcome, rules, text, tidy, web};

const DOSSIERS: [&[&str]; 3] = [
    &["rules/tools/build_catalogue.py", "--check"],
    &["rules/tools/check_base_ck_dice.py"],
    &["rules/tools/check_scenarios.py"],
];

type Stage = fn() -> Outcome;

/// Runs all stages even if one fails, so that one run names everything that is wrong.
pub fn run(quick: bool) -> Outcome {
    let mut stages: Vec<(&str, Stage)> = vec![
        ("format", format),
        ("tidy", || tidy::run(&Project::read())),
        ("text", || text::run(&Project::read())),
        ("rules", || {
            rules::run(&Project::read(), rules::Output::Check)
        }),
        ("dossiers", dossiers),
        ("clippy", clippy),
    ];
    if !quick {
        stages.push(("audit", audit));
    }
    stages.extend([
        ("tests", tests as Stage),
        ("client", web::client),
        ("kill test", web::short_kill_test),
        ("browser", web::browser),
    ]);
    let count = stages.len();
    let mut failed = Vec::new();
    for (name, stage) in stages {
        println!("== {name}");
        let start = Instant::now();
        let outcome = stage();
        let seconds = start.elapsed().as_secs_f32();
        match outcome {
            Ok(()) => println!("   {name}: ok, {seconds:.1} s"),
            Err(findings) => {
                for finding in findings {
                    eprintln!("{finding}");
                }
                println!("   {name}: FAILED, {seconds:.1} s");
                failed.push(name);
            }
        }
    }
    let passed = count - failed.len();
    println!("== stages: {passed} passed, {} failed", failed.len());
    if failed.is_empty() {
        Ok(())
    } else {
        Err(vec![format!("failed: {}", failed.join(", "))])
    }
}

fn format() -> Outcome {
    component("rustfmt", "fmt")?;
    command("cargo", &["fmt", "--all", "--check"])
}

fn clippy() -> Outcome {
    component("clippy", "clippy")?;
    let lint = ["clippy", "--workspace", "--all-targets", "--quiet"];
    command("cargo", &[&lint[..], &["--", "-D", "warnings"]].concat())
}

fn tests() -> Outcome {
    if succeeds("cargo", &["nextest", "--version"]) {
        return command(
            "cargo",
            &["nextest", "run", "--workspace", "--no-fail-fast"],
        );
    }
    println!("   cargo-nextest is not installed; cargo test runs instead");
    command("cargo", &["test", "--workspace", "--all-targets"])
}

/// The catalogue is what the dossiers say, and the data files agree with themselves.
fn dossiers() -> Outcome {
    package("python3", "python3")?;
    for script in DOSSIERS {
        command("python3", script)?;
    }
    Ok(())
}

/// Known weaknesses and licences of dependencies.
fn audit() -> Outcome {
    if !succeeds("cargo", &["deny", "--version"]) {
        println!("   skipped: cargo-deny is not installed (cargo install cargo-deny --locked)");
        return Ok(());
    }
    let check = ["deny", "--workspace", "check"];
    command(
        "cargo",
        &[&check[..], &["bans", "licenses", "sources"]].concat(),
    )?;
    if !succeeds("cargo", &["deny", "fetch", "db"]) {
        println!("   weaknesses not checked: their list cannot be fetched without a network");
        return Ok(());
    }
    command("cargo", &[&check[..], &["advisories"]].concat())
}

/// Installs a part of the toolchain if it is missing.
fn component(name: &str, subcommand: &str) -> Outcome {
    if succeeds("cargo", &[subcommand, "--version"]) {
        return Ok(());
    }
    command("rustup", &["component", "add", name])
}
