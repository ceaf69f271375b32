//! What one guest or one address may hold, and that others do not notice when somebody wants more.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use server::{Caps, Config};
use tokio::net::{TcpSocket, TcpStream};

use crate::browser::{Browser, plain, start};

/// With caps, but asked as often as one likes.
pub fn capped(caps: Caps) -> Config {
    Config {
        requests_per_second: 1_000_000,
        caps,
        ..plain()
    }
}

fn table() -> serde_json::Value {
    json!({ "game": "dice", "seats": 2 })
}

/// A refusal names the limit in the caller's language.
async fn says(browser: &mut Browser, path: &str, language: &'static str, words: &str) {
    browser.language = language;
    let answer = browser.get(path).await;
    let sentence = answer.json()["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.contains(words), "{sentence}");
}

#[tokio::test]
async fn a_guest_follows_so_many_tables_at_once() {
    let base = start(capped(Caps {
        streams_per_guest: 2,
        ..Caps::default()
    }))
    .await;
    let mut ann = Browser::guest(&base, "Ann").await;
    let table = ann.open(table()).await;
    let (first, _second) = (
        ann.listen(&table, None).await,
        ann.listen(&table, None).await,
    );
    let events = format!("{table}/events");
    assert_eq!(ann.get(&events).await.refused(429), "too-many-streams");
    says(&mut ann, &events, "en", "following 2 tables").await;
    says(&mut ann, &events, "de", "schon 2 Tische").await;
    Browser::nobody(&base).listen(&table, None).await;
    drop(first);
    while ann.request("GET", &events).send().await.unwrap().status() != 200 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let figures = ann.get("/metrics").await.text;
    let line = "landnam_refused_total{cap=\"streams-per-guest\"}";
    assert!(figures.contains(line), "{figures}");
}

#[tokio::test]
async fn one_address_does_not_take_all_streams() {
    let base = start(capped(Caps {
        streams_per_address: 100,
        ..Caps::default()
    }))
    .await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.open(table()).await;
    let (mut streams, mut refused) = (Vec::new(), 0);
    for _ in 0..1_500 {
        let stream = connect(&base, [127, 0, 0, 2]).await;
        let stream = asked(
            stream,
            &format!("GET {table}/events HTTP/1.1\r\nhost: a\r\n\r\n"),
        )
        .await;
        match first_line(&stream).await.as_str() {
            "HTTP/1.1 200 OK" => streams.push(stream),
            "HTTP/1.1 429 Too Many Requests" => refused += 1,
            line => panic!("{line}"),
        }
    }
    assert_eq!((streams.len(), refused), (100, 1_400));
    ann.listen(&table, None).await;
}

#[tokio::test]
async fn a_guest_stores_so_much_an_hour() {
    let base = start(capped(Caps {
        bytes_per_guest: 4_000,
        ..Caps::default()
    }))
    .await;
    let (ann, bob) = (
        Browser::guest(&base, "Ann").await,
        Browser::guest(&base, "Bob").await,
    );
    let table = ann.open(table()).await;
    let chat = format!("{table}/chat");
    let line = json!({ "text": "x".repeat(500) });
    let mut said = 0;
    let refused = loop {
        let answer = ann.post(&chat, line.clone()).await;
        if answer.status != 200 {
            break answer;
        }
        said += 1;
        assert!(said < 10, "there is no limit");
    };
    assert!(said > 3, "{said}");
    assert_eq!(refused.refused(429), "too-much-stored");
    let seconds: u64 = refused.headers["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..3_600).contains(&seconds), "{seconds}");
    bob.post(&chat, line).await.ok();
}

/// What bots store while they are alone counts as their host's; then they wait.
#[tokio::test]
async fn bots_store_no_more_than_their_host_may() {
    let base = start(capped(Caps {
        bytes_per_guest: 20_000,
        ..Caps::default()
    }))
    .await;
    let ann = Browser::guest(&base, "Ann").await;
    let wish = json!({ "game": "base", "seats": 4, "bots": "random", "options": { "points": 22 } });
    let table = ann.watch(wish).await;
    let _watching = ann.listen(&table, None).await;
    let line = "landnam_refused_total{cap=\"bytes-per-guest\"}";
    while !ann.get("/metrics").await.text.contains(line) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let version = ann.update(&table).await["version"].as_u64().unwrap();
    assert!((20..1_000).contains(&version), "{version}");
    tokio::time::sleep(Duration::from_millis(500)).await;
    let later = ann.update(&table).await["version"].as_u64().unwrap();
    assert!(later <= version + 3, "{version}, and then {later}");
}

/// A person at the table does not change that: Bob plays at Ann's table, and her bots wait when
/// they have stored as much as she may.
#[tokio::test]
async fn bots_among_people_store_no_more_than_their_host_may() {
    let base = start(capped(Caps {
        bytes_per_guest: 8_000,
        ..Caps::default()
    }))
    .await;
    let (ann, bob) = (
        Browser::guest(&base, "Ann").await,
        Browser::guest(&base, "Bob").await,
    );
    let wish = json!({ "game": "base", "seats": 4, "bots": "random", "options": { "points": 22 } });
    let table = ann.open(wish).await;
    bob.sit(&table, 0).await.ok();
    ann.start(&table).await;
    let line = "landnam_refused_total{cap=\"bytes-per-guest\"}";
    let mut decided = 0;
    while !ann.get("/metrics").await.text.contains(line) {
        let update = bob.update(&table).await;
        if !update["choices"].as_array().unwrap().is_empty() {
            bob.act(&table, &update, 0, &format!("k{decided}")).await;
            decided += 1;
        }
        assert!(decided < 300, "they store without end");
    }
}

const HEALTH: &str = "GET /health HTTP/1.1\r\nhost: a\r\n\r\n";

/// Many guests of one address together do not store more than the address may send.
#[tokio::test]
async fn an_address_sends_so_much_an_hour() {
    let base = start(capped(Caps {
        bytes_per_address: 10_000,
        ..Caps::default()
    }))
    .await;
    let ann = Browser::guest(&base, "Ann").await;
    let line = json!({ "name": "x".repeat(900) });
    let mut answers = Vec::new();
    for _ in 0..20 {
        answers.push(
            ann.post("/api/guests", line.clone()).await.json()["code"]
                .as_str()
                .unwrap()
                .to_owned(),
        );
    }
    let (first, last) = (&answers[0], &answers[19]);
    assert_eq!(
        (first.as_str(), last.as_str()),
        ("bad-name", "too-much-sent")
    );
    ann.get("/api/me").await.ok();
}

/// From one of the addresses of this machine.
async fn connect(base: &str, from: [u8; 4]) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((from, 0))).unwrap();
    let to = base.strip_prefix("http://").unwrap().parse().unwrap();
    socket.connect(to).await.unwrap()
}

