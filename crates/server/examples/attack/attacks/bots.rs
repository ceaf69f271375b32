//! Tables at which bots play without end, as many as one gets, all of them watched.

use serde_json::{Value, json};

use super::{ADDRESSES, Attack, flooding, strangers};
use crate::child::Error;
use crate::target::Stranger;

pub const ATTACK: Attack = Attack {
    name: "bots",
    about: "tables of four bots that play for 22 points, watched, twenty at once",
    refused: &["too-many-tables", "too-many-tables-here"],
    prepare: |target| {
        Box::pin(async move {
            let (first, second) = (
                strangers(&target, ADDRESSES).await?,
                strangers(&target, ADDRESSES).await?,
            );
            Ok(flooding(20, move |number| {
                // The second of an address begins when the first has enough.
                let try_number = number / first.len();
                let hosts = if try_number < 12 { &first } else { &second };
                let host = hosts[number % hosts.len()].clone();
                async move { open(host).await }
            }))
        })
    },
};

/// Opens a table, lets bots play and watches them; the answer to the opening.
async fn open(host: Stranger) -> Result<(u16, Value), Error> {
    let options = json!({ "points": 22, "turn_limit": 1000 });
    let wish = json!({ "game": "base", "seats": 4, "options": options });
    let (status, card) = host.post("/api/tables", wish.to_string()).await?;
    if let Some(id) = card["id"].as_str() {
        let table = format!("/api/tables/{id}");
        // Njal thinks most.
        host.let_bots_play(&table, "njal").await?;
        host.listen(&table).await?;
    }
    Ok((status, card))
}
