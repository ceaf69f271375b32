//! All games of a store, brought into another of the other kind: all of them or none. What has
//! arrived is read again and compared before it counts.

mod database;
mod file;
mod kept;

use std::path::PathBuf;

use super::StoreError;
use crate::config::DatabaseUrl;
use crate::copies::Contents;
use database::Database;
use file::{NewFile, OldFile};
use kept::{KEPT, Kept, Tale};

/// Where games are, or will be.
#[derive(Clone, Debug)]
pub enum Place {
    /// A folder with a file in it.
    Folder(PathBuf),
    Database(DatabaseUrl),
}

#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    #[error("games are moved from a folder into a database, or from a database into a folder")]
    SameKind,
    #[error("there are no games in {0}")]
    NoGames(String),
    #[error("a running server uses {0}; stop it first")]
    InUse(String),
    #[error("there are games in {0} already")]
    Occupied(String),
    #[error("{what} did not arrive as they were; nothing was moved")]
    Differs { what: &'static str },
    #[error("{0}")]
    Failed(String),
}

impl From<StoreError> for MoveError {
    fn from(why: StoreError) -> MoveError {
        match why {
            StoreError::Failed(why) => MoveError::Failed(why),
            why => MoveError::Failed(why.to_string()),
        }
    }
}

impl From<tokio_postgres::Error> for MoveError {
    fn from(why: tokio_postgres::Error) -> MoveError {
        StoreError::from(why).into()
    }
}

impl From<rusqlite::Error> for MoveError {
    fn from(why: rusqlite::Error) -> MoveError {
        StoreError::from(why).into()
    }
}

/// Brings all games of one place into another, and says what they are. The place they come from
/// stays as it is. While it goes on it tells how many rows of how many are done.
pub async fn move_games(
    from: &Place,
    to: &Place,
    tell: impl Fn(u64, u64),
) -> Result<Contents, MoveError> {
    match (from, to) {
        (Place::Folder(from), Place::Database(to)) => {
            let from = OldFile::take(from)?;
            let mut to = Database::connect(to).await?;
            let to = to.fill().await?;
            let mut moved = Moved::new(from.contents()?, from.rows()?, tell);
            for kept in &KEPT {
                let sent = to
                    .take(kept, from.read(kept)?.query([])?, &mut moved)
                    .await?;
                let found = to.tale(kept, &mut moved).await?;
                compare(kept, sent, found)?;
            }
            to.finish().await?;
            Ok(moved.contents)
        }
        (Place::Database(from), Place::Folder(to)) => {
            let mut from = Database::connect(from).await?;
            let from = from.empty().await?;
            let to = NewFile::make(to)?;
            let mut moved = Moved::new(from.contents().await?, from.rows().await?, tell);
            for kept in &KEPT {
                let sent = to.take(kept, from.read(kept).await?, &mut moved).await?;
                let found = to.tale(kept, &mut moved)?;
                compare(kept, sent, found)?;
            }
            to.finish()?;
            Ok(moved.contents)
        }
        _ => Err(MoveError::SameKind),
    }
}

fn compare(kept: &Kept, sent: Tale, found: Tale) -> Result<(), MoveError> {
    let what = kept.name;
    let is_same = sent.end() == found.end();
    is_same.then_some(()).ok_or(MoveError::Differs { what })
}

/// How far it is.
struct Moved<T> {
    contents: Contents,
    done: u64,
    all: u64,
    tell: T,
}

impl<T: Fn(u64, u64)> Moved<T> {
    fn new(contents: Contents, rows: u64, tell: T) -> Moved<T> {
        Moved {
            contents,
            done: 0,
            // Each is read again.
            all: 2 * rows,
            tell,
        }
    }
}

/// Is told of every row.
trait Step {
    fn step(&mut self);
}

impl<T: Fn(u64, u64)> Step for Moved<T> {
    fn step(&mut self) {
        self.done += 1;
        (self.tell)(self.done, self.all);
    }
}
