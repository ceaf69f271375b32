//! Bots with accounts, in SQL.

use rusqlite::{OptionalExtension, params};

use super::SqliteStore;
use crate::store::{Accounts, BotKey, BotRow, FoundBot, Played, StoreFuture};

const FOUND: &str = "SELECT bots.id, owner, bots.name, look, token, open, games, seen, guests.name
                     FROM bots JOIN guests ON guests.id = owner";

fn found(row: &rusqlite::Row) -> rusqlite::Result<FoundBot> {
    Ok(FoundBot {
        bot: BotRow {
            id: row.get(0)?,
            owner: row.get(1)?,
            name: row.get(2)?,
            look: row.get(3)?,
            token: row.get(4)?,
            open: row.get(5)?,
            games: row.get(6)?,
            seen: row.get::<_, i64>(7)? as u64,
        },
        owner: row.get(8)?,
    })
}

fn played(row: &rusqlite::Row) -> rusqlite::Result<Played> {
    Ok(Played {
        id: row.get(0)?,
        touched: row.get::<_, i64>(1)? as u64,
        outline: row.get(2)?,
    })
}

impl Accounts for SqliteStore {
    fn add_bot(&self, bot: BotRow) -> StoreFuture<()> {
        self.write(move |db| {
            let sql = "INSERT INTO bots (id, owner, name, look, token, open, games, seen)
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (look) DO NOTHING";
            let (id, owner, name, look) = (&bot.id, &bot.owner, &bot.name, &bot.look);
            let (token, games, seen) = (&bot.token, &bot.games, bot.seen as i64);
            db.prepare_cached(sql)?
                .execute(params![id, owner, name, look, token, bot.open, games, seen])?;
            Ok(())
        })
    }

    fn change_bot(&self, bot: BotRow) -> StoreFuture<()> {
        self.write(move |db| {
            let sql = "UPDATE bots SET token = ?2, open = ?3, games = ?4 WHERE id = ?1";
            db.prepare_cached(sql)?
                .execute(params![bot.id, bot.token, bot.open, bot.games])?;
            Ok(())
        })
    }

    fn end_bot(&self, id: String) -> StoreFuture<()> {
        self.write(move |db| {
            db.prepare_cached("DELETE FROM bots WHERE id = ?1")?
                .execute([id])?;
            Ok(())
        })
    }

    fn see_bot(&self, id: String, at: u64) -> StoreFuture<()> {
        self.write(move |db| {
            db.prepare_cached("UPDATE bots SET seen = max(seen, ?2) WHERE id = ?1")?
                .execute(params![id, at as i64])?;
            Ok(())
        })
    }

    fn find_bot(&self, key: BotKey) -> StoreFuture<Option<FoundBot>> {
        self.read(move |db| {
            let (column, value) = match &key {
                BotKey::Id(id) => ("bots.id", id),
                BotKey::Look(look) => ("look", look),
                BotKey::Token(token) => ("token", token),
            };
            db.prepare_cached(&format!("{FOUND} WHERE {column} = ?1"))?
                .query_row([value], found)
                .optional()
        })
    }

    fn bots_of(&self, owner: String) -> StoreFuture<Vec<FoundBot>> {
        self.read(move |db| {
            db.prepare_cached(&format!("{FOUND} WHERE owner = ?1 ORDER BY look"))?
                .query_map([owner], found)?
                .collect()
        })
    }

    fn open_bots(&self, most: u32) -> StoreFuture<Vec<FoundBot>> {
        self.read(move |db| {
            let sql = format!("{FOUND} WHERE open = 1 ORDER BY seen DESC, look LIMIT ?1");
            db.prepare_cached(&sql)?.query_map([most], found)?.collect()
        })
    }

    fn played(&self, bot: String, since: u64) -> StoreFuture<Vec<Played>> {
        self.read(move |db| {
            let sql = "SELECT tables.id, touched, outline FROM involved
                       JOIN tables ON tables.id = game_table
                       WHERE guest = ?1 AND touched >= ?2 AND outline IS NOT NULL
                       AND phase IN ('gathering', 'running') ORDER BY involved.number";
            db.prepare_cached(sql)?
                .query_map(params![bot, since as i64], played)?
                .collect()
        })
    }
}
