//! Every byte sent to every viewer over whole games, searched for what they must not know: the
//! event stream, and the answers of every route that can be read.
//!
//! Somebody without a session is the measure. Whatever a seat is sent beyond that must be its own.

#[path = "../../../../tables/tests/known/mod.rs"]
mod known;
mod room;

use families::listings;
use game::testing::games;
use serde_json::{Value, json};
use server::routes;

use crate::browser::{plain, start};
use known::Tally;
use room::Room;

/// Everything readable is read after so many decisions.
const SWEEP: u64 = 60;

/// Every game of the house; `LANDNAM_LONG=1` plays longer ones, and more of them.
#[tokio::test]
async fn nobody_is_sent_what_others_hold() {
    let base = start(plain()).await;
    let (turns, rounds) = games((12, 1), (60, 2));
    let (mut decisions, mut bytes) = (0, 0);
    let mut found = Tally::new();
    for round in 0..rounds {
        for listing in listings() {
            let mut room = Room::open(&base, listing, turns).await;
            decisions += play(&mut room, round).await;
            bytes += examine(&room, &mut found).await;
        }
    }
    let played = rounds as usize * listings().len();
    println!("{played} games, {decisions} decisions, {bytes} bytes searched");
    for (secret, count) in &found {
        println!("{count:>8} {secret}");
    }
}

/// Plays to the end and answers how many decisions it took.
async fn play(room: &mut Room, round: u64) -> u64 {
    for turn in 0..20_000 {
        if room.stranger().update["ending"] != Value::Null {
            return turn;
        }
        if turn % SWEEP == SWEEP / 2 {
            sweep(room).await;
        }
        room.decide(round, turn).await;
    }
    panic!("the game does not end");
}

/// Reads every route that can be read, as everybody.
async fn sweep(room: &Room) {
    let id = room.address.rsplit('/').next().unwrap();
    for route in routes() {
        if route.method != "GET" || route.path.ends_with("/events") {
            continue;
        }
        let path = match route.path {
            "/api/rules/{id}" => "/api/rules/BASE-1".to_owned(),
            "/api/examples/{name}" => "/api/examples/base-distance".to_owned(),
            path => path.replace("{id}", id),
        };
        let is_private = ["/journal", "/verify", "/replay", "/analysis"]
            .iter()
            .any(|end| path.ends_with(end));
        let is_of_table = path.starts_with("/api/tables") || path.starts_with("/api/me");
        let stranger = room.stranger().browser.get(&path).await;
        for watcher in &room.watchers {
            let answer = watcher.browser.get(&path).await;
            assert_eq!(answer.status == 409, is_private, "{path}: {}", answer.text);
            if is_of_table {
                known::search(&answer.json());
            }
            if path == room.address {
                let (update, measure) = (&answer.json()["update"], &stranger.json()["update"]);
                known::compare(update, measure, watcher.seat, &mut Tally::new());
            }
        }
    }
    let watcher = &room.watchers[0].browser;
    for viewer in ["all", "spectator", "0", "1"] {
        let path = format!("{}/replay?step=1&viewer={viewer}", room.address);
        assert_eq!(watcher.get(&path).await.refused(409), "not-over");
    }
    for hands in ["own", "open"] {
        let path = format!("{}/analysis?hands={hands}", room.address);
        assert_eq!(watcher.get(&path).await.refused(409), "not-over");
    }
    // Who plays on from here would see in the new table's terms what everybody holds.
    let path = format!("{}/play-on", room.address);
    let play_on = watcher.post(&path, json!({ "step": 1, "seat": 0 })).await;
    assert_eq!(play_on.refused(409), "not-over");
}

/// After the end: nobody had been sent the seed, a session or a recovery code, and every message
/// of every stream held only what its listener may know. Answers how many bytes that were.
async fn examine(room: &Room, found: &mut Tally) -> usize {
    let measure: Vec<Value> = updates(&room.stranger().events.received);
    let journal = format!("{}/journal", room.address);
    let mut bytes = 0;
    let mut met = Tally::new();
    for watcher in &room.watchers {
        let answers = watcher.browser.received.lock().unwrap().clone();
        let sent = updates(&watcher.events.received);
        assert_eq!(sent.len(), measure.len(), "everybody hears of every step");
        for (update, measure) in sent.iter().zip(&measure) {
            known::compare(update, measure, watcher.seat, &mut met);
        }
        let journal = watcher.browser.get(&journal).await;
        let mut lines = journal.text.lines();
        let seed = lines.find_map(|line| line.strip_prefix("seed: ")).unwrap();
        for text in [&answers, &watcher.events.received] {
            assert!(!text.contains(seed), "the seed was sent before the end");
            let key = room.keys.iter().find(|key| text.contains(key.as_str()));
            assert_eq!(key, None, "a key was sent");
            bytes += text.len();
        }
    }
    // Dice lie open. Everywhere else a search that meets no secret has not looked.
    assert_eq!(met.is_empty(), room.game == "dice", "{}", room.game);
    for (secret, count) in met {
        *found.entry(secret).or_default() += count;
    }
    bytes
}

/// How things stood for the listener of a stream, time after time; the end lays all open.
fn updates(stream: &str) -> Vec<Value> {
    let messages = stream
        .lines()
        .filter_map(|line| line.strip_prefix("data: "))
        .map(|data| serde_json::from_str::<Value>(data).unwrap());
    messages
        .inspect(known::search)
        .filter_map(|mut message| match message["message"].as_str() {
            Some("table") => Some(message["update"].take()),
            Some("update") => Some(message),
            _ => None,
        })
        .filter(|update| update["ending"] == Value::Null)
        .collect()
}
