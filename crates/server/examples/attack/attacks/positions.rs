//! Made-up positions with as much in them as fits, from many addresses: opening tables is scarce.

use serde_json::json;

use super::{Attack, flooding, strangers};

/// Each may open twenty tables at once.
const HOSTS: u8 = 32;

pub const ATTACK: Attack = Attack {
    name: "positions",
    about: "tables with crowded or endless positions, twenty at once",
    refused: &["bad-options", "too-many-requests"],
    prepare: |target| {
        Box::pin(async move {
            let (hosts, bodies) = (strangers(&target, HOSTS).await?, bodies());
            Ok(flooding(20, move |number| {
                let host = hosts[number % hosts.len()].clone();
                let body = bodies[number % bodies.len()].clone();
                async move { host.post("/api/tables", body).await }
            }))
        })
    },
};

fn bodies() -> Vec<String> {
    let wish = |game: &str, position: String| {
        json!({ "game": game, "seats": 3, "position": position }).to_string()
    };
    vec![
        wish("base", crowded("road")),
        wish("sea/new_shores", crowded("ship")),
        wish("base", "robber 0,0\n".repeat(1_000)),
        wish("base", "red hand 1 ore\n".repeat(4_000)),
        wish("knights", "red knight 0,0.N strong ready\n".repeat(400)),
    ]
}

/// As many roads or ships as there are, side by side, so that routes have many turns to take.
fn crowded(piece: &str) -> String {
    let sides = ["E", "NE", "NW"];
    let places = (1..5).flat_map(|q| (1..4).flat_map(move |r| sides.map(|side| (q, r, side))));
    let lines = places
        .take(15)
        .map(|(q, r, side)| format!("red {piece} {q},{r}.{side}\n"));
    lines.collect()
}
