//! Copies of the stored games: made while a server runs, put back while none does.
//!
//! A copy appears under its name only when it is whole, so that a backup or a restore that is
//! killed half-way leaves everything as it was.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::folder::{self, DATABASE};
use crate::store::SqliteStore;

/// What a copy holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contents {
    pub guests: i64,
    pub tables: i64,
    pub entries: i64,
}

/// What was put back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Restored {
    pub contents: Contents,
    /// Everything belongs to whom the folder belongs to. If it does not, a server that runs as its
    /// owner cannot use it.
    pub is_owners: bool,
}

#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error("there is no file {}", .0.display())]
    NotThere(PathBuf),
    #[error("{} is damaged: {why}", .file.display())]
    Damaged { file: PathBuf, why: String },
    #[error("there are no games in the folder {}", .0.display())]
    NoGames(PathBuf),
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    #[error("{} holds no games of this program: {why}", .file.display())]
    NoCopy { file: PathBuf, why: String },
    #[error("{} was written by a newer version of this program", .0.display())]
    Newer(PathBuf),
    #[error("a running server uses the folder {}; stop it first", .0.display())]
    InUse(PathBuf),
    #[error("there are games in {} already; --replace sets them aside", .0.display())]
    Occupied(PathBuf),
    #[error("{}: {why}", .path.display())]
    Failed { path: PathBuf, why: String },
}

fn failed(path: &Path, why: &dyn std::fmt::Display) -> CopyError {
    CopyError::Failed {
        path: path.to_owned(),
        why: why.to_string(),
    }
}

/// Copies the games of a folder as they are at this moment; a server may go on writing to it.
pub fn backup(folder: &Path, file: &Path) -> Result<Contents, CopyError> {
    let from = folder.join(DATABASE);
    if !from.is_file() {
        return Err(CopyError::NoGames(folder.to_owned()));
    }
    if file.exists() {
        return Err(CopyError::Exists(file.to_owned()));
    }
    let part = beside(file, "part");
    let copied = empty(&part).map_err(|why| failed(&part, &why))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let target = part.to_string_lossy();
    Connection::open_with_flags(&from, flags)
        .and_then(|db| db.execute("VACUUM INTO ?1", [&target]))
        .map_err(|why| failed(&part, &why))?;
    let contents = examine(&part)?;
    copied
        .sync_all()
        .and_then(|()| fs::rename(&part, file))
        .and_then(|()| settle(file))
        .map_err(|why| failed(file, &why))?;
    Ok(contents)
}

/// Puts a copy into a folder no server uses. Games that are there already are set aside if that is
/// wanted.
pub fn restore(folder: &Path, file: &Path, replace: bool) -> Result<Restored, CopyError> {
    let contents = examine(file)?;
    let lock = folder::prepare(folder).map_err(|it| failed(&it.path, &it.why))?;
    lock.try_lock()
        .map_err(|_| CopyError::InUse(folder.to_owned()))?;
    let target = folder.join(DATABASE);
    if target.exists() && !replace {
        return Err(CopyError::Occupied(folder.to_owned()));
    }
    let part = beside(&target, "part");
    let copied = copy(file, &part).map_err(|why| failed(&part, &why))?;
    let mut is_owners = true;
    for file in [&lock, &copied] {
        let given = folder::hand_over(file, folder);
        is_owners &= given.map_err(|why| failed(folder, &why))?;
    }
    if target.exists() {
        set_aside(&target).map_err(|why| failed(&target, &why))?;
    }
    fs::rename(&part, &target)
        .and_then(|()| settle(&target))
        .map_err(|why| failed(&target, &why))?;
    Ok(Restored {
        contents,
        is_owners,
    })
}

/// Is the file whole, and could this program read it?
fn examine(file: &Path) -> Result<Contents, CopyError> {
    let strange = |why: rusqlite::Error| {
        let (file, is_damaged) = (file.to_owned(), is_damage(&why));
        let why = why.to_string();
        if is_damaged {
            CopyError::Damaged { file, why }
        } else {
            CopyError::NoCopy { file, why }
        }
    };
    if !file.is_file() {
        return Err(CopyError::NotThere(file.to_owned()));
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(file, flags).map_err(strange)?;
    let text = |sql: &str| db.query_row(sql, [], |row| row.get::<_, String>(0));
    let count = |sql: &str| db.query_row(sql, [], |row| row.get::<_, i64>(0));
    let checked = text("PRAGMA quick_check").map_err(strange)?;
    if checked != "ok" {
        return Err(CopyError::Damaged {
            file: file.to_owned(),
            // The first finding is enough; what comes before it is the name of the check.
            why: checked.lines().last().unwrap_or_default().to_owned(),
        });
    }
    if count("PRAGMA user_version").map_err(strange)? > SqliteStore::VERSION {
        return Err(CopyError::Newer(file.to_owned()));
    }
    Ok(Contents {
        guests: count("SELECT count(*) FROM guests").map_err(strange)?,
        tables: count("SELECT count(*) FROM tables").map_err(strange)?,
        entries: count("SELECT count(*) FROM lines").map_err(strange)?,
    })
}

/// Was it a database of ours once?
fn is_damage(why: &rusqlite::Error) -> bool {
    why.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseCorrupt)
}

/// Keeps the games that are there under another name, and leaves the file without a log: one that
/// outlived its file would be read into the next.
fn set_aside(target: &Path) -> io::Result<()> {
    if let Ok(db) = Connection::open(target) {
        // What is damaged beyond opening is set aside as it is.
        let _ = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    }
    let aside = unused(target);
    // A second name for the same file: the first one goes over to the copy in one step.
    fs::hard_link(target, &aside).or_else(|_| copy(target, &aside).map(drop))?;
    for log in ["-wal", "-shm"] {
        let mut log_name = target.as_os_str().to_owned();
        log_name.push(log);
        match fs::remove_file(log_name) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why),
            Ok(()) | Err(_) => {}
        }
    }
    settle(target)
}

/// The first of the names for replaced games that is free.
fn unused(target: &Path) -> PathBuf {
    let mut number = 1;
    loop {
        let name = beside(target, &format!("replaced-{number}"));
        if !name.exists() {
            return name;
        }
        number += 1;
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<File> {
    let mut target = empty(to)?;
    io::copy(&mut File::open(from)?, &mut target)?;
    target.sync_all()?;
    Ok(target)
}

/// An empty file for the owner alone; what an interrupted attempt left there is dropped.
pub fn empty(path: &Path) -> io::Result<File> {
    let file = folder::private(path)?;
    file.set_len(0)?;
    Ok(file)
}

pub fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// Makes a new name durable.
pub fn settle(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}
