//! Who has which bots, and what a token is good for.

use serde_json::{Value, json};
use server::{Caps, Config};

use super::{bot, duel, of_bot};
use crate::browser::{Browser, plain, start};
use crate::caps::capped;

#[tokio::test]
async fn a_guest_makes_bots_and_sees_their_tokens_once() {
    let base = start(capped(Caps {
        bots_per_guest: 2,
        ..Caps::default()
    }))
    .await;
    let mut ann = Browser::guest(&base, "Ann").await;
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
}

#[tokio::test]
async fn a_bot_belongs_to_its_owner() {
    let base = start(plain()).await;
    let (ann, bob) = (
        Browser::guest(&base, "Ann").await,
        Browser::guest(&base, "Bob").await,
    );
    let snorri = bot(&ann, json!({ "name": "Snorri", "games": ["base"] })).await;
    for (name, code) in [
        ("  ", "bad-name"),
        ("SN0RRI", "bot-name-taken"),
        ("Njal", "bot-name-taken"),
    ] {
        let answer = bob.post("/api/me/bots", json!({ "name": name })).await;
        assert_eq!(answer.json()["code"], code, "{name}: {}", answer.text);
    }
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
    assert_eq!(left, json!([]));
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
