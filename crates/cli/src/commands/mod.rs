//! One file per command.

pub mod analyse;
pub mod bot;
pub mod bot_match;
pub mod copies;
pub mod corpus;
pub mod export;
pub mod import;
mod kept;
pub mod ladder;
pub mod many_games;
pub mod map;
pub mod migrate_store;
mod misread;
pub mod perft;
pub mod puzzles;
pub mod replay;
mod rounds;
pub mod rules;
pub mod serve;
pub mod simulate;
pub mod verify;

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use board::{BadLayout, Layout, Shuffled};
use families::{FamilyId, Override};
use game::{Fact, Phrase};
use misread::misread;
use records::MAX_BYTES;

use crate::failure::{Failure, quoted};

/// Which table is meant; the same for every command that opens one.
#[derive(clap::Args, Default)]
pub struct TableArgs {
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub map: Option<PathBuf>,
    #[arg(long)]
    pub fiesepeter: bool,
}

impl TableArgs {
    /// What is wished for a table of this game.
    pub fn overrides(&self, game: &str) -> Result<Vec<Override>, Failure> {
        if self.map.is_some() && families::listing(game)?.family != FamilyId::Board {
            let phrase = Phrase::new("cli-no-map").with("game", quoted(game));
            return Err(Failure::Usage(phrase));
        }
        let read = |text: &String| Ok(text.parse::<Override>()?);
        let named: Result<Vec<Override>, Failure> = self.options.iter().map(read).collect();
        let mut named = named?;
        // What is said by name comes after the map and wins; only one of the two names the board.
        let mut overrides = match &self.map {
            Some(path) => {
                let board = named.iter().position(|it| it.key == "board");
                let board = board.map(|place| named.remove(place).value);
                read_island(path, board.as_deref())?
            }
            None => Vec::new(),
        };
        overrides.append(&mut named);
        overrides.extend(self.fiesepeter.then(|| Override {
            key: "fiesepeter".to_owned(),
            value: "true".to_owned(),
        }));
        Ok(overrides)
    }
}

/// An island of one's own, checked before any table is opened on it; a map of the sea brings the
/// points that win.
fn read_island(path: &Path, board: Option<&str>) -> Result<Vec<Override>, Failure> {
    let mut layout = read_map(path)?;
    if let Some(board) = board {
        shuffle(&mut layout, path, board)?;
    }
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

/// `board=variable` shuffles what a map's part `deal` names; no other board goes with a map.
fn shuffle(layout: &mut Layout, path: &Path, board: &str) -> Result<(), Failure> {
    let dealing = layout.sea.as_mut().and_then(|sea| sea.deal.as_mut());
    match dealing.filter(|_| board == "variable") {
        Some(dealing) => {
            dealing.always = true;
            if dealing.harbours == Shuffled::Variable {
                dealing.harbours = Shuffled::Always;
            }
            Ok(())
        }
        None => Err(Failure::Usage(
            Phrase::new("cli-map-and-board")
                .with("file", quoted(path.display()))
                .with("board", quoted(board)),
        )),
    }
}

/// A map that can be played on.
pub fn read_map(path: &Path) -> Result<Layout, Failure> {
    let text = fs::read_to_string(path).map_err(|why| Failure::reading(path, &why))?;
    let layout: Layout = serde_json::from_str(&text).map_err(|why| no_map(path, misread(&why)))?;
    let checked = layout.check().and_then(|()| layout.check_drawing());
    checked.map_err(|BadLayout(why)| no_map(path, why))?;
    Ok(layout)
}

fn no_map(path: &Path, why: Phrase) -> Failure {
    let phrase = Phrase::new("cli-bad-map").with("file", quoted(path.display()));
    let mut phrase = phrase.with("why", Fact::Word(why.key));
    phrase.facts.extend(why.facts);
    Failure::Failed(phrase)
}

pub fn bad_map(path: &Path, why: String) -> Failure {
    let phrase = Phrase::new("cli-bad-map").with("file", quoted(path.display()));
    Failure::Failed(phrase.with("why", quoted(why)))
}

/// Where a journal says what family it is of.
const FAMILY_LINE: u32 = 2;

/// Reads a journal's bytes and finds its family. Endless files are read until they are too long.
pub fn read_journal(path: &Path) -> Result<(FamilyId, Vec<u8>), Failure> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(|why| Failure::reading(path, &why))?;
    let heading = records::peek(&bytes).map_err(|fault| Failure::journal(path, fault))?;
    // A journal of a family we do not have is no mistake of whoever typed the command.
    let unknown = |_| {
        let phrase = Phrase::new("journal-no-family").with("file", quoted(path.display()));
        let phrase = phrase.with("line", FAMILY_LINE);
        Failure::Failed(phrase.with("family", quoted(&heading.family)))
    };
    Ok((FamilyId::named(&heading.family).map_err(unknown)?, bytes))
}
