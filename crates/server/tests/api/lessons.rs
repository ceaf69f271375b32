//! Lessons over HTTP: what they answer, and what they refuse.

use serde_json::{Value, json};

use crate::browser::{Answer, Browser, plain, start};

async fn play(browser: &Browser, id: &str, moves: &[&str]) -> Answer {
    let body = json!({ "moves": moves });
    browser.post(&format!("/api/lessons/{id}"), body).await
}

#[tokio::test]
async fn a_lesson_answers_as_a_table_would() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let list = ann.get("/api/lessons").await.ok();
    assert_eq!(list[0]["id"], "base-first");
    let frame = play(&ann, "base-first", &[]).await.ok();
    assert_eq!((&frame["task"], &frame["begun"]), (&json!(0), &json!(0)));
    let choices = frame["table"]["update"]["choices"].as_array().unwrap();
    let settles = |it: &&Value| it["verb"] == "settle";
    assert_eq!(choices.iter().filter(settles).count(), 54);
    let frame = play(&ann, "base-first", &["settle 0,-1.N"]).await.ok();
    assert_eq!((&frame["task"], &frame["begun"]), (&json!(1), &json!(1)));
    assert!(
        !frame["table"]["update"]["events"]
            .as_array()
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn bad_moves_are_refused_with_a_reason() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    assert_eq!(play(&ann, "none", &[]).await.refused(404), "not-found");
    let refused = play(&ann, "base-first", &["settle 0,2.N"]).await;
    assert_eq!(refused.refused(422), "first-the-task");
    assert!(
        refused
            .text
            .contains("First the task: Settle on the marked corner.")
    );
    let refused = play(&ann, "base-first", &["road 0,-1.NE"]).await;
    assert_eq!(refused.refused(422), "rule");
    assert_eq!(
        play(&ann, "base-first", &["dance"]).await.refused(400),
        "not-understood"
    );
    assert_eq!(
        play(&ann, "base-first", &["end"; 65]).await.refused(422),
        "too-many-moves"
    );
    let refused = ann
        .post("/api/lessons/base-first", json!({ "moves": 1 }))
        .await;
    assert_eq!(refused.refused(400), "wrong-fields");
}
