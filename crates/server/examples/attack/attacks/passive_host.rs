//! Hosts who sit at their tables and do nothing, while stand-ins and bots play on at their cost.

use std::time::Duration;

use serde_json::{Value, json};

use super::{ADDRESSES, Attack, flooding, strangers};
use crate::child::Error;
use crate::target::Stranger;

/// Each stranger opens as many tables as one may have.
const TABLES: usize = 10;
/// How often a host looks whether anything more is stored for them.
const PACE: Duration = Duration::from_millis(500);

pub const ATTACK: Attack = Attack {
    name: "passive-host",
    about: "forty tables whose hosts let one-second clocks and quick bots decide",
    // One-second clocks keep what is stored far below the cap; what counts is what it costs.
    refused: &[],
    prepare: |target| {
        Box::pin(async move {
            let mut tables = Vec::new();
            for host in strangers(&target, ADDRESSES).await? {
                for _ in 0..TABLES {
                    tables.push((host.clone(), open(&host).await?));
                }
            }
            Ok(flooding(8, move |number| {
                let (host, table) = tables[number % tables.len()].clone();
                async move {
                    tokio::time::sleep(PACE).await;
                    let line = json!({ "text": "still here" }).to_string();
                    host.post(&format!("{table}/chat"), line).await
                }
            }))
        })
    },
};

/// A table with three bots and a host who never decides anything.
async fn open(host: &Stranger) -> Result<String, Error> {
    let wish = json!({
        "game": "base", "seats": 4, "bots": "random",
        "options": { "points": 22, "turn_limit": 1000 },
        "clock": { "per_decision": 1, "bank": 0 },
    });
    let table = host.open(wish).await?;
    host.post(&format!("{table}/sit"), json!({ "seat": 0 }).to_string())
        .await?;
    host.post(&format!("{table}/start"), Value::Null.to_string())
        .await?;
    host.listen(&table).await?;
    Ok(table)
}
