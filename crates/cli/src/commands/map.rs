//! `landnam map`: checks and draws maps of one's own.

use std::path::{Path, PathBuf};

use arena::FastLuck;
use board::{Board, Layout, Options, Rules, Setup};
use game::{Game, Phrase, Setup as _, Viewer};
use words::Words;

use super::{bad_map, read_map};
use crate::failure::{Failure, quoted, refusal};
use crate::screen::Screen;
use crate::show::{board as drawing, svg};

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    Check {
        file: PathBuf,
    },
    Show {
        file: PathBuf,
        #[arg(long)]
        svg: bool,
    },
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    match &args.what {
        What::Check { file } => {
            let rules = open(file, &screen.words)?;
            let phrase = Phrase::new("cli-map-good")
                .with("file", quoted(file.display()))
                .with("hexes", rules.grid.hex_count() as u32)
                .with("harbours", rules.setup.layout.harbours.len() as u32)
                .with("points", rules.goal);
            screen.say(&phrase)
        }
        What::Show { file, svg: true } => {
            let rules = open(file, &screen.words)?;
            screen.line(svg::picture(&rules, screen))
        }
        What::Show { file, svg: false } => {
            let rules = open(file, &screen.words)?;
            let view = rules.view(&rules.start(), Viewer::Spectator);
            let lines = drawing::map(&rules, &view, screen);
            lines.into_iter().try_for_each(|line| screen.line(line))
        }
    }
}

/// A table on the map, for as few as may play there.
fn open(path: &Path, words: &Words) -> Result<Rules, Failure> {
    let layout: Layout = read_map(path)?;
    let options = Options {
        seats: 3,
        points: layout.sea.as_ref().map_or(10, |sea| sea.points),
        board: Board::Map(Box::new(layout)),
        ..Options::default()
    };
    // What a map leaves to chance is the same whenever it is looked at.
    let setup = Setup::deal(&options, &mut FastLuck::of_game(0, 0));
    setup
        .and_then(Rules::open)
        .map_err(|violation| bad_map(path, refusal(&violation, words)))
}
