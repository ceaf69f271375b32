//! The Python package: its tools, form, types and tests, in a virtual environment of its own.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Outcome;
use crate::project::root;
use crate::shell::{command, package, runner, succeeds, without_warnings};
use crate::tally::Tally;
use crate::test::{Extent, LINTED};

/// What of the folder `python/` is checked by its own tools.
const CHECKED: [&str; 4] = ["landnam", "tests", "examples", "benchmarks"];

fn environment() -> PathBuf {
    root().join("target/python")
}

/// A program of the environment.
fn program(name: &str) -> String {
    environment()
        .join("bin")
        .join(name)
        .to_string_lossy()
        .into_owned()
}

/// A fresh environment with the tools, at the versions that `python/requirements.txt` pins.
pub fn tools() -> Outcome {
    package("python3", "python3")?;
    // Debian keeps it apart from the interpreter.
    let can_make = || succeeds("python3", &["-c", "import venv, ensurepip"]);
    if !can_make() && succeeds("apt-get", &["--version"]) {
        command("apt-get", &["update", "--quiet"])?;
        command("apt-get", &["install", "--yes", "--quiet", "python3-venv"])?;
    }
    if !can_make() {
        let missing = "python3 has no venv: install it (Debian: python3-venv) and run again";
        return Err(vec![missing.to_owned()]);
    }
    let folder = environment();
    let folder = folder.to_string_lossy();
    command("python3", &["-m", "venv", "--clear", &folder])?;
    let install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ];
    let list = ["--requirement", "python/requirements.txt"];
    command(&program("python"), &[&install[..], &list].concat())
}

/// Everything there is to check, with the library that the tests of this run were built with.
fn check(extent: Extent, tally: &mut Tally) -> Outcome {
    match extent {
        Extent::Quick | Extent::Usual => install()?,
        Extent::Long => install_by_pip()?,
    }
    let python = program("python");
    let folders: Vec<String> = CHECKED.iter().map(|it| format!("python/{it}")).collect();
    let folders: Vec<&str> = folders.iter().map(String::as_str).collect();
    let config = ["--config", "python/pyproject.toml"];
    let ruff = program("ruff");
    command(
        &ruff,
        &[
            &["format", "--check", "--quiet", "--no-cache"],
            &config[..],
            &folders,
        ]
        .concat(),
    )?;
    command(
        &ruff,
        &[&["check", "--quiet", "--no-cache"], &config[..], &folders].concat(),
    )?;
    let types = ["-m", "mypy", "--strict", "--cache-dir", "/dev/null"];
    let settings = ["--config-file", "python/pyproject.toml"];
    command(&python, &[&types[..], &settings, &folders].concat())?;
    // The library is asked whether it is what its stub says.
    let stub = ["-m", "mypy.stubtest", "landnam._landnam"];
    let settings = ["--mypy-config-file", "python/pyproject.toml"];
    command(&python, &[&stub[..], &settings].concat())?;
    let tests = [
        "-m",
        "pytest",
        "--config-file",
        "python/pyproject.toml",
        "python/tests",
    ];
    runner(&python, &tests, extent.variables(), tally)
}

/// Puts the package into the environment, as `pip install` would: its files, and the library as
/// cargo has built it for the tests. Maturin would build everything a second time.
fn install() -> Outcome {
    let lines = |why: std::io::Error| vec![format!("the Python package: {why}")];
    let mut packages = fs::read_dir(environment().join("lib")).map_err(lines)?;
    let packages = packages.find_map(Result::ok);
    let packages = packages.ok_or(vec!["target/python has no library".to_owned()])?;
    let to = packages.path().join("site-packages/landnam");
    copy(&root().join("python/landnam"), &to).map_err(lines)?;
    let library = root().join("target/debug/lib_landnam.so");
    fs::copy(library, to.join("_landnam.abi3.so")).map_err(lines)?;
    Ok(())
}

/// As everybody else does it, but without the time a release takes.
fn install_by_pip() -> Outcome {
    let pip = ["-m", "pip", "install", "--quiet", "--force-reinstall"];
    let package = ["--no-deps", "./python[env]"];
    let profile = ("MATURIN_PEP517_ARGS", "--profile dev");
    without_warnings(
        &program("python"),
        &[&pip[..], &package].concat(),
        &[profile],
    )
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if entry.file_type()?.is_dir() {
            copy(&from, &to)?;
        } else {
            fs::copy(from, to)?;
        }
    }
    Ok(())
}

/// The checks as a chore, which ends with the number of tests.
pub fn tests(extent: Extent) -> Outcome {
    let mut tally = Tally::default();
    let outcome = check(extent, &mut tally);
    println!("{tally}");
    outcome
}

/// `cargo xtask python`: builds the library and checks everything.
pub fn run() -> Outcome {
    without_warnings("cargo", &["build", "--package", "python"], &[LINTED])?;
    tools()?;
    tests(Extent::Usual)
}
