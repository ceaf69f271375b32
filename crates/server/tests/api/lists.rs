//! The lobby in pages, and what a server finds when it starts.

use std::path::Path;

use serde_json::{Value, json};
use server::{Batch, Caps, Config, Server, SqliteStore, StartReport, Store};

use crate::browser::{Browser, plain, start};
use crate::caps::capped;

fn names(page: &Value) -> Vec<String> {
    let tables = page["tables"].as_array().unwrap().iter();
    tables
        .map(|it| it["name"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn the_lobby_comes_in_pages() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    for number in 0..45 {
        let game = if number % 3 == 0 { "base" } else { "dice" };
        let name = format!("{game} {number}");
        ann.open(json!({ "game": game, "seats": 2, "open": true, "name": name }))
            .await;
    }
    ann.open(json!({ "game": "dice", "seats": 2, "name": "private" }))
        .await;
    ann.play(json!({ "game": "dice", "seats": 2, "bots": "random", "open": true, "name": "runs" }))
        .await;
    let (mut pages, mut seen, mut query) = (Vec::new(), Vec::new(), String::new());
    loop {
        let page = ann.get(&format!("/api/tables?limit=20{query}")).await.ok();
        pages.push(page["tables"].as_array().unwrap().len());
        seen.extend(names(&page));
        let Some(next) = page["next"].as_str() else {
            break;
        };
        query = format!("&after={next}");
    }
    assert_eq!(pages, [20, 20, 6]);
    let newest = (0..45).rev();
    let game = |number| if number % 3 == 0 { "base" } else { "dice" };
    let mut expected: Vec<String> = newest.map(|it| format!("{} {it}", game(it))).collect();
    expected.push("runs".into());
    assert_eq!(seen, expected, "the newest first, running ones last");
    let some = ann.get("/api/tables?game=base&limit=100").await.ok();
    assert_eq!((names(&some).len(), &some["next"]), (15, &Value::Null));
    let some = ann.get("/api/tables?phase=running").await.ok();
    assert_eq!(names(&some), ["runs"]);
    assert_eq!(names(&ann.get("/api/tables").await.ok()).len(), 20);
    for query in [
        "after=x",
        "after=over.3",
        "after=running.x",
        "limit=x",
        "phase=x",
    ] {
        let refused = ann.get(&format!("/api/tables?{query}")).await;
        assert_eq!(refused.refused(400), "wrong-query", "{query}");
    }
}

#[tokio::test]
async fn a_guest_and_an_address_have_so_many_tables() {
    let base = start(capped(Caps {
        tables_per_guest: 3,
        tables_per_address: 4,
        ..Caps::default()
    }))
    .await;
    let mut ann = Browser::guest(&base, "Ann").await;
    let bob = Browser::guest(&base, "Bob").await;
    let one = json!({ "game": "dice", "seats": 1 });
    for _ in 0..3 {
        ann.open(one.clone()).await;
    }
    let refused = ann.post("/api/tables", one.clone()).await;
    assert_eq!(refused.refused(429), "too-many-tables");
    ann.language = "de";
    let refused = ann.post("/api/tables", one.clone()).await;
    let sentence = refused.json()["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.starts_with("Du hast 3 Tische"), "{sentence}");
    let last = bob.play(one.clone()).await;
    let refused = bob.post("/api/tables", one.clone()).await;
    assert_eq!(refused.refused(429), "too-many-tables-here");
    // A finished game counts no longer.
    let mut update = bob.update(&last).await;
    for turn in 0.. {
        if update["ending"] != Value::Null {
            break;
        }
        let end = json!({ "prompt": update["prompt"], "action": "end", "key": format!("k{turn}") });
        bob.post(&format!("{last}/actions"), end).await.ok();
        update = bob.update(&last).await;
    }
    bob.open(one).await;
    let figures = bob.get("/metrics").await.text;
    for cap in ["tables-per-guest", "tables-per-address"] {
        let line = format!("landnam_refused_total{{cap=\"{cap}\"}}");
        assert!(figures.contains(&line), "{figures}");
    }
}

fn at(folder: &Path) -> Config {
    Config {
        data: Some(folder.to_owned()),
        ..plain()
    }
}

/// A server's report, and what it has in a folder.
async fn visit(folder: &Path, guest: &mut Browser, play: bool) -> (StartReport, String) {
    let server = Server::start(at(folder)).await.unwrap();
    let report = server.report;
    guest.base = format!("http://{}", server.address().unwrap());
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = ended.await;
    }));
    let mut table = String::new();
    if play {
        *guest = Browser::guest(&guest.base, "Ann").await;
        let wish = json!({ "game": "dice", "seats": 2, "bots": "random" });
        table = guest.play(wish).await;
    }
    end.send(()).unwrap();
    running.await.unwrap().unwrap();
    (report, table)
}

/// A table with an entry nobody can read says so, is counted as broken, and hides no other.
#[tokio::test]
async fn a_broken_table_says_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let mut ann = Browser::nobody("");
    let (_, table) = visit(folder.path(), &mut ann, true).await;
    let id = table.rsplit('/').next().unwrap().to_owned();
    let store = SqliteStore::open(&folder.path().join("landnam.db")).unwrap();
    let first = store.lines(id.clone()).await.unwrap().len() as u64;
    let garbage = Batch {
        table: id,
        first,
        lines: vec!["{".into()],
        ..Batch::default()
    };
    store.append(garbage).await.unwrap();
    drop(store);
    let server = Server::start(at(folder.path())).await.unwrap();
    let (running, refused) = (server.report.running, server.report.refused);
    assert_eq!((running, refused), (0, 1));
    ann.base = format!("http://{}", server.address().unwrap());
    tokio::spawn(server.run(std::future::pending()));
    let answer = ann.get(&table).await;
    assert_eq!(answer.refused(500), "broken-table");
    let sentence = answer.json()["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.contains(&format!("entry {first}")), "{sentence}");
    let mine = ann.get("/api/me/tables").await.ok();
    assert_eq!(mine[0]["phase"], "stopped");
}

#[tokio::test]
async fn a_folder_without_its_database_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let mut ann = Browser::nobody("");
    assert!(!visit(folder.path(), &mut ann, true).await.0.is_emptied);
    let again = visit(folder.path(), &mut ann, false).await.0;
    assert_eq!((again.running, again.is_emptied), (1, false));
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let path = file.unwrap().path();
        let is_database = path.to_string_lossy().contains("landnam.db");
        if is_database {
            std::fs::remove_file(path).unwrap();
        }
    }
    assert!(visit(folder.path(), &mut ann, false).await.0.is_emptied);
}
