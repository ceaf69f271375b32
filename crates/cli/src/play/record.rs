//! The journal on disk, written while the game is played: whatever happens, it is there.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use game::{Game, Phrase};
use records::Journal;

use crate::failure::{Failure, quoted};

pub struct Record {
    file: File,
    path: PathBuf,
    /// Entries written so far.
    steps: usize,
}

impl Record {
    /// Can a journal be written here? No file is worth less than a new journal.
    pub fn check(path: &Path) -> Result<(), Failure> {
        if path.is_file() {
            let phrase = Phrase::new("cli-record-exists").with("file", quoted(path.display()));
            return Err(Failure::Usage(phrase));
        }
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        if let Some(folder) = folder {
            fs::metadata(folder).map_err(|why| Failure::recording(path, &why))?;
        }
        if path.is_dir() {
            let why = io::Error::from(io::ErrorKind::IsADirectory);
            return Err(Failure::recording(path, &why));
        }
        Ok(())
    }

    /// Begins the file with what the journal holds so far.
    pub fn begin<G: Game>(path: &Path, journal: &Journal<G>) -> Result<Record, Failure> {
        Record::check(path)?;
        // What is there now is no file but a device or a pipe.
        let is_new = !path.exists();
        let file = OpenOptions::new().write(true).create_new(is_new).open(path);
        let file = file.map_err(|why| Failure::recording(path, &why))?;
        let mut record = Record {
            file,
            path: path.to_path_buf(),
            steps: 0,
        };
        record.write(&journal.to_string())?;
        record.steps = journal.recorded().len();
        Ok(record)
    }

    /// Adds what is new.
    pub fn add<G: Game>(&mut self, journal: &Journal<G>) -> Result<(), Failure> {
        self.write(&journal.text_from(self.steps))?;
        self.steps = journal.recorded().len();
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
