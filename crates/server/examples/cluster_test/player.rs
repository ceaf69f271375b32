//! A player with a table at a time, one game after the other, who remembers all that was
//! acknowledged.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use reqwest::RequestBuilder;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::Error;

/// An answer that takes longer is not waited for: the same is asked again.
const PATIENCE: Duration = Duration::from_secs(5);
/// Whoever gets no answer, or no, asks again after this time, and after twice as long each time.
const PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_millis(400);
/// A player at whose table there is a fault decides again after this time: else nobody would see
/// how long it lasts.
const HURRY: Duration = Duration::from_millis(250);
/// How long a fault may be felt after it is over.
const FELT: Duration = Duration::from_secs(8);
/// Every so many tables have a clock. Its seconds are more than a fault takes, and fewer than
/// some faults and what follows them.
const CLOCKS: u64 = 10;
const CLOCK_SECONDS: u64 = 15;

/// What everybody counts together.
pub struct Tally {
    pub ending: AtomicBool,
    pace: Duration,
    pub acknowledged: AtomicU64,
    /// Of these, after having been sent more than once.
    pub repeated: AtomicU64,
    /// Answers that knew less than an answer before.
    pub stale: AtomicU64,
    /// Answers other than yes.
    pub refusals: Mutex<BTreeMap<u16, u64>>,
    /// Until when players at these tables hurry.
    hurried: Mutex<BTreeMap<String, Instant>>,
}

impl Tally {
    pub fn new(pace: Duration) -> Tally {
        Tally {
            ending: AtomicBool::new(false),
            pace,
            acknowledged: AtomicU64::new(0),
            repeated: AtomicU64::new(0),
            stale: AtomicU64::new(0),
            refusals: Mutex::default(),
            hurried: Mutex::default(),
        }
    }

    pub fn is_ending(&self) -> bool {
        self.ending.load(Ordering::Relaxed)
    }

    /// There is a fault at these tables that lasts so long.
    pub fn hurry(&self, tables: &BTreeSet<String>, lasts: Duration) {
        let until = Instant::now() + lasts + FELT;
        let mut hurried = self.hurried.lock().unwrap_or_else(PoisonError::into_inner);
        hurried.retain(|_, until| *until > Instant::now());
        hurried.extend(tables.iter().map(|table| (table.clone(), until)));
    }

    fn pause(&self, table: &str) -> Duration {
        let hurried = self.hurried.lock().unwrap_or_else(PoisonError::into_inner);
        let is_hurried = hurried.get(table).is_some_and(|it| *it > Instant::now());
        if is_hurried {
            HURRY.min(self.pace)
        } else {
            self.pace
        }
    }

    fn refused(&self, status: u16) {
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        *refusals.entry(status).or_default() += 1;
    }
}

/// A table, and what the servers said there.
#[derive(Default)]
pub struct Played {
    pub table: String,
    /// Keys of decisions they said yes to, and since when these were wanted until then.
    pub acknowledged: BTreeMap<String, (Instant, Instant)>,
    /// Keys of decisions they said no to.
    pub denied: BTreeSet<String>,
    /// How far the game is at least.
    version: u64,
}

pub struct Player {
    number: u64,
    base: String,
    http: reqwest::Client,
    cookie: String,
    pub played: Vec<Played>,
    tally: Arc<Tally>,
    /// Where the tables are told to whoever watches.
    tables: UnboundedSender<String>,
}

/// The pause after so many failures, one after the other.
fn pause_after(failures: u32) -> Duration {
    PAUSE
        .saturating_mul(1 << failures.min(8))
        .min(LONGEST_PAUSE)
}

/// What came of a decision.
enum Answer {
    Yes(u64),
    No,
    /// The test ends.
    None,
}

impl Player {
    pub async fn new(
        number: u64,
        base: &str,
        tally: &Arc<Tally>,
        tables: UnboundedSender<String>,
    ) -> Result<Player, Error> {
        let http = reqwest::Client::builder().timeout(PATIENCE).build()?;
        let guest = http.post(format!("{base}/api/guests"));
        let guest = guest.json(&json!({ "name": "Ann" })).send().await?;
        let guest = guest.error_for_status()?;
        let cookie = guest.headers()["set-cookie"].to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let mut player = Player {
            number,
            base: base.to_owned(),
            http,
            cookie,
            played: Vec::new(),
            tally: Arc::clone(tally),
            tables,
        };
        player.open().await?;
        Ok(player)
    }

    fn request(&self, request: RequestBuilder) -> RequestBuilder {
        request.header("cookie", &self.cookie)
    }

