//! `landnam migrate-store`: all games of a server, brought from a folder into a database, or back.

use game::{Fact, Phrase};
use server::{Contents, DatabaseUrl, MoveError, Place};

use super::many_games::Progress;
use crate::failure::{Failure, quoted};
use crate::screen::Screen;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_parser = place, value_name = "PLACE")]
    from: Place,
    #[arg(long, value_parser = place, value_name = "PLACE")]
    to: Place,
}

/// A database has an address; anything else is a folder.
fn place(text: &str) -> Result<Place, &'static str> {
    let (scheme, rest) = text.split_once("://").unwrap_or_default();
    match scheme {
        "postgres" | "postgresql" => Ok(Place::Database(DatabaseUrl::from(text.to_owned()))),
        _ if rest.is_empty() => Ok(Place::Folder(text.into())),
        _ => Err("a database is written like postgres://name:password@host/database"),
    }
}

pub fn run(args: &Args, screen: &mut Screen) -> Result<(), Failure> {
    let runtime = server::runtime().map_err(|why| failure(MoveError::Failed(why.to_string())))?;
    let progress = Progress::new(0, 0);
    let tell = |done, all| progress.reach(done, all);
    let moved = server::move_games(&args.from, &args.to, tell);
    let Contents {
        guests,
        tables,
        entries,
    } = runtime.block_on(moved).map_err(failure)?;
    let phrase = Phrase::new("cli-moved")
        .with("guests", Fact::Number(guests))
        .with("tables", Fact::Number(tables))
        .with("entries", Fact::Number(entries));
    screen.say(&phrase)
}

fn failure(why: MoveError) -> Failure {
    let at = |key, place: String| Failure::Failed(Phrase::new(key).with("place", quoted(place)));
    match why {
        MoveError::SameKind => Failure::Usage(Phrase::new("cli-move-same-kind")),
        MoveError::NoGames(place) => at("cli-move-no-games", place),
        MoveError::InUse(place) => at("cli-move-in-use", place),
        MoveError::Occupied(place) => at("cli-move-occupied", place),
        MoveError::Differs { what } => at("cli-move-differs", what.to_owned()),
        MoveError::Failed(why) => {
            Failure::Failed(Phrase::new("cli-move-failed").with("why", quoted(why)))
        }
    }
}
