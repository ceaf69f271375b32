//! The chores of the project: `cargo xtask test`, and each check by its own name.

mod bench;
mod cluster;
#[path = "../../crates/server/examples/common/postgres.rs"]
mod postgres;
mod project;
mod python;
mod rules;
mod rust;
mod shell;
mod tally;
mod test;
mod text;
mod tidy;
mod web;

use std::process::ExitCode;

use project::Project;

const USAGE: &str = "\
usage: cargo xtask <command>

  test [--quick | --long]  every check; --quick leaves out the audit of dependencies,
                           --long plays many more games
  client                   form, habits, types and units of the web client
  python                   form, types and tests of the Python package
  rules [--check | --json] joins rules, code and tests; writes docs/rule-coverage.md
  rule <id>                one rule: what it says, where it stands in the code, what tests it
  pictures                 every screen in a browser, into target/screenshots/
  bench                    times and instruction counts; installs valgrind and a runner for it
  kill-test [tables] [kills]
                           kills a server again and again; nothing acknowledged may be lost
  cluster-test [--tables N] [--faults N] [--seed N] [--rate N]
                           three servers on one PostgreSQL behind nginx while one fault follows
                           the other; installs both if they are missing
  load [tables] [rate] [seconds] [idle] [tables of bots] [--nodes N]
                           bot clients over HTTP; prints throughput, delays and memory; with
                           nodes, of several servers on one PostgreSQL
  attack [seconds] [name]  what strangers could send, and how honest players fare meanwhile
  faults [--seeds N] [--from S] [--worlds one | several] [--seed S]
                           simulated worlds in which disk, network and server fail;
                           one seed tells the history of its world
  tidy                     the invariants and limits of the house
  text                     every key of text/ is used, every key used is there";

/// What a chore ends with: nothing, or what is wrong, one finding per line.
type Outcome = Result<(), Vec<String>>;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args[..] {
        ["test"] => test::run(test::Extent::Usual),
        ["test", "--quick"] => test::run(test::Extent::Quick),
        ["test", "--long"] => test::run(test::Extent::Long),
        ["rules"] => rules::run(&Project::read(), rules::Output::Page),
        ["rules", "--check"] => rules::run(&Project::read(), rules::Output::Check),
        ["rules", "--json"] => rules::run(&Project::read(), rules::Output::Json),
        ["rule", id] => rules::show(&Project::read(), id),
        ["pictures"] => web::pictures(),
        ["bench"] => bench::run(),
        ["kill-test", ref rest @ ..] => example("kill_test", rest),
        ["cluster-test", ref rest @ ..] => cluster::test(rest),
        ["load", ref rest @ ..] => example("load", rest),
        ["attack", ref rest @ ..] => example("attack", rest),
        ["faults", ref rest @ ..] => example("faults", rest),
        ["client"] => web::client(),
        ["python"] => python::run(),
        // While Rust is compiled, and while it is tested.
        ["python-tools"] => python::tools(),
        ["python-tests"] => python::tests(test::Extent::Usual),
        ["python-tests", "--long"] => python::tests(test::Extent::Long),
        ["tidy"] => tidy::run(&Project::read()),
        ["text"] => text::run(&Project::read()),
        _ => Err(vec![USAGE.to_owned()]),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(findings) => {
            for finding in findings {
                eprintln!("{finding}");
            }
            ExitCode::FAILURE
        }
    }
}

/// Runs a program of the server's `examples/`. They need the server's libraries, which the chores
/// do without.
fn example(name: &str, args: &[&str]) -> Outcome {
    let mut cargo = std::process::Command::new(env!("CARGO"));
    cargo.args([
        "run",
        "--release",
        "--package",
        "server",
        "--example",
        name,
        "--",
    ]);
    match cargo.args(args).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(vec![format!("{name} ended with {status}")]),
        Err(why) => Err(vec![format!("{name} cannot be run: {why}")]),
    }
}