    async fn send(&self, path: &str, body: &Value) -> Result<Value, Error> {
        let request = self.http.post(format!("{}/api/tables{path}", self.base));
        let answer = self.request(request).json(body).send().await?;
        Ok(answer.error_for_status()?.json().await?)
    }

    /// Opens a table with two bots and begins.
    async fn open(&mut self) -> Result<(), Error> {
        let number = self.number + self.played.len() as u64;
        let game = ["dice", "base"][number as usize % 2];
        let has_clock = self.number.is_multiple_of(CLOCKS);
        let clock = json!({ "per_decision": CLOCK_SECONDS, "bank": 0 });
        let clock = if has_clock { clock } else { Value::Null };
        let wish = json!({ "game": game, "seats": 3, "bots": "random", "clock": clock });
        let card = self.send("", &wish).await?;
        let table = card["id"].as_str().unwrap_or_default().to_owned();
        self.send(&format!("/{table}/sit"), &json!({ "seat": 0 }))
            .await?;
        self.send(&format!("/{table}/start"), &Value::Null).await?;
        // Whoever watched before may have gone.
        let _ = self.tables.send(table.clone());
        self.played.push(Played {
            table,
            ..Played::default()
        });
        Ok(())
    }

    /// Plays on whatever happens to the servers.
    pub async fn play(mut self) -> Player {
        let mut wanted = Instant::now();
        let mut number = 0_u64;
        let mut failures = 0;
        while !self.tally.is_ending() {
            let Some(state) = self.look().await else {
                tokio::time::sleep(pause_after(failures)).await;
                failures += 1;
                continue;
            };
            let update = &state["update"];
            if !update["ending"].is_null() {
                if self.open().await.is_err() {
                    tokio::time::sleep(pause_after(failures)).await;
                    failures += 1;
                }
                wanted = Instant::now();
                continue;
            }
            failures = 0;
            let choices = update["choices"].as_array().map_or(0, Vec::len) as u64;
            if choices == 0 {
                tokio::time::sleep(PAUSE).await;
                continue;
            }
            number += 1;
            let key = number.to_string();
            let action = &update["choices"][(number * 31 % choices) as usize]["action"];
            let act = json!({ "prompt": update["prompt"], "action": action, "key": key });
            let answer = self.decide(&act).await;
            let Some(present) = self.played.last_mut() else {
                break;
            };
            match answer {
                Answer::Yes(version) => {
                    present.version = present.version.max(version);
                    present.acknowledged.insert(key, (wanted, Instant::now()));
                }
                Answer::No => {
                    present.denied.insert(key);
                }
                Answer::None => break,
            }
            let pause = self.tally.pause(&present.table);
            tokio::time::sleep(pause).await;
            wanted = Instant::now();
        }
        self
    }

    /// The table as it stands. Nobody may know less of it than was known before.
    async fn look(&mut self) -> Option<Value> {
        let present = self.played.last()?;
        let request = self
            .http
            .get(format!("{}/api/tables/{}", self.base, present.table));
        let answer = self.request(request).send().await.ok()?;
        if !answer.status().is_success() {
            self.tally.refused(answer.status().as_u16());
            return None;
        }
        let state: Value = answer.json().await.ok()?;
        let version = state["update"]["version"].as_u64()?;
        if version < present.version {
            self.tally.stale.fetch_add(1, Ordering::Relaxed);
        }
        Some(state)
    }

    /// Sends a decision until somebody has said yes or no.
    async fn decide(&self, act: &Value) -> Answer {
        let Some(present) = self.played.last() else {
            return Answer::None;
        };
        let path = format!("{}/api/tables/{}/actions", self.base, present.table);
        for sent in 0.. {
            if self.tally.is_ending() {
                break;
            }
            if sent > 0 {
                tokio::time::sleep(pause_after(sent)).await;
            }
            let request = self.request(self.http.post(&path)).json(act);
            let Ok(answer) = request.send().await else {
                continue;
            };
            let status = answer.status();
            if status.is_success() {
                let Ok(said) = answer.json::<Value>().await else {
                    continue;
                };
                self.tally.acknowledged.fetch_add(1, Ordering::Relaxed);
                self.tally
                    .repeated
                    .fetch_add(u64::from(sent > 0), Ordering::Relaxed);
                return Answer::Yes(said["version"].as_u64().unwrap_or_default());
            }
            self.tally.refused(status.as_u16());
            // That there is no such table, or nobody of this name, is never true.
            if status.is_client_error() && ![401, 404, 429].contains(&status.as_u16()) {
                return Answer::No;
            }
        }
        Answer::None
    }
}
