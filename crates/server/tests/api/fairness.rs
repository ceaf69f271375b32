//! From the commitment to the first draw, over the network.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;

use crate::browser::{Browser, plain, pledge, start};

fn impatient() -> Config {
    Config {
        nonce_patience: Duration::ZERO,
        ..plain()
    }
}

async fn lobby(browser: &Browser, table: &str) -> Value {
    let mut state = browser.get(table).await.ok();
    match state["message"].as_str() {
        Some("table") => state["lobby"].take(),
        _ => state,
    }
}

async fn play_to_the_end(ann: &Browser, table: &str) {
    let mut update = ann.update(table).await;
    for turn in 0.. {
        if update["ending"] != Value::Null {
            break;
        }
        let end = json!({ "prompt": update["prompt"], "action": "end", "key": format!("k{turn}") });
        ann.post(&format!("{table}/actions"), end).await.ok();
        update = ann.update(table).await;
    }
}

/// A pledge that was made without looking at the commitment is refused; the nonce is handed over
/// after the list is closed, and the journal shows all of it.
#[tokio::test]
async fn a_nonce_is_pledged_and_then_handed_over() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let wish = json!({ "game": "dice", "seats": 1 });
    let (table, other) = (ann.open(wish.clone()).await, ann.open(wish).await);
    let strange = ann.commitment(&other).await;
    let strange = strange.as_str().unwrap();
    for commitment in [strange, ""] {
        let blind = json!({ "seat": 0, "pledge": pledge(strange, "0a"), "commitment": commitment });
        let answer = ann.post(&format!("{table}/sit"), blind).await;
        assert_eq!(answer.refused(409), "other-commitment");
    }
    ann.pledge(&table, 0, "0a").await.ok();
    let again = ann.pledge(&table, 0, "0b").await;
    assert_eq!(
        again.refused(409),
        "already-seated",
        "one commitment, one pledge"
    );
    let reveal = |nonce: &str| {
        let body = json!({ "nonce": nonce });
        let path = format!("{table}/reveal");
        let ann = &ann;
        async move { ann.post(&path, body).await }
    };
    assert_eq!(reveal("0a").await.refused(409), "no-nonce-awaited");
    ann.start(&table).await;
    let closed = lobby(&ann, &table).await;
    assert_eq!(closed["table"]["phase"], "gathering");
    assert_eq!(closed["deal"]["awaited"], json!([0]));
    let list: Value = serde_json::from_str(closed["deal"]["list"].as_str().unwrap()).unwrap();
    assert_eq!(list["seats"][0]["pledge"], closed["deal"]["pledges"][0]);
    assert_eq!(list["seats"][0]["name"], "Ann");
    for path in ["options", "stand", "start"] {
        let answer = ann
            .post(&format!("{table}/{path}"), json!({ "options": {} }))
            .await;
        assert_eq!(answer.refused(409), "list-closed", "{path}");
    }
    assert_eq!(reveal("0b").await.refused(409), "other-nonce");
    reveal("0a").await.ok();
    play_to_the_end(&ann, &table).await;
    let journal = ann.get(&format!("{table}/journal")).await.text;
    for line in [
        format!("commitment: {}\n", closed["commitment"].as_str().unwrap()),
        format!("terms: {}\n", closed["deal"]["terms"].as_str().unwrap()),
        format!("list: {}\n", closed["deal"]["list"].as_str().unwrap()),
        "nonce red: 0a\n".to_owned(),
    ] {
        assert!(journal.contains(&line), "{line}\n{journal}");
    }
    let verdict = ann.get(&format!("{table}/verify")).await.ok();
    assert_eq!(verdict["verified"], true, "{verdict}");
}

