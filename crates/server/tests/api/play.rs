//! Tables from opening to rematch.

use serde_json::{Value, json};

use crate::browser::{Browser, plain, start};

fn dice_with_bot() -> Value {
    json!({ "game": "dice", "seats": 2, "bots": "random" })
}

#[tokio::test]
async fn one_click_opens_a_game_against_bots() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.play(dice_with_bot()).await;
    let state = ann.get(&table).await.ok();
    assert_eq!(state["message"], "table");
    assert_eq!(state["scene"]["family"], "dice");
    assert_eq!(state["update"]["awaited"], json!([0]));
    assert!(!state["update"]["choices"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn the_same_key_has_the_same_answer_and_an_old_prompt_is_stale() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.play(dice_with_bot()).await;
    let update = ann.update(&table).await;
    let first = ann.act(&table, &update, 0, "k1").await.ok();
    assert_eq!(ann.act(&table, &update, 0, "k1").await.ok(), first);
    assert_eq!(
        ann.act(&table, &update, 0, "k2").await.refused(409),
        "stale"
    );
    let no_key = json!({ "prompt": update["prompt"], "action": "end", "key": "" });
    let actions = format!("{table}/actions");
    assert_eq!(ann.post(&actions, no_key).await.refused(400), "bad-key");
    let flurb =
        json!({ "prompt": ann.update(&table).await["prompt"], "action": "flurb", "key": "k3" });
    let flurb = ann.post(&actions, flurb).await;
    assert_eq!(flurb.refused(400), "not-understood");
    let sentence = flurb.json()["sentence"].as_str().unwrap().to_owned();
    assert!(sentence.starts_with("`flurb` is not a move"), "{sentence}");
}

#[tokio::test]
async fn a_refused_action_names_its_rule_in_the_callers_language() {
    let base = start(plain()).await;
    let mut ann = Browser::guest(&base, "Ann").await;
    let table = ann.play(dice_with_bot()).await;
    let before = ann.update(&table).await;
    let act = json!({ "prompt": before["prompt"], "action": "city C30", "key": "k" });
    let english = ann.post(&format!("{table}/actions"), act.clone()).await;
    assert_eq!(english.refused(422), "rule");
    assert!(
        english.json()["rule"]
            .as_str()
            .unwrap()
            .starts_with("DICE-")
    );
    ann.language = "de-AT,de;q=0.9";
    let german = ann.post(&format!("{table}/actions"), act).await;
    assert_eq!(german.json()["rule"], english.json()["rule"]);
    assert_ne!(german.json()["sentence"], english.json()["sentence"]);
    let why = ann
        .post(&format!("{table}/why"), json!({ "action": "city C30" }))
        .await
        .ok();
    assert_eq!(why["refusal"]["rule"], english.json()["rule"]);
    let action = &before["choices"][0]["action"];
    let why = ann
        .post(&format!("{table}/why"), json!({ "action": action }))
        .await
        .ok();
    assert_eq!(why["refusal"], Value::Null);
    assert_eq!(ann.update(&table).await, before);
}

#[tokio::test]
async fn two_people_gather_start_and_hear_of_each_other() {
    let base = start(plain()).await;
    let (ann, bob) = (
        Browser::guest(&base, "Ann").await,
        Browser::guest(&base, "Bob").await,
    );
    let wish = json!({ "game": "dice", "seats": 2, "open": true, "name": "Ours" });
    let table = ann.host(wish).await;
    let listed = bob.get("/api/tables").await.ok();
    assert_eq!(listed["tables"][0]["name"], "Ours");
    let mut events = bob.listen(&table, None).await;
    let (_, lobby) = events.next().await;
    assert_eq!(
        (&lobby["message"], &lobby["can_start"]),
        (&json!("lobby"), &json!(false))
    );
    bob.sit(&table, 1).await.ok();
    let (_, lobby) = events.next_of("lobby").await;
    assert_eq!(
        (&lobby["can_start"], &lobby["table"]["my_seat"]),
        (&json!(true), &json!(1))
    );
    ann.start(&table).await;
    let (id, state) = events.next_of("table").await;
    assert_eq!(state["lobby"]["commitment"], lobby["commitment"]);
    let update = ann.update(&table).await;
    let acted = ann.act(&table, &update, 0, "k").await.ok();
    let (_, news) = events.next_of("update").await;
    assert_eq!(news["version"], acted["version"]);
    assert!(!news["events"].as_array().unwrap().is_empty());
    // Taken up again after the first message, the stream brings just what came after it.
    drop(events);
    let mut events = bob.listen(&table, Some(&id)).await;
    let (_, again) = events.next().await;
    assert_eq!(
        (&again["message"], &again["events"]),
        (&json!("update"), &news["events"])
    );
    ann.post(&format!("{table}/chat"), json!({ "text": "hello" }))
        .await
        .ok();
    let (id, line) = events.next_of("chat").await;
    assert_eq!((&line["name"], &line["seat"]), (&json!("Ann"), &json!(0)));
    assert!(id.ends_with(".1"));
}

/// Everything about a finished game: journal, fairness, replay, rematch.
#[tokio::test]
async fn a_finished_game_can_be_read_verified_and_replayed() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann
        .watch(json!({ "game": "dice", "seats": 2, "bots": "greedy" }))
        .await;
    let mut events = ann.listen(&table, None).await;
    let (_, first) = events.next().await;
    let mut over = first["update"]["ending"] != Value::Null;
    while !over {
        over = events.next_of("update").await.1["ending"] != Value::Null;
    }
    let journal = ann.get(&format!("{table}/journal")).await;
    assert!(
        journal.text.starts_with("landnam journal 2\n"),
        "{}",
        journal.text
    );
    let verdict = ann.get(&format!("{table}/verify")).await.ok();
    assert_eq!(verdict["verified"], true, "{verdict}");
    let start = ann.get(&format!("{table}/replay?step=0")).await.ok();
    let steps = start["steps"].as_u64().unwrap();
    assert_eq!(verdict["steps"], steps);
    let mut told = Vec::new();
    for step in 1..=steps {
        let path = format!("{table}/replay?viewer=1&step={step}");
        let mut frame = ann.get(&path).await.ok();
        let happened = frame["update"]["events"].take();
        told.extend(happened.as_array().unwrap().clone());
    }
    let whole = ann.update(&table).await;
    assert_eq!(Value::from(told), whole["events"]);
    let at_once = format!("{table}/replay?viewer=1&step={steps}&since=0");
    let frame = ann.get(&at_once).await.ok();
    assert_eq!(frame["update"]["events"], whole["events"]);
    let beyond = format!("{table}/replay?step={}", steps + 1);
    assert_eq!(ann.get(&beyond).await.refused(400), "unreadable");
    let rematch = ann.post(&format!("{table}/rematch"), json!({})).await.ok();
    assert_eq!(
        rematch["phase"], "running",
        "all seats are bots, so it begins"
    );
    assert_eq!(ann.update(&table).await["ending"]["rematch"], rematch["id"]);
    let again = ann.post(&format!("{table}/rematch"), json!({})).await.ok();
    assert_eq!(again["id"], rematch["id"], "there is one rematch");
}

