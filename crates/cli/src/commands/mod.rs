//! One file per command.

pub mod import;
pub mod perft;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod simulate;
pub mod verify;

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use board::Layout;
use families::{Kind, Override};
use game::Phrase;
use records::MAX_BYTES;

use crate::failure::{Failure, quoted};

/// Which table is meant; the same for every command that opens one.
#[derive(clap::Args, Default)]
pub struct TableArgs {
    /// Number of players
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Sets an option of the game; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// Plays a game of the board family on the island in this file, as JSON
    #[arg(long, value_name = "FILE")]
    pub map: Option<PathBuf>,
}

impl TableArgs {
    pub fn overrides(&self) -> Result<Vec<Override>, Failure> {
        let read = |text: &String| Ok(text.parse::<Override>()?);
        let island = self.map.iter().map(|path| read_island(path));
        self.options.iter().map(read).chain(island).collect()
    }
}

/// An island of one's own, checked before any table is opened on it.
fn read_island(path: &Path) -> Result<Override, Failure> {
    let text = fs::read_to_string(path).map_err(|why| Failure::reading(path, &why))?;
    let bad = |why: String| {
        let phrase = Phrase::new("cli-bad-map").with("file", quoted(path.display()));
        Failure::Failed(phrase.with("why", quoted(why)))
    };
    let layout: Layout = serde_json::from_str(&text).map_err(|why| bad(why.to_string()))?;
    layout.check().map_err(|why| bad(why.to_string()))?;
    Ok(Override {
        key: "board".to_owned(),
        value: serde_json::json!({ "map": layout }).to_string(),
    })
}

/// Reads a journal's bytes and finds its family. Endless files are read until they are too long.
pub fn read_journal(path: &Path) -> Result<(Kind, Vec<u8>), Failure> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(|why| Failure::reading(path, &why))?;
    let heading = records::peek(&bytes).map_err(|fault| Failure::journal(path, fault))?;
    // A journal of a family we do not have is no mistake of whoever typed the command.
    let unknown = |_| {
        let phrase = Phrase::new("journal-no-family").with("file", quoted(path.display()));
        Failure::Failed(phrase.with("family", quoted(&heading.family)))
    };
    Ok((Kind::named(&heading.family).map_err(unknown)?, bytes))
}
