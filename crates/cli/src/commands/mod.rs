//! One file per command.

pub mod perft;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod simulate;
pub mod verify;

use std::fs::File;
use std::io::Read;
use std::path::Path;

use families::{Kind, Override};
use records::MAX_BYTES;

use crate::failure::Failure;

/// Which table is meant; the same for every command that opens one.
#[derive(clap::Args, Default)]
pub struct TableArgs {
    /// Number of players
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Sets an option of the game; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

impl TableArgs {
    pub fn overrides(&self) -> Result<Vec<Override>, Failure> {
        let read = |text: &String| Ok(text.parse::<Override>()?);
        self.options.iter().map(read).collect()
    }
}

/// Reads a journal's bytes and finds its family. Endless files are read until they are too long.
pub fn read_journal(path: &Path) -> Result<(Kind, Vec<u8>), Failure> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(|why| Failure::reading(path, &why))?;
    let heading = records::peek(&bytes).map_err(|fault| Failure::journal(path, &fault))?;
    Ok((Kind::named(&heading.family)?, bytes))
}
