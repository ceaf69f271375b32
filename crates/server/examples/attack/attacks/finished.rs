//! Journals, verifications, replays and pages of a long finished game.

use std::time::Duration;

use serde_json::json;

use super::{ADDRESSES, Attack, flooding, strangers};
use crate::target::Stranger;

pub const ATTACK: Attack = Attack {
    name: "finished",
    about: "journal, verification and replay of a long game, packed, fifty at once",
    refused: &["too-many-requests"],
    prepare: |target| {
        Box::pin(async move {
            let strangers = strangers(&target, ADDRESSES).await?;
            let (table, steps) = long_game(&strangers[0]).await?;
            println!("(a finished game of {steps} steps)");
            Ok(flooding(50, move |number| {
                let stranger = strangers[number % strangers.len()].clone();
                let step = number as u64 * 7919 % steps;
                let path = match number / strangers.len() % 4 {
                    0 => format!("{table}/journal"),
                    1 => format!("{table}/verify"),
                    2 => format!("{table}/replay?step={step}&since=0"),
                    _ => table.clone(),
                };
                async move { stranger.waste(&path).await }
            }))
        })
    },
};

/// Lets bots play, and waits until they are done.
async fn long_game(host: &Stranger) -> Result<(String, u64), crate::child::Error> {
    let options = json!({ "points": 22, "turn_limit": 1000 });
    let wish = json!({ "game": "base", "seats": 4, "options": options });
    let table = host.open(wish).await?;
    host.let_bots_play(&table, "random").await?;
    host.listen(&table).await?;
    for _ in 0..600 {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let (status, frame) = host.get(&format!("{table}/replay?step=0")).await?;
        if status == 200 {
            return Ok((table, frame["steps"].as_u64().unwrap_or(1)));
        }
    }
    Err("the bots do not finish their game".into())
}
