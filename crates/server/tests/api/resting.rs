//! Tables nobody is at: they leave memory, nothing happens there, and they come back unchanged.

use std::time::Duration;

use serde_json::{Value, json};
use server::Config;

use crate::browser::{Browser, Events, plain, start};

const REST: Duration = Duration::from_millis(300);

/// Tables leave memory as soon as nobody is at them.
fn restless() -> Config {
    Config {
        rest_after: REST,
        ..plain()
    }
}

/// One of the server's figures.
async fn figure(browser: &Browser, name: &str) -> u64 {
    let figures = browser.get("/metrics").await.text;
    let line = figures.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap().trim().parse().unwrap()
}

async fn until_all_rest(browser: &Browser) {
    while figure(browser, "landnam_tables ").await > 0 {
        tokio::time::sleep(REST / 5).await;
    }
}

/// The seat's update, as soon as it has a choice.
async fn asked(browser: &Browser, table: &str) -> Value {
    loop {
        let update = browser.update(table).await;
        if !update["choices"].as_array().unwrap().is_empty() {
            return update;
        }
    }
}

#[tokio::test]
async fn a_table_comes_back_as_it_was() {
    let base = start(restless()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let wish = json!({ "game": "base", "seats": 3, "bots": "random", "open": true });
    let table = ann.play(wish).await;
    for key in 0..8 {
        let update = asked(&ann, &table).await;
        ann.act(&table, &update, 0, &format!("k{key}")).await.ok();
    }
    let before = asked(&ann, &table).await;
    until_all_rest(&ann).await;
    let mine = ann.get("/api/me/tables").await.ok();
    assert_eq!(
        (&mine[0]["my_seat"], &mine[0]["my_turn"]),
        (&json!(0), &json!(true))
    );
    let lobby = ann.get("/api/tables").await.ok();
    assert_eq!(lobby["tables"][0]["phase"], "running");
    assert_eq!(
        figure(&ann, "landnam_tables ").await,
        0,
        "lists wake nobody"
    );
    let after = ann.update(&table).await;
    assert_eq!(after, before);
    ann.act(&table, &after, 0, "later").await.ok();
    assert_eq!(figure(&ann, "landnam_stopped_tables_total").await, 0);
}

/// A table that leaves memory between any two requests loses none of them and exists only once.
#[tokio::test]
async fn requests_wait_for_a_table_on_its_way_back() {
    let config = Config {
        rest_after: Duration::ZERO,
        ..plain()
    };
    let base = start(config).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    let chat = format!("{table}/chat");
    let mut talkers = tokio::task::JoinSet::new();
    for talker in 0..8 {
        let bob = Browser::guest(&base, &format!("Bob {talker}")).await;
        let (chat, table) = (chat.clone(), table.clone());
        talkers.spawn(async move {
            for line in 0..20 {
                let said = json!({ "text": format!("{line}") });
                bob.post(&chat, said).await.ok();
                tokio::time::sleep(Duration::from_millis(10 * talker)).await;
                if line % 5 == talker % 5 {
                    bob.listen(&table, None).await.next().await;
                }
            }
        });
    }
    talkers.join_all().await;
    assert_eq!(figure(&ann, "landnam_stopped_tables_total").await, 0);
    assert!(figure(&ann, "landnam_rested_tables_total").await > 5);
    let change = json!({ "seat": 1, "holder": { "holder": "bot", "level": "random" } });
    ann.post(&format!("{table}/seats"), change).await.ok();
    ann.start(&table).await;
    let state = ann.get(&table).await.ok();
    assert_eq!(state["chat"].as_array().unwrap().len(), 160);
}

fn endless() -> Value {
    json!({ "game": "base", "seats": 3, "bots": "random", "options": { "points": 22 } })
}

/// One guest opens twenty tables that bots would play at for ever, and leaves.
#[tokio::test]
async fn bots_alone_stop_when_nobody_watches() {
    let base = start(restless()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(ann.watch(endless()).await);
    }
    until_all_rest(&ann).await;
    let played = figure(&ann, "landnam_entries_total").await;
    tokio::time::sleep(3 * REST).await;
    assert_eq!(figure(&ann, "landnam_entries_total").await, played);
    // Whoever watches sees them play on.
    let mut events = ann.listen(&tables[0], None).await;
    let (_, first) = events.next_of("table").await;
    let begun = first["update"]["version"].as_u64().unwrap();
    while events.next_of("update").await.1["version"]
        .as_u64()
        .unwrap()
        < begun + 20
    {}
}

/// Waits until a table says that it is closed.
async fn until_closed(events: &mut Events) -> Value {
    loop {
        let (_, message) = events.next().await;
        let lobby = match message["message"].as_str() {
            Some("table") => &message["lobby"],
            _ => &message,
        };
        if lobby["table"]["phase"] == "closed" {
            return message;
        }
    }
}

#[tokio::test]
async fn bots_alone_end_after_so_many_decisions() {
    let config = Config {
        bot_decisions: 100,
        ..restless()
    };
    let base = start(config).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.watch(endless()).await;
    let closed = until_closed(&mut ann.listen(&table, None).await).await;
    assert_eq!(closed["message"], "table", "one can still look at it");
    let chat = format!("{table}/chat");
    let refused = ann.post(&chat, json!({ "text": "?" })).await;
    assert_eq!(refused.refused(410), "closed");
    // A person at the table is no reason to stop, however long the bots take.
    let table = ann.play(endless()).await;
    let mut decided = 0;
    while decided < 60 {
        let update = asked(&ann, &table).await;
        ann.act(&table, &update, 0, &format!("k{decided}"))
            .await
            .ok();
        decided += 1;
    }
    assert!(ann.update(&table).await["version"].as_u64().unwrap() > 120);
}

/// Nor is a person who has a seat and never does anything: stand-ins keep the game going.
#[tokio::test]
async fn bots_end_beside_a_person_who_does_nothing() {
    let config = Config {
        bot_decisions: 20,
        ..restless()
    };
    let base = start(config).await;
    let ann = Browser::guest(&base, "Ann").await;
    let mut wish = endless();
    wish["clock"] = json!({ "per_decision": 1, "bank": 0 });
    let table = ann.play(wish).await;
    let closed = until_closed(&mut ann.listen(&table, None).await).await;
    assert_eq!(closed["message"], "table");
}

#[tokio::test]
async fn a_table_nobody_begins_is_closed_and_says_so() {
    let config = Config {
        unstarted: Duration::from_secs(1),
        ..restless()
    };
    let base = start(config).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann
        .host(json!({ "game": "dice", "seats": 2, "open": true }))
        .await;
    let mut events = ann.listen(&table, None).await;
    let listed = ann.get("/api/tables").await.ok();
    assert_eq!(listed["tables"].as_array().unwrap().len(), 1);
    assert_eq!(until_closed(&mut events).await["message"], "lobby");
    assert_eq!(ann.get("/api/tables").await.ok()["tables"], json!([]));
    let mine = ann.get("/api/me/tables").await.ok();
    assert_eq!(mine[0]["phase"], "closed");
    let refused = ann.post(&format!("{table}/start"), Value::Null).await;
    assert_eq!(refused.refused(410), "closed");
    assert_eq!(figure(&ann, "landnam_closed_tables_total").await, 1);
}
