//! What strangers sent to bring a server down: each is refused with a reason, at a bounded cost.
//! How other players fare meanwhile is measured by `cargo xtask attack`.

use serde_json::{Value, json};
use server::{SqliteStore, Store};

use crate::browser::{Browser, plain, start};

/// A map of forty hexes, half of them land with a six, dealt as the part `deal` says.
fn sea_map(deal: &Value) -> Value {
    let places = || (0..6).flat_map(|r| (0..7).map(move |q| (q, r)));
    let hex = |(q, r): (i32, i32)| match (q + r) % 2 {
        0 => json!({ "q": q, "r": r, "terrain": "forest", "number": 6 }),
        _ => json!({ "q": q, "r": r, "terrain": "sea", "number": null }),
    };
    let group: Vec<Value> = places().map(|(q, r)| json!([q, r])).collect();
    let mut sea = json!({ "points": 12, "pirate": "frame", "islands": true, "deal": deal });
    let groups = sea["deal"]["groups"].as_u64().unwrap_or(1) as usize;
    sea["deal"]["groups"] = json!(vec![group; groups]);
    sea["deal"]["always"] = json!(true);
    let hexes: Vec<Value> = places().map(hex).collect();
    json!({ "board": { "map": { "hexes": hexes, "harbours": [], "robber": null, "sea": sea } } })
}

async fn choose(host: &Browser, table: &str, options: Value) -> (u16, Value) {
    let change = json!({ "options": options });
    let answer = host.post(&format!("{table}/options"), change).await;
    (answer.status, answer.json())
}

/// Maps that cannot be dealt once took 10,000 shuffles each, on the threads that serve everybody.
#[tokio::test]
async fn maps_that_cannot_be_dealt_are_refused_with_the_reason() {
    let base = start(plain()).await;
    let mut ann = Browser::guest(&base, "Ann").await;
    let table = ann
        .open(json!({ "game": "sea/new_world", "seats": 3 }))
        .await;
    for (deal, rule, reason) in [
        (json!({ "groups": 40 }), "BASE-15", "in two places"),
        (
            json!({ "barred": [{ "numbers": [6] }] }),
            "BASE-15",
            "no hex for a 6",
        ),
        (json!({ "reds_apart": true }), "SEA-133", "never stayed"),
    ] {
        let (status, refused) = choose(&ann, &table, sea_map(&deal)).await;
        assert_eq!((status, &refused["rule"]), (422, &json!(rule)), "{refused}");
        let sentence = refused["sentence"].as_str().unwrap();
        assert!(sentence.contains(reason), "{sentence}");
    }
    ann.language = "de";
    let (_, refused) = choose(&ann, &table, sea_map(&json!({ "reds_apart": true }))).await;
    let sentence = refused["sentence"].as_str().unwrap();
    assert!(
        sentence.contains("hielt ihre Grenzen nie ein"),
        "{sentence}"
    );
    // Without limits the same map is dealt.
    let (status, answer) = choose(&ann, &table, sea_map(&json!({}))).await;
    assert_eq!(status, 200, "{answer}");
}

/// Whatever is sent as options, what is stored and shown is their proper form and nothing else.
#[tokio::test]
async fn options_are_stored_in_their_proper_form() {
    let folder = tempfile::tempdir().unwrap();
    let config = server::Config {
        data: Some(folder.path().to_owned()),
        ..plain()
    };
    let base = start(config).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.open(json!({ "game": "knights", "seats": 3 })).await;
    let long = "x".repeat(15_000);
    for odd in [
        json!({ "seats": long }),
        json!({ "seats": 4 }),
        json!({ "seats": { "a": long } }),
        json!({ "elephants": 1 }),
        json!({ "board": long }),
        json!({ "board": { "map": { "hexes": [], "harbours": [], "robber": null, "a": 1 } } }),
        json!([1, 2]),
        json!(long),
    ] {
        let (status, refused) = choose(&ann, &table, odd.clone()).await;
        assert_eq!(status, 422, "{odd}");
        assert!(refused.to_string().len() < 2_000, "{refused}");
        let opened = json!({ "game": "knights", "seats": 3, "options": odd });
        assert_eq!(ann.post("/api/tables", opened).await.status, 422, "{odd}");
    }
    let said = json!({ "points": 9, "seats": 3, "fiesepeter": false, "board": "random" });
    let (status, _) = choose(&ann, &table, said).await;
    assert_eq!(status, 200);
    let lobby = ann.get(&table).await.ok();
    assert_eq!(lobby["options"], json!({ "points": 9, "board": "random" }));
    let store = SqliteStore::open(&folder.path().join("landnam.db")).unwrap();
    let id = table.rsplit('/').next().unwrap().to_owned();
    let lines = store.lines(id).await.unwrap();
    // The table, the options that were taken, and the new seed they need.
    assert_eq!(lines.len(), 3, "what was refused leaves nothing behind");
    assert!(lines.iter().all(|line| line.len() < 1_000), "{lines:?}");
    assert!(
        lines[1].contains(r#"{"board":"random","points":9}"#),
        "{}",
        lines[1]
    );
}

/// A position is short, and so is what is said about one that cannot be read.
#[tokio::test]
async fn endless_positions_are_refused() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    for position in ["robber 0,0\n".repeat(5_000), "x".repeat(10_000)] {
        let wish = json!({ "game": "base", "seats": 3, "position": position });
        let refused = ann.post("/api/tables", wish).await;
        assert_eq!(refused.refused(422), "bad-options");
        assert!(refused.text.len() < 1_000, "{}", refused.text);
    }
}

/// Many look at a finished game at once: each is answered, or told when to come back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_at_a_finished_game_is_answered_or_told_to_wait() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let wish = json!({ "game": "dice", "seats": 2, "bots": "random" });
    let table = ann.watch(wish).await;
    let mut stream = ann.listen(&table, None).await;
    while ann.get(&format!("{table}/verify")).await.status != 200 {
        stream.next().await;
    }
    let mut crowd = tokio::task::JoinSet::new();
    for number in 0..200 {
        let path = match number % 4 {
            0 => format!("{table}/journal"),
            1 => format!("{table}/verify"),
            2 => format!("{table}/replay?step={number}"),
            _ => table.clone(),
        };
        let nobody = Browser::nobody(&base);
        crowd.spawn(async move { nobody.get(&path).await });
    }
    let mut answered = 0;
    while let Some(answer) = crowd.join_next().await {
        let answer = answer.unwrap();
        match answer.status {
            200 | 400 => answered += 1,
            429 | 503 => {
                let seconds = answer.headers["retry-after"].to_str().unwrap();
                assert!((1..=5).contains(&seconds.parse().unwrap()), "{seconds}");
                let sentence = answer.json()["sentence"].as_str().unwrap().to_owned();
                assert!(sentence.contains("ry again in"), "{sentence}");
            }
            other => panic!("{other}: {}", answer.text),
        }
    }
    assert!(answered > 0);
}
