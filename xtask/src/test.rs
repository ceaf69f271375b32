//! `cargo xtask test`: every check, each with its time.

use std::env;
use std::time::Instant;

use crate::postgres::{self, Postgres};
use crate::project::Project;
use crate::shell::{Background, command, package, provide, runner, succeeds, without_warnings};
use crate::tally::Tally;
use crate::{Outcome, cluster, rules, text, tidy, web};

const DOSSIERS: [&[&str]; 3] = [
    &["rules/tools/build_catalogue.py", "--check"],
    &["rules/tools/check_base_ck_dice.py"],
    &["rules/tools/check_scenarios.py"],
];

/// Each attack goes on for so many seconds; `cargo xtask attack` gives it more.
const ATTACKED: &[&str] = &["12"];

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
    /// How a chore that runs beside the others is told.
    fn argument(self) -> &'static [&'static str] {
        match self {
            Extent::Quick | Extent::Usual => &[],
            Extent::Long => &["--long"],
        }
    }

    /// What tells the tests, in Rust and in the browser, how many games to play.
    pub fn variables(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Extent::Quick | Extent::Usual => &[],
            Extent::Long => &[("LANDNAM_LONG", "1")],
        }
    }
}

/// Clippy's driver compiles as the compiler does, and lints what it compiles: one build serves the
/// lints and the tests. Every cargo of a run has to be told, or it would build all anew.
pub const LINTED: (&str, &str) = ("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");

/// Runs all stages even if one fails, so that one run names everything that is wrong. The client
/// is checked while Rust is compiled and tested.
pub fn run(extent: Extent) -> Outcome {
    let mut report = Report::default();
    report.stage("libraries of the client", |_| web::install());
    let client = Background::chore("client", &[]);
    let tools = Background::chore("python-tools", &[]);
    report.stage("format", |_| format());
    report.stage("tidy", |_| tidy::run(&Project::read()));
    report.stage("text", |_| text::run(&Project::read()));
    report.stage("rules", |_| {
        rules::run(&Project::read(), rules::Output::Check)
    });
    report.stage("dossiers", |_| dossiers());
    if extent != Extent::Quick {
        report.stage("audit", |_| audit());
    }
    report.stage("build and lints", |_| build());
    report.stage("tools of Python", |tally| tools?.finish(tally));
    let python = Background::chore("python-tests", extent.argument());
    report.stage("tests", |tally| tests(extent, tally));
    report.stage("python", |tally| python?.finish(tally));
    report.stage("client", |tally| client?.finish(tally));
    report.stage("kill test", |_| web::short_kill_test());
    report.stage("browser", |tally| web::browser(extent, tally));
    if extent == Extent::Long {
        report.stage("cluster", |_| cluster::short_test());
        report.stage("attacks", |_| crate::example("attack", ATTACKED));
    }
    report.end()
}

/// What has been run so far.
#[derive(Default)]
struct Report {
    whole: Tally,
    failed: Vec<&'static str>,
}

impl Report {
    /// Runs a stage and prints how it ended, with its time. One that runs tests adds them to the
    /// tally; one without counts as one.
    fn stage(&mut self, name: &'static str, stage: impl FnOnce(&mut Tally) -> Outcome) {
        println!("== {name}");
        let start = Instant::now();
        let mut tally = Tally::default();
        let outcome = stage(&mut tally);
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
                self.failed.push(name);
                // It may have failed before any test did.
                tally.failed = tally.failed.max(1);
            }
        }
        if tally.tests() == 0 {
            tally.passed = 1;
        }
        self.whole += tally;
    }

    /// The last line counts all tests together.
    fn end(self) -> Outcome {
        if !self.failed.is_empty() {
            eprintln!("failed: {}", self.failed.join(", "));
        }
        println!("{}", self.whole);
        if self.failed.is_empty() {
            Ok(())
        } else {
            Err(Vec::new())
        }
    }
}

fn format() -> Outcome {
    component("rustfmt", "fmt")?;
    command("cargo", &["fmt", "--all", "--check"])
}

/// Builds everything there is. Lints do not stop it, so that the tests are run all the same.
fn build() -> Outcome {
    component("clippy", "clippy")?;
    let args = ["build", "--workspace", "--all-targets", "--keep-going"];
    without_warnings("cargo", &args, &[LINTED])
}

fn outcome_of(findings: Vec<String>) -> Outcome {
    if findings.is_empty() {
        Ok(())
    } else {
        Err(findings)
    }
}

/// All tests, those of examples among them, and the examples in comments.
fn tests(extent: Extent, tally: &mut Tally) -> Outcome {
    let runs: &[&[&str]] = if succeeds("cargo", &["nextest", "--version"]) {
        &[
            &["nextest", "run", "--tests"],
            &["test", "--doc", "--quiet"],
        ]
    } else {
        println!("   cargo-nextest is not installed; cargo test runs instead");
        &[&["test", "--tests"], &["test", "--doc", "--quiet"]]
    };
    let mut findings = Vec::new();
    if extent == Extent::Long {
        // A server behind a proxy.
        package("nginx", "nginx-light")?;
        package("caddy", "caddy")?;
        package("openssl", "openssl")?;
        package("curl", "curl")?;
    }
    let database = database()?;
    let database = [(postgres::VARIABLE, database.url.as_str())];
    for run in runs {
        let mut args = [run, &["--workspace", "--no-fail-fast"][..]].concat();
        if extent == Extent::Long {
            args.extend(match run[0] {
                "nextest" => &["--run-ignored", "all"][..],
                _ => &["--", "--include-ignored"],
            });
        }
        let variables = [extent.variables(), &[LINTED], &database].concat();
        let outcome = runner("cargo", &args, &variables, tally);
        findings.extend(outcome.err().unwrap_or_default());
    }
    outcome_of(findings)
}

/// A server for all tests that need one: the one that is named, or one that ends with them. Tests
/// that kill it have their own.
fn database() -> Result<Postgres, Vec<String>> {
    if env::var_os(postgres::VARIABLE).is_none() {
        install_postgres()?;
    }
    Postgres::usual().map_err(|why| vec![why.to_string()])
}

/// Debian keeps its programs out of the path.
pub fn install_postgres() -> Outcome {
    let is_there = || postgres::program("postgres").is_ok();
    provide("postgres", "postgresql", is_there)
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
