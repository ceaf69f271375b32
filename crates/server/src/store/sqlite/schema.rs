//! How the file is laid out, and how older files are brought up to date.

use rusqlite::Connection;

use super::StoreError;

/// Each is applied once, in order; the number applied is kept in the file.
pub const MIGRATIONS: &[&str] = &[
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
    // What lists show of a table. Those of old are looked at once and then have it, too.
    "
    ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN host TEXT;
    ALTER TABLE tables ADD COLUMN game TEXT;
    ALTER TABLE tables ADD COLUMN phase TEXT;
    ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN outline TEXT;
    UPDATE tables SET touched = unixepoch();
    DROP INDEX live;
    CREATE INDEX strangers ON tables(number) WHERE outline IS NULL;
    CREATE INDEX by_phase ON tables(phase, touched);
    CREATE INDEX by_host ON tables(host, phase, touched);
    CREATE INDEX lobby ON tables(phase, number) WHERE listed = 1;
    CREATE INDEX lobby_by_game ON tables(game, phase, number) WHERE listed = 1;
",
    // Sessions of old do not know when they began; they count as used today.
    "
    ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
    ALTER TABLE sessions ADD COLUMN begun INTEGER;
    ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    UPDATE sessions SET used = unixepoch();
    CREATE INDEX by_guest ON sessions(guest, used);
",
    // What was found in finished games; it can be made again at any time.
    "
    CREATE TABLE readings (
        game_table TEXT PRIMARY KEY, version INTEGER NOT NULL, found BLOB NOT NULL
    ) STRICT;
",
    // Bots with accounts.
    "
    CREATE TABLE bots (
        id TEXT PRIMARY KEY, owner TEXT NOT NULL REFERENCES guests(id), name TEXT NOT NULL,
        look TEXT NOT NULL UNIQUE, token TEXT NOT NULL UNIQUE, open INTEGER NOT NULL,
        games TEXT NOT NULL, seen INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX bots_by_owner ON bots(owner);
    CREATE INDEX open_bots ON bots(seen) WHERE open = 1;
",
];

/// Applies what the file does not have yet.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
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
