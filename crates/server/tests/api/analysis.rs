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
async fn read(ann: &Browser, table: &str, hands: &str) -> Value {
    let mut decisions = Vec::new();
    loop {
        let known = decisions.len();
        let path = format!("{table}/analysis?hands={hands}&known={known}");
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
    let analysis = read(&ann, &table, "own").await;
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
    let ending = ann.get(&table).await.ok()["update"]["ending"].take();
    assert_eq!(ending["recorded"], false, "so nobody offers to read it");
    assert_eq!(ann.get("/api/tables/nowhere/analysis").await.status, 404);
}

/// With all hands open other choices may be best, but the game went as it went.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn decisions_can_be_judged_by_all_hands() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let wish = json!({
        "game": "base", "seats": 2, "bots": "greedy", "options": { "points": 3 },
    });
    let table = over(&ann, wish).await;
    let own = read(&ann, &table, "own").await;
    let open = read(&ann, &table, "open").await;
    assert_eq!(own["chances"], open["chances"]);
    assert_eq!(own["progress"], open["progress"]);
    let again = ann.get(&format!("{table}/analysis")).await.ok();
    assert_eq!(
        again["analysis"], own,
        "one does not take the other's place"
    );
    let strange = ann.get(&format!("{table}/analysis?hands=all")).await;
    assert_eq!(strange.refused(400), "wrong-query");
}

/// What the caller sees of the new table is what the old one was like after that step.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_plays_on_from_a_step_of_a_finished_game() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    for wish in [
        json!({ "game": "dice", "seats": 2, "bots": "greedy" }),
        json!({ "game": "base", "seats": 3, "bots": "greedy", "options": { "points": 4 } }),
        json!({ "game": "rivals/intro", "seats": 2, "bots": "greedy" }),
    ] {
        let table = over(&ann, wish.clone()).await;
        let path = format!("{table}/play-on");
        let steps = ann.get(&format!("{table}/replay?step=0")).await.ok()["steps"].clone();
        let steps = steps.as_u64().unwrap();
        let seat = 1;
        let Some(step) = asked(&ann, &table, seat, steps).await else {
            panic!("{wish}: seat {seat} is never asked");
        };
        let seen = format!("{table}/replay?step={step}&viewer={seat}");
        let mut seen = ann.get(&seen).await.ok()["update"]["picture"].clone();
        let card = ann.post(&path, json!({ "step": step, "seat": seat })).await;
        let card = card.ok();
        assert_eq!(card["practice"], true, "{wish}");
        let new = format!("/api/tables/{}", card["id"].as_str().unwrap());
        ann.sit(&new, seat).await.ok();
        ann.start(&new).await;
        let mut shown = ann.get(&new).await.ok()["update"]["picture"].clone();
        // What happened before is not told again; dice that still lie there are in the dice game.
        for picture in [&mut shown, &mut seen] {
            let picture = picture.as_object_mut().unwrap();
            picture.remove("last_roll");
            if wish["game"] != "dice" {
                picture.remove("dice");
            }
        }
        assert_eq!(shown, seen, "{wish}");
        assert_eq!(ann.get(&format!("{new}/play-on")).await.status, 405);

        let over = ann.post(&path, json!({ "step": steps, "seat": seat }));
        assert_eq!(over.await.refused(422), "bad-options", "it is over there");
        let beyond = ann.post(&path, json!({ "step": steps + 1, "seat": seat }));
        assert_eq!(
            beyond.await.refused(422),
            "bad-options",
            "there is no such step"
        );
        let stranger = ann.post(&path, json!({ "step": 1, "seat": 7 })).await;
        assert_eq!(stranger.refused(422), "no-such-seat");
    }
}

/// A step in the middle of the game after which this seat is awaited, and nothing is hidden from
/// it that it was told on the way.
async fn asked(ann: &Browser, table: &str, seat: u64, steps: u64) -> Option<u64> {
    let journal = ann.get(&format!("{table}/journal")).await.text;
    let name = ["red", "blue"][seat as usize];
    let body = journal.split("\n\n").nth(1)?;
    let lines: Vec<&str> = body.lines().take(steps as usize).collect();
    let middle = lines.len() / 2;
    let place = (middle..lines.len()).find(|it| lines[*it].starts_with(&format!("{name}:")))?;
    Some(place as u64)
}
