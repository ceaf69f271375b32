//! A table with everybody who looks at it: its seats, a guest without one, and a stranger.

use families::Listing;
use serde_json::{Value, json};

use crate::browser::{Browser, Events};

/// One who looks at the table: a seat, a guest without one, or somebody without a session.
pub struct Watcher {
    pub browser: Browser,
    pub seat: Option<u64>,
    pub events: Events,
    pub update: Value,
}

pub struct Room {
    /// The id of the game.
    pub game: &'static str,
    pub address: String,
    /// The stranger is the last.
    pub watchers: Vec<Watcher>,
    /// Tokens and recovery codes of everybody.
    pub keys: Vec<String>,
}

impl Room {
    /// A table at which this game has begun; it ends after so many turns if it can be told to.
    pub async fn open(base: &str, listing: &'static Listing, turns: u64) -> Room {
        let ann = Browser::guest(base, "Ann").await;
        let seats = u64::from(3.clamp(*listing.seats.start(), *listing.seats.end()));
        let mut options = json!({});
        if listing.options().iter().any(|it| it.id == "turn_limit") {
            options["turn_limit"] = json!(turns);
        }
        let wish = json!({ "game": listing.id, "seats": seats, "options": options, "open": true });
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
        let guests = browsers.iter().map(|(browser, _)| browser);
        let guests = guests.filter(|browser| !browser.cookie.is_empty());
        let keys = guests.flat_map(|browser| {
            let (_, token) = browser.cookie.split_once('=').unwrap();
            [token.to_owned(), browser.recovery.clone()]
        });
        let keys = keys.collect();
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
            game: &listing.id,
            address,
            watchers,
            keys,
        }
    }

    pub fn stranger(&self) -> &Watcher {
        self.watchers.last().unwrap()
    }

    /// One decision of the first seat that is awaited; then everybody has heard of it.
    pub async fn decide(&mut self, round: u64, turn: u64) {
        let awaited = self.stranger().update["awaited"][0].as_u64().unwrap();
        let Watcher {
            browser, update, ..
        } = &self.watchers[awaited as usize];
        let luck = mixed(round, turn);
        let forms = update["forms"].as_array().unwrap();
        let may_offer = forms.contains(&json!("offer")) && luck.is_multiple_of(7);
        let offer = json!({
            "prompt": update["prompt"], "action": "offer 1 lumber for 1 ore",
            "key": format!("o{turn}"),
        });
        let path = format!("{}/actions", self.address);
        if !may_offer || browser.post(&path, offer).await.status != 200 {
            let (choice, key) = (choose(update, luck), format!("k{turn}"));
            browser.act(&self.address, update, choice, &key).await.ok();
        }
        for watcher in &mut self.watchers {
            watcher.update = watcher.events.next_of("update").await.1;
        }
    }
}

/// Numbers that look random and are the same in every run.
fn mixed(round: u64, turn: u64) -> u64 {
    let number = (round << 32 | turn).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32
}

/// Mostly by a rule of thumb, so that hands fill, cards are bought, drawn, played and stolen;
/// sometimes anything.
fn choose(update: &Value, luck: u64) -> usize {
    let choices = update["choices"].as_array().unwrap();
    let any = luck as usize % choices.len();
    if luck.is_multiple_of(3) {
        return any;
    }
    let wanted = [
        "buy", "improve", "settle", "city", "play", "knight", "monopoly", "rob", "robber",
        "discard", "roll",
    ];
    let place = |verb: &&str| choices.iter().position(|choice| choice["verb"] == **verb);
    wanted.iter().find_map(place).unwrap_or(any)
}
