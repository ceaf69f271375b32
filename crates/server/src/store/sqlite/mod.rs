//! A database in one file: one thread writes and gathers what arrives into one commit, another
//! reads, and a third brings what is in the log into the file now and then.
//!
//! A commit costs a flush of the disk whatever it holds, so writers that arrive together share it.
//! It is durable once it is in the log; nobody waits for the file.

mod accounts;
mod queries;
pub(super) mod schema;

use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, Transaction};
use tokio::sync::oneshot;

use super::{StoreError, StoreFuture};
use crate::folder::private;

/// A commit waits this long for company, or for so many writes.
const GATHER: Duration = Duration::from_millis(3);
const MOST: usize = 64;
/// After so many writes the log is brought into the file.
const TIDY_AFTER: usize = 1_000;
/// A log of so many pages has outgrown whoever tidies: the next commit does it, however long it
/// takes.
const LONGEST_LOG: u32 = 4_000;

type Read = Box<dyn FnOnce(&Connection) + Send>;
/// Does its part inside the commit, and says afterwards how it went.
type Write = Box<dyn FnOnce(&Transaction) -> Box<dyn FnOnce(Result<(), StoreError>) + Send> + Send>;

pub struct SqliteStore {
    writes: Sender<Write>,
    reads: Sender<Read>,
}

impl From<rusqlite::Error> for StoreError {
    fn from(why: rusqlite::Error) -> StoreError {
        StoreError::Failed(why.to_string())
    }
}

impl SqliteStore {
    /// The version of the file this program writes.
    pub const VERSION: i64 = schema::MIGRATIONS.len() as i64;

    /// Opens the file, or makes it, and brings it up to date.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let unusable = |why| StoreError::Failed(format!("{}: {why}", path.display()));
        private(path).map_err(unusable)?;
        let mut connection = Connection::open(path)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", "ON")?;
        connection.pragma_update(None, "wal_autocheckpoint", LONGEST_LOG)?;
        connection.busy_timeout(Duration::from_secs(5))?;
        schema::migrate(&mut connection)?;
        let reader = Connection::open(path)?;
        reader.busy_timeout(Duration::from_secs(5))?;
        reader.pragma_update(None, "query_only", "ON")?;
        let tidier = Connection::open(path)?;
        let (writes, to_write) = mpsc::channel();
        let (reads, to_read) = mpsc::channel::<Read>();
        let (log_is_long, to_tidy) = mpsc::channel::<()>();
        spawn("store-writer", move || {
            write_all(&mut connection, &to_write, &log_is_long);
        })?;
        spawn("store-tidier", move || {
            for () in to_tidy {
                tidy(&tidier);
            }
        })?;
        spawn("store-reader", move || {
            for read in to_read {
                read(&reader);
            }
        })?;
        Ok(SqliteStore { writes, reads })
    }

    fn write(
        &self,
        part: impl FnOnce(&Transaction) -> Result<(), StoreError> + Send + 'static,
    ) -> StoreFuture<()> {
        let (reply, answer) = oneshot::channel();
        let write: Write = Box::new(move |transaction| {
            let done = in_savepoint(transaction, part);
            Box::new(move |committed: Result<(), StoreError>| {
                // Whoever asked may have gone; what is written stays written.
                let _ = reply.send(done.and(committed));
            })
        });
        hand_over(&self.writes, write, answer)
    }

    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> StoreFuture<T> {
        let (reply, answer) = oneshot::channel();
        let read: Read = Box::new(move |connection| {
            let _ = reply.send(query(connection).map_err(StoreError::from));
        });
        hand_over(&self.reads, read, answer)
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
    let thread = thread::Builder::new().name(name.to_owned()).spawn(work);
    thread
        .map(|_| ())
        .map_err(|why| StoreError::Failed(why.to_string()))
}

fn hand_over<W, T: Send + 'static>(
    to: &Sender<W>,
    work: W,
    answer: oneshot::Receiver<Result<T, StoreError>>,
) -> StoreFuture<T> {
    let gone = || StoreError::Failed("its thread has ended".into());
    let sent = to.send(work).map_err(|_| gone());
    Box::pin(async move {
        sent?;
        answer.await.unwrap_or_else(|_| Err(gone()))
    })
}

/// A part that fails leaves nothing behind and does not spoil the others of its commit.
fn in_savepoint(
    transaction: &Transaction,
    part: impl FnOnce(&Transaction) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    transaction.execute_batch("SAVEPOINT part")?;
    let done = part(transaction);
    let end = if done.is_ok() {
        "RELEASE part"
    } else {
        "ROLLBACK TO part; RELEASE part"
    };
    transaction.execute_batch(end)?;
    done
}

fn write_all(connection: &mut Connection, writes: &Receiver<Write>, log_is_long: &Sender<()>) {
    let mut untidy = 0;
    while let Ok(first) = writes.recv() {
        let mut gathered = vec![first];
        let until = Instant::now() + GATHER;
        while gathered.len() < MOST {
            let left = until.saturating_duration_since(Instant::now());
            match writes.recv_timeout(left) {
                Ok(write) => gathered.push(write),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => break,
            }
        }
        untidy += gathered.len();
        commit(connection, gathered);
        if untidy >= TIDY_AFTER {
            untidy = 0;
            // Without that thread the log is tidied when it is longest.
            let _ = log_is_long.send(());
        }
    }
}

/// Brings what is in the log into the file, while others write and read.
fn tidy(connection: &Connection) {
    let tidied = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    if let Err(why) = tidied {
        tracing::warn!(%why, "the log could not be brought into the file");
    }
}

fn commit(connection: &mut Connection, writes: Vec<Write>) {
    let transaction = match connection.transaction() {
        Ok(transaction) => transaction,
        Err(why) => {
            // Dropping the writes answers everybody that nothing was stored.
            tracing::error!(%why, "no transaction can be begun");
            return;
        }
    };
    let replies: Vec<_> = writes
        .into_iter()
        .map(|write| write(&transaction))
        .collect();
    let committed = transaction.commit().map_err(StoreError::from);
    if let Err(why) = &committed {
        tracing::error!(%why, writes = replies.len(), "a commit failed");
    }
    for reply in replies {
        reply(committed.clone());
    }
}