#[tokio::test]
async fn a_running_game_keeps_its_journal_to_itself() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.play(dice_with_bot()).await;
    for part in ["journal", "verify", "replay?step=1", "analysis"] {
        let answer = ann.get(&format!("{table}/{part}")).await;
        assert_eq!(answer.refused(409), "not-over");
    }
}

#[tokio::test]
async fn a_game_can_begin_at_a_position() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let mut wish = json!({
        "game": "base", "seats": 3, "bots": "random",
        "position": "red hand 1 lumber 1 brick\nred settlement 0,0.N\nturn red",
    });
    let table = ann.play(wish.clone()).await;
    let update = ann.update(&table).await;
    let hand = &update["picture"]["players"][0]["hand"];
    assert_eq!(hand[0], json!({ "kind": "lumber", "count": 1 }));
    assert!(
        update["choices"]
            .as_array()
            .unwrap()
            .iter()
            .any(|choice| choice["verb"] == "road")
    );
    wish["position"] = json!("red elephant 0,0");
    assert_eq!(
        ann.post("/api/tables", wish).await.refused(422),
        "bad-options"
    );
}

/// Why no table can be set up is told in the language of whoever asked.
#[tokio::test]
async fn bad_options_are_refused_in_the_language_of_the_caller() {
    let base = start(plain()).await;
    let mut ann = Browser::guest(&base, "Ann").await;
    ann.language = "de";
    let told = [
        (json!({ "game": "chess", "seats": 3 }), "es gibt kein Spiel"),
        (json!({ "game": "base", "seats": 9 }), "bis 4 Spieler"),
        (
            json!({ "game": "base", "seats": 3, "options": { "elephants": 2 } }),
            "es gibt keine Option elephants",
        ),
    ];
    for (wish, part) in told {
        let refused = ann.post("/api/tables", wish).await;
        assert_eq!(refused.refused(422), "bad-options");
        let sentence = refused.json()["sentence"].as_str().unwrap().to_owned();
        assert!(
            sentence.starts_with("So lässt sich kein Tisch eröffnen: ") && sentence.contains(part),
            "{sentence}"
        );
    }
}