/// Other options, another commitment: everybody is told, and nobody starts over a forgotten pledge.
#[tokio::test]
async fn other_options_need_another_seed() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann
        .open(json!({ "game": "base", "seats": 2, "bots": "random" }))
        .await;
    ann.pledge(&table, 0, "0a").await.ok();
    let before = lobby(&ann, &table).await;
    let points = json!({ "options": { "points": 5 } });
    ann.post(&format!("{table}/options"), points).await.ok();
    let after = lobby(&ann, &table).await;
    assert_ne!(after["commitment"], before["commitment"]);
    assert_eq!(after["deal"]["redrawn"], 1);
    assert_eq!(after["deal"]["why"], json!({ "why": "options" }));
    assert_eq!(after["deal"]["owing"], json!([0]));
    assert_eq!(after["can_start"], false);
    let early = ann.post(&format!("{table}/start"), Value::Null).await;
    assert_eq!(early.refused(409), "pledges-missing");
    ann.pledge(&table, 0, "0b").await.ok();
    ann.start(&table).await;
    ann.post(&format!("{table}/reveal"), json!({ "nonce": "0b" }))
        .await
        .ok();
    assert_eq!(lobby(&ann, &table).await["table"]["phase"], "running");
}

/// A nonce that does not come: a new start is counted, and all others can agree to go on without.
#[tokio::test]
async fn a_nonce_that_does_not_come_is_counted_and_left_out_by_agreement() {
    let base = start(impatient()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let bob = Browser::guest(&base, "Bob").await;
    let table = ann.open(json!({ "game": "dice", "seats": 2 })).await;
    ann.pledge(&table, 0, "0a").await.ok();
    bob.pledge(&table, 1, "0b").await.ok();
    ann.start(&table).await;
    ann.post(&format!("{table}/reveal"), json!({ "nonce": "0a" }))
        .await
        .ok();
    ann.post(&format!("{table}/again"), json!({})).await.ok();
    let second = lobby(&ann, &table).await;
    assert_eq!(
        second["deal"]["why"],
        json!({ "why": "again", "missing": [1] })
    );
    // The list closes by itself when both have pledged anew.
    ann.pledge(&table, 0, "1a").await.ok();
    assert_eq!(lobby(&ann, &table).await["deal"]["list"], Value::Null);
    bob.pledge(&table, 1, "1b").await.ok();
    ann.post(&format!("{table}/reveal"), json!({ "nonce": "1a" }))
        .await
        .ok();
    let agree = json!({ "without": true });
    ann.post(&format!("{table}/again"), agree).await.ok();
    let third = lobby(&ann, &table).await;
    assert_eq!(
        third["deal"]["why"],
        json!({ "why": "without", "missing": [1] })
    );
    ann.pledge(&table, 0, "2a").await.ok();
    let closed = lobby(&ann, &table).await;
    let list: Value = serde_json::from_str(closed["deal"]["list"].as_str().unwrap()).unwrap();
    assert_eq!(list["start"], 3);
    assert_eq!(
        list["earlier"],
        json!([
            { "agreed": [], "missing": ["blue"], "without": false },
            { "agreed": ["red"], "missing": ["blue"], "without": true },
        ])
    );
    ann.post(&format!("{table}/reveal"), json!({ "nonce": "2a" }))
        .await
        .ok();
    assert_eq!(lobby(&ann, &table).await["table"]["phase"], "running");
}

/// A table with a chosen map or position says so to everybody.
#[tokio::test]
async fn practice_is_marked() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let position = json!({
        "game": "base", "seats": 2, "bots": "random", "open": true, "position": "turn red",
    });
    let table = ann.play(position).await;
    let card = lobby(&ann, &table).await["table"].take();
    assert_eq!(card["practice"], true);
    let fair = ann
        .play(json!({ "game": "base", "seats": 2, "bots": "random", "open": true }))
        .await;
    assert_eq!(lobby(&ann, &fair).await["table"]["practice"], false);
    let list = lobby(&ann, &table).await["deal"]["list"].take();
    assert!(list.as_str().unwrap().contains("\"practice\":true"));
    // Lists are read from the store, where each table has an outline.
    for (reader, path) in [
        (&Browser::nobody(&base), "/api/tables"),
        (&ann, "/api/tables?phase=running"),
        (&ann, "/api/me/tables"),
    ] {
        let page = reader.get(path).await.ok();
        let tables = page["tables"].as_array().or(page.as_array()).unwrap();
        let card = |table: &str| {
            let id = table.rsplit('/').next().unwrap();
            tables.iter().find(|card| card["id"] == id)
        };
        assert_eq!(card(&table).unwrap()["practice"], true, "{path}");
        assert_eq!(card(&fair).unwrap()["practice"], false, "{path}");
    }
}
