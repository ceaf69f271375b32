//! The coach: what is asked over the wire, how often, and by whom.

use serde_json::{Value, json};

use crate::browser::{Browser, plain, start};

async fn hint(who: &Browser, table: &str) -> Value {
    who.post(&format!("{table}/hint"), json!({})).await.ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_bots_a_hint_is_given_the_same_every_time() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let wish = json!({ "game": "dice", "seats": 1, "bots": "greedy" });
    let table = ann.play(wish).await;
    assert_eq!(
        ann.get(&table).await.ok()["lobby"]["table"]["coach"],
        "none"
    );
    let first = hint(&ann, &table).await;
    assert_eq!(first, hint(&ann, &table).await);
    assert_eq!(first["unit"], "points");
    assert!(!first["why"].as_array().unwrap().is_empty(), "{first}");
    let update = ann.update(&table).await;
    assert_eq!(first["prompt"], update["prompt"]);
    let best = &first["choices"][0]["choice"]["action"];
    let choices = update["choices"].as_array().unwrap();
    assert!(choices.iter().any(|it| it["action"] == *best), "{best}");
    let stands = ann
        .post(&format!("{table}/evaluation"), Value::Null)
        .await
        .ok();
    assert_eq!(stands["chances"], json!([10_000]));
    assert!(stands["points"][0].as_i64().unwrap() > 1_000, "{stands}");
    let card = ann.get("/api/me/tables").await.ok()[0].clone();
    assert_eq!(card["coach"], "asked", "and it is noted");
    // An action that has a cost, and one that means nothing.
    let about = json!({ "about": choices.last().unwrap()["action"] });
    let cost = ann.post(&format!("{table}/hint"), about).await.ok();
    assert!(cost["about"]["loss"].as_i64().unwrap() >= 0, "{cost}");
    let nonsense = ann
        .post(&format!("{table}/hint"), json!({ "about": "?" }))
        .await;
    assert_eq!(nonsense.refused(400), "not-understood");
}

#[tokio::test]
async fn among_people_it_takes_everybodys_consent() {
    let base = start(plain()).await;
    let (ann, bob) = (
        Browser::guest(&base, "Ann").await,
        Browser::guest(&base, "Bob").await,
    );
    let table = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    bob.sit(&table, 1).await.ok();
    let allow = json!({ "open": false, "clock": null, "coach": true });
    let late = ann.post(&format!("{table}/conditions"), allow).await;
    assert_eq!(late.refused(409), "seated-without-coach");
    ann.start(&table).await;
    for who in [&ann, &bob] {
        for route in ["hint", "evaluation"] {
            let answer = who.post(&format!("{table}/{route}"), json!({})).await;
            assert_eq!(answer.refused(409), "no-coach", "{route}");
        }
    }
    let wish = json!({ "game": "dice", "seats": 2, "coach": true });
    let table = ann.open(wish).await;
    let unaware = bob.sit(&table, 1).await;
    assert_eq!(unaware.refused(409), "coach-not-agreed");
    for (who, seat) in [(&ann, 0), (&bob, 1)] {
        let sit = json!({ "seat": seat, "coach": true });
        who.post(&format!("{table}/sit"), sit).await.ok();
    }
    ann.start(&table).await;
    let update = ann.update(&table).await;
    let (awaited, other) = match update["awaited"][0].as_u64() {
        Some(0) => (&ann, &bob),
        _ => (&bob, &ann),
    };
    hint(awaited, &table).await;
    let early = other.post(&format!("{table}/hint"), json!({})).await;
    assert_eq!(early.refused(409), "not-awaited");
    let eve = Browser::guest(&base, "Eve").await;
    let stranger = eve.post(&format!("{table}/hint"), json!({})).await;
    assert_eq!(stranger.refused(403), "not-your-seat");
}
