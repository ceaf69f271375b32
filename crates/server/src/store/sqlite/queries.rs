//! What is asked of the file, in SQL.

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::SqliteStore;
use crate::store::{
    Archived, Batch, Counts, Found, GuestRow, Lease, LobbyQuery, SessionRow, Store, StoreError,
    StoreFuture, TableRow, USED,
};

/// A table is marked as touched this seldom, in seconds: marking costs a page of the file.
const TOUCH: u64 = 60;

fn guest(row: &rusqlite::Row) -> rusqlite::Result<GuestRow> {
    Ok(GuestRow {
        id: row.get(0)?,
        name: row.get(1)?,
    })
}

fn session(row: &rusqlite::Row) -> rusqlite::Result<SessionRow> {
    let begun: Option<i64> = row.get(3)?;
    Ok(SessionRow {
        token: row.get(0)?,
        guest: row.get(1)?,
        device: row.get(2)?,
        begun: begun.map(|begun| begun as u64),
        used: row.get::<_, i64>(4)? as u64,
    })
}

fn insert_session(db: &Transaction, session: &SessionRow) -> rusqlite::Result<()> {
    let sql =
        "INSERT INTO sessions (token, guest, device, begun, used) VALUES (?1, ?2, ?3, ?4, ?5)";
    let begun = session.begun.map(|begun| begun as i64);
    let (token, guest, used) = (&session.token, &session.guest, session.used as i64);
    db.prepare_cached(sql)?
        .execute(params![token, guest, session.device, begun, used])?;
    Ok(())
}

fn update_row(db: &Transaction, table: &str, row: &TableRow) -> rusqlite::Result<()> {
    let sql = "UPDATE tables SET host = ?2, game = ?3, phase = ?4, listed = ?5, outline = ?6
               WHERE id = ?1";
    let (host, game, outline) = (&row.host, &row.game, &row.outline);
    db.prepare_cached(sql)?.execute(params![
        table,
        host,
        game,
        row.phase,
        row.is_listed,
        outline
    ])?;
    Ok(())
}

fn found(row: &rusqlite::Row) -> rusqlite::Result<Found> {
    Ok(Found {
        number: row.get::<_, i64>(0)? as u64,
        id: row.get(1)?,
        outline: row.get(2)?,
    })
}

fn column(connection: &Connection, sql: &str, key: &str) -> rusqlite::Result<Vec<String>> {
    let mut statement = connection.prepare_cached(sql)?;
    statement.query_map([key], |row| row.get(0))?.collect()
}

impl Store for SqliteStore {
    fn add_guest(&self, guest: GuestRow, session: SessionRow, recovery: String) -> StoreFuture<()> {
        self.write(move |db| {
            let sql = "INSERT INTO guests (id, name, recovery) VALUES (?1, ?2, ?3)";
            db.prepare_cached(sql)?
                .execute(params![guest.id, guest.name, recovery])?;
            Ok(insert_session(db, &session)?)
        })
    }

    fn rename(&self, guest: String, name: String) -> StoreFuture<()> {
        self.write(move |db| {
            let sql = "UPDATE guests SET name = ?2 WHERE id = ?1";
            db.prepare_cached(sql)?.execute(params![guest, name])?;
            Ok(())
        })
    }

    fn renew_recovery(&self, guest: String, recovery: String) -> StoreFuture<()> {
        self.write(move |db| {
            let sql = "UPDATE guests SET recovery = ?2 WHERE id = ?1";
            db.prepare_cached(sql)?.execute(params![guest, recovery])?;
            Ok(())
        })
    }

    fn add_session(&self, session: SessionRow) -> StoreFuture<()> {
        self.write(move |db| Ok(insert_session(db, &session)?))
    }

    fn sessions(&self, guest: String) -> StoreFuture<Vec<SessionRow>> {
        self.read(move |db| {
            let sql = "SELECT token, guest, device, begun, used FROM sessions WHERE guest = ?1
                       ORDER BY used DESC";
            let mut statement = db.prepare_cached(sql)?;
            statement.query_map([guest], session)?.collect()
        })
    }

    fn touch_session(&self, token: String, at: u64) -> StoreFuture<()> {
        self.write(move |db| {
            let sql = "UPDATE sessions SET used = ?2 WHERE token = ?1 AND used + ?3 <= ?2";
            db.prepare_cached(sql)?
                .execute(params![token, at as i64, USED as i64])?;
            Ok(())
        })
    }

    fn end_sessions(&self, tokens: Vec<String>) -> StoreFuture<()> {
        self.write(move |db| {
            let mut delete = db.prepare_cached("DELETE FROM sessions WHERE token = ?1")?;
            for token in &tokens {
                delete.execute([token])?;
            }
            Ok(())
        })
    }

    fn guest_by_token(&self, token: String) -> StoreFuture<Option<GuestRow>> {
        self.read(move |db| {
            let sql = "SELECT guests.id, name FROM sessions JOIN guests ON guests.id = guest
                       WHERE token = ?1";
            db.prepare_cached(sql)?.query_row([token], guest).optional()
        })
    }

    fn guest_by_recovery(&self, recovery: String) -> StoreFuture<Option<GuestRow>> {
        self.read(move |db| {
            let sql = "SELECT id, name FROM guests WHERE recovery = ?1";
            db.prepare_cached(sql)?
                .query_row([recovery], guest)
                .optional()
        })
    }