/// BASE-R-35: everybody sees how many dice cards are left.
#[tokio::test]
async fn dice_cards_are_counted_for_everybody() {
    let base = start(plain()).await;
    let (ann, eve) = (
        Browser::guest(&base, "Ann").await,
        Browser::guest(&base, "Eve").await,
    );
    let wish = |deck: bool| {
        json!({
            "game": "base", "seats": 3, "bots": "random", "options": { "dice_deck": deck },
            "position": "red settlement 0,0.N\nturn red\nphase before-roll",
        })
    };
    let table = ann.play(wish(true)).await;
    let update = ann.update(&table).await;
    assert_eq!(update["picture"]["dice_cards_left"], 36);
    assert_eq!(update["choices"][0]["action"], "roll");
    ann.act(&table, &update, 0, "k").await.ok();
    for viewer in [&ann, &eve] {
        let picture = viewer.update(&table).await["picture"].take();
        assert_eq!(picture["dice_cards_left"], 35);
    }
    let table = ann.play(wish(false)).await;
    let picture = ann.update(&table).await["picture"].take();
    assert_eq!(picture.get("dice_cards_left"), None);
}

#[tokio::test]
async fn whoever_stands_up_is_played_for_until_he_is_back() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.play(dice_with_bot()).await;
    ann.post(&format!("{table}/stand"), Value::Null).await.ok();
    let seats = ann.get(&table).await.ok()["lobby"]["table"]["seats"].take();
    assert_eq!(seats[0]["stand_in"], true);
    ann.sit(&table, 0).await.ok();
    let seats = ann.get(&table).await.ok()["lobby"]["table"]["seats"].take();
    assert_eq!(seats[0]["stand_in"], false);
}

/// A crowd that comes at once is told of in few messages, and of everybody in the end.
#[tokio::test]
async fn comings_are_told_together() {
    let base = start(plain()).await;
    let ann = Browser::guest(&base, "Ann").await;
    let table = ann.play(dice_with_bot()).await;
    let mut events = ann.listen(&table, None).await;
    let eve = Browser::guest(&base, "Eve").await;
    let mut crowd = Vec::new();
    for _ in 0..50 {
        crowd.push(eve.listen(&table, None).await);
    }
    let mut told = 0;
    loop {
        let (_, presence) = events.next_of("presence").await;
        told += 1;
        if presence["spectators"] == 50 {
            break;
        }
    }
    assert!(told < 25, "{told} messages for a crowd of 50");
}
