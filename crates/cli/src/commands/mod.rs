//! One file per command.

pub mod import;
pub mod map;
pub mod perft;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod simulate;
pub mod verify;

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use board::{BadLayout, Layout};
use families::{Kind, Override};
use game::{Fact, Phrase};
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
    /// Cities & Knights with the variant in which everybody chooses the knights that defend
    #[arg(long)]
    pub fiesepeter: bool,
}

impl TableArgs {
    pub fn overrides(&self) -> Result<Vec<Override>, Failure> {
        let read = |text: &String| Ok(text.parse::<Override>()?);
        // What is said by name comes after the map and wins.
        let mut overrides = match &self.map {
            Some(path) => read_island(path)?,
            None => Vec::new(),
        };
        let named: Result<Vec<Override>, Failure> = self.options.iter().map(read).collect();
        overrides.extend(named?);
        overrides.extend(self.fiesepeter.then(|| Override {
            key: "fiesepeter".to_owned(),
            value: "true".to_owned(),
        }));
        Ok(overrides)
    }
}

/// An island of one's own, checked before any table is opened on it; a map of the sea brings the
/// points that win.
fn read_island(path: &Path) -> Result<Vec<Override>, Failure> {
    let layout = read_map(path)?;
    let points = layout.sea.as_ref().map(|sea| Override {
        key: "points".to_owned(),
        value: sea.points.to_string(),
    });
    let board = Override {
        key: "board".to_owned(),
        value: serde_json::json!({ "map": layout }).to_string(),
    };
    Ok(points.into_iter().chain([board]).collect())
}

/// A map that can be played on.
pub fn read_map(path: &Path) -> Result<Layout, Failure> {
    let text = fs::read_to_string(path).map_err(|why| Failure::reading(path, &why))?;
    let layout: Layout =
        serde_json::from_str(&text).map_err(|why| bad_map(path, why.to_string()))?;
    layout.check().map_err(|BadLayout(why)| {
        let file = quoted(path.display());
        let mut phrase = Phrase::new("cli-bad-map").with("file", file);
        phrase = phrase.with("why", Fact::Word(why.key));
        phrase.facts.extend(why.facts);
        Failure::Failed(phrase)
    })?;
    Ok(layout)
}

pub fn bad_map(path: &Path, why: String) -> Failure {
    let phrase = Phrase::new("cli-bad-map").with("file", quoted(path.display()));
    Failure::Failed(phrase.with("why", quoted(why)))
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
