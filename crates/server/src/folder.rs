//! The folder in which a server keeps its games. Nobody but its owner may read it: running games
//! and their seeds lie there in clear.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// The file with all games, inside the folder.
pub const DATABASE: &str = "landnam.db";
/// Taken by the server that uses the folder; it stays when the server ends.
pub const LOCK: &str = "landnam.lock";

/// Is there a log beside the file? A server that ends by itself leaves none.
pub fn has_log(folder: &Path) -> bool {
    let log = fs::metadata(folder.join(format!("{DATABASE}-wal")));
    log.is_ok_and(|log| log.len() > 0)
}

/// Makes the folder; whoever locks the file it answers with has the folder to itself.
pub fn prepare(folder: &Path) -> io::Result<File> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)?;
    private(&folder.join(LOCK))
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
