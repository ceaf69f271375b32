//! Options that may well be chosen, again and again, each of which is stored; and noise.

use serde_json::{Value, json};

use super::{ADDRESSES, Attack, flooding, strangers};

/// An island of one's own.
const MAP: &str = include_str!("../../../../../docs/example-map.json");

pub const ATTACK: Attack = Attack {
    name: "bytes",
    about: "an island of one's own chosen again and again, and noise, sixteen at once",
    refused: &["too-much-stored", "too-much-sent"],
    prepare: |target| {
        Box::pin(async move {
            let map: Value = serde_json::from_str(MAP)?;
            let chosen = json!({ "options": { "board": { "map": map } } }).to_string();
            let noise = format!("{{\"options\":\"{}\"}}", "x".repeat(15_000));
            let mut hosts = Vec::new();
            for host in strangers(&target, ADDRESSES).await? {
                let table = host.open(json!({ "game": "base", "seats": 3 })).await?;
                hosts.push((host, table));
            }
            // An address has no more than four at once in the workshop.
            Ok(flooding(16, move |number| {
                let (host, table) = hosts[number % hosts.len()].clone();
                let body = if number % 2 == 0 { &noise } else { &chosen }.clone();
                async move { host.post(&format!("{table}/options"), body).await }
            }))
        })
    },
};
