//! Bots with accounts, in SQL.

use tokio_postgres::Row;

use super::{PgStore, params};
use crate::store::{Accounts, BotKey, BotRow, FoundBot, Played, StoreFuture};

/// Bots with the names of their owners, those of them for which this holds.
macro_rules! bots {
    ($which:literal) => {
        concat!(
            "SELECT bots.id, owner, bots.name, look, token, open, games, seen, guests.name
             FROM bots JOIN guests ON guests.id = owner ",
            $which
        )
    };
}

fn found(row: &Row) -> FoundBot {
    FoundBot {
        bot: BotRow {
            id: row.get(0),
            owner: row.get(1),
            name: row.get(2),
            look: row.get(3),
            token: row.get(4),
            open: row.get(5),
            games: row.get(6),
            seen: row.get::<_, i64>(7) as u64,
        },
        owner: row.get(8),
    }
}

fn played(row: &Row) -> Played {
    Played {
        id: row.get(0),
        touched: row.get::<_, i64>(1) as u64,
        outline: row.get(2),
    }
}

impl Accounts for PgStore {
    fn add_bot(&self, bot: BotRow) -> StoreFuture<()> {
        let sql = "INSERT INTO bots (id, owner, name, look, token, open, games, seen)
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (look) DO NOTHING";
        let seen = bot.seen as i64;
        let BotRow { id, owner, .. } = bot;
        let (name, look, token) = (bot.name, bot.look, bot.token);
        self.run(
            sql,
            params![id, owner, name, look, token, bot.open, bot.games, seen],
        )
    }

    fn change_bot(&self, bot: BotRow) -> StoreFuture<()> {
        let sql = "UPDATE bots SET token = $2, open = $3, games = $4 WHERE id = $1";
        self.run(sql, params![bot.id, bot.token, bot.open, bot.games])
    }

    fn end_bot(&self, id: String) -> StoreFuture<()> {
        self.run("DELETE FROM bots WHERE id = $1", params![id])
    }

    fn see_bot(&self, id: String, at: u64) -> StoreFuture<()> {
        let sql = "UPDATE bots SET seen = greatest(seen, $2) WHERE id = $1";
        self.run(sql, params![id, at as i64])
    }

    fn find_bot(&self, key: BotKey) -> StoreFuture<Option<FoundBot>> {
        let (sql, value) = match key {
            BotKey::Id(id) => (bots!("WHERE bots.id = $1"), id),
            BotKey::Look(look) => (bots!("WHERE look = $1"), look),
            BotKey::Token(token) => (bots!("WHERE token = $1"), token),
        };
        self.query(sql, params![value], |rows| rows.first().map(found))
    }

    fn bots_of(&self, owner: String) -> StoreFuture<Vec<FoundBot>> {
        let sql = bots!("WHERE owner = $1 ORDER BY look");
        self.query(sql, params![owner], |rows| rows.iter().map(found).collect())
    }

    fn open_bots(&self, most: u32) -> StoreFuture<Vec<FoundBot>> {
        let sql = bots!("WHERE open ORDER BY seen DESC, look LIMIT $1");
        self.query(sql, params![most as i64], |rows| {
            rows.iter().map(found).collect()
        })
    }

    fn played(&self, bot: String, since: u64) -> StoreFuture<Vec<Played>> {
        let sql = "SELECT tables.id, touched, outline FROM involved
                   JOIN tables ON tables.id = game_table
                   WHERE guest = $1 AND touched >= $2 AND outline IS NOT NULL
                   AND phase IN ('gathering', 'running') ORDER BY involved.number";
        self.query(sql, params![bot, since as i64], |rows| {
            rows.iter().map(played).collect()
        })
    }
}
