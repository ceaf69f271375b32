//! Running other programs, and installing those that are missing.

use std::process::Command;

use crate::Outcome;
use crate::project::root;

pub fn succeeds(program: &str, args: &[&str]) -> bool {
    let output = Command::new(program)
        .args(args)
        .current_dir(root())
        .output();
    output.is_ok_and(|output| output.status.success())
}

pub fn command(program: &str, args: &[&str]) -> Outcome {
    command_with(program, args, &[])
}

/// As `command`, with variables of the environment.
pub fn command_with(program: &str, args: &[&str], variables: &[(&str, &str)]) -> Outcome {
    let line = format!("{program} {}", args.join(" "));
    let status = Command::new(program)
        .args(args)
        .envs(variables.iter().copied())
        .current_dir(root())
        .status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(vec![format!("{line}: {status}")]),
        Err(error) => Err(vec![format!("{line}: {error}")]),
    }
}

/// Installs a program from Debian's packages if it is missing.
pub fn package(program: &str, name: &str) -> Outcome {
    if succeeds(program, &["--version"]) {
        return Ok(());
    }
    if succeeds("apt-get", &["--version"]) {
        command("apt-get", &["update", "--quiet"])?;
        command("apt-get", &["install", "--yes", "--quiet", name])?;
    }
    if succeeds(program, &["--version"]) {
        return Ok(());
    }
    Err(vec![format!(
        "{program} is missing: install it and run again"
    )])
}
