//! `landnam backup` and `landnam restore`: a server's games, copied and put back.

use std::path::PathBuf;

use game::{Fact, Phrase};
use server::{Contents, CopyError};

use crate::failure::{Failure, quoted};
use crate::screen::Screen;

#[derive(clap::Args)]
pub struct BackupArgs {
    #[command(flatten)]
    place: CopyArgs,
}

#[derive(clap::Args)]
pub struct RestoreArgs {
    #[command(flatten)]
    place: CopyArgs,
    #[arg(long)]
    replace: bool,
}

/// Where the games are, and where their copy is.
#[derive(clap::Args)]
struct CopyArgs {
    #[arg(
        long,
        env = "LANDNAM_DATA",
        default_value = "landnam-data",
        value_name = "FOLDER"
    )]
    data: PathBuf,
    #[arg(value_name = "FILE", id = "copy")]
    file: PathBuf,
}

pub fn backup(args: &BackupArgs, screen: &mut Screen) -> Result<(), Failure> {
    let CopyArgs { data, file } = &args.place;
    tell(
        "cli-backed-up",
        &args.place,
        server::backup(data, file),
        screen,
    )
}

pub fn restore(args: &RestoreArgs, screen: &mut Screen) -> Result<(), Failure> {
    let CopyArgs { data, file } = &args.place;
    let restored = server::restore(data, file, args.replace);
    tell("cli-restored", &args.place, restored, screen)
}

fn tell(
    key: &'static str,
    place: &CopyArgs,
    done: Result<Contents, CopyError>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let failed =
        |why: CopyError| Failure::Failed(Phrase::new("cli-no-copy").with("why", quoted(why)));
    let Contents {
        guests,
        tables,
        entries,
    } = done.map_err(failed)?;
    let phrase = Phrase::new(key)
        .with("file", quoted(place.file.display()))
        .with("folder", quoted(place.data.display()))
        .with("guests", Fact::Number(guests))
        .with("tables", Fact::Number(tables))
        .with("entries", Fact::Number(entries));
    screen.say(&phrase)
}
