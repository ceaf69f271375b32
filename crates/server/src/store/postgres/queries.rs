//! What is asked of the database, in SQL.

use tokio_postgres::Row;

use super::{PgStore, params};
use crate::store::{
    Archived, Batch, Counts, Found, GuestRow, Lease, LobbyQuery, SessionRow, Store, StoreFuture,
    TableRow, USED,
};

fn guest(rows: &[Row]) -> Option<GuestRow> {
    rows.first().map(|row| GuestRow {
        id: row.get(0),
        name: row.get(1),
    })
}

fn session(row: &Row) -> SessionRow {
    let begun: Option<i64> = row.get(3);
    SessionRow {
        token: row.get(0),
        guest: row.get(1),
        device: row.get(2),
        begun: begun.map(|begun| begun as u64),
        used: row.get::<_, i64>(4) as u64,
    }
}

fn found(row: &Row) -> Found {
    Found {
        number: row.get::<_, i64>(0) as u64,
        id: row.get(1),
        outline: row.get(2),
    }
}

fn texts(rows: &[Row]) -> Vec<String> {
    rows.iter().map(|row| row.get(0)).collect()
}

impl Store for PgStore {
    fn add_guest(&self, guest: GuestRow, session: SessionRow, recovery: String) -> StoreFuture<()> {
        let sql = "SELECT add_guest($1, $2, $3, $4, $5, $6, $7)";
        let SessionRow { token, device, .. } = session;
        let (begun, used) = (session.begun.map(|it| it as i64), session.used as i64);
        let (id, name) = (guest.id, guest.name);
        self.run(sql, params![id, name, recovery, token, device, begun, used])
    }

    fn rename(&self, guest: String, name: String) -> StoreFuture<()> {
        let sql = "UPDATE guests SET name = $2 WHERE id = $1";
        self.run(sql, params![guest, name])
    }

    fn renew_recovery(&self, guest: String, recovery: String) -> StoreFuture<()> {
        let sql = "UPDATE guests SET recovery = $2 WHERE id = $1";
        self.run(sql, params![guest, recovery])
    }

    fn add_session(&self, session: SessionRow) -> StoreFuture<()> {
        let sql = "INSERT INTO sessions (token, guest, device, begun, used)
                   VALUES ($1, $2, $3, $4, $5)";
        let (begun, used) = (session.begun.map(|it| it as i64), session.used as i64);
        let SessionRow { token, guest, .. } = session;
        self.run(sql, params![token, guest, session.device, begun, used])
    }

    fn sessions(&self, guest: String) -> StoreFuture<Vec<SessionRow>> {
        let sql = "SELECT token, guest, device, begun, used FROM sessions WHERE guest = $1
                   ORDER BY used DESC";
        self.query(sql, params![guest], |rows| {
            rows.iter().map(session).collect()
        })
    }

    fn touch_session(&self, token: String, at: u64) -> StoreFuture<()> {
        let sql = "UPDATE sessions SET used = $2 WHERE token = $1 AND used + $3 <= $2";
        self.run(sql, params![token, at as i64, USED as i64])
    }

    fn end_sessions(&self, tokens: Vec<String>) -> StoreFuture<()> {
        let sql = "DELETE FROM sessions WHERE token = ANY($1)";
        self.run(sql, params![tokens])
    }

    fn guest_by_token(&self, token: String) -> StoreFuture<Option<GuestRow>> {
        let sql = "SELECT guests.id, name FROM sessions JOIN guests ON guests.id = guest
                   WHERE token = $1";
        self.query(sql, params![token], |rows| guest(&rows))
    }

    fn guest_by_recovery(&self, recovery: String) -> StoreFuture<Option<GuestRow>> {
        let sql = "SELECT id, name FROM guests WHERE recovery = $1";
        self.query(sql, params![recovery], |rows| guest(&rows))
    }

    fn append(&self, batch: Batch) -> StoreFuture<()> {
        self.writers.append(batch)
    }

    fn lines(&self, table: String) -> StoreFuture<Vec<String>> {
        let sql = "SELECT line FROM lines WHERE game_table = $1 ORDER BY seq";
        self.query(sql, params![table], |rows| texts(&rows))
    }

    fn put_row(&self, table: String, lease: Lease, row: TableRow) -> StoreFuture<()> {
        let sql = "SELECT put_row($1, $2, $3, $4, $5, $6, $7)";
        let TableRow { host, game, .. } = row;
        let (lease, outline) = (lease.0 as i64, row.outline);
        let (phase, is_listed) = (row.phase, row.is_listed);
        self.run(
            sql,
            params![table, lease, host, game, phase, is_listed, outline],
        )
    }

    fn outline(&self, table: String) -> StoreFuture<Option<String>> {
        let sql = "SELECT outline FROM tables WHERE id = $1";
        self.query(sql, params![table], |rows| rows.first()?.get(0))
    }

