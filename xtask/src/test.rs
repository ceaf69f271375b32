//! `cargo xtask test`: every check, one after the other, each with its time.

use std::time::Instant;

use crate::project::Project;
use crate::shell::{Background, command, package, runner, succeeds};
use crate::tally::Tally;
use crate::{Outcome, rules, text, tidy, web};

const DOSSIERS: [&[&str]; 3] = [
    &["rules/tools/build_catalogue.py", "--check"],
    &["rules/tools/check_base_ck_dice.py"],
    &["rules/tools/check_scenarios.py"],
];

/// Each attack goes on for so many seconds; `cargo xtask attack` gives it more.
const ATTACKED: &[&str] = &["12"];

/// What a stage does. One that runs tests adds them to the tally.
type Stage = fn(Extent, &mut Tally) -> Outcome;

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// Without the audit of dependencies.
    Quick,
    Usual,
    /// With all games of the long batteries.
    Long,
}

impl Extent {
    /// What tells the tests, in Rust and in the browser, how many games to play.
    pub fn variables(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Extent::Quick | Extent::Usual => &[],
            Extent::Long => &[("LANDNAM_LONG", "1")],
        }
    }
}

/// Runs all stages even if one fails, so that one run names everything that is wrong. The last
/// line counts all tests together; a stage without tests counts as one.
pub fn run(extent: Extent) -> Outcome {
    let mut whole = Tally::default();
    let mut failed = Vec::new();
    for (name, stage) in stages(extent) {
        println!("== {name}");
        let start = Instant::now();
        let mut tally = Tally::default();
        let outcome = stage(extent, &mut tally);
        let seconds = start.elapsed().as_secs_f32();
        let tests = match tally.tests() {
            0 => String::new(),
            tests => format!(", {tests} tests"),
        };
        match outcome {
            Ok(()) => println!("   {name}: ok{tests}, {seconds:.1} s"),
            Err(findings) => {
                for finding in findings {
                    eprintln!("{finding}");
                }
                println!("   {name}: FAILED{tests}, {seconds:.1} s");
                failed.push(name);
                // It may have failed before any test did.
                tally.failed = tally.failed.max(1);
            }
        }
        if tally.tests() == 0 {
            tally.passed = 1;
        }
        whole += tally;
    }
    if !failed.is_empty() {
        eprintln!("failed: {}", failed.join(", "));
    }
    println!("{whole}");
    if failed.is_empty() {
        Ok(())
    } else {
        Err(Vec::new())
    }
}

fn stages(extent: Extent) -> Vec<(&'static str, Stage)> {
    let mut stages: Vec<(&str, Stage)> = vec![
        ("format", |_, _| format()),
        ("tidy", |_, _| tidy::run(&Project::read())),
        ("text", |_, _| text::run(&Project::read())),
        ("rules", |_, _| {
            rules::run(&Project::read(), rules::Output::Check)
        }),
        ("dossiers", |_, _| dossiers()),
        ("clippy", |_, _| clippy()),
    ];
    if extent != Extent::Quick {
        stages.push(("audit", |_, _| audit()));
    }
    stages.extend([
        ("tests and client", tests_and_client as Stage),
        ("kill test", |_, _| web::short_kill_test()),
        ("browser", web::browser),
    ]);
    if extent == Extent::Long {
        stages.push(("attacks", |_, _| crate::example("attack", ATTACKED)));
    }
    stages
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

/// The client is checked while Rust is compiled: neither needs both cores all the time. Clippy has
/// fetched its libraries by now.
fn tests_and_client(extent: Extent, tally: &mut Tally) -> Outcome {
    let client = Background::start("client").map_err(|why| vec![why.to_string()])?;
    let mut findings = tests(extent, tally).err().unwrap_or_default();
    findings.extend(client.finish(tally).err().unwrap_or_default());
    outcome_of(findings)
}

fn outcome_of(findings: Vec<String>) -> Outcome {
    if findings.is_empty() {
        Ok(())
    } else {
        Err(findings)
    }
}

/// All tests, and the examples in comments, which nextest leaves out.
fn tests(extent: Extent, tally: &mut Tally) -> Outcome {
    let runs: &[&[&str]] = if succeeds("cargo", &["nextest", "--version"]) {
        &[&["nextest", "run"], &["test", "--doc", "--quiet"]]
    } else {
        println!("   cargo-nextest is not installed; cargo test runs instead");
        &[&["test"]]
    };
    let mut findings = Vec::new();
    if extent == Extent::Long {
        // A server behind a proxy.
        package("nginx", "nginx-light")?;
        package("caddy", "caddy")?;
        package("openssl", "openssl")?;
        package("curl", "curl")?;
    }
    for run in runs {
        let mut args = [run, &["--workspace", "--no-fail-fast"][..]].concat();
        if extent == Extent::Long {
            args.extend(match run[0] {
                "nextest" => &["--run-ignored", "all"][..],
                _ => &["--", "--include-ignored"],
            });
        }
        let outcome = runner("cargo", &args, extent.variables(), tally);
        findings.extend(outcome.err().unwrap_or_default());
    }
    outcome_of(findings)
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
