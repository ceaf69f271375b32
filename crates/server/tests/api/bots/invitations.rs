//! Which bots a host may invite, and how they are shown.

use serde_json::json;
use server::Caps;

use super::{bot, duel, invite};
use crate::browser::{Browser, plain, start};
use crate::caps::capped;

#[tokio::test]
async fn a_host_invites_a_bot_that_may_and_can_come() {
    let base = start(plain()).await;
    let (ann, bob) = (
        Browser::guest(&base, "Ann").await,
        Browser::guest(&base, "Bob").await,
    );
    let snorri = bot(&ann, json!({ "name": "Snorri", "games": ["dice"] })).await;
    let table = bob.host(json!({ "game": "dice", "seats": 3 })).await;
    let refused = async |seat: u8, name: &str, status: u16| {
        let answer = invite(&bob, &table, seat, name).await;
        answer.refused(status)
    };
    assert_eq!(refused(1, "Egil", 404).await, "no-such-bot");
    assert_eq!(refused(1, "Snorri", 403).await, "bot-not-open");
    assert_eq!(bob.get("/api/bots").await.ok(), json!([]));
    assert_eq!(ann.get("/api/bots").await.ok()[0]["mine"], true);
    let open = json!({ "open": true, "games": ["dice"] });
    let terms = format!("/api/me/bots/{}", snorri.id);
    ann.post(&terms, open).await.ok();
    assert_eq!(refused(1, "Snorri", 409).await, "bot-away");
    let mut news = snorri.listen("/api/bot", None).await;
    let card = &bob.get("/api/bots?game=dice").await.ok()[0];
    assert_eq!(
        (&card["online"], &card["mine"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(bob.get("/api/bots?game=base").await.ok(), json!([]));
    let other = bob.host(json!({ "game": "base", "seats": 3 })).await;
    assert_eq!(
        invite(&bob, &other, 1, "Snorri").await.refused(422),
        "bot-other-game"
    );
    assert_eq!(refused(0, "Snorri", 409).await, "seat-taken");
    assert_eq!(refused(9, "Snorri", 422).await, "no-such-seat");
    assert_eq!(
        invite(&ann, &table, 1, "Snorri").await.refused(403),
        "not-host"
    );
    invite(&bob, &table, 1, "SNORRI").await.ok();
    assert_eq!(refused(2, "Snorri", 409).await, "bot-sits-here");
    assert_eq!(news.next_of("hello").await["protocol"], 1);
    let told = news.next_of("game").await;
    assert_eq!(told["table"].as_str(), table.strip_prefix("/api/tables/"));
    assert_eq!((&told["game"], &told["seat"]), (&json!("dice"), &json!(1)));
}

#[tokio::test]
async fn a_bot_is_marked_as_one_and_can_be_taken_out() {
    let base = start(capped(Caps {
        tables_per_bot: 1,
        ..Caps::default()
    }))
    .await;
    let ann = Browser::guest(&base, "Ann").await;
    let (program, _news, table) = duel(&ann).await;
    let seat = &ann.get(&table).await.ok()["table"]["seats"][1];
    let marked = json!({ "holder": "program", "name": "Snorri", "owner": "Ann" });
    assert_eq!(
        (&seat["holder"], &seat["called"]),
        (&marked, &json!("Snorri"))
    );
    assert_eq!(
        ann.get("/api/me/tables").await.ok()[0]["seats"][1]["holder"],
        marked
    );
    // One table is enough for it.
    let busy = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    assert_eq!(
        invite(&ann, &busy, 1, &program.id).await.refused(409),
        "bot-busy"
    );
    let open = json!({ "seat": 1, "holder": { "holder": "open" } });
    ann.post(&format!("{table}/seats"), open).await.ok();
    invite(&ann, &busy, 1, &program.id).await.ok();
    // Nobody has asked it about another game.
    let other = json!({ "options": {}, "game": "base", "seats": 3 });
    ann.post(&format!("{busy}/options"), other).await.ok();
    let seats = &ann.get(&busy).await.ok()["table"]["seats"];
    assert_eq!(seats[1]["holder"], json!({ "holder": "open" }));
}
