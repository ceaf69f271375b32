//! Options that are large, odd or deep, and that would be stored and shown.

use serde_json::json;

use super::{ADDRESSES, Attack, flooding, strangers};

pub const ATTACK: Attack = Attack {
    name: "options",
    about: "options of 15 KB and of every odd kind, fifty at once",
    refused: &["bad-options"],
    prepare: |target| {
        Box::pin(async move {
            let (mut hosts, bodies) = (Vec::new(), bodies());
            for host in strangers(&target, ADDRESSES).await? {
                let table = host.open(json!({ "game": "base", "seats": 3 })).await?;
                hosts.push((host, table));
            }
            Ok(flooding(50, move |number| {
                let (host, table) = hosts[number % hosts.len()].clone();
                let body = bodies[number % bodies.len()].clone();
                async move { host.post(&format!("{table}/options"), body).await }
            }))
        })
    },
};

fn bodies() -> Vec<String> {
    let long = "x".repeat(15_000);
    let wide: serde_json::Map<_, _> = (0..1_200).map(|n| (format!("k{n}"), json!(n))).collect();
    let hexes = vec![json!({ "q": 1, "r": 1, "terrain": "forest", "number": 5 }); 200];
    [
        json!({ "seats": long }),
        json!({ "seats": wide }),
        json!({ "board": long }),
        json!({ "board": { "map": { "hexes": hexes, "harbours": [], "robber": null } } }),
        json!(wide),
        json!({ "points": 1e300, "turn_limit": -1, "mode": [] }),
    ]
    .map(|options| json!({ "options": options }).to_string())
    .to_vec()
}
