//! `landnam puzzles find`: searches games of bots, and writes each puzzle as soon as it is found.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;

use families::{BotSpec, Family, Listing, OptionsOf, Visitor, maker};
use game::Phrase;
use puzzles::find::Quarry;

use super::{broken, read_kind};
use crate::commands::many_games::{Progress, seats_of};
use crate::failure::{Failure, quoted};
use crate::screen::Screen;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ID")]
    game: String,
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    #[arg(long, value_name = "KIND")]
    kind: String,
    #[arg(long, value_name = "NAME", default_value = "greedy")]
    bot: String,
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let kind = read_kind(&args.kind)?;
    if !kind.suits(families::listing(&args.game)?.family) {
        let phrase = Phrase::new("cli-puzzles-kind-elsewhere")
            .with("kind", quoted(kind.name()))
            .with("game", quoted(&args.game));
        return Err(Failure::Usage(phrase));
    }
    let bot: BotSpec = args.bot.parse()?;
    let quarry = Quarry {
        game: args.game.clone(),
        seats: families::visit(&args.game, args.seats, &[], Seats(&bot))??,
        kind,
        bot,
        seed: args.seed,
    };
    let progress = Progress::new(args.games, 0);
    for number in (args.first..).take(args.games as usize) {
        if let Some(puzzle) = quarry.in_game(number).map_err(broken)? {
            write(args, &puzzle.to_string(), screen)?;
        }
        progress.advance(1);
    }
    progress.finish();
    Ok(())
}

/// Empty lines part the blocks; a file is only added to.
fn write(args: &Args, block: &str, screen: &mut Screen) -> Result<(), Failure> {
    let Some(path) = &args.to else {
        screen.line(block)?;
        return screen.flush();
    };
    let opened = OpenOptions::new().append(true).create(true).open(path);
    let written = opened.and_then(|mut file| {
        let is_first = file.metadata()?.len() == 0;
        write!(file, "{}{block}", if is_first { "" } else { "\n" })
    });
    written.map_err(|why| Failure::saving(path, &why))
}

/// Checks the wish before anything is played; how many sit at the table.
struct Seats<'a>(&'a BotSpec);

impl Visitor for Seats<'_> {
    type Out = Result<u8, Failure>;

    fn visit<G: Family>(self, _: &Listing, options: OptionsOf<G>) -> Self::Out {
        maker::<G>(self.0)?;
        Ok(seats_of::<G>(&options)? as u8)
    }
}
