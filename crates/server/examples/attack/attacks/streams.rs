//! Event streams of one address without a session, as many as one gets.

use serde_json::json;

use super::{Attack, address, flooding};

pub const ATTACK: Attack = Attack {
    name: "streams",
    about: "event streams of one address without a session, fifty at once",
    refused: &["too-many-streams-here"],
    prepare: |target| {
        Box::pin(async move {
            let host = target.stranger(address(0)).await?;
            let table = host.open(json!({ "game": "base", "seats": 4 })).await?;
            let nobody = target.nobody(address(1))?;
            Ok(flooding(50, move |_| {
                let (nobody, table) = (nobody.clone(), table.clone());
                async move { nobody.listen(&table).await }
            }))
        })
    },
};
