//! The host's words about who may speak, and what the others agree on.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Server};

use crate::browser::{Answer, Browser, plain, start};

async fn say(browser: &Browser, table: &str, text: &str) -> Answer {
    let chat = format!("{table}/chat");
    browser.post(&chat, json!({ "text": text })).await
}

async fn id(browser: &Browser) -> Value {
    browser.get("/api/me").await.ok()["id"].take()
}

async fn mute(host: &Browser, table: &str, person: &Value, muted: bool) -> Answer {
    let wish = json!({ "person": person, "muted": muted });
    host.post(&format!("{table}/mute"), wish).await
}

/// Ann is host, Bob sits, the game runs.
async fn running(base: &str) -> (Browser, Browser, String) {
    let (ann, bob) = (
        Browser::guest(base, "Ann").await,
        Browser::guest(base, "Bob").await,
    );
    let table = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    bob.sit(&table, 1).await.ok();
    ann.start(&table).await;
    (ann, bob, table)
}

#[tokio::test]
async fn who_is_muted_is_told_so_after_a_restart_too() {
    let folder = tempfile::tempdir().unwrap();
    let config = || Config {
        data: Some(folder.path().to_owned()),
        ..plain()
    };
    let server = Server::start(config()).await.unwrap();
    let base = format!("http://{}", server.address().unwrap());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    let (mut ann, mut bob, table) = running(&base).await;
    let bobs = id(&bob).await;
    assert_eq!(
        mute(&bob, &table, &bobs, true).await.refused(403),
        "not-host"
    );
    let unknown = mute(&ann, &table, &json!("0123"), true).await;
    assert_eq!(unknown.refused(422), "no-such-person");
    let herself = mute(&ann, &table, &id(&ann).await, true).await;
    assert_eq!(herself.refused(422), "no-such-person");
    let hello = json!({ "text": "hello", "key": "k1" });
    let chat = format!("{table}/chat");
    bob.post(&chat, hello.clone()).await.ok();
    let mut events = ann.listen(&table, None).await;
    mute(&ann, &table, &bobs, true).await.ok();
    let (_, presence) = events.next_of("presence").await;
    assert_eq!(presence["chat"]["muted"][0]["name"], "Bob");
    assert_eq!(say(&bob, &table, "hello?").await.refused(403), "muted");
    bob.post(&chat, hello.clone()).await.ok();
    drop(events);
    stop.send(()).unwrap();
    serving.await.unwrap().unwrap();

    let base = start(config()).await;
    (ann.base, bob.base) = (base.clone(), base);
    assert_eq!(say(&bob, &table, "still?").await.refused(403), "muted");
    bob.post(&chat, hello).await.ok();
    mute(&ann, &table, &bobs, false).await.ok();
    say(&bob, &table, "thank you").await.ok();
    let chat = ann.get(&table).await.ok()["chat"].take();
    let said: Vec<&Value> = chat.as_array().unwrap().iter().collect();
    assert_eq!(
        said.len(),
        2,
        "what was refused was not said, nor anything twice"
    );
    assert_eq!(
        (&said[1]["person"], &said[1]["text"]),
        (&bobs, &json!("thank you"))
    );
}

/// Whoever comes late to a table that has not started, or comes back, reads what was said.
#[tokio::test]
async fn what_was_said_before_the_start_is_heard_later_too() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    let mut events = ann.listen(&table, None).await;
    say(&ann, &table, "who plays?").await.ok();
    let (last, _) = events.next_of("chat").await;
    drop(events);
    say(&ann, &table, "anybody?").await.ok();
    let bob = Browser::guest(&base, "Bob").await;
    for (who, since) in [(&bob, None), (&ann, None), (&ann, Some(last.as_str()))] {
        let (_, lobby) = who.listen(&table, since).await.next_of("lobby").await;
        let texts = [&lobby["said"][0]["text"], &lobby["said"][1]["text"]];
        assert_eq!(texts, [&json!("who plays?"), &json!("anybody?")]);
    }
    let mut events = ann.listen(&table, None).await;
    events.next_of("lobby").await;
    bob.sit(&table, 1).await.ok();
    let (_, lobby) = events.next_of("lobby").await;
    assert!(lobby["said"].is_null(), "she has heard it: {lobby}");
}

