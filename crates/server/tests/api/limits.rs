//! How often and how much: every route by its kind.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::num::NonZeroU32;

use axum::http::Method;
use serde_json::{Value, json};
use server::{Access, Config, Traffic, routes};

use crate::browser::{Answer, Browser, plain, start};

const RATE: NonZeroU32 = NonZeroU32::new(5).unwrap();

async fn ask(browser: &Browser, method: &Method, path: &str) -> Answer {
    let path = path.replace("{id}", "none");
    browser.send(browser.request(method.as_str(), &path)).await
}

/// A flood of one kind is told when to come back, in words and in the header; the other kinds of
/// request stay open.
#[tokio::test]
async fn a_flood_is_told_when_to_come_back() {
    let base = start(Config {
        requests_per_second: RATE.get(),
        ..plain()
    })
    .await;
    let nobody = Browser::nobody(&base);
    for traffic in Traffic::ALL {
        let mut of_kind = routes();
        of_kind.retain(|route| route.traffic == traffic);
        let route = of_kind.first().expect("each kind has a route");
        let allowance = traffic.allowance(RATE);
        let mut allowed = 0;
        let refused = loop {
            let answer = ask(&nobody, &route.method, route.path).await;
            if answer.status == 429 {
                break answer;
            }
            allowed += 1;
            assert!(allowed < 3 * allowance.burst, "{traffic:?} has no limit");
        };
        assert!(allowed >= allowance.burst, "{traffic:?}: {allowed}");
        assert_eq!(refused.refused(429), "too-many-requests");
        let seconds = refused.headers["retry-after"].to_str().unwrap();
        let most = allowance.pause.as_millis().div_ceil(1000) as u64;
        assert!((1..=most).contains(&seconds.parse().unwrap()), "{seconds}");
        assert_eq!(
            refused.json()["facts"]["seconds"]["number"],
            json!(seconds.parse::<u64>().unwrap())
        );
        let sentence = refused.json()["sentence"].as_str().unwrap().to_owned();
        assert!(sentence.contains("Try again in"), "{sentence}");
        // All routes of the kind share the limit.
        let last = of_kind.last().expect("each kind has a route");
        assert_eq!(ask(&nobody, &last.method, last.path).await.status, 429);
    }
}

/// What is scarce is scarcer than playing, whatever the server's rate.
#[test]
fn playing_and_looking_is_never_scarcer_than_the_rest() {
    for rate in [1, 5, 50] {
        let rate = NonZeroU32::new(rate).unwrap();
        let playing = Traffic::Command.allowance(rate);
        for traffic in Traffic::ALL {
            assert!(
                traffic.allowance(rate).pause >= playing.pause,
                "{traffic:?}"
            );
        }
    }
    let of = |method: Method, path: &str| {
        let mut found = routes();
        found.retain(|route| route.method == method && route.path == path);
        found[0].traffic
    };
    let actions = of(Method::POST, "/api/tables/{id}/actions");
    assert_eq!(actions, Traffic::Command);
    assert_eq!(of(Method::GET, "/api/tables/{id}/events"), Traffic::Reading);
    for route in routes() {
        assert_eq!(
            route.traffic == Traffic::Reading,
            route.method == Method::GET,
            "{}",
            route.path
        );
    }
}

/// A refusal says what exactly was wrong.
#[tokio::test]
async fn strange_requests_are_told_what_is_wrong() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let page = ann.get("/api/tables?limit=-1").await;
    assert_eq!(page.refused(400), "wrong-query");
    let sentence = ann
        .post("/api/guests", json!({ "name": "x".repeat(2000) }))
        .await;
    let sentence = sentence.json()["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.contains("at most 1 KiB"), "{sentence}");
    let method = ann.request("DELETE", "/api/me").send().await.unwrap();
    assert_eq!(method.status().as_u16(), 405);
    let refused: Value = method.json().await.unwrap();
    assert_eq!(refused["code"], "wrong-method");
    let table = ann.open(json!({ "game": "dice", "seats": 2 })).await;
    let chat = json!({ "text": "x".repeat(501) });
    let line = ann.post(&format!("{table}/chat"), chat).await;
    let sentence = line.json()["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.contains("500 characters"), "{sentence}");
    let crowd = json!({ "game": "rivals/intro", "seats": 3 });
    let crowd = ann.post("/api/tables", crowd).await;
    let sentence = crowd.json()["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.contains("is for 2 players"), "{sentence}");
    let bots = json!({ "game": "dice", "seats": 2, "bots": "aud,aud,aud" });
    let bots = ann.post("/api/tables", bots).await;
    assert_eq!(bots.refused(422), "bot-count");
}

#[tokio::test]
async fn every_route_has_a_longest_body() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    for route in routes() {
        let Some(_) = route.takes else { continue };
        let body = json!({ "text": "x".repeat(route.traffic.most_bytes()) });
        let path = route.path.replace("{id}", "none");
        let answer = ann.post(&path, body).await;
        if route.access == Access::Bot {
            // Whoever has no token is not read at all.
            assert_eq!(answer.refused(401), "no-token", "{path}");
            continue;
        }
        assert_eq!(answer.refused(413), "too-large", "{path}");
        let is_open = route.access == Access::Anybody;
        let stranger = Browser::nobody(&base).post(&path, Value::Null).await;
        assert_eq!(stranger.status, if is_open { 400 } else { 401 }, "{path}");
    }
}

/// The head of the answer to the first part of a request; nothing more is sent.
async fn head_of_answer(base: &str, part: String) -> String {
    let address = base.strip_prefix("http://").unwrap().to_owned();
    let asking = move || {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(part.as_bytes()).unwrap();
        let lines = BufReader::new(stream).lines().map(Result::unwrap);
        let head: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
        head.join("\n").to_lowercase()
    };
    tokio::task::spawn_blocking(asking).await.unwrap()
}

/// Who keeps a connection that the server gives up loses their next request.
#[tokio::test]
async fn whoever_is_answered_before_the_body_has_come_reads_that_the_connection_ends() {
    let base = start(plain()).await;
    let head = |path: &str, header: &str| {
        format!("POST {path} HTTP/1.1\r\nHost: here\r\n{header}\r\nContent-Length: 12\r\n\r\n")
    };
    let json = "Content-Type: application/json";
    for (status, early) in [
        ("415", head("/api/guests", "Content-Type: text/plain")),
        (
            "403",
            head("/api/guests", "Origin: https://elsewhere.example"),
        ),
        ("404", head("/api/nothing", json)),
        ("405", head("/api/games", json)),
    ] {
        let answer = head_of_answer(&base, early).await;
        assert!(answer.contains(status), "{answer}");
        assert!(answer.contains("connection: close"), "{answer}");
    }
    // All of it was read, whatever it said.
    for (status, body) in [("200", r#"{"name":"A"}"#), ("400", "twelve bytes")] {
        let whole = head("/api/guests", json) + body;
        let answer = head_of_answer(&base, whole).await;
        assert!(answer.contains(status), "{answer}");
        assert!(!answer.contains("connection:"), "{answer}");
    }
}
