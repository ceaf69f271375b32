//! Where guests and tables are kept. Narrow on purpose: another database fits behind it.
//!
//! An answer means that the matter is durable. Secrets (tokens, recovery codes) arrive hashed.

mod accounts;
mod memory;
mod moving;
mod postgres;
mod registry;
mod sqlite;

use std::pin::Pin;

pub use accounts::{Accounts, BotKey, BotRow, FoundBot, Played};
#[cfg(test)]
pub use memory::Failing;
pub use memory::MemoryStore;
pub use moving::{MoveError, Place, move_games};
pub use postgres::PgStore;
pub use registry::{Claim, Lease, NodeCard, NodeId, NodeRow, Parting, Pulse, Registry};
pub use sqlite::SqliteStore;

pub type StoreFuture<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// An entry with this number is there already: somebody else writes to this table.
    #[error("entry {first} of a table is there already")]
    Occupied { first: u64 },
    /// The table belongs to another node now, or the node that asks has been buried.
    #[error("another node has taken over")]
    Fenced,
    #[error("the store failed: {0}")]
    Failed(String),
}

/// Somebody with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestRow {
    pub id: String,
    pub name: String,
}

/// A browser in which a guest is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// The hash of its token.
    pub token: String,
    pub guest: String,
    /// What kind of browser it is, in two words at most.
    pub device: String,
    /// In seconds since 1970; none for sessions of old.
    pub begun: Option<u64>,
    pub used: u64,
}

/// Uses of a session are noted this seldom, in seconds.
pub const USED: u64 = 600;

/// What is added to a table in one go: all of it or nothing.
#[derive(Clone, Default, Debug)]
pub struct Batch {
    pub table: String,
    /// By what right it is written, where several nodes share the store.
    pub lease: Lease,
    /// The number of the first line; numbers have no gaps and no repetitions.
    pub first: u64,
    pub lines: Vec<String>,
    /// Guests who will find the table among theirs.
    pub people: Vec<String>,
    /// When, in seconds since 1970.
    pub at: u64,
    /// What lists show of a table that is new; of others it is put there when it changes.
    pub row: Option<TableRow>,
}

/// What lists show of a table, and what they choose it by. Its lines are the truth: this is made
/// from them, and made anew when they are read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    pub host: String,
    pub game: String,
    pub phase: &'static str,
    /// Anybody may find it in the lobby.
    pub is_listed: bool,
    /// For whoever reads the row; the store does not look inside.
    pub outline: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Its place in the list; lists begin with the greatest.
    pub number: u64,
    pub id: String,
    /// None for tables of old that have not been looked at since.
    pub outline: Option<String>,
}

/// A part of the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LobbyQuery {
    pub phase: &'static str,
    pub game: Option<String>,
    /// Tables with smaller numbers than this.
    pub before: u64,
    pub most: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    pub gathering: u32,
    pub running: u32,
    /// Nobody has ever been here.
    pub is_empty: bool,
}

/// What is kept of a game that has ended.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Archived {
    pub journal: String,
    /// How the game looked, as `tables::Archive` packs it.
    pub parts: Vec<Vec<u8>>,
}

pub trait Store: Accounts {
    /// A new guest with his first session.
    fn add_guest(&self, guest: GuestRow, session: SessionRow, recovery: String) -> StoreFuture<()>;
    fn rename(&self, guest: String, name: String) -> StoreFuture<()>;
    /// Another recovery code for a guest; the one before is worth nothing from then on.
    fn renew_recovery(&self, guest: String, recovery: String) -> StoreFuture<()>;
    fn add_session(&self, session: SessionRow) -> StoreFuture<()>;
    /// The sessions of a guest, the one that was used last first.
    fn sessions(&self, guest: String) -> StoreFuture<Vec<SessionRow>>;
    /// Notes that a session is used, unless it was noted shortly before.
    fn touch_session(&self, token: String, at: u64) -> StoreFuture<()>;
    /// Forgets the sessions with these tokens.
    fn end_sessions(&self, tokens: Vec<String>) -> StoreFuture<()>;
    fn guest_by_token(&self, token: String) -> StoreFuture<Option<GuestRow>>;
    fn guest_by_recovery(&self, recovery: String) -> StoreFuture<Option<GuestRow>>;
    fn append(&self, batch: Batch) -> StoreFuture<()>;
    /// All lines of a table in order; none if there is no such table.
    fn lines(&self, table: String) -> StoreFuture<Vec<String>>;
    /// Replaces what lists show of a table.
    fn put_row(&self, table: String, lease: Lease, row: TableRow) -> StoreFuture<()>;
    /// What lists show of a table.
    fn outline(&self, table: String) -> StoreFuture<Option<String>>;
    /// Open tables, the newest first.
    fn lobby(&self, query: LobbyQuery) -> StoreFuture<Vec<Found>>;
    /// The latest tables of a guest, the newest first.
    fn tables_of(&self, guest: String, most: u32) -> StoreFuture<Vec<Found>>;
    /// Unfinished tables this guest opened, as far as something happened there since.
    fn hosted(&self, guest: String, since: u64) -> StoreFuture<u32>;
    /// Running tables at which something happened since, and tables without an outline that are not
    /// archived.
    fn active_tables(&self, since: u64) -> StoreFuture<Vec<String>>;
    /// Tables that have not begun and at which nothing has happened since a time.
    fn unstarted(&self, before: u64, most: u32) -> StoreFuture<Vec<String>>;
    fn counts(&self) -> StoreFuture<Counts>;
    /// The game has ended: what people look at afterwards is kept beside the lines, so that no rule
    /// is asked again.
    fn archive(&self, table: String, archived: Archived) -> StoreFuture<()>;
    fn archived(&self, table: String) -> StoreFuture<Option<Archived>>;
    /// Keeps what was found in a finished game, by this version of whoever looked.
    fn keep_reading(&self, table: String, version: u32, found: Vec<u8>) -> StoreFuture<()>;
    fn reading(&self, table: String, version: u32) -> StoreFuture<Option<Vec<u8>>>;
    /// Tables archived by older versions of this program, with their journals and nothing else.
    fn bare_archives(&self) -> StoreFuture<Vec<String>>;
    /// Writes something, and answers when it and everything handed over before is durable.
    fn flush(&self) -> StoreFuture<()>;
    /// Nothing more will be written: leaves the store so that its main file alone is whole.
    fn close(&self) -> StoreFuture<()>;
}