/// Nobody turns the lines of others around, or says what cannot be seen.
#[tokio::test]
async fn a_line_holds_what_can_be_read() {
    let base = start(plain()).await;
    let (ann, _, table) = running(&base).await;
    for nothing in ["", "  ", "\u{202e}", "\u{200b}\0"] {
        let refused = say(&ann, &table, nothing).await.refused(422);
        assert_eq!(refused, "nothing-said", "{nothing:?}");
    }
    let heap = format!("a\u{202e}b{}", "\u{301}".repeat(300));
    say(&ann, &table, &heap).await.ok();
    let state = ann.get(&table).await.ok();
    let said = state["chat"][0]["text"].as_str().unwrap();
    assert!(
        said.starts_with("ab") && said.chars().count() < 6,
        "{said:?}"
    );
    let long = json!({ "text": "hello", "key": "k".repeat(65) });
    let refused = ann.post(&format!("{table}/chat"), long).await.refused(400);
    assert_eq!(refused, "bad-key");
}

#[tokio::test]
async fn the_host_closes_the_chat_to_those_without_a_seat() {
    let base = start(plain()).await;
    let (ann, bob, table) = running(&base).await;
    let eve = Browser::guest(&base, "Eve").await;
    say(&eve, &table, "nice roll").await.ok();
    let rules = format!("{table}/chat-rules");
    let closed = json!({ "seated_only": true });
    assert_eq!(
        bob.post(&rules, closed.clone()).await.refused(403),
        "not-host"
    );
    ann.post(&rules, closed).await.ok();
    assert_eq!(say(&eve, &table, "?").await.refused(403), "chat-closed");
    say(&bob, &table, "peace").await.ok();
    ann.post(&rules, json!({ "seated_only": false })).await.ok();
    say(&eve, &table, "well then").await.ok();
}

/// A key belongs to whoever made it up, and without one every line counts.
#[tokio::test]
async fn a_line_with_a_key_is_said_once() {
    let base = start(plain()).await;
    let (ann, bob, table) = running(&base).await;
    let chat = format!("{table}/chat");
    let line = json!({ "text": "hello", "key": "k1" });
    let first = ann.post(&chat, line.clone()).await.ok();
    assert_eq!(ann.post(&chat, line.clone()).await.ok(), first);
    bob.post(&chat, line).await.ok();
    say(&bob, &table, "well").await.ok();
    say(&bob, &table, "well").await.ok();
    let long = json!({ "text": "hello", "key": "k".repeat(65) });
    assert_eq!(ann.post(&chat, long).await.refused(400), "bad-key");
    let chat = ann.get(&table).await.ok()["chat"].take();
    let said: Vec<&str> = chat
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|it| it["text"].as_str())
        .collect();
    assert_eq!(said, ["hello", "hello", "well", "well"]);
}

/// Nobody is taken for somebody else at a table, neither at a seat nor in the chat.
#[tokio::test]
async fn who_looks_like_somebody_at_the_table_gets_a_number() {
    let base = start(plain()).await;
    let ida = Browser::guest(&base, "Ida").await;
    let table = ida.open(json!({ "game": "dice", "seats": 2 })).await;
    let other = Browser::guest(&base, "lda").await;
    other.sit(&table, 1).await.ok();
    ida.sit(&table, 0).await.ok();
    let seats = ida.get(&table).await.ok()["table"]["seats"].take();
    let names = [0, 1].map(|seat| seats[seat]["holder"]["name"].clone());
    assert_eq!(names, ["Ida", "lda 2"]);
    ida.start(&table).await;
    let watcher = Browser::guest(&base, "ida").await;
    for browser in [&watcher, &ida, &other] {
        say(browser, &table, "hello").await.ok();
    }
    let chat = ida.get(&table).await.ok()["chat"].take();
    let names = [0, 1, 2].map(|line| chat[line]["name"].clone());
    assert_eq!(names, ["ida 2", "Ida", "lda 2"]);
}

