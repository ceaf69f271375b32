//! Where finished games were won.

use serde_json::{Value, json};

use crate::browser::{Browser, plain, start};

/// A table of bots whose game is over.
async fn over(ann: &Browser, wish: Value) -> String {
    let table = ann.watch(wish).await;
    while ann.get(&format!("{table}/journal")).await.status != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    table
}

/// Asks until everything is known, as the client does, and puts the parts together.
async fn read(ann: &Browser, table: &str) -> Value {
    let mut decisions = Vec::new();
    loop {
        let path = format!("{table}/analysis?known={}", decisions.len());
        let mut answer = ann.get(&path).await.ok();
        if let Some(more) = answer["analysis"]["decisions"].as_array() {
            decisions.extend(more.iter().cloned());
        }
        if answer["is_done"] == true {
            let mut analysis = answer["analysis"].take();
            analysis["decisions"] = decisions.into();
            return analysis;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_read_and_what_was_found_is_kept() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = over(
        &ann,
        json!({ "game": "dice", "seats": 2, "bots": "greedy" }),
    )
    .await;
    let analysis = read(&ann, &table).await;
    let steps = ann.get(&format!("{table}/replay?step=0")).await.ok()["steps"].clone();
    assert_eq!(
        (&analysis["steps"], &analysis["is_cut"]),
        (&steps, &json!(false))
    );
    let chances = analysis["chances"].as_array().unwrap();
    assert_eq!(chances.len() as u64, steps.as_u64().unwrap() + 1);
    let progress = &analysis["progress"];
    assert_eq!(progress["done"], progress["of"]);
    let decisions = analysis["decisions"].as_array().unwrap();
    assert!(!decisions.is_empty());
    let steps: Vec<u64> = decisions
        .iter()
        .map(|it| it["step"].as_u64().unwrap())
        .collect();
    assert!(steps.is_sorted(), "the parts fit together");
    for seat in analysis["seats"].as_array().unwrap() {
        let of = |key: &str| seat[key].as_i64().unwrap();
        assert_eq!(of("beginning") + of("luck") + of("play"), of("result"));
    }
    let again = ann.get(&format!("{table}/analysis")).await.ok();
    assert_eq!(
        (&again["is_done"], &again["analysis"]),
        (&json!(true), &analysis)
    );
}

#[tokio::test]
async fn a_game_without_a_record_is_not_read() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let wish = json!({
        "game": "base", "seats": 3, "bots": "random", "options": { "points": 3 },
        "position": "red hand 1 lumber 1 brick\nred settlement 0,0.N\nturn red",
    });
    let table = ann.watch(wish).await;
    let path = format!("{table}/analysis");
    let mut answer = ann.get(&path).await;
    while answer.text.contains("not-over") {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        answer = ann.get(&path).await;
    }
    assert_eq!(answer.refused(409), "no-record");
    assert_eq!(ann.get("/api/tables/nowhere/analysis").await.status, 404);
}
