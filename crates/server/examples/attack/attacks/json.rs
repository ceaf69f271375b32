//! JSON that is deep, wide or broken, to every route that takes some.

use serde_json::json;

use super::{ADDRESSES, Attack, flooding, strangers};

const PATHS: [&str; 5] = [
    "/api/guests",
    "/api/tables",
    "/api/tables/none/options",
    "/api/tables/none/actions",
    "/api/recover",
];

pub const ATTACK: Attack = Attack {
    name: "json",
    about: "bodies that are deep, wide or broken, fifty at once",
    refused: &["broken-json", "wrong-fields", "too-large"],
    prepare: |target| {
        Box::pin(async move {
            let (strangers, bodies) = (strangers(&target, ADDRESSES).await?, bodies());
            Ok(flooding(50, move |number| {
                let stranger = strangers[number % strangers.len()].clone();
                let path = PATHS[number % PATHS.len()];
                let body = bodies[number % bodies.len()].clone();
                async move { stranger.post(path, body).await }
            }))
        })
    },
};

fn bodies() -> Vec<String> {
    let wide: Vec<u32> = (0..3_000).collect();
    let keys: serde_json::Map<_, _> = (0..1_000).map(|n| (format!("{n}"), json!([]))).collect();
    vec![
        "[".repeat(16_000),
        format!("{{\"options\":{}{}}}", "[".repeat(7_000), "]".repeat(7_000)),
        format!("{{\"options\":{}{}}}", "[".repeat(100), "]".repeat(100)),
        json!({ "options": wide }).to_string(),
        json!({ "options": keys }).to_string(),
        format!("{{\"game\":\"{}\"}}", "x".repeat(60_000)),
        format!("{{\"name\":\"{}", "\\u0000".repeat(100)),
    ]
}
