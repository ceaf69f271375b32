//! The journal on disk, written while the game is played: whatever happens, it is there.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use game::Game;
use records::Journal;

use crate::failure::Failure;

pub struct Record {
    file: File,
    path: PathBuf,
    /// Entries written so far.
    entries: usize,
}

impl Record {
    /// Begins the file anew with what the journal holds so far.
    pub fn begin<G: Game>(path: &Path, journal: &Journal<G>) -> Result<Record, Failure> {
        let file = File::create(path).map_err(|why| Failure::recording(path, &why))?;
        let mut record = Record {
            file,
            path: path.to_path_buf(),
            entries: 0,
        };
        record.write(&journal.to_string())?;
        record.entries = journal.entries().len();
        Ok(record)
    }

    /// Adds what is new.
    pub fn add<G: Game>(&mut self, journal: &Journal<G>) -> Result<(), Failure> {
        self.write(&journal.text_from(self.entries))?;
        self.entries = journal.entries().len();
        Ok(())
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        self.file
            .write_all(text.as_bytes())
            .map_err(|why| Failure::recording(&self.path, &why))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}
