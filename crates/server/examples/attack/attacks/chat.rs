//! Chat as fast as it goes, at a table with many listeners.

use serde_json::json;

use super::{ADDRESSES, Attack, flooding, strangers};

/// How many connections each stranger listens with.
const STREAMS: usize = 20;

pub const ATTACK: Attack = Attack {
    name: "chat",
    about: "long lines of chat before eighty listeners, fifty at once",
    refused: &["too-many-requests", "too-long"],
    prepare: |target| {
        Box::pin(async move {
            let strangers = strangers(&target, ADDRESSES).await?;
            let wish = json!({ "game": "base", "seats": 4 });
            let table = strangers[0].open(wish).await?;
            for stranger in &strangers {
                for _ in 0..STREAMS {
                    stranger.listen(&table).await?;
                }
            }
            Ok(flooding(50, move |number| {
                let stranger = strangers[number % strangers.len()].clone();
                let path = format!("{table}/chat");
                let letters = if number % 16 < 4 { 501 } else { 500 };
                let line = json!({ "text": "x".repeat(letters) }).to_string();
                async move { stranger.post(&path, line).await }
            }))
        })
    },
};
