//! The folder in which a server keeps its games. Nobody but its owner may read it: running games
//! and their seeds lie there in clear.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// The file with all games, inside the folder.
pub const DATABASE: &str = "landnam.db";
/// Taken by the server that uses the folder; it stays when the server ends.
pub const LOCK: &str = "landnam.lock";

/// Is there a log beside the file? A server that ends by itself leaves none.
pub fn has_log(folder: &Path) -> bool {
    let log = fs::metadata(folder.join(format!("{DATABASE}-wal")));
    log.is_ok_and(|log| log.len() > 0)
}

/// Was there a server, and is its database gone? One that nobody came to has an empty one.
pub fn is_robbed(folder: &Path) -> bool {
    let database = fs::metadata(folder.join(DATABASE));
    folder.join(LOCK).exists() && database.map_or(true, |found| found.len() == 0)
}

/// What of a folder cannot be used, and why.
#[derive(Debug, thiserror::Error)]
#[error("{} cannot be written: {why}", .path.display())]
pub struct Unusable {
    pub path: PathBuf,
    pub why: io::Error,
}

/// Makes the folder; whoever locks the file it answers with has the folder to itself.
pub fn prepare(folder: &Path) -> Result<File, Unusable> {
    let unusable = |path: &Path, why| Unusable {
        path: path.to_owned(),
        why,
    };
    if folder.exists() && !folder.is_dir() {
        let why = io::Error::from(io::ErrorKind::NotADirectory);
        return Err(unusable(folder, why));
    }
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let made = builder.recursive(true).create(folder);
    made.map_err(|why| unusable(folder, why))?;
    let lock = folder.join(LOCK);
    private(&lock).map_err(|why| unusable(&lock, why))
}

/// Gives a file in the folder to whom the folder belongs: the one who brings back a copy is often
/// not the one the server runs as. False if this user may not do that.
#[cfg(unix)]
pub fn hand_over(file: &File, folder: &Path) -> io::Result<bool> {
    use std::os::unix::fs::{MetadataExt, fchown};
    let (owner, own) = (fs::metadata(folder)?, file.metadata()?);
    if (owner.uid(), owner.gid()) == (own.uid(), own.gid()) {
        return Ok(true);
    }
    let given = fchown(file, Some(owner.uid()), Some(owner.gid())).is_ok();
    // Whose group it is matters to nobody: only the owner may read it.
    Ok(given || owner.uid() == own.uid())
}

#[cfg(not(unix))]
pub fn hand_over(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

/// Opens a file, or makes it, and lets nobody else read it.
pub fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(file)
}
