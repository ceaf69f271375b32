//! Bots with accounts: how guests make them, how hosts invite them, and what their programs may do.

use std::time::Duration;

use reqwest::header::AUTHORIZATION;
use serde_json::{Value, json};
use server::{Caps, Config};

use crate::browser::{Answer, Browser, plain, start};
use crate::caps::capped;

/// A program with the token of its bot.
struct Program {
    http: Browser,
    token: String,
    id: String,
}

impl Program {
    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let bearer = format!("Bearer {}", self.token);
        self.http
            .request(method, path)
            .header(AUTHORIZATION, bearer)
    }

    async fn post(&self, path: &str, body: &Value) -> Answer {
        self.http.send(self.request("POST", path).json(body)).await
    }

    async fn answer(&self, table: &str, prompt: &Value, action: &str) -> Answer {
        let act = json!({ "prompt": prompt, "action": action });
        self.post(&format!("{}/actions", of_bot(table)), &act).await
    }

    /// Its stream for all games, or for one.
    async fn listen(&self, path: &str, last: Option<&str>) -> News {
        let mut request = self.request("GET", &format!("{path}/events"));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status().as_u16(), 200);
        News {
            response,
            rest: String::new(),
            id: String::new(),
        }
    }
}

/// What a program hears.
struct News {
    response: reqwest::Response,
    rest: String,
    /// Of the last message that had one.
    id: String,
}

impl News {
    /// The next message; none if the stream has ended.
    async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some((frame, rest)) = self.rest.split_once("\n\n") {
                let (frame, rest) = (frame.to_owned(), rest.to_owned());
                self.rest = rest;
                let field = |name: &str| frame.lines().find_map(|line| line.strip_prefix(name));
                if let Some(id) = field("id: ") {
                    id.clone_into(&mut self.id);
                }
                if let Some(data) = field("data: ") {
                    return Some(serde_json::from_str(data).unwrap());
                }
                continue;
            }
            let chunk = self.response.chunk().await.unwrap()?;
            self.rest.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the stream goes on");
            if message["message"] == kind {
                return message;
            }
        }
    }
}

/// The address of a table for bots.
fn of_bot(table: &str) -> String {
    table.replace("/api/tables", "/api/bot/tables")
}

async fn bot(owner: &Browser, wish: Value) -> Program {
    let made = owner.post("/api/me/bots", wish).await.ok();
    Program {
        http: Browser::nobody(&owner.base),
        token: made["token"].as_str().unwrap().to_owned(),
        id: made["bot"]["id"].as_str().unwrap().to_owned(),
    }
}

async fn invite(host: &Browser, table: &str, seat: u8, name: &str) -> Answer {
    let wish = json!({ "seat": seat, "bot": name });
    host.post(&format!("{table}/invite"), wish).await
}

/// A dice game of Ann against a bot of hers, about to start.
async fn duel(ann: &Browser) -> (Program, News, String) {
    let program = bot(ann, json!({ "name": "Snorri" })).await;
    let news = program.listen("/api/bot", None).await;
    let table = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    invite(ann, &table, 1, "Snorri").await.ok();
    (program, news, table)
}

