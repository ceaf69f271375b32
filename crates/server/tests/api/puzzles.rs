//! Puzzles over HTTP: what they answer, and what they keep to themselves.

use serde_json::{Value, json};

use crate::browser::{Answer, Browser, plain, start};

const DICE: &str = "dice-1-dice-7-0";

async fn play(browser: &Browser, id: &str, body: Value) -> Answer {
    browser.post(&format!("/api/puzzles/{id}"), body).await
}

#[tokio::test]
async fn all_puzzles_are_listed_and_one_is_of_the_day() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let shelf = ann.get("/api/puzzles").await.ok();
    let puzzles = shelf["puzzles"].as_array().unwrap();
    assert_eq!(puzzles.len(), ::puzzles::all().len());
    let today = shelf["today"].as_u64().unwrap() as usize;
    let card = ann.get("/api/puzzles/today").await.ok();
    assert_eq!(card, puzzles[today % puzzles.len()]);
}

#[tokio::test]
async fn a_puzzle_is_solved_and_only_then_explained() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let begun = ann.get(&format!("/api/puzzles/{DICE}")).await.ok();
    assert_eq!(begun["standing"], "going");
    assert_eq!(begun["answer"], json!([]));
    assert_eq!(
        (&begun["why"], &begun["hint"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(begun, play(&ann, DICE, json!({ "moves": [] })).await.ok());

    let told = play(&ann, DICE, json!({ "moves": [], "help": "answer" })).await;
    let best = told.ok()["answer"][0]["action"]
        .as_str()
        .unwrap()
        .to_owned();
    let solved = play(&ann, DICE, json!({ "moves": [best] })).await.ok();
    assert_eq!(solved["standing"], "solved");
    assert_eq!(solved["why"]["key"], "puzzles-solved-dice");
    assert_eq!(
        solved["table"]["update"]["events"]
            .as_array()
            .unwrap()
            .len(),
        1
    );

    let choices = begun["table"]["update"]["choices"].as_array().unwrap();
    let other = choices
        .iter()
        .find(|it| it["action"] != best.as_str())
        .unwrap();
    let failed = play(&ann, DICE, json!({ "moves": [other["action"]] }))
        .await
        .ok();
    assert_eq!(failed["standing"], "failed");
    assert_eq!(failed["why"]["key"], "puzzles-failed-points");
    assert_eq!(failed["answer"], json!([]));
}

#[tokio::test]
async fn a_hint_tells_the_kind_and_then_the_place() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let kind = play(&ann, DICE, json!({ "moves": [], "help": "kind" }))
        .await
        .ok();
    assert!(kind["hint"]["verb"].is_string() && kind["hint"]["target"].is_null());
    let place = play(&ann, DICE, json!({ "moves": [], "help": "place" }))
        .await
        .ok();
    assert_eq!(place["hint"]["verb"], kind["hint"]["verb"]);
    assert!(place["hint"]["target"].is_string());
    assert_eq!(place["answer"], json!([]));
}

#[tokio::test]
async fn bad_moves_are_refused_with_a_reason() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let moves = |moves: &[&str]| json!({ "moves": moves });
    assert_eq!(
        play(&ann, "none", moves(&[])).await.refused(404),
        "not-found"
    );
    assert_eq!(ann.get("/api/puzzles/none").await.refused(404), "not-found");
    let refused = play(&ann, DICE, moves(&["dance"])).await;
    assert_eq!(refused.refused(400), "not-understood");
    let refused = play(&ann, DICE, moves(&["end"; 65])).await;
    assert_eq!(refused.refused(422), "too-many-moves");
    let refused = play(&ann, DICE, moves(&["city C30"])).await;
    assert_eq!(refused.refused(422), "rule");
    let refused = play(&ann, DICE, json!({ "moves": [], "help": "all" })).await;
    assert_eq!(refused.refused(400), "wrong-fields");
}