    fn append(&self, batch: Batch) -> StoreFuture<()> {
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
            let sql = "UPDATE tables SET touched = ?2 WHERE id = ?1 AND touched + ?3 <= ?2";
            db.prepare_cached(sql)?
                .execute(params![batch.table, batch.at as i64, TOUCH as i64])?;
            if let Some(row) = &batch.row {
                update_row(db, &batch.table, row)?;
            }
            Ok(())
        })
    }

    fn put_row(&self, table: String, _: Lease, row: TableRow) -> StoreFuture<()> {
        self.write(move |db| Ok(update_row(db, &table, &row)?))
    }

    fn outline(&self, table: String) -> StoreFuture<Option<String>> {
        self.read(move |db| {
            let sql = "SELECT outline FROM tables WHERE id = ?1";
            let found = db.prepare_cached(sql)?.query_row([table], |row| row.get(0));
            Ok(found.optional()?.flatten())
        })
    }

    fn lobby(&self, query: LobbyQuery) -> StoreFuture<Vec<Found>> {
        self.read(move |db| {
            let (phase, before, most) = (query.phase, query.before as i64, query.most);
            let sql = "SELECT number, id, outline FROM tables
                       WHERE listed = 1 AND phase = ?1 AND number < ?2";
            let order = "ORDER BY number DESC LIMIT ?3";
            match query.game {
                None => db
                    .prepare_cached(&format!("{sql} {order}"))?
                    .query_map(params![phase, before, most], found)?
                    .collect(),
                Some(game) => db
                    .prepare_cached(&format!("{sql} AND game = ?4 {order}"))?
                    .query_map(params![phase, before, most, game], found)?
                    .collect(),
            }
        })
    }

    fn hosted(&self, guest: String, since: u64) -> StoreFuture<u32> {
        self.read(move |db| {
            let sql = "SELECT count(*) FROM tables WHERE host = ?1
                       AND phase IN ('gathering', 'running') AND touched >= ?2";
            db.prepare_cached(sql)?
                .query_row(params![guest, since as i64], |row| row.get(0))
        })
    }

    fn unstarted(&self, before: u64, most: u32) -> StoreFuture<Vec<String>> {
        self.read(move |db| {
            let sql = "SELECT id FROM tables WHERE phase = 'gathering' AND touched < ?1
                       ORDER BY touched LIMIT ?2";
            db.prepare_cached(sql)?
                .query_map(params![before as i64, most], |row| row.get(0))?
                .collect()
        })
    }

    fn counts(&self) -> StoreFuture<Counts> {
        self.read(|db| {
            let count = |phase: &str| {
                let sql = "SELECT count(*) FROM tables WHERE phase = ?1";
                db.query_row(sql, [phase], |row| row.get(0))
            };
            let sql = "SELECT EXISTS (SELECT 1 FROM guests)";
            let has_guests: bool = db.query_row(sql, [], |row| row.get(0))?;
            Ok(Counts {
                gathering: count("gathering")?,
                running: count("running")?,
                is_empty: !has_guests,
            })
        })
    }

    fn lines(&self, table: String) -> StoreFuture<Vec<String>> {
        self.read(move |db| {
            column(
                db,
                "SELECT line FROM lines WHERE game_table = ?1 ORDER BY seq",
                &table,
            )
        })
    }

    fn active_tables(&self, since: u64) -> StoreFuture<Vec<String>> {
        self.read(move |db| {
            let sql = "SELECT id FROM tables WHERE outline IS NULL AND journal IS NULL
                       UNION ALL
                       SELECT id FROM tables WHERE phase = 'running' AND touched >= ?1";
            let mut statement = db.prepare(sql)?;
            statement
                .query_map([since as i64], |row| row.get(0))?
                .collect()
        })
    }

    fn tables_of(&self, guest: String, most: u32) -> StoreFuture<Vec<Found>> {
        self.read(move |db| {
            let sql = "SELECT involved.number, game_table, outline FROM involved
                       JOIN tables ON tables.id = game_table WHERE guest = ?1
                       ORDER BY involved.number DESC LIMIT ?2";
            let mut statement = db.prepare_cached(sql)?;
            statement.query_map(params![guest, most], found)?.collect()
        })
    }

    fn archive(&self, table: String, archived: Archived) -> StoreFuture<()> {
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

    fn archived(&self, table: String) -> StoreFuture<Option<Archived>> {
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

    fn keep_reading(&self, table: String, version: u32, found: Vec<u8>) -> StoreFuture<()> {
        self.write(move |db| {
            let sql = "INSERT OR REPLACE INTO readings (game_table, version, found)
                       VALUES (?1, ?2, ?3)";
            db.prepare_cached(sql)?
                .execute(params![table, version, found])?;
            Ok(())
        })
    }

    fn reading(&self, table: String, version: u32) -> StoreFuture<Option<Vec<u8>>> {
        self.read(move |db| {
            let sql = "SELECT found FROM readings WHERE game_table = ?1 AND version = ?2";
            let mut statement = db.prepare_cached(sql)?;
            statement
                .query_row(params![table, version], |row| row.get(0))
                .optional()
        })
    }

    fn bare_archives(&self) -> StoreFuture<Vec<String>> {
        self.read(|db| {
            // Whoever has looked at a table has filmed it, too.
            let sql = "SELECT id FROM tables WHERE outline IS NULL AND journal IS NOT NULL
                       AND NOT EXISTS (SELECT 1 FROM archive WHERE game_table = id)
                       ORDER BY number";
            db.prepare(sql)?.query_map([], |row| row.get(0))?.collect()
        })
    }

    fn flush(&self) -> StoreFuture<()> {
        // An empty commit would succeed on a full disk; this one writes the file's first page.
        self.write(|db| {
            let version: u32 = db.query_row("PRAGMA user_version", [], |row| row.get(0))?;
            Ok(db.pragma_update(None, "user_version", version)?)
        })
    }

    fn close(&self) -> StoreFuture<()> {
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
