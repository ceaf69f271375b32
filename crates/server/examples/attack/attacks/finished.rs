//! Journals, verifications, replays and pages of a long finished game.

use std::time::Duration;

use serde_json::{Value, json};

use super::{ADDRESSES, Attack, address};
use crate::target::{Stranger, flood};

pub const ATTACK: Attack = Attack {
    name: "finished",
    about: "journal, verification and replay of a long game, fifty at once",
    prepare: |target| {
        Box::pin(async move {
            let host = target.stranger(address(0)).await?;
            let (table, steps) = long_game(&host).await?;
            println!("(a finished game of {steps} steps)");
            let mut strangers = vec![host];
            for number in 1..ADDRESSES {
                strangers.push(target.stranger(address(number)).await?);
            }
            let ready: super::Ready = Box::new(move |until| {
                let send = move |number: usize| {
                    let stranger = strangers[number % strangers.len()].clone();
                    let step = number as u64 * 7919 % steps;
                    let path = match number / strangers.len() % 4 {
                        0 => format!("{table}/journal"),
                        1 => format!("{table}/verify"),
                        2 => format!("{table}/replay?step={step}&since=0"),
                        _ => table.clone(),
                    };
                    async move {
                        let (status, _) = stranger.get(&path).await?;
                        Ok((status, Value::Null))
                    }
                };
                Box::pin(async move { Ok(flood(50, until, send).await) })
            });
            Ok(ready)
        })
    },
};

/// Lets bots play, and waits until they are done.
async fn long_game(host: &Stranger) -> Result<(String, u64), crate::table::Error> {
    let options = json!({ "points": 22, "turn_limit": 1000 });
    let wish = json!({ "game": "base", "seats": 4, "options": options });
    let table = host.open(wish).await?;
    for seat in 0..4 {
        let bot = json!({ "seat": seat, "holder": { "holder": "bot", "level": "random" } });
        host.post(&format!("{table}/seats"), bot.to_string())
            .await?;
    }
    host.post(&format!("{table}/start"), String::new()).await?;
    host.watch(&table).await?;
    for _ in 0..600 {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let (status, frame) = host.get(&format!("{table}/replay?step=0")).await?;
        if status == 200 {
            let frame: Value = serde_json::from_str(&frame)?;
            return Ok((table, frame["steps"].as_u64().unwrap_or(1)));
        }
    }
    Err("the bots do not finish their game".into())
}
