//! Who may do what, for every route of the route table.

use serde_json::{Value, json};
use server::{Access, Route, routes};

use crate::browser::{Answer, Browser, plain, start};

/// A body that is well formed, so that only permission can be missing.
fn body(route: &Route) -> Value {
    match route.takes {
        None => Value::Null,
        Some("NewGuest" | "NewBot") => json!({ "name": "Zoe" }),
        Some("Recover") => json!({ "recovery_code": "0000" }),
        Some("CreateTable") => json!({ "game": "dice", "seats": 2 }),
        Some("PlayOn") => json!({ "step": 0, "seat": 0 }),
        Some("Sit") => json!({ "seat": 0 }),
        Some("Reveal") => json!({ "nonce": "01" }),
        Some("Again") => json!({ "without": false }),
        Some("SeatChange") => json!({ "seat": 1, "holder": { "holder": "open" } }),
        Some("ChangeOptions") => json!({ "options": {} }),
        Some("ChangeConditions") => json!({ "open": false, "clock": null }),
        Some("Act") => json!({ "prompt": 999, "action": "end", "key": "k" }),
        Some("AskHint" | "BotTerms") => json!({}),
        Some("Why") => json!({ "action": "end" }),
        Some("Chat") => json!({ "text": "hello" }),
        Some("EndSessions") => json!({ "end": "others" }),
        Some("Mute") => json!({ "person": "nobody", "muted": true }),
        Some("Admit") => json!({ "person": "nobody" }),
        Some("ChatRules") => json!({ "seated_only": true }),
        Some("LessonMoves" | "PuzzleMoves") => json!({ "moves": [] }),
        Some("BotAct") => json!({ "prompt": 999, "action": "end" }),
        Some("InviteBot") => json!({ "seat": 1, "bot": "nobody" }),
        Some("Replace") => json!({ "seat": 1 }),
        Some(other) => panic!("the matrix has no body for {other}"),
    }
}

async fn ask(browser: &Browser, route: &Route, table: &str) -> Answer {
    let path = match route.path {
        "/api/rules/{id}" => "/api/rules/BASE-1".to_owned(),
        "/api/examples/{name}" => "/api/examples/base-distance".to_owned(),
        "/api/lessons/{id}" => "/api/lessons/base-first".to_owned(),
        "/api/puzzles/{id}" => "/api/puzzles/dice-1-dice-7-0".to_owned(),
        path => {
            let table = table.trim_start_matches("/api/tables/");
            path.replace("tables/{id}", &format!("tables/{table}"))
        }
    };
    if route.method == "GET" {
        // A stream has no end to wait for; its beginning says who may listen.
        if path.ends_with("/events") && !path.starts_with("/api/bot/") {
            drop(browser.listen(table, None).await);
            return browser.get("/api/games").await;
        }
        browser.get(&path).await
    } else {
        browser.post(&path, body(route)).await
    }
}

/// A running table: Ann is host and sits, Bob sits, Eve is a stranger.
async fn running_table(ann: &Browser, bob: &Browser) -> String {
    let table = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    bob.sit(&table, 1).await.ok();
    ann.start(&table).await;
    table
}

#[tokio::test]
async fn every_route_lets_in_whom_it_says_and_nobody_else() {
    let base = start(plain()).await;
    let nobody = Browser::nobody(&base);
    let (ann, bob) = (
        Browser::guest(&base, "Ann").await,
        Browser::guest(&base, "Bob").await,
    );
    let eve = Browser::guest(&base, "Eve").await;
    for route in routes() {
        let place = format!("{} {}", route.method, route.path);
        let table = running_table(&ann, &bob).await;
        let refused = |answer: &Answer| matches!(answer.status, 401 | 403);
        let stranger_status = ask(&nobody, &route, &table).await.status;
        // What the matter itself is refused for is not a question of permission.
        let others = [&eve, &bob, &ann];
        let mut let_in = Vec::new();
        for browser in others {
            let table = running_table(&ann, &bob).await;
            let answer = ask(browser, &route, &table).await;
            let is_bad_code = answer.text.contains("bad-code");
            let_in.push(!refused(&answer) || is_bad_code);
        }
        let (expected_stranger, expected) = match route.access {
            Access::Anybody => (false, [true, true, true]),
            Access::Guest => (true, [true, true, true]),
            Access::Seated => (true, [false, true, true]),
            Access::Host => (true, [false, false, true]),
            Access::Bot => (true, [false, false, false]),
        };
        assert_eq!(
            stranger_status == 401,
            expected_stranger,
            "{place} without a session"
        );
        assert_eq!(let_in, expected, "{place}: stranger, seated, host");
    }
}

