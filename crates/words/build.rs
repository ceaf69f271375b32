//! Lists the files of `text/`, so that a new one is embedded without being named anywhere.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let text = here.join("../../text");
    println!("cargo::rerun-if-changed={}", text.display());

    let mut list = String::new();
    for language in ["en", "de"] {
        writeln!(list, "pub const {}: &[&str] = &[", language.to_uppercase()).expect("memory");
        for file in fluent_files(&text.join(language)) {
            writeln!(list, "    include_str!({:?}),", file.display().to_string()).expect("memory");
        }
        list.push_str("];\n");
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("files.rs"), list).expect("the build folder can be written");
}

fn fluent_files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("text/ has a folder per language")
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .map(|path| path.canonicalize().expect("it was just listed"))
        .collect();
    files.sort();
    files
}
