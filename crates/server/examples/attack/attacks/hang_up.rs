//! Tables that have to be brought back, asked for by people who hang up at once.

use std::time::Duration;

use serde_json::{Value, json};
use server::SqliteStore;

use super::sockets::{connect, say};
use super::{ADDRESSES, Attack, address, flooding, strangers};
use crate::child::Error;
use crate::copies::{copy, row};
use crate::target::Target;

const TABLES: u64 = 400;
/// How long bots play at the table that is copied.
const GAME: Duration = Duration::from_secs(3);
/// Long enough for the request to be read, too short for its answer.
const PATIENCE: Duration = Duration::from_millis(10);

pub const ATTACK: Attack = Attack {
    name: "hang-up",
    about: "400 tables that are not in memory, asked for and not waited for, fifty at once",
    refused: &["too-many-requests"],
    prepare: |target| {
        Box::pin(async move {
            let strangers = strangers(&target, ADDRESSES).await?;
            let options = json!({ "points": 22, "turn_limit": 1000 });
            let wish = json!({ "game": "base", "seats": 4, "options": options });
            let table = strangers[0].open(wish).await?;
            strangers[0].let_bots_play(&table, "random").await?;
            strangers[0].listen(&table).await?;
            tokio::time::sleep(GAME).await;
            let id = table.rsplit('/').next().unwrap_or_default().to_owned();
            let store = SqliteStore::open(&target.folder.join("landnam.db"))?;
            copy(&store, &id, TABLES, &row("running", false)).await?;
            Ok(flooding(50, move |number| {
                let (target, number) = (target.clone(), number as u64);
                let table = format!("{}{:012x}", &id[..8], number * 7919 % TABLES);
                async move { ask(&target, &table, number).await }
            }))
        })
    },
};

/// Most hang up; one of ten waits, and hears what the others would have heard.
async fn ask(target: &Target, table: &str, number: u64) -> Result<(u16, Value), Error> {
    let from = address((number % u64::from(ADDRESSES)) as u8);
    let path = format!("/api/tables/{table}");
    if number.is_multiple_of(10) {
        return target.nobody(from)?.get(&path).await;
    }
    let socket = connect(target, from, None).await?;
    say(&socket, &format!("GET {path} HTTP/1.1\r\nhost: a\r\n\r\n")).await?;
    tokio::time::sleep(PATIENCE).await;
    Ok((0, Value::Null))
}
