//! A file from which games are moved, or into which.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::pin::pin;

use futures_util::StreamExt;
use rusqlite::{Connection, Statement, params_from_iter};
use tokio_postgres::RowStream;

use super::{KEPT, Kept, MoveError, Step, Tale};
use crate::copies::{Contents, beside, empty, settle};
use crate::folder::{self, DATABASE};
use crate::store::sqlite::schema;

fn failed(path: &Path, why: &dyn std::fmt::Display) -> MoveError {
    MoveError::Failed(format!("{}: {why}", path.display()))
}

/// Takes a folder for us alone.
fn take(folder: &Path) -> Result<File, MoveError> {
    let lock = folder::prepare(folder).map_err(|why| MoveError::Failed(why.to_string()))?;
    let taken = lock.try_lock();
    taken.map_err(|_| MoveError::InUse(folder.display().to_string()))?;
    Ok(lock)
}

fn open(path: &Path) -> Result<Connection, MoveError> {
    let mut db = Connection::open(path).map_err(|why| failed(path, &why))?;
    schema::migrate(&mut db).map_err(|why| failed(path, &why))?;
    Ok(db)
}

/// The file of a folder no server uses.
pub struct OldFile {
    db: Connection,
    _lock: File,
}

impl OldFile {
    pub fn take(folder: &Path) -> Result<OldFile, MoveError> {
        let path = folder.join(DATABASE);
        if !path.is_file() {
            return Err(MoveError::NoGames(folder.display().to_string()));
        }
        let lock = take(folder)?;
        let db = open(&path)?;
        Ok(OldFile { db, _lock: lock })
    }

    fn count(&self, name: &str) -> Result<i64, MoveError> {
        let sql = format!("SELECT count(*) FROM {name}");
        Ok(self.db.query_row(&sql, [], |row| row.get(0))?)
    }

    pub fn contents(&self) -> Result<Contents, MoveError> {
        Ok(Contents {
            guests: self.count("guests")?,
            tables: self.count("tables")?,
            entries: self.count("lines")?,
        })
    }

    pub fn rows(&self) -> Result<u64, MoveError> {
        let counts = KEPT.iter().map(|kept| self.count(kept.name));
        counts.map(|count| count.map(|it| it as u64)).sum()
    }

    pub fn read(&self, kept: &Kept) -> Result<Statement<'_>, MoveError> {
        Ok(self.db.prepare(&kept.select())?)
    }
}

/// A file that appears under its name when it is whole.
pub struct NewFile {
    db: Connection,
    part: PathBuf,
    folder: PathBuf,
    lock: File,
}

impl NewFile {
    pub fn make(folder: &Path) -> Result<NewFile, MoveError> {
        let lock = take(folder)?;
        let target = folder.join(DATABASE);
        if target.exists() {
            return Err(MoveError::Occupied(folder.display().to_string()));
        }
        let part = beside(&target, "part");
        empty(&part).map_err(|why| failed(&part, &why))?;
        let db = open(&part)?;
        db.execute_batch("BEGIN")?;
        let folder = folder.to_owned();
        Ok(NewFile {
            db,
            part,
            folder,
            lock,
        })
    }

    pub async fn take(
        &self,
        kept: &Kept,
        rows: RowStream,
        step: &mut impl Step,
    ) -> Result<Tale, MoveError> {
        let places = vec!["?"; kept.columns.len()].join(", ");
        let sql = format!(
            "INSERT INTO {} ({}) VALUES ({places})",
            kept.name,
            kept.names()
        );
        let mut insert = self.db.prepare(&sql)?;
        let mut rows = pin!(rows);
        let mut tale = Tale::default();
        while let Some(row) = rows.next().await {
            let row = kept.of_database(&row?)?;
            tale.add(&row);
            insert.execute(params_from_iter(&row))?;
            step.step();
        }
        Ok(tale)
    }

    pub fn tale(&self, kept: &Kept, step: &mut impl Step) -> Result<Tale, MoveError> {
        let mut statement = self.db.prepare(&kept.select())?;
        let mut rows = statement.query([])?;
        let mut tale = Tale::default();
        while let Some(row) = rows.next()? {
            tale.add(&kept.of_file(row)?);
            step.step();
        }
        Ok(tale)
    }

    pub fn finish(self) -> Result<(), MoveError> {
        let NewFile {
            db,
            part,
            folder,
            lock,
        } = self;
        db.execute_batch("COMMIT")?;
        db.close().map_err(|(_, why)| why)?;
        let target = folder.join(DATABASE);
        let settled = File::open(&part).and_then(|file| {
            file.sync_all()?;
            folder::hand_over(&file, &folder)?;
            folder::hand_over(&lock, &folder)?;
            fs::rename(&part, &target)?;
            settle(&target)
        });
        settled.map_err(|why| failed(&target, &why))
    }
}
