//! Somebody who follows a player's tables and takes the stream up again whenever it breaks. What
//! is told has no gaps, and nothing is told twice.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};

use crate::faults::clock;
use crate::player::Tally;

/// A stream that has been silent for longer than the server is between two signs of life is dead.
const SILENCE: Duration = Duration::from_secs(17);
/// A table that has not answered for so long will never do.
const LAST: Duration = Duration::from_secs(45);
const PAUSE: Duration = Duration::from_millis(100);

/// What somebody has seen of all tables.
#[derive(Default)]
pub struct Seen {
    pub events: u64,
    /// How often the stream was taken up again.
    pub resumed: u64,
    /// What is wrong with what was told.
    pub wrong: Vec<String>,
}

/// Step and index of an event.
type Id = (u64, u64);

#[derive(Deserialize)]
struct Message {
    message: String,
    /// Of everything at once.
    update: Option<Update>,
}

/// A table as it stands.
#[derive(Deserialize)]
struct State {
    update: Update,
}

#[derive(Deserialize)]
struct Update {
    version: u64,
    events: Vec<Event>,
    ending: Option<Value>,
}

#[derive(Deserialize)]
struct Event {
    step: u64,
    index: u64,
}

pub struct Watch {
    base: String,
    http: reqwest::Client,
    tally: Arc<Tally>,
    tables: UnboundedReceiver<String>,
    seen: Seen,
}

/// One table as it was followed.
#[derive(Default)]
struct Followed {
    table: String,
    /// The id of the last message.
    last: Option<String>,
    version: u64,
    events: Vec<Id>,
    is_over: bool,
}

impl Watch {
    pub fn new(base: &str, tally: &Arc<Tally>) -> (Watch, UnboundedSender<String>) {
        let (told, tables) = unbounded_channel();
        let watch = Watch {
            base: base.to_owned(),
            http: reqwest::Client::new(),
            tally: Arc::clone(tally),
            tables,
            seen: Seen::default(),
        };
        (watch, told)
    }

    pub async fn follow(mut self) -> Seen {
        while !self.tally.is_ending() {
            let next = timeout(PAUSE, self.tables.recv()).await;
            let Ok(Some(table)) = next else {
                continue;
            };
            let mut followed = Followed {
                table,
                ..Followed::default()
            };
            while !followed.is_over && !self.tally.is_ending() {
                self.listen(&mut followed).await;
                sleep(PAUSE).await;
            }
            self.compare(&followed).await;
        }
        self.seen
    }

    /// Listens until the stream ends, or the game does.
    async fn listen(&mut self, followed: &mut Followed) {
        let path = format!("{}/api/tables/{}/events", self.base, followed.table);
        let mut request = self.http.get(path);
        if let Some(last) = &followed.last {
            request = request.header("last-event-id", last);
        }
        let Ok(Ok(mut stream)) = timeout(SILENCE, request.send()).await else {
            return;
        };
        if !stream.status().is_success() {
            return;
        }
        self.seen.resumed += u64::from(followed.last.is_some());
        let (mut rest, mut id) = (Vec::new(), None);
        let mut silent = Duration::ZERO;
        while !followed.is_over && !self.tally.is_ending() && silent < SILENCE {
            let chunk = match timeout(PAUSE, stream.chunk()).await {
                Err(_) => {
                    silent += PAUSE;
                    continue;
                }
                Ok(Ok(Some(chunk))) => chunk,
                Ok(Ok(None) | Err(_)) => return,
            };
            silent = Duration::ZERO;
            rest.extend_from_slice(&chunk);
            while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = rest.drain(..=end).collect();
                let line = String::from_utf8_lossy(&line);
                if let Some(told) = line.strip_prefix("id: ") {
                    id = Some(told.trim().to_owned());
                } else if let Some(told) = line.strip_prefix("data: ") {
                    self.hear(followed, told);
                    followed.last.clone_from(&id);
                }
            }
        }
    }

    fn hear(&mut self, followed: &mut Followed, told: &str) {
        let message: Option<Message> = serde_json::from_str(told).ok();
        match message {
            Some(Message { message, update }) if message == "table" => {
                if let Some(update) = update {
                    self.hear_all(followed, &update);
                }
            }
            Some(Message { message, .. }) if message == "update" => {
                if let Ok(update) = serde_json::from_str(told) {
                    self.hear_more(followed, &update);
                }
            }
            Some(_) => {}
            None => self.wrong(followed, "a message that cannot be read"),
        }
    }

    /// Everything at once holds all that was told before.
    fn hear_all(&mut self, followed: &mut Followed, update: &Update) {
        let events: Vec<Id> = update.events.iter().map(|it| (it.step, it.index)).collect();
        if !events.starts_with(&followed.events) {
            self.wrong(followed, "something was told that never happened");
        }
        self.seen.events += events.len().saturating_sub(followed.events.len()) as u64;
        followed.events = events;
        self.note(followed, update);
    }

    fn hear_more(&mut self, followed: &mut Followed, update: &Update) {
        for event in &update.events {
            let id = (event.step, event.index);
            if followed.events.last().is_some_and(|last| id <= *last) {
                self.wrong(followed, "an event that was told before");
            }
            followed.events.push(id);
            self.seen.events += 1;
        }
        self.note(followed, update);
    }

    fn note(&mut self, followed: &mut Followed, update: &Update) {
        if update.version < followed.version {
            self.wrong(followed, "the game went back");
        }
        followed.version = update.version;
        followed.is_over = update.ending.is_some();
    }

    /// Has everything been told? The beginning of the game, as the servers know it now, is what was
    /// heard bit by bit.
    async fn compare(&mut self, followed: &Followed) {
        let path = format!("{}/api/tables/{}", self.base, followed.table);
        let began = Instant::now();
        let mut said: String;
        let update = loop {
            match self.http.get(&path).timeout(SILENCE).send().await {
                Err(why) => said = why.to_string(),
                Ok(answer) if !answer.status().is_success() => said = answer.status().to_string(),
                Ok(answer) => match answer.json::<State>().await {
                    Ok(State { update }) => break update,
                    Err(why) => said = why.to_string(),
                },
            }
            if began.elapsed() > LAST {
                return self.wrong(followed, &format!("the table does not answer: {said}"));
            }
            sleep(PAUSE).await;
        };
        let events: Vec<Id> = update.events.iter().map(|it| (it.step, it.index)).collect();
        if !events.starts_with(&followed.events) {
            self.wrong(followed, "something was not told");
        }
    }

    fn wrong(&mut self, followed: &Followed, what: &str) {
        let (table, version) = (&followed.table, followed.version);
        let now = clock(Instant::now());
        self.seen.wrong.push(format!(
            "{now} {what} (table {table}, after step {version})"
        ));
    }
}