/// Bots are somebody, too.
#[tokio::test]
async fn nobody_is_taken_for_a_bot_of_the_table() {
    let base = start(plain()).await;
    let called = |table: &Value| {
        let seats = table["seats"].as_array().unwrap().iter();
        let names = seats.map(|seat| seat["called"].as_str().unwrap().to_owned());
        names.collect::<Vec<String>>()
    };
    let idun = Browser::guest(&base, "ldun").await;
    let wish = json!({ "game": "base", "seats": 4, "bots": "random" });
    let table = idun.host(wish).await;
    let lobby = idun.get(&table).await.ok();
    let expected = ["ldun", "Njord", "Bragi", "Freya"];
    assert_eq!(
        called(&lobby["table"]),
        expected,
        "no bot looks like its host"
    );
    let open = json!({ "seat": 1, "holder": { "holder": "open" } });
    idun.post(&format!("{table}/seats"), open).await.ok();
    let freya = Browser::guest(&base, "FREYA").await;
    freya.sit(&table, 1).await.ok();
    idun.start(&table).await;
    let bragi = Browser::guest(&base, "Bragi").await;
    say(&bragi, &table, "hello").await.ok();
    let state = idun.get(&table).await.ok();
    let names = called(&state["lobby"]["table"]);
    assert_eq!(names, ["ldun", "FREYA 2", "Bragi", "Freya"]);
    assert_eq!(state["chat"][0]["name"], "Bragi 2");
}

/// A bot is called after its level; several of one level are counted.
#[tokio::test]
async fn bots_are_called_after_their_levels() {
    let base = start(plain()).await;
    let aud = Browser::guest(&base, "Aud").await;
    let wish = |bots: &str| json!({ "game": "base", "seats": 4, "bots": bots });
    let called = |lobby: &Value| -> Vec<String> {
        let seats = lobby["table"]["seats"].as_array().unwrap().iter();
        let names = seats.map(|seat| seat["called"].as_str().unwrap().to_owned());
        names.collect()
    };
    for (bots, names) in [
        ("floki", ["Aud", "Floki", "Floki II", "Floki III"]),
        ("ketil,aud,aud", ["Aud", "Ketil", "Aud II", "Aud III"]),
        ("njal,greedy,random", ["Aud", "Njal", "Idun", "Bragi"]),
    ] {
        let table = aud.host(wish(bots)).await;
        assert_eq!(called(&aud.get(&table).await.ok()), names);
    }
    for bots in ["ketil,aud", "nobody", "aud:", "aud:wim=3", "aud:whim=999"] {
        let refused = aud.post("/api/tables", wish(bots)).await;
        assert!(refused.status >= 400 && refused.status < 500, "{bots}");
    }
}

/// Before the start the host empties any seat: a person's or a bot's.
#[tokio::test]
async fn the_host_removes_people_and_bots_before_the_start() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let bob = Browser::guest(&base, "Bob").await;
    let wish = json!({ "game": "base", "seats": 3, "bots": "random" });
    let table = ann.host(wish).await;
    let open = |seat: u8| json!({ "seat": seat, "holder": { "holder": "open" } });
    let seats = format!("{table}/seats");
    ann.post(&seats, open(1)).await.ok();
    bob.sit(&table, 1).await.ok();
    assert_eq!(bob.post(&seats, open(0)).await.refused(403), "not-host");
    ann.post(&seats, open(1)).await.ok();
    let lobby = bob.get(&table).await.ok();
    assert_eq!(lobby["table"]["my_seat"], Value::Null);
    assert_eq!(lobby["table"]["seats"][1]["holder"]["holder"], "open");
    let eve = Browser::guest(&base, "Eve").await;
    eve.sit(&table, 1).await.ok();
    ann.start(&table).await;
    assert_eq!(
        ann.post(&seats, open(1)).await.refused(409),
        "not-gathering"
    );
}

