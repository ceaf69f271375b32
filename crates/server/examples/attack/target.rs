//! The server under attack, as somebody with an address sees it.

use std::collections::BTreeMap;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::child::{Child, Error};

/// A connection over which nothing comes for so long is given up.
const PATIENCE: Duration = Duration::from_mins(1);

#[derive(Clone)]
pub struct Target {
    pub base: String,
    pub address: SocketAddr,
    /// Where it keeps its games.
    pub folder: PathBuf,
}

impl Target {
    pub fn of(server: &Child, folder: &Path) -> Target {
        Target {
            base: server.base(),
            address: server.address(),
            folder: folder.to_owned(),
        }
    }

    /// A client at this address of the machine.
    pub fn client(address: [u8; 4]) -> Result<reqwest::Client, Error> {
        let client = reqwest::Client::builder().local_address(IpAddr::from(address));
        Ok(client.read_timeout(PATIENCE).build()?)
    }

    /// A stranger with a session.
    pub async fn stranger(&self, address: [u8; 4]) -> Result<Stranger, Error> {
        let http = Target::client(address)?;
        let guest = http.post(format!("{}/api/guests", self.base));
        let guest = guest.json(&json!({ "name": "Eve" }));
        let guest = guest.send().await?.error_for_status()?;
        let cookie = guest.headers()["set-cookie"].to_str()?;
        Ok(Stranger {
            cookie: cookie.split(';').next().unwrap_or_default().to_owned(),
            base: self.base.clone(),
            http,
        })
    }

    /// A stranger who does not even have a session.
    pub fn nobody(&self, address: [u8; 4]) -> Result<Stranger, Error> {
        Ok(Stranger {
            http: Target::client(address)?,
            base: self.base.clone(),
            cookie: String::new(),
        })
    }
}

/// Somebody who means harm.
#[derive(Clone)]
pub struct Stranger {
    http: reqwest::Client,
    base: String,
    cookie: String,
}

impl Stranger {
    pub async fn post(&self, path: &str, body: String) -> Result<(u16, Value), Error> {
        self.send(path, body, &[]).await
    }

    /// Posts a body with more headers.
    pub async fn send(
        &self,
        path: &str,
        body: impl Into<reqwest::Body>,
        headers: &[(&str, &str)],
    ) -> Result<(u16, Value), Error> {
        let request = self.http.post(format!("{}{path}", self.base));
        let mut request = request.header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = request.header("cookie", &self.cookie).body(body);
        let answer = answer.send().await?;
        let status = answer.status().as_u16();
        Ok((status, answer.json().await.unwrap_or_default()))
    }

    pub async fn get(&self, path: &str) -> Result<(u16, Value), Error> {
        let answer = self.ask(path, "identity").await?;
        let status = answer.status().as_u16();
        Ok((status, answer.json().await.unwrap_or_default()))
    }

    /// Gets something packed, which costs more, and throws it away; a refusal is read.
    pub async fn waste(&self, path: &str) -> Result<(u16, Value), Error> {
        let answer = self.ask(path, "br").await?;
        let status = answer.status().as_u16();
        let body = answer.bytes().await?;
        Ok((status, serde_json::from_slice(&body).unwrap_or_default()))
    }

    /// Begins to listen to a table; the answer to who is refused.
    pub async fn listen(&self, table: &str) -> Result<(u16, Value), Error> {
        let mut stream = self.ask(&format!("{table}/events"), "identity").await?;
        let status = stream.status().as_u16();
        if status != 200 {
            return Ok((status, stream.json().await.unwrap_or_default()));
        }
        tokio::spawn(async move { while let Ok(Some(_)) = stream.chunk().await {} });
        Ok((status, Value::Null))
    }

    async fn ask(&self, path: &str, packing: &str) -> Result<reqwest::Response, Error> {
        let request = self.http.get(format!("{}{path}", self.base));
        let request = request.header("accept-encoding", packing);
        Ok(request.header("cookie", &self.cookie).send().await?)
    }

    /// Opens a table and tells its path.
    pub async fn open(&self, wish: Value) -> Result<String, Error> {
        let (status, card) = self.post("/api/tables", wish.to_string()).await?;
        let id = card["id"]
            .as_str()
            .ok_or_else(|| format!("{status}: {card}"))?;
        Ok(format!("/api/tables/{id}"))
    }

    /// Gives all four seats of a table to bots of a level and starts their game.
    pub async fn let_bots_play(&self, table: &str, level: &str) -> Result<(), Error> {
        for seat in 0..4 {
            let bot = json!({ "seat": seat, "holder": { "holder": "bot", "level": level } });
            self.post(&format!("{table}/seats"), bot.to_string())
                .await?;
        }
        self.post(&format!("{table}/start"), String::new()).await?;
        Ok(())
    }
}

/// What an attack sent, by the status and the reason of the answer; 0 for none.
#[derive(Default)]
pub struct Sent(BTreeMap<(u16, String), u64>);

impl Sent {
    pub fn note(&mut self, answer: &Result<(u16, Value), Error>) {
        let known = answer.as_ref().map(|(status, body)| {
            let reason = body["code"].as_str().unwrap_or_default();
            (*status, reason.to_owned())
        });
        *self.0.entry(known.unwrap_or_default()).or_default() += 1;
    }

    pub fn was_refused(&self, reason: &str) -> bool {
        self.0.keys().any(|(_, known)| known == reason)
    }
}

impl fmt::Display for Sent {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} requests:", self.0.values().sum::<u64>())?;
        for ((status, reason), count) in &self.0 {
            let gap = if reason.is_empty() { "" } else { " " };
            write!(f, " {status}{gap}{reason}×{count}")?;
        }
        Ok(())
    }
}

/// Sends again and again until the time is up, so many at once.
pub async fn flood<F>(at_once: usize, until: Instant, send: impl Fn(usize) -> F) -> Sent
where
    F: Future<Output = Result<(u16, Value), Error>> + Send + 'static,
{
    let mut tally = Sent::default();
    let mut under_way = tokio::task::JoinSet::new();
    for number in 0.. {
        if Instant::now() >= until {
            break;
        }
        if under_way.len() >= at_once
            && let Some(Ok(answer)) = under_way.join_next().await
        {
            tally.note(&answer);
        }
        under_way.spawn(send(number));
    }
    while let Some(answer) = under_way.join_next().await {
        if let Ok(answer) = answer {
            tally.note(&answer);
        }
    }
    tally
}
