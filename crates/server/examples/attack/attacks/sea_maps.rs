//! Maps of the sea that cannot be dealt, or hardly.

use serde_json::{Value, json};

use super::{ADDRESSES, Attack, Pending, Ready, flooding, strangers};
use crate::target::Target;

pub const TWO: Attack = Attack {
    name: "two-maps",
    about: "maps that cannot be dealt, two at once",
    refused: &["rule"],
    prepare: |target| prepare(target, 2),
};

pub const FIFTY: Attack = Attack {
    name: "fifty-maps",
    about: "maps that cannot be dealt, fifty at once",
    refused: &["rule", "too-many-requests"],
    prepare: |target| prepare(target, 50),
};

fn prepare(target: Target, at_once: usize) -> Pending<Ready> {
    Box::pin(async move {
        let mut hosts = Vec::new();
        for host in strangers(&target, ADDRESSES).await? {
            let wish = json!({ "game": "sea/new_world", "seats": 3 });
            let table = host.open(wish).await?;
            hosts.push((host, table));
        }
        let bodies = [hopeless().to_string(), costly().to_string()];
        Ok(flooding(at_once, move |number| {
            let (host, table) = hosts[number % hosts.len()].clone();
            let body = bodies[number / 2 % bodies.len()].clone();
            async move { host.post(&format!("{table}/options"), body).await }
        }))
    })
}

/// The printed New World, changed.
fn new_world(change: impl Fn(&mut Value)) -> Value {
    let hex = |(q, r, land)| {
        if land {
            json!({ "q": q, "r": r, "terrain": "forest", "number": 6 })
        } else {
            json!({ "q": q, "r": r, "terrain": "sea", "number": null })
        }
    };
    let places = (0..6).flat_map(|r| (0..7).map(move |q| (q, r, (q + r) % 2 == 0)));
    let hexes: Vec<Value> = places.clone().map(hex).collect();
    let group: Vec<Value> = places.map(|(q, r, _)| json!([q, r])).collect();
    let mut map = json!({
        "hexes": hexes,
        "harbours": [],
        "robber": null,
        "sea": {
            "points": 12,
            "pirate": "frame",
            "islands": true,
            "deal": { "groups": [group], "always": true, "reds_apart": true }
        }
    });
    change(&mut map);
    json!({ "options": { "board": { "map": map } } })
}

/// The same hexes again and again, and limits nothing can keep.
fn hopeless() -> Value {
    new_world(|map| {
        let group = map["sea"]["deal"]["groups"][0].clone();
        map["sea"]["deal"]["groups"] = json!(vec![group; 48]);
        map["sea"]["deal"]["barred"] = json!([{ "numbers": [6] }]);
    })
}

/// The most a map can cost that looks as if it could be dealt: half of it is red numbers.
fn costly() -> Value {
    new_world(|_| {})
}
