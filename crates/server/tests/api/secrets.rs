//! Every byte sent to every viewer over whole games, searched for what he must not know: the event
//! stream, and the answers of every route that can be read.

use serde_json::{Value, json};
use server::routes;

use crate::browser::{Browser, Events, plain, start};

/// How many games are watched; `LANDNAM_SECRET_GAMES` asks for more.
fn games() -> u64 {
    let asked = std::env::var("LANDNAM_SECRET_GAMES").ok();
    asked.and_then(|games| games.parse().ok()).unwrap_or(4)
}

/// Everything readable is read after so many decisions.
const SWEEP: u64 = 60;

/// One who looks at the table: a seat, a guest without one, or somebody without a session.
struct Watcher {
    browser: Browser,
    seat: Option<u64>,
    events: Events,
    update: Value,
}

struct Room {
    address: String,
    watchers: Vec<Watcher>,
    /// Tokens and recovery codes of everybody.
    keys: Vec<String>,
}

#[tokio::test]
async fn nobody_is_sent_what_others_hold() {
    let base = start(plain()).await;
    let (mut decisions, mut bytes) = (0, 0);
    for game in 0..games() {
        let mut room = open(&base, game).await;
        decisions += play(&mut room, game).await;
        bytes += examine(&room).await;
    }
    println!(
        "{} games, {decisions} decisions, {bytes} bytes searched",
        games()
    );
}

async fn open(base: &str, game: u64) -> Room {
    let ann = Browser::guest(base, "Ann").await;
    let (name, seats) = if game % 4 == 3 {
        ("two", 2)
    } else {
        ("base", 3)
    };
    let options = json!({ "points": 5, "turn_limit": 40 });
    let wish = json!({ "game": name, "seats": seats, "options": options, "open": true });
    let address = ann.host(wish).await;
    let mut browsers = vec![(ann, Some(0))];
    for seat in 1..seats {
        let guest = Browser::guest(base, "Guest").await;
        guest.sit(&address, seat).await.ok();
        browsers.push((guest, Some(seat)));
    }
    browsers.push((Browser::guest(base, "Eve").await, None));
    browsers.push((Browser::nobody(base), None));
    browsers[0].0.start(&address).await;
    let token = |browser: &Browser| browser.cookie.split('=').nth(1).map(str::to_owned);
    let guests = browsers
        .iter()
        .filter(|(browser, _)| !browser.cookie.is_empty());
    let keys = guests
        .flat_map(|(browser, _)| [token(browser), Some(browser.recovery.clone())])
        .flatten()
        .collect();
    let mut watchers = Vec::new();
    for (browser, seat) in browsers {
        let mut events = browser.listen(&address, None).await;
        let update = events.next_of("table").await.1["update"].take();
        watchers.push(Watcher {
            browser,
            seat,
            events,
            update,
        });
    }
    Room {
        address,
        watchers,
        keys,
    }
}

/// Numbers that look random and are the same in every run.
fn mixed(game: u64, turn: u64) -> u64 {
    let number = (game << 32 | turn).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32
}

/// Mostly by a rule of thumb, so that hands fill, cards are bought and stolen; sometimes anything.
fn choose(update: &Value, luck: u64) -> usize {
    let choices = update["choices"].as_array().unwrap();
    let any = luck as usize % choices.len();
    if luck.is_multiple_of(3) {
        return any;
    }
    let wanted = [
        "buy", "settle", "city", "knight", "monopoly", "rob", "robber", "discard", "roll",
    ];
    let place = |verb: &&str| choices.iter().position(|choice| choice["verb"] == **verb);
    wanted.iter().find_map(place).unwrap_or(any)
}

