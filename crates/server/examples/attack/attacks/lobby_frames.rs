//! A crowd at a table that has not begun, whose host changes something again and again.

use serde_json::{Value, json};

use super::{ADDRESSES, Attack, address, flooding};

/// Streams of each address.
const CROWD: usize = 75;

pub const ATTACK: Attack = Attack {
    name: "changing-lobby",
    about: "300 listeners of a lobby with a large map, changed as often as its host may",
    // A busy machine answers more slowly than the host may ask; only the cost counts.
    refused: &[],
    prepare: |target| {
        Box::pin(async move {
            let host = target.stranger(address(0)).await?;
            let wish = json!({ "game": "sea/new_world", "seats": 4, "options": island() });
            let table = host.open(wish).await?;
            for number in 0..ADDRESSES {
                let nobody = target.nobody(address(number))?;
                for _ in 0..CROWD {
                    nobody.listen(&table).await?;
                }
            }
            Ok(flooding(20, move |number| {
                let (host, table) = (host.clone(), table.clone());
                let body = json!({ "open": number % 2 == 0, "clock": null }).to_string();
                async move { host.post(&format!("{table}/conditions"), body).await }
            }))
        })
    },
};

/// A map of one's own: it is told again with every change.
fn island() -> Value {
    let places = || (0..6).flat_map(|r| (0..7).map(move |q| (q, r)));
    let hex = |(q, r): (i32, i32)| match (q + r) % 2 {
        0 => json!({ "q": q, "r": r, "terrain": "forest", "number": 6 }),
        _ => json!({ "q": q, "r": r, "terrain": "sea", "number": null }),
    };
    let group: Vec<Value> = places().map(|(q, r)| json!([q, r])).collect();
    let deal = json!({ "groups": [group], "always": true });
    let sea = json!({ "points": 12, "pirate": "frame", "islands": true, "deal": deal });
    let hexes: Vec<Value> = places().map(hex).collect();
    json!({ "board": { "map": { "hexes": hexes, "harbours": [], "robber": null, "sea": sea } } })
}