#[tokio::test]
async fn a_guest_makes_bots_and_sees_their_tokens_once() {
    let base = start(capped(Caps {
        bots_per_guest: 2,
        ..Caps::default()
    }))
    .await;
    let (mut ann, bob) = (
        Browser::guest(&base, "Ann").await,
        Browser::guest(&base, "Bob").await,
    );
    let snorri = bot(
        &ann,
        json!({ "name": "Snorri", "games": ["base", "base", "dice"] }),
    )
    .await;
    let list = ann.get("/api/me/bots").await;
    assert!(!list.text.contains(&snorri.token));
    let card = &list.ok()[0];
    assert_eq!(card["name"], "Snorri");
    assert_eq!(card["owner"], "Ann");
    assert_eq!(card["games"], json!(["base", "dice"]));
    assert_eq!(
        (&card["open"], &card["online"]),
        (&json!(false), &json!(false))
    );
    for (name, code) in [
        ("  ", "bad-name"),
        ("SN0RRI", "bot-name-taken"),
        ("Njal", "bot-name-taken"),
    ] {
        let answer = bob.post("/api/me/bots", json!({ "name": name })).await;
        assert_eq!(answer.json()["code"], code, "{name}: {}", answer.text);
    }
    let chess = json!({ "name": "Egil", "games": ["chess"] });
    assert_eq!(
        ann.post("/api/me/bots", chess).await.refused(422),
        "no-game"
    );
    bot(&ann, json!({ "name": "Egil" })).await;
    let third = json!({ "name": "Grettir" });
    assert_eq!(
        ann.post("/api/me/bots", third.clone()).await.refused(429),
        "too-many-bots"
    );
    ann.language = "de";
    let told = ann.post("/api/me/bots", third).await.json();
    assert_eq!(
        told["sentence"],
        "Du hast 2 Bots; mehr geht nicht. Lösche zuerst einen."
    );
    // Nobody touches a bot of somebody else's.
    let path = format!("/api/me/bots/{}", snorri.id);
    for route in ["", "/token", "/end"] {
        let answer = bob.post(&format!("{path}{route}"), json!({})).await;
        assert_eq!(answer.refused(404), "no-such-bot", "{route}");
    }
    // Its owner does, and the old token is worth nothing then.
    let changed = ann.post(&path, json!({ "open": true })).await.ok();
    assert_eq!(
        (&changed["open"], &changed["games"]),
        (&json!(true), &json!([]))
    );
    let renewed = ann.post(&format!("{path}/token"), Value::Null).await.ok();
    assert_ne!(renewed["token"], snorri.token);
    let old = snorri.request("GET", "/api/bot/events");
    assert_eq!(ann.send(old).await.refused(401), "no-token");
    let left = ann.post(&format!("{path}/end"), Value::Null).await.ok();
    assert_eq!(left.as_array().unwrap().len(), 1);
    bot(&ann, json!({ "name": "Snorri" })).await;
}

#[tokio::test]
async fn a_token_opens_the_routes_of_bots_and_no_others() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let (program, _news, table) = duel(&ann).await;
    for path in ["/api/me", "/api/me/bots", "/api/me/tables"] {
        let asked = program.http.send(program.request("GET", path)).await;
        assert_eq!(asked.refused(401), "no-session", "{path}");
    }
    for (path, body) in [
        ("/chat", json!({ "text": "hello" })),
        ("/sit", json!({ "seat": 1 })),
        ("/stand", Value::Null),
        ("/hint", json!({})),
    ] {
        let asked = program.post(&format!("{table}{path}"), &body).await;
        assert_eq!(asked.refused(401), "no-session", "{path}");
    }
    // Nor does it see other tables.
    let other = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    let asked = program.request("GET", &format!("{}/events", of_bot(&other)));
    assert_eq!(program.http.send(asked).await.refused(403), "not-your-seat");
    let strange = program.answer("/api/tables/none", &json!(1), "end").await;
    assert_eq!(strange.refused(404), "not-found");
}