#[tokio::test]
async fn every_answer_has_its_headers() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    for path in [
        "/api/games",
        "/api/tables/none",
        "/",
        "/api",
        "/health",
        "/no/such/page",
    ] {
        let answer = ann.get(path).await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self';"), "{path}");
        assert_eq!(
            answer.headers["x-content-type-options"], "nosniff",
            "{path}"
        );
        assert_eq!(answer.headers["referrer-policy"], "no-referrer", "{path}");
    }
    let me = ann.get("/api/me").await;
    assert_eq!(me.headers["cache-control"], "no-store");
    // What stays the same is asked for again, and not sent again.
    let games = ann.get("/api/games").await;
    assert_eq!(games.headers["cache-control"], "no-cache");
    let again = ann.request("GET", "/api/games");
    let again = again.header("if-none-match", &games.headers["etag"]);
    assert_eq!(ann.send(again).await.status, 304);
}

#[tokio::test]
async fn other_sites_cannot_command() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let wish = json!({ "game": "dice", "seats": 1 });
    let from = |origin: String| ann.request("POST", "/api/tables").header("origin", origin);
    let strange = ann
        .send(from("https://evil.example".into()).json(&wish))
        .await;
    assert_eq!(strange.refused(403), "bad-origin");
    ann.send(from(base.clone()).json(&wish)).await.ok();
}

#[tokio::test]
async fn large_and_strange_bodies_are_refused() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let large = json!({ "name": "x".repeat(100_000) });
    assert_eq!(
        ann.post("/api/guests", large).await.refused(413),
        "too-large"
    );
    let untold = ann.request("POST", "/api/guests").body("{}");
    assert_eq!(ann.send(untold).await.refused(415), "no-json-type");
    let json = "application/json";
    let broken = ann.request("POST", "/api/guests").body("{");
    let broken = ann.send(broken.header("content-type", json)).await;
    assert_eq!(broken.refused(400), "broken-json");
    let wrong = ann.post("/api/tables", json!({ "game": 7 })).await;
    assert_eq!(wrong.refused(400), "wrong-fields");
    let sentence = wrong.json()["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.contains("expected a string"), "{sentence}");
    let twice = r#"{"game": "base", "seats": 3, "options": {"points": 9, "points": 10}}"#;
    let twice = ann.request("POST", "/api/tables").body(twice);
    let twice = ann.send(twice.header("content-type", json)).await;
    assert_eq!(twice.refused(400), "wrong-fields");
    for wish in [
        json!({ "game": "chess", "seats": 2 }),
        json!({ "game": "base", "seats": 200 }),
        json!({ "game": "base", "seats": 3, "options": { "points": 1e300 } }),
        json!({ "game": "base", "seats": 3, "options": { "elephants": true } }),
        json!({ "game": "base", "seats": 3, "position": "red hand 4294967295 lumber" }),
        json!({ "game": "base", "seats": 3, "clock": { "per_decision": 0, "bank": 0 } }),
    ] {
        let answer = ann.post("/api/tables", wish.clone()).await;
        assert_eq!(answer.refused(422), "bad-options", "{wish}");
        let why = answer.json()["facts"]["why"]["place"].clone();
        let sentence = answer.json()["sentence"].as_str().unwrap().to_owned();
        assert!(
            sentence.contains(why.as_str().unwrap()),
            "{sentence}: {why}"
        );
    }
    assert_eq!(ann.get("/api/tables/0123").await.refused(404), "not-found");
    assert_eq!(ann.get("/api/nothing").await.refused(404), "not-found");
    let method = ann.send(ann.request("DELETE", "/api/tables")).await;
    assert_eq!(method.refused(405), "wrong-method");
    let query = ann.get("/api/tables/0123/replay?step=first").await;
    assert_eq!(query.refused(400), "wrong-query");
}
