//! A database in one file: one thread writes and gathers what arrives into one commit, another
//! reads.
//!
//! A commit costs a flush of the disk whatever it holds, so writers that arrive together share it.

use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use tokio::sync::oneshot;

use crate::folder::private;

use super::{Answer, Archived, Batch, GuestRow, Store, StoreError};

/// A commit waits this long for company, or for so many writes.
const GATHER: Duration = Duration::from_millis(3);
const MOST: usize = 64;

/// Each is applied once, in order; the number applied is kept in the file.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE guests (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, recovery TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE sessions (
        token TEXT PRIMARY KEY, guest TEXT NOT NULL REFERENCES guests(id)
    ) STRICT;
    CREATE TABLE lines (
        game_table TEXT NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL,
        PRIMARY KEY (game_table, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, journal TEXT
    ) STRICT;
    CREATE INDEX live ON tables(id) WHERE journal IS NULL;
    CREATE TABLE involved (
        number INTEGER PRIMARY KEY AUTOINCREMENT, guest TEXT NOT NULL, game_table TEXT NOT NULL,
        UNIQUE (guest, game_table)
    ) STRICT;
",
    "
    CREATE TABLE archive (
        game_table TEXT NOT NULL, part INTEGER NOT NULL, data BLOB NOT NULL,
        PRIMARY KEY (game_table, part)
    ) STRICT;
",
];

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
    pub const VERSION: i64 = MIGRATIONS.len() as i64;

    /// Opens the file, or makes it, and brings it up to date.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        private(path).map_err(|why| StoreError::Failed(why.to_string()))?;
        let mut connection = Connection::open(path)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", "ON")?;
        connection.busy_timeout(Duration::from_secs(5))?;
        migrate(&mut connection)?;
        let reader = Connection::open(path)?;
        reader.busy_timeout(Duration::from_secs(5))?;
        reader.pragma_update(None, "query_only", "ON")?;
        let (writes, to_write) = mpsc::channel();
        let (reads, to_read) = mpsc::channel::<Read>();
        spawn("store-writer", move || {
            write_all(&mut connection, &to_write);
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
    ) -> Answer<()> {
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
    ) -> Answer<T> {
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
) -> Answer<T> {
    let gone = || StoreError::Failed("its thread has ended".into());
    let sent = to.send(work).map_err(|_| gone());
    Box::pin(async move {
        sent?;
        answer.await.unwrap_or_else(|_| Err(gone()))
    })
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let applied: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if applied as usize > MIGRATIONS.len() {
        let why = "the file was written by a newer version of this program";
        return Err(StoreError::Failed(why.into()));
    }
    for (number, migration) in (1_u32..).zip(MIGRATIONS).skip(applied as usize) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "user_version", number)?;
        transaction.commit()?;
    }
    Ok(())
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