#[tokio::test]
async fn a_host_invites_a_bot_that_may_and_can_come() {
    let base = start(capped(Caps {
        tables_per_bot: 1,
        ..Caps::default()
    }))
    .await;
    let (ann, bob) = (
        Browser::guest(&base, "Ann").await,
        Browser::guest(&base, "Bob").await,
    );
    let snorri = bot(&ann, json!({ "name": "Snorri", "games": ["dice"] })).await;
    let table = bob.host(json!({ "game": "dice", "seats": 3 })).await;
    assert_eq!(
        invite(&bob, &table, 1, "Egil").await.refused(404),
        "no-such-bot"
    );
    assert_eq!(
        invite(&bob, &table, 1, "Snorri").await.refused(403),
        "bot-not-open"
    );
    assert_eq!(bob.get("/api/bots").await.ok(), json!([]));
    assert_eq!(ann.get("/api/bots").await.ok()[0]["mine"], true);
    let open = json!({ "open": true, "games": ["dice"] });
    ann.post(&format!("/api/me/bots/{}", snorri.id), open)
        .await
        .ok();
    assert_eq!(
        invite(&bob, &table, 1, "Snorri").await.refused(409),
        "bot-away"
    );
    let mut news = snorri.listen("/api/bot", None).await;
    let card = &bob.get("/api/bots?game=dice").await.ok()[0];
    assert_eq!(
        (&card["online"], &card["mine"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(bob.get("/api/bots?game=base").await.ok(), json!([]));
    let base_game = bob.host(json!({ "game": "base", "seats": 3 })).await;
    assert_eq!(
        invite(&bob, &base_game, 1, "Snorri").await.refused(422),
        "bot-other-game"
    );
    assert_eq!(
        invite(&bob, &table, 0, "Snorri").await.refused(409),
        "seat-taken"
    );
    assert_eq!(
        invite(&bob, &table, 9, "Snorri").await.refused(422),
        "no-such-seat"
    );
    assert_eq!(
        invite(&ann, &table, 1, "Snorri").await.refused(403),
        "not-host"
    );
    invite(&bob, &table, 1, "sn0rri").await.ok();
    assert_eq!(news.next_of("hello").await["protocol"], 1);
    let told = news.next_of("game").await;
    assert_eq!(told["table"].as_str(), table.strip_prefix("/api/tables/"));
    assert_eq!((&told["game"], &told["seat"]), (&json!("dice"), &json!(1)));
    // One table is enough for it.
    let busy = bob.host(json!({ "game": "dice", "seats": 2 })).await;
    assert_eq!(
        invite(&bob, &busy, 1, &snorri.id).await.refused(409),
        "bot-busy"
    );
    // It is marked wherever the table is shown.
    let seat = &bob.get(&table).await.ok()["table"]["seats"][1];
    assert_eq!(
        seat["holder"],
        json!({ "holder": "program", "name": "Snorri", "owner": "Ann" })
    );
    assert_eq!(seat["called"], "Snorri");
    // The host takes it out again, or plays something else.
    let open = json!({ "seat": 1, "holder": { "holder": "open" } });
    bob.post(&format!("{table}/seats"), open).await.ok();
    invite(&bob, &busy, 1, "Snorri").await.ok();
    let other = json!({ "options": {}, "game": "base", "seats": 3 });
    bob.post(&format!("{busy}/options"), other).await.ok();
    assert_eq!(
        bob.get(&busy).await.ok()["table"]["seats"][1]["holder"],
        json!({ "holder": "open" })
    );
}

#[tokio::test]
async fn a_program_plays_a_game_and_its_next() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let (program, mut news, table) = duel(&ann).await;
    news.next_of("game").await;
    let mut game = program.listen(&of_bot(&table), None).await;
    ann.start(&table).await;
    let begun = game.next().await.unwrap();
    assert_eq!(begun["message"], "start");
    assert_eq!(
        (&begun["game"], &begun["seat"]),
        (&json!("dice"), &json!(1))
    );
    assert_eq!(begun["seats"][1]["called"], "Snorri");
    let human = async {
        loop {
            let update = ann.update(&table).await;
            if !update["ending"].is_null() {
                return;
            }
            if update["awaited"] == json!([0]) {
                let key = update["prompt"].to_string();
                // The last choice is to end the turn, as soon as that is allowed.
                let last = update["choices"].as_array().unwrap().len() - 1;
                ann.act(&table, &update, last, &key).await;
            } else {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    };
    let mut decided = 0;
    let plays = async {
        loop {
            let message = game.next().await.expect("the game has an end");
            match message["message"].as_str().unwrap() {
                "decide" => {
                    let choices = message["choices"].as_array().unwrap();
                    let action = choices.last().unwrap()["action"].as_str().unwrap();
                    let millis = message["millis"].as_u64().unwrap();
                    assert!((1..=30_000).contains(&millis), "{millis}");
                    let answer = program.answer(&table, &message["prompt"], action).await;
                    let version = answer.ok();
                    let again = program.answer(&table, &message["prompt"], action).await;
                    assert_eq!(again.ok(), version, "an answer sent again counts once");
                    decided += 1;
                }
                "end" => return message,
                other => panic!("{other}: {message}"),
            }
        }
    };
    let ((), end) = tokio::join!(human, plays);
    assert!(decided >= 15, "{decided} decisions in fifteen turns");
    assert_eq!(end["points"].as_array().unwrap().len(), 2);
    assert!(game.next().await.is_none(), "nothing more is told");
    // The record names it as a bot, and the list of seats said so before the game.
    let journal = ann.get(&format!("{table}/journal")).await.text;
    assert!(
        journal.contains("\"kind\":\"bot\",\"name\":\"Snorri\""),
        "{journal}"
    );
    assert_eq!(
        ann.get(&format!("{table}/verify")).await.ok()["verified"],
        true
    );
    let next = ann
        .post(&format!("{table}/rematch"), Value::Null)
        .await
        .ok();
    assert_eq!(next["seats"][1]["holder"]["holder"], "program");
    assert_eq!(news.next_of("game").await["table"], next["id"]);
}

/// Whatever a program does, its seat decides, and after ten lapses it is not asked any more.
#[tokio::test]
async fn a_program_that_answers_nonsense_is_replaced() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let program = bot(&ann, json!({ "name": "Snorri" })).await;
    let _news = program.listen("/api/bot", None).await;
    let table = ann.open(json!({ "game": "dice", "seats": 1 })).await;
    invite(&ann, &table, 0, "Snorri").await.ok();
    ann.start(&table).await;
    let _watching = ann.listen(&table, None).await;
    let mut game = program.listen(&of_bot(&table), None).await;
    for lapse in 1..=10 {
        let question = game.next_of("decide").await;
        let (prompt, path) = (&question["prompt"], format!("{}/actions", of_bot(&table)));
        let early = json!(prompt.as_u64().unwrap() + 7);
        let kind = match lapse % 4 {
            0 => {
                let answer = program.answer(&table, prompt, "win").await;
                assert_eq!(answer.refused(400), "not-understood");
                "unreadable"
            }
            1 => {
                let answer = program
                    .answer(&table, prompt, "settle S3")
                    .await
                    .refused(422);
                assert_eq!(answer, "rule");
                "refused"
            }
            2 => {
                assert_eq!(
                    program.post(&path, &json!([])).await.refused(400),
                    "wrong-fields"
                );
                "unreadable"
            }
            _ => {
                assert_eq!(
                    program.answer(&table, &early, "end").await.refused(409),
                    "stale"
                );
                "unreadable"
            }
        };
        let told = game.next_of("lapse").await;
        assert_eq!(
            (&told["kind"], &told["prompt"]),
            (&json!(kind), prompt),
            "{lapse}"
        );
        assert_eq!(told["rule"].is_string(), kind == "refused");
        assert!(!told["instead"].as_str().unwrap().is_empty(), "{told}");
        assert!(!told["sentence"].as_str().unwrap().is_empty(), "{told}");
        let late = program.answer(&table, prompt, "end").await;
        assert!(
            matches!(late.status, 403 | 409),
            "the question is gone: {}",
            late.text
        );
    }
    let end = game.next_of("end").await;
    assert_eq!(end["points"].as_array().unwrap().len(), 1);
    let seat = &ann.get(&table).await.ok()["lobby"]["table"]["seats"][0];
    assert_eq!(seat["stand_in"], true);
}

/// Clocks are those of the table, and a program that is gone is not waited for as long.
#[tokio::test]
async fn a_program_that_is_late_or_gone_does_not_hold_the_others_up() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let program = bot(&ann, json!({ "name": "Snorri" })).await;
    let _news = program.listen("/api/bot", None).await;
    let clock = json!({ "per_decision": 1, "bank": 600 });
    let table = ann
        .open(json!({ "game": "dice", "seats": 1, "clock": clock }))
        .await;
    invite(&ann, &table, 0, "Snorri").await.ok();
    ann.start(&table).await;
    let _watching = ann.listen(&table, None).await;
    let mut game = program.listen(&of_bot(&table), None).await;
    let question = game.next_of("decide").await;
    assert!(
        question["millis"].as_u64().unwrap() <= 1_000,
        "no bank: {question}"
    );
    let told = game.next_of("lapse").await;
    assert_eq!(
        (&told["kind"], &told["prompt"]),
        (&json!("late"), &question["prompt"])
    );
    // A stream that breaks off is taken up where it was: with the question, and no start.
    let known = game.id.clone();
    drop(game);
    let mut game = program.listen(&of_bot(&table), Some(&known)).await;
    let message = game.next().await.unwrap();
    assert!(
        ["decide", "lapse"].contains(&message["message"].as_str().unwrap()),
        "{message}"
    );
}

#[tokio::test]
async fn an_account_is_kept_by_the_store() {
    let folder = tempfile::tempdir().unwrap();
    let config = || Config {
        data: Some(folder.path().to_owned()),
        ..plain()
    };
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let server = server::Server::start(config()).await.unwrap();
    let base = format!("http://{}", server.address().unwrap());
    let running = tokio::spawn(server.run(async {
        let _ = ended.await;
    }));
    let ann = Browser::guest(&base, "Ann").await;
    let (mut program, news, table) = duel(&ann).await;
    ann.start(&table).await;
    drop(news);
    end.send(()).unwrap();
    running.await.unwrap().unwrap();
    // Another server with the same store knows the bot and its seat.
    program.http.base = start(config()).await;
    let mut news = program.listen("/api/bot", None).await;
    let told = news.next_of("game").await;
    assert_eq!(told["table"].as_str(), table.strip_prefix("/api/tables/"));
    let mut game = program.listen(&of_bot(&table), None).await;
    assert_eq!(game.next_of("start").await["seats"][1]["called"], "Snorri");
}
