//! Builds the web client, so that `cargo run --release` alone starts everything.
//!
//! `LANDNAM_WEB_DIST` names a folder with a client that is built already. Without it and without
//! npm the program is built all the same, and says that it has no client.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// What the client is made of, seen from the root of the repository.
const SOURCES: [&str; 8] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "text",
];

fn main() {
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("../..");
    let client = PathBuf::from(variable("OUT_DIR")).join("client");
    println!("cargo::rerun-if-env-changed=LANDNAM_WEB_DIST");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    fs::create_dir_all(&client).expect("the build's own folder can be written");
    if let Ok(ready) = env::var("LANDNAM_WEB_DIST") {
        copy(Path::new(&ready), &client);
    } else if succeeds(Command::new("npm").arg("--version")) {
        build(&root.join("web"), &client);
    } else {
        println!("cargo::warning=npm is missing: this program is built without its web client");
    }
}

fn variable(name: &str) -> String {
    env::var(name).expect("cargo sets it")
}

fn build(web: &Path, client: &Path) {
    // Packages are installed only when the list of them has changed since.
    let lock = fs::read(web.join("package-lock.json")).expect("the client has a lock file");
    let stamp = web.join("node_modules/.installed");
    if fs::read(&stamp).ok().as_ref() != Some(&lock) {
        run(Command::new("npm")
            .args(["ci", "--no-audit", "--no-fund"])
            .current_dir(web));
        fs::write(&stamp, &lock).expect("the folder of packages can be written");
    }
    let build = ["run", "build", "--", "--emptyOutDir", "--outDir"];
    run(Command::new("npm").args(build).arg(client).current_dir(web));
}

fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

fn run(command: &mut Command) {
    let output = command.output().expect("npm was there a moment ago");
    assert!(
        output.status.success(),
        "{command:?} failed:\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).expect("LANDNAM_WEB_DIST names a folder") {
        let entry = entry.expect("a folder can be read to its end");
        let (source, target) = (entry.path(), to.join(entry.file_name()));
        if source.is_dir() {
            fs::create_dir_all(&target).expect("the build's own folder can be written");
            copy(&source, &target);
        } else {
            fs::copy(&source, &target).expect("a file of the client can be copied");
        }
    }
}