fn write_all(connection: &mut Connection, writes: &Receiver<Write>) {
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
        commit(connection, gathered);
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

fn guest(row: &rusqlite::Row) -> rusqlite::Result<GuestRow> {
    Ok(GuestRow {
        id: row.get(0)?,
        name: row.get(1)?,
    })
}

fn column(connection: &Connection, sql: &str, key: &str) -> rusqlite::Result<Vec<String>> {
    let mut statement = connection.prepare_cached(sql)?;
    statement.query_map([key], |row| row.get(0))?.collect()
}

impl Store for SqliteStore {
    fn add_guest(&self, guest: GuestRow, token: String, recovery: String) -> Answer<()> {
        self.write(move |db| {
            let sql = "INSERT INTO guests (id, name, recovery) VALUES (?1, ?2, ?3)";
            db.prepare_cached(sql)?
                .execute(params![guest.id, guest.name, recovery])?;
            let sql = "INSERT INTO sessions (token, guest) VALUES (?1, ?2)";
            db.prepare_cached(sql)?.execute(params![token, guest.id])?;
            Ok(())
        })
    }

    fn rename(&self, guest: String, name: String) -> Answer<()> {
        self.write(move |db| {
            let sql = "UPDATE guests SET name = ?2 WHERE id = ?1";
            db.prepare_cached(sql)?.execute(params![guest, name])?;
            Ok(())
        })
    }

    fn add_session(&self, guest: String, token: String) -> Answer<()> {
        self.write(move |db| {
            let sql = "INSERT INTO sessions (token, guest) VALUES (?1, ?2)";
            db.prepare_cached(sql)?.execute(params![token, guest])?;
            Ok(())
        })
    }

    fn guest_by_token(&self, token: String) -> Answer<Option<GuestRow>> {
        self.read(move |db| {
            let sql = "SELECT guests.id, name FROM sessions JOIN guests ON guests.id = guest
                       WHERE token = ?1";
            db.prepare_cached(sql)?.query_row([token], guest).optional()
        })
    }

    fn guest_by_recovery(&self, recovery: String) -> Answer<Option<GuestRow>> {
        self.read(move |db| {
            let sql = "SELECT id, name FROM guests WHERE recovery = ?1";
            db.prepare_cached(sql)?
                .query_row([recovery], guest)
                .optional()
        })
    }

    fn append(&self, batch: Batch) -> Answer<()> {
        self.write(move |db| {
            if batch.first == 0 {
                let sql = "INSERT INTO tables (id) VALUES (?1)";
                db.prepare_cached(sql)?.execute([&batch.table])?;
            }
            let sql = "INSERT INTO lines (game_table, seq, line) VALUES (?1, ?2, ?3)";
            let mut insert = db.prepare_cached(sql)?;
            for (seq, line) in (batch.first..).zip(&batch.lines) {
                insert
                    .execute(params![batch.table, seq as i64, line])
                    .map_err(|why| match why.sqlite_error_code() {
                        Some(rusqlite::ErrorCode::ConstraintViolation) => {
                            StoreError::Occupied { first: batch.first }
                        }
                        _ => StoreError::from(why),
                    })?;
            }
            let sql = "INSERT INTO involved (guest, game_table) VALUES (?1, ?2)
                       ON CONFLICT DO NOTHING";
            let mut insert = db.prepare_cached(sql)?;
            for person in &batch.people {
                insert.execute([person, &batch.table])?;
            }
            Ok(())
        })
    }

    fn lines(&self, table: String) -> Answer<Vec<String>> {
        self.read(move |db| {
            column(
                db,
                "SELECT line FROM lines WHERE game_table = ?1 ORDER BY seq",
                &table,
            )
        })
    }

    fn live_tables(&self) -> Answer<Vec<String>> {
        self.read(|db| {
            let mut statement = db.prepare("SELECT id FROM tables WHERE journal IS NULL")?;
            statement.query_map([], |row| row.get(0))?.collect()
        })
    }

    fn tables_of(&self, guest: String, most: u32) -> Answer<Vec<String>> {
        self.read(move |db| {
            let sql = "SELECT game_table FROM involved WHERE guest = ?1
                       ORDER BY number DESC LIMIT ?2";
            let mut statement = db.prepare_cached(sql)?;
            statement
                .query_map(params![guest, most], |row| row.get(0))?
                .collect()
        })
    }

    fn archive(&self, table: String, archived: Archived) -> Answer<()> {
        self.write(move |db| {
            let sql = "UPDATE tables SET journal = ?2 WHERE id = ?1";
            db.prepare_cached(sql)?
                .execute([&table, &archived.journal])?;
            let sql = "INSERT OR REPLACE INTO archive (game_table, part, data) VALUES (?1, ?2, ?3)";
            let mut insert = db.prepare_cached(sql)?;
            for (part, data) in (0_i64..).zip(&archived.parts) {
                insert.execute(params![table, part, data])?;
            }
            Ok(())
        })
    }

    fn archived(&self, table: String) -> Answer<Option<Archived>> {
        self.read(move |db| {
            let sql = "SELECT journal FROM tables WHERE id = ?1 AND journal IS NOT NULL";
            let found = db
                .prepare_cached(sql)?
                .query_row([&table], |row| row.get(0));
            let Some(journal) = found.optional()? else {
                return Ok(None);
            };
            let sql = "SELECT data FROM archive WHERE game_table = ?1 ORDER BY part";
            let mut statement = db.prepare_cached(sql)?;
            let parts = statement.query_map([&table], |row| row.get(0))?;
            let parts = parts.collect::<rusqlite::Result<_>>()?;
            Ok(Some(Archived { journal, parts }))
        })
    }

    fn bare_archives(&self) -> Answer<Vec<String>> {
        self.read(|db| {
            let sql = "SELECT id FROM tables WHERE journal IS NOT NULL
                       AND id NOT IN (SELECT game_table FROM archive) ORDER BY number";
            db.prepare(sql)?.query_map([], |row| row.get(0))?.collect()
        })
    }

    fn flush(&self) -> Answer<()> {
        // An empty commit would succeed on a full disk; this one writes the file's first page.
        self.write(|db| {
            let version: u32 = db.query_row("PRAGMA user_version", [], |row| row.get(0))?;
            Ok(db.pragma_update(None, "user_version", version)?)
        })
    }

    fn close(&self) -> Answer<()> {
        let left = self.read(|db| {
            db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| {
                row.get::<_, bool>(0)
            })
        });
        Box::pin(async move {
            if left.await? {
                return Err(StoreError::Failed("another program reads the file".into()));
            }
            Ok(())
        })
    }
}