    fn lobby(&self, query: LobbyQuery) -> StoreFuture<Vec<Found>> {
        let LobbyQuery {
            phase,
            before,
            most,
            ..
        } = query;
        let (before, most) = (before as i64, most as i64);
        // Each has an index of its own.
        match query.game {
            None => {
                let sql = "SELECT number, id, outline FROM tables
                           WHERE listed AND phase = $1 AND number < $2
                           ORDER BY number DESC LIMIT $3";
                let params = params![phase, before, most];
                self.query(sql, params, |rows| rows.iter().map(found).collect())
            }
            Some(game) => {
                let sql = "SELECT number, id, outline FROM tables
                           WHERE listed AND phase = $1 AND number < $2 AND game = $4
                           ORDER BY number DESC LIMIT $3";
                let params = params![phase, before, most, game];
                self.query(sql, params, |rows| rows.iter().map(found).collect())
            }
        }
    }

    fn tables_of(&self, guest: String, most: u32) -> StoreFuture<Vec<Found>> {
        let sql = "SELECT involved.number, game_table, outline FROM involved
                   JOIN tables ON tables.id = game_table WHERE guest = $1
                   ORDER BY involved.number DESC LIMIT $2";
        let params = params![guest, most as i64];
        self.query(sql, params, |rows| rows.iter().map(found).collect())
    }

    fn hosted(&self, guest: String, since: u64) -> StoreFuture<u32> {
        let sql = "SELECT count(*) FROM tables WHERE host = $1
                   AND phase IN ('gathering', 'running') AND touched >= $2";
        self.query(sql, params![guest, since as i64], |rows| {
            rows[0].get::<_, i64>(0) as u32
        })
    }

    fn active_tables(&self, since: u64) -> StoreFuture<Vec<String>> {
        let sql = "SELECT id FROM tables WHERE outline IS NULL AND journal IS NULL
                   UNION ALL
                   SELECT id FROM tables
                   WHERE phase = 'running' AND outline IS NOT NULL AND touched >= $1
                   ORDER BY id";
        self.query(sql, params![since as i64], |rows| texts(&rows))
    }

    fn unstarted(&self, before: u64, most: u32) -> StoreFuture<Vec<String>> {
        let sql = "SELECT id FROM tables WHERE phase = 'gathering' AND touched < $1
                   ORDER BY touched LIMIT $2";
        self.query(sql, params![before as i64, most as i64], |rows| {
            texts(&rows)
        })
    }

    fn counts(&self) -> StoreFuture<Counts> {
        let sql = "SELECT (SELECT count(*) FROM tables WHERE phase = 'gathering'),
                          (SELECT count(*) FROM tables WHERE phase = 'running'),
                          NOT EXISTS (SELECT FROM guests)";
        self.query(sql, params![], |rows| Counts {
            gathering: rows[0].get::<_, i64>(0) as u32,
            running: rows[0].get::<_, i64>(1) as u32,
            is_empty: rows[0].get(2),
        })
    }

    fn archive(&self, table: String, archived: Archived) -> StoreFuture<()> {
        let sql = "WITH kept AS (UPDATE tables SET journal = $2 WHERE id = $1)
                   INSERT INTO archive (game_table, part, data)
                   SELECT $1, part - 1, data
                   FROM unnest($3::bytea[]) WITH ORDINALITY AS it (data, part)
                   ON CONFLICT (game_table, part) DO UPDATE SET data = excluded.data";
        self.run(sql, params![table, archived.journal, archived.parts])
    }

    fn archived(&self, table: String) -> StoreFuture<Option<Archived>> {
        let sql = "SELECT journal,
                          ARRAY(SELECT data FROM archive WHERE game_table = id ORDER BY part)
                   FROM tables WHERE id = $1 AND journal IS NOT NULL";
        self.query(sql, params![table], |rows| {
            rows.first().map(|row| Archived {
                journal: row.get(0),
                parts: row.get(1),
            })
        })
    }

    fn keep_reading(&self, table: String, version: u32, found: Vec<u8>) -> StoreFuture<()> {
        let sql = "INSERT INTO readings (game_table, version, found) VALUES ($1, $2, $3)
                   ON CONFLICT (game_table)
                   DO UPDATE SET version = excluded.version, found = excluded.found";
        self.run(sql, params![table, version as i64, found])
    }

    fn reading(&self, table: String, version: u32) -> StoreFuture<Option<Vec<u8>>> {
        let sql = "SELECT found FROM readings WHERE game_table = $1 AND version = $2";
        self.query(sql, params![table, version as i64], |rows| {
            rows.first().map(|row| row.get(0))
        })
    }

    fn bare_archives(&self) -> StoreFuture<Vec<String>> {
        // Whoever has looked at a table has filmed it, too.
        let sql = "SELECT id FROM tables WHERE outline IS NULL AND journal IS NOT NULL
                   AND NOT EXISTS (SELECT FROM archive WHERE game_table = id)
                   ORDER BY number";
        self.query(sql, params![], |rows| texts(&rows))
    }

    fn flush(&self) -> StoreFuture<()> {
        let written = self.writers.rest();
        let proof = self.run("UPDATE proof SET count = count + 1", params![]);
        Box::pin(async move {
            written.await?;
            proof.await
        })
    }

    fn close(&self) -> StoreFuture<()> {
        let (written, pool) = (self.writers.rest(), self.pool.clone());
        Box::pin(async move {
            written.await?;
            pool.close();
            Ok(())
        })
    }
}
