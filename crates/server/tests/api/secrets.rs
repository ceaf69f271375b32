//! Every byte sent to every viewer over whole games, searched for what he must not know.

use serde_json::{Value, json};

use crate::browser::{Browser, Events, plain, start};

/// How many games are watched; `LANDNAM_SECRET_GAMES` asks for more.
fn games() -> u32 {
    let asked = std::env::var("LANDNAM_SECRET_GAMES").ok();
    asked.and_then(|games| games.parse().ok()).unwrap_or(4)
}

/// One who looks at the table: a seat, or a spectator.
struct Watcher {
    browser: Browser,
    seat: Option<u64>,
    events: Events,
    /// The table.
    address: String,
}

/// Players decide by a fixed rule of thumb, so that hands fill, cards are bought and stolen.
fn choose(update: &Value, turn: usize) -> usize {
    let choices = update["choices"].as_array().unwrap();
    let wanted = ["buy", "settle", "city", "rob", "robber", "discard", "roll"];
    let place = |verb: &&str| choices.iter().position(|choice| choice["verb"] == **verb);
    wanted
        .iter()
        .find_map(place)
        .unwrap_or(turn % choices.len())
}

#[tokio::test]
async fn nobody_is_sent_what_others_hold() {
    let base = start(plain()).await;
    for game in 0..games() {
        let mut watchers = table(&base, game).await;
        play(&mut watchers).await;
    }
}

async fn table(base: &str, game: u32) -> Vec<Watcher> {
    let ann = Browser::guest(base, "Ann").await;
    let options = json!({ "points": 5, "turn_limit": 40 });
    let wish = json!({ "game": "base", "seats": 3, "options": options });
    let table = ann.host(wish).await;
    let mut watchers = vec![(ann, Some(0))];
    for seat in 1..3 {
        let guest = Browser::guest(base, "Guest").await;
        guest.sit(&table, seat).await.ok();
        watchers.push((guest, Some(seat)));
    }
    watchers.push((Browser::guest(base, "Eve").await, None));
    watchers[0]
        .0
        .post(&format!("{table}/start"), Value::Null)
        .await
        .ok();
    let mut listening = Vec::new();
    for (browser, seat) in watchers {
        let events = browser.listen(&table, None).await;
        let address = table.clone();
        listening.push(Watcher {
            browser,
            seat,
            events,
            address,
        });
    }
    listening
}

async fn play(watchers: &mut [Watcher]) {
    let address = watchers[0].address.clone();
    let mut updates = Vec::new();
    for watcher in watchers.iter_mut() {
        let (_, mut first) = watcher.events.next_of("table").await;
        updates.push(first["update"].take());
    }
    for turn in 0..2_000 {
        for (watcher, update) in watchers.iter().zip(&updates) {
            check(update, watcher.seat);
        }
        if updates[0]["ending"] != Value::Null {
            break;
        }
        let seat = updates[0]["awaited"][0].as_u64().unwrap() as usize;
        let choice = choose(&updates[seat], turn);
        let key = format!("k{turn}");
        watchers[seat]
            .browser
            .act(&address, &updates[seat], choice, &key)
            .await
            .ok();
        for (watcher, update) in watchers.iter_mut().zip(&mut updates) {
            *update = watcher.events.next_of("update").await.1;
        }
    }
    assert!(updates[0]["ending"] != Value::Null, "the game does not end");
    let journal = watchers[0]
        .browser
        .get(&format!("{address}/journal"))
        .await
        .text;
    let seed = journal
        .lines()
        .find_map(|line| line.strip_prefix("seed: "))
        .unwrap();
    for watcher in watchers.iter() {
        let bytes = &watcher.events.received;
        assert!(!bytes.contains(seed), "the seed was sent before the end");
        for other in watchers.iter() {
            let token = other.browser.cookie.split('=').nth(1).unwrap();
            assert!(!bytes.contains(token), "a session was sent");
        }
    }
}

/// While the game runs, hands, cards and hidden points of others are absent, and so is what only
/// others know of an event.
fn check(update: &Value, viewer: Option<u64>) {
    if update["ending"] != Value::Null {
        return;
    }
    for player in update["picture"]["players"].as_array().unwrap() {
        let is_own = player["seat"].as_u64() == viewer;
        for secret in ["hand", "cards", "fresh", "hidden_points"] {
            assert_eq!(
                player[secret] != Value::Null,
                is_own,
                "{secret} for {viewer:?}"
            );
        }
    }
    for entry in update["events"].as_array().unwrap() {
        let event = &entry["event"];
        let involved = |names: &[&str]| {
            viewer.is_some() && names.iter().any(|name| event[*name].as_u64() == viewer)
        };
        let (secret, may_know) = match event["event"].as_str().unwrap() {
            "card-bought" => ("card", involved(&["seat"])),
            "stolen" => ("kind", involved(&["thief", "victim"])),
            "laid-aside" => ("kind", involved(&["seat"])),
            _ => continue,
        };
        assert_eq!(
            event[secret] != Value::Null,
            may_know,
            "{event} for {viewer:?}"
        );
    }
}