/// Whoever was removed stays so, after a restart, too, until the host lets them back in.
#[tokio::test]
async fn who_was_removed_sits_down_only_if_the_host_lets_them() {
    let folder = tempfile::tempdir().unwrap();
    let config = || Config {
        data: Some(folder.path().to_owned()),
        ..plain()
    };
    let server = Server::start(config()).await.unwrap();
    let base = format!("http://{}", server.address().unwrap());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    let mut ann = Browser::guest(&base, "Ann").await;
    let mut bob = Browser::guest(&base, "Bob").await;
    let table = ann.host(json!({ "game": "base", "seats": 3 })).await;
    let open = |seat: u8| json!({ "seat": seat, "holder": { "holder": "open" } });
    let (seats, admit) = (format!("{table}/seats"), format!("{table}/admit"));
    bob.sit(&table, 1).await.ok();
    bob.post(&format!("{table}/stand"), Value::Null).await.ok();
    bob.sit(&table, 1).await.ok();
    ann.post(&seats, open(1)).await.ok();
    let bobs = id(&bob).await;
    let lobby = bob.get(&table).await.ok();
    assert_eq!(lobby["removed"], json!([{ "person": bobs, "name": "Bob" }]));
    for seat in [1, 2] {
        assert_eq!(bob.sit(&table, seat).await.refused(403), "removed");
    }
    let wish = json!({ "person": bobs });
    let himself = bob.post(&admit, wish.clone()).await;
    assert_eq!(himself.refused(403), "not-host");
    stop.send(()).unwrap();
    serving.await.unwrap().unwrap();

    let base = start(config()).await;
    (ann.base, bob.base) = (base.clone(), base);
    assert_eq!(bob.sit(&table, 1).await.refused(403), "removed");
    ann.post(&admit, wish).await.ok();
    assert_eq!(bob.get(&table).await.ok()["removed"], json!([]));
    bob.sit(&table, 1).await.ok();
    ann.post(&seats, open(0)).await.ok();
    ann.sit(&table, 0).await.ok();
}

/// Whoever keeps the others waiting, connected or not, is replaced when all who are there agree.
#[tokio::test]
async fn the_others_let_a_bot_play_for_somebody_who_does_nothing() {
    let base = start(Config {
        replace_after: Duration::from_millis(300),
        ..plain()
    })
    .await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cyd"] {
        people.push(Browser::guest(&base, name).await);
    }
    let [ann, bob, cyd] = &people[..] else {
        unreachable!()
    };
    let table = ann.host(json!({ "game": "dice", "seats": 3 })).await;
    bob.sit(&table, 1).await.ok();
    cyd.sit(&table, 2).await.ok();
    ann.start(&table).await;
    let mut streams = Vec::new();
    for person in &people {
        streams.push(person.listen(&table, None).await);
    }
    let replace = format!("{table}/replace");
    let idle_one = json!({ "seat": 0 });
    let early = bob.post(&replace, idle_one.clone()).await;
    assert_eq!(early.refused(409), "not-idle");
    tokio::time::sleep(Duration::from_millis(350)).await;
    let other = bob.post(&replace, json!({ "seat": 2 })).await;
    assert_eq!(other.refused(409), "not-idle", "nobody waits for Cyd");
    bob.post(&replace, idle_one.clone()).await.ok();
    let update = bob.update(&table).await;
    assert_eq!(update["idle"][0]["voters"], json!([1, 2]));
    assert_eq!(update["idle"][0]["agreed"], json!([1]));
    let of = |state: &Value| state["lobby"]["table"]["seats"][0]["stand_in"].clone();
    assert_eq!(of(&bob.get(&table).await.ok()), false, "Cyd has a say");
    cyd.post(&replace, idle_one).await.ok();
    assert_eq!(of(&bob.get(&table).await.ok()), true);
    ann.sit(&table, 0).await.ok();
    assert_eq!(of(&bob.get(&table).await.ok()), false, "she is back");
}