/// Plays to the end and answers how many decisions it took.
async fn play(room: &mut Room, game: u64) -> u64 {
    for turn in 0..3_000 {
        let update = &room.watchers[0].update;
        if update["ending"] != Value::Null {
            return turn;
        }
        if turn % SWEEP == SWEEP / 2 {
            sweep(room).await;
        }
        let awaited = room.watchers[0].update["awaited"][0].as_u64().unwrap();
        let watcher = &room.watchers[awaited as usize];
        let luck = mixed(game, turn);
        let offer = json!({
            "prompt": watcher.update["prompt"], "action": "offer 1 lumber for 1 ore",
            "key": format!("o{turn}"),
        });
        let may_offer = watcher.update["forms"]
            .as_array()
            .unwrap()
            .contains(&json!("offer"));
        let path = format!("{}/actions", room.address);
        let is_offered = may_offer
            && luck.is_multiple_of(7)
            && watcher.browser.post(&path, offer).await.status == 200;
        if !is_offered {
            let choice = choose(&watcher.update, luck);
            let key = format!("k{turn}");
            let acted = watcher
                .browser
                .act(&room.address, &watcher.update, choice, &key);
            acted.await.ok();
        }
        for watcher in &mut room.watchers {
            watcher.update = watcher.events.next_of("update").await.1;
        }
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
        for watcher in &room.watchers {
            let path = match route.path {
                "/api/rules/{id}" => "/api/rules/BASE-1".to_owned(),
                path => path.replace("{id}", id),
            };
            let answer = watcher.browser.get(&path).await;
            let is_private = ["/journal", "/verify", "/replay"]
                .iter()
                .any(|end| path.ends_with(end));
            assert_eq!(answer.status == 409, is_private, "{path}: {}", answer.text);
            let is_of_table = path.starts_with("/api/tables") || path.starts_with("/api/me");
            if is_of_table {
                inspect(&answer.json(), watcher.seat);
            }
        }
    }
    for viewer in ["all", "spectator", "0", "1"] {
        let path = format!("{}/replay?step=1&viewer={viewer}", room.address);
        assert_eq!(
            room.watchers[0].browser.get(&path).await.refused(409),
            "not-over"
        );
    }
}

/// After the end: nobody had been sent the seed, a session or a recovery code, and every message
/// of every stream held only what its listener may know. Answers how many bytes that were.
async fn examine(room: &Room) -> usize {
    let mut bytes = 0;
    for watcher in &room.watchers {
        let answers = watcher.browser.received.lock().unwrap().clone();
        for line in watcher.events.received.lines() {
            let Some(data) = line.strip_prefix("data: ") else {
                continue;
            };
            let message: Value = serde_json::from_str(data).unwrap();
            let is_over = message["ending"] != Value::Null;
            if !is_over {
                inspect(&message, watcher.seat);
            }
        }
        let journal = watcher
            .browser
            .get(&format!("{}/journal", room.address))
            .await;
        let seed = journal
            .text
            .lines()
            .find_map(|line| line.strip_prefix("seed: "));
        for text in [&answers, &watcher.events.received] {
            assert!(
                !text.contains(seed.unwrap()),
                "the seed was sent before the end"
            );
            let key = room.keys.iter().find(|key| text.contains(key.as_str()));
            assert_eq!(key, None, "a key was sent");
            bytes += text.len();
        }
    }
    bytes
}

/// While the game runs, hands, cards and hidden points of others are absent, and so is what only
/// others know of an event; what nobody may know has no name anywhere.
fn inspect(value: &Value, viewer: Option<u64>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| inspect(value, viewer)),
        Value::Object(fields) => {
            for unknown in [
                "seed",
                "nonce",
                "deck",
                "secret",
                "token",
                "recovery_code",
                "own",
            ] {
                assert!(!fields.contains_key(unknown), "{unknown} in {value}");
            }
            if fields.contains_key("hand_size") {
                inspect_player(value, viewer);
            }
            if fields.get("event").is_some_and(Value::is_string) {
                inspect_event(value, viewer);
            }
            if viewer.is_none() && fields.contains_key("choices") && fields.contains_key("prompt") {
                assert_eq!(
                    value["choices"],
                    json!([]),
                    "choices for somebody without a seat"
                );
            }
            fields.values().for_each(|field| inspect(field, viewer));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn inspect_player(player: &Value, viewer: Option<u64>) {
    let is_own = player["seat"].as_u64() == viewer;
    for secret in ["hand", "cards", "fresh", "hidden_points"] {
        let is_told = player[secret] != Value::Null;
        assert_eq!(is_told, is_own, "{secret} for {viewer:?}");
    }
}

fn inspect_event(event: &Value, viewer: Option<u64>) {
    let involved = |names: &[&str]| {
        viewer.is_some() && names.iter().any(|name| event[*name].as_u64() == viewer)
    };
    let (secret, may_know) = match event["event"].as_str().unwrap() {
        "card-bought" => ("card", involved(&["seat"])),
        "stolen" => ("kind", involved(&["thief", "victim"])),
        "laid-aside" => ("kind", involved(&["seat"])),
        _ => return,
    };
    let is_told = event[secret] != Value::Null;
    assert_eq!(is_told, may_know, "{event} for {viewer:?}");
}
