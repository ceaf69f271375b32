//! `cargo xtask bench`: times and instruction counts of the board family.

use crate::Outcome;
use crate::shell::{command, package, succeeds};

/// The runner must have the version of the library that `Cargo.toml` names.
const RUNNER: &str = "gungraun-runner@0.20.0";

pub fn run() -> Outcome {
    package("valgrind", "valgrind")?;
    if !succeeds("gungraun-runner", &["--version"]) {
        command("cargo", &["install", RUNNER, "--locked", "--quiet"])?;
    }
    command(
        "cargo",
        &["bench", "--package", "arena", "--features", "callgrind"],
    )
}
