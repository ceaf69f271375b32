//! What programs hear of a game, and what becomes of their answers.

use std::time::Duration;

use serde_json::{Value, json};

use super::{News, Program, bot, duel, invite, of_bot};
use crate::browser::{Browser, plain, start};

/// A person who ends the turn as soon as that is allowed, until the game is over.
async fn end_turns(ann: &Browser, table: &str) {
    loop {
        let update = ann.update(table).await;
        if !update["ending"].is_null() {
            return;
        }
        if update["awaited"] == json!([0]) {
            let key = update["prompt"].to_string();
            let last = update["choices"].as_array().unwrap().len() - 1;
            ann.act(table, &update, last, &key).await;
        } else {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// A program that does the same: the end it is told, and how often it was asked.
async fn answer_all(program: &Program, game: &mut News, table: &str) -> (Value, u32) {
    for decided in 0.. {
        let message = game.next().await.expect("the game has an end");
        if message["message"] == "end" {
            return (message, decided);
        }
        assert_eq!(message["message"], "decide", "{message}");
        let choices = message["choices"].as_array().unwrap();
        let action = choices.last().unwrap()["action"].as_str().unwrap();
        let millis = message["millis"].as_u64().unwrap();
        assert!((1..=30_000).contains(&millis), "{millis}");
        let version = program.answer(table, &message["prompt"], action).await.ok();
        let again = program.answer(table, &message["prompt"], action).await;
        assert_eq!(again.ok(), version, "an answer sent again counts once");
    }
    unreachable!("a game has an end")
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
    let plays = answer_all(&program, &mut game, &table);
    let ((), (end, decided)) = tokio::join!(end_turns(&ann, &table), plays);
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

/// Answers in one of four wrong ways; which kind of lapse it is.
async fn fail(program: &Program, table: &str, prompt: &Value, way: u32) -> &'static str {
    let path = format!("{}/actions", of_bot(table));
    let (answer, status, code) = match way % 4 {
        0 => (
            program.answer(table, prompt, "win").await,
            400,
            "not-understood",
        ),
        1 => (
            program.answer(table, prompt, "settle S11").await,
            422,
            "rule",
        ),
        2 => (program.post(&path, &json!([])).await, 400, "wrong-fields"),
        _ => {
            let early = json!(prompt.as_u64().unwrap() + 7);
            (program.answer(table, &early, "end").await, 409, "stale")
        }
    };
    assert_eq!(answer.refused(status), code);
    if code == "rule" {
        "refused"
    } else {
        "unreadable"
    }
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
        let prompt = &question["prompt"];
        let kind = fail(&program, &table, prompt, lapse).await;
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

/// A bot of the house plays on at once for one whose account is no more.
#[tokio::test]
async fn nobody_waits_for_a_bot_that_was_deleted() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let (program, _news, table) = duel(&ann).await;
    ann.start(&table).await;
    let end = format!("/api/me/bots/{}/end", program.id);
    ann.post(&end, Value::Null).await.ok();
    // Whoever waited ten seconds for each of its decisions would not come far.
    let ended = tokio::time::timeout(Duration::from_secs(20), end_turns(&ann, &table));
    ended.await.expect("the game goes on");
    let stood_in = ann.get(&table).await.ok()["lobby"]["table"]["seats"][1]["stand_in"].clone();
    assert_eq!(stood_in, true);
}
