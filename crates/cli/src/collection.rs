//! Collections of journals: a folder with an index and packed files of many journals each. They are
//! described in `docs/journal-format.md`.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::bufread::MultiGzDecoder;
use flate2::write::GzEncoder;
use game::Phrase;
use records::{Fault, MAX_BYTES, Problem};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::commands::many_games::save;
use crate::failure::{Failure, quoted};

pub const FORMAT: &str = "landnam collection 1";
const INDEX: &str = "index.json";
/// Journals in one file.
const PER_FILE: u64 = 1000;
/// How every journal begins.
const HEAD: &[u8] = b"landnam journal ";
/// The first bytes of everything gzip has packed.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// What the games of a collection have in common.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Index {
    pub format: String,
    pub game: String,
    pub seats: u8,
    /// Those that were set.
    pub options: Value,
    /// By place: in game `n`, place `i` sits at seat `(i + n) mod seats`.
    pub bots: Vec<String>,
    pub seed: u64,
}

impl Index {
    /// Who sat where in a game, by seat.
    pub fn players(&self, number: u64) -> Vec<String> {
        let mut bots = self.bots.clone();
        bots.rotate_right((number % self.bots.len().max(1) as u64) as usize);
        bots
    }
}

/// Writes a collection, game by game.
pub struct Writer {
    folder: PathBuf,
    /// Journals that are not in a file yet.
    waiting: Vec<u8>,
    games: u64,
}

impl Writer {
    /// Makes the folder. No collection is worth less than a new one.
    pub fn begin(folder: &Path, index: &Index) -> Result<Writer, Failure> {
        fs::create_dir_all(folder).map_err(|why| Failure::recording(folder, &why))?;
        let path = folder.join(INDEX);
        if path.exists() {
            let phrase = Phrase::new("cli-collection-exists");
            return Err(Failure::Usage(
                phrase.with("folder", quoted(folder.display())),
            ));
        }
        let text = serde_json::to_string_pretty(index).expect("an index can be written");
        save(&path, (text + "\n").as_bytes())?;
        Ok(Writer {
            folder: folder.to_path_buf(),
            waiting: Vec::new(),
            games: 0,
        })
    }

    /// Adds the next game.
    pub fn add(&mut self, journal: &str) -> Result<(), Failure> {
        self.waiting.extend(journal.as_bytes());
        self.games += 1;
        if self.games.is_multiple_of(PER_FILE) {
            self.pack(self.games - PER_FILE)?;
        }
        Ok(())
    }

    /// Packs what is left.
    pub fn finish(mut self) -> Result<(), Failure> {
        let first = self.games - self.games % PER_FILE;
        if self.waiting.is_empty() {
            return Ok(());
        }
        self.pack(first)
    }

    fn pack(&mut self, first: u64) -> Result<(), Failure> {
        let path = self.folder.join(format!("games-{first:09}.txt.gz"));
        let mut packer = GzEncoder::new(Vec::new(), Compression::default());
        packer.write_all(&self.waiting)?;
        save(&path, &packer.finish()?)?;
        self.waiting.clear();
        Ok(())
    }
}

/// A journal with where it came from.
pub struct Found<'a> {
    pub file: &'a Path,
    /// The line of the file its first line stands on, counted from one.
    pub line: usize,
    pub bytes: &'a [u8],
    /// Its number and what it shares with others, if it is part of a collection.
    pub part: Option<(u64, &'a Index)>,
}

impl Found<'_> {
    /// A fault, with its line in the file.
    pub fn fault(&self, fault: Fault) -> Failure {
        let line = self.line - 1 + fault.line;
        Failure::journal(self.file, Fault { line, ..fault })
    }
}

type Visit<'a> = &'a mut dyn FnMut(Found) -> Result<(), Failure>;

/// Shows every journal of a file or a collection, in order.
pub fn each(path: &Path, visit: Visit) -> Result<(), Failure> {
    if !path.is_dir() {
        return in_file(path, None, visit);
    }
    let index = read_index(path)?;
    for (first, file) in files(path)? {
        in_file(&file, Some((first, &index)), visit)?;
    }
    Ok(())
}

fn read_index(folder: &Path) -> Result<Index, Failure> {
    let path = folder.join(INDEX);
    let text = fs::read_to_string(&path).map_err(|why| Failure::reading(&path, &why))?;
    let bad = |why: String| {
        let phrase = Phrase::new("cli-collection-no-index").with("file", quoted(path.display()));
        Failure::Failed(phrase.with("why", quoted(why)))
    };
    let index: Index = serde_json::from_str(&text).map_err(|why| bad(why.to_string()))?;
    if index.format != FORMAT {
        return Err(bad(index.format));
    }
    Ok(index)
}

/// The packed files of a folder, each with the number of its first game.
fn files(folder: &Path) -> Result<Vec<(u64, PathBuf)>, Failure> {
    let reading = |why| Failure::reading(folder, &why);
    let entries = fs::read_dir(folder).map_err(reading)?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(reading)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let number = name.strip_prefix("games-");
        let number = number.and_then(|it| it.strip_suffix(".txt.gz")?.parse().ok());
        files.extend(number.map(|number| (number, path.clone())));
    }
    files.sort();
    Ok(files)
}

/// Shows the journals of one file, packed or not.
fn in_file(path: &Path, part: Option<(u64, &Index)>, visit: Visit) -> Result<(), Failure> {
    let reading = |why| Failure::reading(path, &why);
    let mut bytes = BufReader::new(File::open(path).map_err(reading)?);
    let is_packed = bytes.fill_buf().map_err(reading)?.starts_with(&GZIP);
    let mut text: Box<dyn BufRead> = if is_packed {
        Box::new(BufReader::new(MultiGzDecoder::new(bytes)))
    } else {
        Box::new(bytes)
    };
    let (mut journal, mut begun, mut line, mut count) = (Vec::new(), 1, 0, 0);
    loop {
        let mut next = Vec::new();
        read_line(&mut text, &mut next).map_err(reading)?;
        if next.is_empty() || (next.starts_with(HEAD) && line > 0) {
            let part = part.map(|(first, index)| (first + count, index));
            visit(Found {
                file: path,
                line: begun,
                bytes: &journal,
                part,
            })?;
            count += 1;
            journal.clear();
            begun = line + 1;
        }
        if next.is_empty() {
            return Ok(());
        }
        line += 1;
        journal.append(&mut next);
        if journal.len() > MAX_BYTES {
            let fault = Problem::TooLong.at(begun);
            return Err(Failure::journal(path, fault));
        }
    }
}

/// A line with its end. What has no end is cut where no journal goes on.
fn read_line(text: &mut Box<dyn BufRead>, line: &mut Vec<u8>) -> io::Result<usize> {
    text.take(MAX_BYTES as u64 + 1).read_until(b'\n', line)
}
