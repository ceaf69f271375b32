//! The client's types are those of this crate.

// Helpers of tests may fail like tests.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Every file below a folder, by its path from there.
fn read(folder: &Path, below: &Path, found: &mut BTreeMap<PathBuf, String>) {
    for entry in std::fs::read_dir(folder.join(below)).unwrap() {
        let entry = entry.unwrap();
        let path = below.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            read(folder, &path, found);
        } else {
            let text = std::fs::read_to_string(entry.path()).unwrap();
            found.insert(path, text);
        }
    }
}

#[test]
fn the_types_of_the_client_are_not_stale() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol");
    let mut written = BTreeMap::new();
    read(&folder, Path::new(""), &mut written);
    let due: BTreeMap<PathBuf, String> = protocol::client_types()
        .into_iter()
        .map(|(path, text)| (path.components().collect(), text))
        .collect();
    let write_anew = "`cargo run -p protocol --example client_types` writes them anew";
    let names = |files: &BTreeMap<PathBuf, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&written), names(&due), "{write_anew}");
    for (path, text) in &due {
        assert_eq!(&written[path], text, "{}: {write_anew}", path.display());
    }
}
