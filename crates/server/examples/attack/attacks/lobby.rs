//! A large lobby, page after page.

use serde_json::json;
use server::SqliteStore;

use super::{ADDRESSES, Attack, address, flooding, strangers};
use crate::copies::{copy, row};

const TABLES: u64 = 20_000;

pub const ATTACK: Attack = Attack {
    name: "lobby",
    about: "pages of a lobby with 20,000 open tables, packed, fifty at once",
    refused: &["too-many-requests"],
    prepare: |target| {
        Box::pin(async move {
            let host = target.stranger(address(0)).await?;
            let wish = json!({ "game": "dice", "seats": 2, "open": true });
            let table = host.open(wish).await?;
            let id = table.rsplit('/').next().unwrap_or_default();
            let store = SqliteStore::open(&target.folder.join("landnam.db"))?;
            copy(&store, id, TABLES, &row("gathering", true)).await?;
            let strangers = strangers(&target, ADDRESSES).await?;
            Ok(flooding(50, move |number| {
                let stranger = strangers[number % strangers.len()].clone();
                let place = number as u64 * 7919 % TABLES;
                let path = match number % 3 {
                    0 => "/api/tables".to_owned(),
                    1 => format!("/api/tables?limit=100&after=gathering.{place}"),
                    _ => format!("/api/tables?game=dice&limit=100&after=gathering.{place}"),
                };
                async move { stranger.waste(&path).await }
            }))
        })
    },
};