async fn asked(stream: TcpStream, request: &str) -> TcpStream {
    stream.writable().await.unwrap();
    // Who is turned away may be gone before he has spoken.
    let _ = stream.try_write(request.as_bytes());
    stream
}

/// The next byte; none if the connection has ended.
async fn next_byte(stream: &TcpStream) -> Option<u8> {
    let mut byte = [0];
    loop {
        stream.readable().await.unwrap();
        match stream.try_read(&mut byte) {
            Ok(0) => return None,
            Ok(_) => return Some(byte[0]),
            Err(why) if why.kind() == ErrorKind::WouldBlock => {}
            Err(_) => return None,
        }
    }
}

async fn first_line(stream: &TcpStream) -> String {
    let mut line = String::new();
    while let Some(byte) = next_byte(stream).await.filter(|byte| *byte != b'\r') {
        line.push(char::from(byte));
    }
    line
}

/// Whether the other side ends the connection, without a word or with one.
async fn is_closed(stream: &TcpStream) -> bool {
    let end = async { while next_byte(stream).await.is_some() {} };
    let patience = Duration::from_secs(15);
    tokio::time::timeout(patience, end).await.is_ok()
}

/// Silent sockets and half-sent headers from one address: others come in all the same, and those
/// who say nothing are put out.
#[tokio::test]
async fn silent_connections_keep_nobody_out() {
    let base = start(capped(Caps {
        connections: 960,
        connections_per_address: 240,
        idle: Duration::from_secs(3),
        ..Caps::default()
    }))
    .await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.open(table()).await;
    let mut silent = Vec::new();
    for number in 0..1_100 {
        let stream = connect(&base, [127, 0, 0, 2]).await;
        let said = if number % 2 == 0 {
            ""
        } else {
            "GET /health HTTP/1.1\r\nhost:"
        };
        silent.push(asked(stream, said).await);
    }
    let fresh = Browser::nobody(&base);
    fresh.get(&table).await.ok();
    ann.get(&table).await.ok();
    let figures = ann.get("/metrics").await.text;
    assert!(figures.contains("landnam_refused_total{cap=\"connections-per-address\"}"));
    for stream in &silent {
        assert!(is_closed(stream).await);
    }
    let again = connect(&base, [127, 0, 0, 2]).await;
    let again = asked(again, HEALTH).await;
    assert_eq!(first_line(&again).await, "HTTP/1.1 200 OK");
    let figures = ann.get("/metrics").await.text;
    assert!(
        figures.contains("landnam_refused_total{cap=\"idle\"} 240"),
        "{figures}"
    );
}

#[tokio::test]
async fn a_full_server_says_so() {
    let base = start(capped(Caps {
        connections: 2,
        ..Caps::default()
    }))
    .await;
    let mut inside = Vec::new();
    for _ in 0..2 {
        let stream = asked(connect(&base, [127, 0, 0, 1]).await, HEALTH).await;
        assert_eq!(first_line(&stream).await, "HTTP/1.1 200 OK");
        inside.push(stream);
    }
    let mut late = Browser::nobody(&base);
    let answer = late.get("/health").await;
    assert_eq!(answer.refused(503), "no-room");
    assert_eq!(answer.headers["retry-after"], "10");
    says(&mut late, "/health", "de", "Der Server ist voll").await;
}

/// A body that never comes is not waited for.
#[tokio::test]
async fn a_slow_body_is_given_up() {
    let base = start(plain()).await;
    let request = "POST /api/guests HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n\
                   content-length: 50\r\n\r\n{";
    let slow = asked(connect(&base, [127, 0, 0, 1]).await, request).await;
    assert_eq!(first_line(&slow).await, "HTTP/1.1 408 Request Timeout");
    let figures = Browser::nobody(&base).get("/metrics").await.text;
    assert!(
        figures.contains("landnam_refused_total{cap=\"slow-body\"} 1"),
        "{figures}"
    );
}
