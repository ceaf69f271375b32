//! Makes the languages from the folders of `text/`, so that neither a language nor a file is named
//! anywhere else.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let text = here.join("../../text");
    println!("cargo::rerun-if-changed={}", text.display());
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    let code = languages(&text).expect("a string takes any text");
    fs::write(out.join("languages.rs"), code).expect("the build folder can be written");
}

/// The enum of the languages, their codes and their texts. English comes first: it is the default.
fn languages(text: &Path) -> Result<String, std::fmt::Error> {
    let mut codes: Vec<String> = paths(text)
        .iter()
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().expect("a folder has a name"))
        .map(|name| name.to_str().expect("a code is plain letters").to_owned())
        .collect();
    codes.sort_by_key(|code| (code != "en", code.clone()));
    let names: Vec<String> = codes.iter().map(|code| variant(code)).collect();

    let mut list = String::new();
    writeln!(
        list,
        "/// The languages people can choose: the folders of `text/`."
    )?;
    writeln!(
        list,
        "#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]"
    )?;
    writeln!(
        list,
        "pub enum Language {{ #[default] {} }}",
        names.join(", ")
    )?;
    writeln!(list, "impl Language {{")?;
    let all: Vec<String> = names
        .iter()
        .map(|name| format!("Language::{name}"))
        .collect();
    let (count, all) = (all.len(), all.join(", "));
    writeln!(
        list,
        "/// English first.\npub const ALL: [Language; {count}] = [{all}];"
    )?;
    writeln!(
        list,
        "/// The code it is chosen by, and the name of its folder in `text/`."
    )?;
    writeln!(
        list,
        "pub const fn code(self) -> &'static str {{ match self {{"
    )?;
    for (name, code) in names.iter().zip(&codes) {
        writeln!(list, "Language::{name} => {code:?},")?;
    }
    writeln!(list, "}} }}")?;
    writeln!(
        list,
        "pub(crate) const fn texts(self) -> &'static [&'static str] {{ match self {{"
    )?;
    for (name, code) in names.iter().zip(&codes) {
        writeln!(list, "Language::{name} => &[")?;
        for file in fluent_files(&text.join(code)) {
            writeln!(list, "    include_str!({:?}),", file.display().to_string())?;
        }
        writeln!(list, "],")?;
    }
    writeln!(list, "}} }} }}")?;
    Ok(list)
}

/// `de` is `De`.
fn variant(code: &str) -> String {
    let (first, rest) = code.split_at(1);
    first.to_uppercase() + rest
}

fn fluent_files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<_> = paths(folder)
        .into_iter()
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .map(|path| path.canonicalize().expect("it was just listed"))
        .collect();
    files.sort();
    files
}

fn paths(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder)
        .expect("text/ has a folder per language")
        .map(|entry| entry.expect("a readable folder").path())
        .collect()
}
