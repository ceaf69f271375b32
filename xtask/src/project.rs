//! The files of the project, read once.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::rust::Rust;

/// Folders that hold nothing of ours.
const FOREIGN: &[&str] = &[".git", "target", "node_modules", "dist", "__pycache__"];
/// What is text, by the end of its name; a file without a dot is a script.
const TEXTS: &[&str] = &[
    "rs", "toml", "md", "ftl", "json", "py", "ts", "js", "mjs", "svelte", "css", "html", "sh",
    "txt", "yml",
];

/// A text file, named from the root of the project with slashes.
pub struct File {
    pub path: String,
    pub text: String,
}

impl File {
    pub fn has_end(&self, end: &str) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, it)| it == end)
    }
}

pub struct Project {
    pub files: Vec<File>,
    pub sources: Vec<Rust>,
    /// Every file, text or not, by its path.
    pub paths: Vec<String>,
}

/// The root of the project. Cargo says where this package lies when it runs it.
pub fn root() -> PathBuf {
    let here = env::var("CARGO_MANIFEST_DIR").expect("cargo xtask is run by cargo");
    Path::new(&here)
        .parent()
        .expect("xtask lies in the root")
        .to_owned()
}

impl Project {
    pub fn read() -> Project {
        let root = root();
        let mut paths = Vec::new();
        collect(&root, &root, &mut paths);
        let texts = paths.iter().filter(|path| is_text(path));
        let read = |path: &String| {
            let text = fs::read_to_string(root.join(path)).ok()?;
            let path = path.clone();
            Some(File { path, text })
        };
        Project::of(texts.filter_map(read).collect(), paths)
    }

    pub fn of(mut files: Vec<File>, paths: Vec<String>) -> Project {
        files.sort_by(|a, b| a.path.cmp(&b.path));
        let sources = files
            .iter()
            .filter(|file| file.has_end("rs"))
            .map(|file| Rust::parse(&file.path, &file.text))
            .collect();
        Project {
            files,
            sources,
            paths,
        }
    }

    pub fn text(&self, path: &str) -> Option<&str> {
        let file = self.files.iter().find(|file| file.path == path)?;
        Some(&file.text)
    }

    /// The files of a folder, by the end of their name.
    pub fn under<'a>(&'a self, folder: &'a str, end: &'a str) -> impl Iterator<Item = &'a File> {
        self.files
            .iter()
            .filter(move |file| file.path.starts_with(folder) && file.path.ends_with(end))
    }
}

fn collect(root: &Path, folder: &Path, paths: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the project can be read") {
        let path = entry.expect("a readable entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if !path.is_dir() {
            let path = path.strip_prefix(root).expect("it was found below");
            paths.push(path.to_string_lossy().replace('\\', "/"));
        } else if !FOREIGN.contains(&&*name) {
            collect(root, &path, paths);
        }
    }
}

fn is_text(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    match name.rsplit_once('.') {
        Some((_, end)) => TEXTS.contains(&end),
        None => true,
    }
}

#[cfg(test)]
impl Project {
    /// A project of a few files, for tests of checks.
    pub fn sample(files: &[(&str, &str)]) -> Project {
        let file = |&(path, text): &(&str, &str)| File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let paths = files.iter().map(|(path, _)| (*path).to_owned());
        Project::of(files.iter().map(file).collect(), paths.collect())
    }
}
