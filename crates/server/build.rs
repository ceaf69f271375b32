//! Builds the web client, so that one `cargo run` starts everything.
//!
//! `LANDNAM_WEB_DIST` names a folder with a client that is already built; then npm is not needed.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the client is made of, beside `text/`. Never `node_modules`: it is made here.
const SOURCES: [&str; 8] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
];

fn main() {
    let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let root = Path::new(&here).join("../..");
    let web = root.join("web");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("client");
    for source in SOURCES {
        watch(&web.join(source));
    }
    watch(&root.join("text"));
    println!("cargo::rerun-if-env-changed=LANDNAM_WEB_DIST");

    fs::create_dir_all(&out).expect("the output folder of a build can be written");
    let built = match env::var_os("LANDNAM_WEB_DIST") {
        Some(ready) => copy(Path::new(&ready), &out),
        None => install(&web).and_then(|()| build(&web, &out)),
    };
    if let Err(why) = built {
        // The program works without its client, and its first page says so.
        println!("cargo::warning=built without the web client: {why}");
    }
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

/// Fetches the client's libraries, unless those of this very lock file are there.
fn install(web: &Path) -> Result<(), String> {
    let lock = fs::read(web.join("package-lock.json")).map_err(|why| why.to_string())?;
    let stamp = web.join("node_modules/.landnam-lock");
    if fs::read(&stamp).is_ok_and(|seen| seen == lock) {
        return Ok(());
    }
    npm(web, &["ci", "--no-audit", "--no-fund"])?;
    fs::write(stamp, lock).map_err(|why| why.to_string())
}

fn build(web: &Path, out: &Path) -> Result<(), String> {
    let out = out.to_str().ok_or("the output folder has no plain name")?;
    npm(
        web,
        &["run", "build", "--", "--emptyOutDir", "--outDir", out],
    )
}

fn npm(web: &Path, args: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(program)
        .args(args)
        .current_dir(web)
        .output()
        .map_err(|why| format!("npm of Node 20 or newer cannot be run ({why})"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let last = said.lines().rfind(|line| !line.trim().is_empty());
    Err(format!("npm {}: {}", args[0], last.unwrap_or("it failed")))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let told = |why: std::io::Error| format!("{}: {why}", from.display());
    for entry in fs::read_dir(from).map_err(told)? {
        let entry = entry.map_err(told)?;
        let target = to.join(entry.file_name());
        if entry.file_type().map_err(told)?.is_dir() {
            fs::create_dir_all(&target).map_err(told)?;
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target).map_err(told)?;
        }
    }
    Ok(())
}
