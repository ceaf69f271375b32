//! `landnam backup` and `landnam restore`: a server's games, copied and put back.

use std::path::{Path, PathBuf};

use game::{Fact, Phrase};
use server::{Contents, CopyError, Restored};

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
    #[arg(
        long,
        env = "LANDNAM_DATABASE",
        hide_env_values = true,
        conflicts_with = "data",
        value_name = "URL"
    )]
    database: Option<String>,
    #[arg(value_name = "FILE", id = "copy")]
    file: PathBuf,
}

impl CopyArgs {
    /// A database is copied by its own tools.
    fn in_a_folder(&self, else_say: &'static str) -> Result<&CopyArgs, Failure> {
        match self.database {
            None => Ok(self),
            Some(_) => Err(Failure::Usage(Phrase::new(else_say))),
        }
    }
}

pub fn backup(args: &BackupArgs, screen: &mut Screen) -> Result<(), Failure> {
    let CopyArgs { data, file, .. } = args.place.in_a_folder("cli-backup-database")?;
    let contents = server::backup(data, file).map_err(failure)?;
    tell("cli-backed-up", &args.place, contents, screen)
}

pub fn restore(args: &RestoreArgs, screen: &mut Screen) -> Result<(), Failure> {
    let CopyArgs { data, file, .. } = args.place.in_a_folder("cli-restore-database")?;
    let restored = server::restore(data, file, args.replace).map_err(failure)?;
    let Restored {
        contents,
        is_owners,
    } = restored;
    tell("cli-restored", &args.place, contents, screen)?;
    if is_owners {
        return Ok(());
    }
    let folder = quoted(data.display());
    screen.say(&Phrase::new("cli-restored-foreign").with("folder", folder))
}

/// What went wrong, in the words of whoever asked.
fn failure(why: CopyError) -> Failure {
    let about = |key, path: &Path| Phrase::new(key).with("path", quoted(path.display()));
    Failure::Failed(match why {
        CopyError::NotThere(file) => about("cli-copy-not-there", &file),
        CopyError::NoGames(folder) => about("cli-copy-no-games", &folder),
        CopyError::Exists(file) => about("cli-copy-exists", &file),
        CopyError::Newer(file) => about("cli-copy-newer", &file),
        CopyError::InUse(folder) => about("cli-copy-in-use", &folder),
        CopyError::Occupied(folder) => about("cli-copy-occupied", &folder),
        CopyError::NoCopy { file, why } => about("cli-copy-none", &file).with("why", quoted(why)),
        CopyError::Damaged { file, why } => {
            about("cli-copy-damaged", &file).with("why", quoted(why))
        }
        CopyError::Failed { path, why } => about("cli-copy-failed", &path).with("why", quoted(why)),
    })
}

fn tell(
    key: &'static str,
    place: &CopyArgs,
    contents: Contents,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let Contents {
        guests,
        tables,
        entries,
    } = contents;
    let phrase = Phrase::new(key)
        .with("file", quoted(place.file.display()))
        .with("folder", quoted(place.data.display()))
        .with("guests", Fact::Number(guests))
        .with("tables", Fact::Number(tables))
        .with("entries", Fact::Number(entries));
    screen.say(&phrase)
}
