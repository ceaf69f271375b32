//! The server under attack, as somebody with an address sees it.

use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};

use reqwest::header::HeaderMap;
use serde_json::{Value, json};

use crate::table::Error;

/// A request that is not answered within this time is given up.
const PATIENCE: Duration = Duration::from_mins(1);

#[derive(Clone)]
pub struct Target {
    pub base: String,
}

impl Target {
    pub fn new(base: String) -> Target {
        Target { base }
    }

    /// A client at this address, as the proxy in front of the server names it.
    pub fn client(address: [u8; 4]) -> Result<reqwest::Client, Error> {
        let mut headers = HeaderMap::new();
        let address = std::net::Ipv4Addr::from(address).to_string();
        headers.insert("x-forwarded-for", address.parse()?);
        let client = reqwest::Client::builder().default_headers(headers);
        Ok(client.timeout(PATIENCE).build()?)
    }

    pub async fn wait_until_up(&self) -> Result<(), Error> {
        let http = Target::client([10, 0, 0, 1])?;
        for _ in 0..2_000 {
            if http
                .get(format!("{}/health", self.base))
                .send()
                .await
                .is_ok()
            {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err("the server does not come up".into())
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
        let request = self.http.post(format!("{}{path}", self.base));
        let request = request.header("content-type", "application/json");
        let answer = request
            .header("cookie", &self.cookie)
            .body(body)
            .send()
            .await?;
        let status = answer.status().as_u16();
        Ok((status, answer.json().await.unwrap_or_default()))
    }

    pub async fn get(&self, path: &str) -> Result<(u16, String), Error> {
        let request = self.http.get(format!("{}{path}", self.base));
        let answer = request.header("cookie", &self.cookie).send().await?;
        Ok((answer.status().as_u16(), answer.text().await?))
    }

    /// Opens a table and tells its path.
    pub async fn open(&self, wish: Value) -> Result<String, Error> {
        let (status, card) = self.post("/api/tables", wish.to_string()).await?;
        let id = card["id"]
            .as_str()
            .ok_or_else(|| format!("{status}: {card}"))?;
        Ok(format!("/api/tables/{id}"))
    }
}

impl Stranger {
    /// Watches a table, so that its bots play.
    pub async fn watch(&self, table: &str) -> Result<(), Error> {
        let request = self.http.get(format!("{}{table}/events", self.base));
        let mut stream = request.header("cookie", &self.cookie).send().await?;
        tokio::spawn(async move { while let Ok(Some(_)) = stream.chunk().await {} });
        Ok(())
    }
}

/// What an attack sent, by the status of the answer; 0 for none.
#[derive(Default)]
pub struct Sent(BTreeMap<u16, u64>);

impl Sent {
    pub fn note<T>(&mut self, answer: &Result<(u16, T), Error>) {
        let status = answer.as_ref().map_or(0, |(status, _)| *status);
        *self.0.entry(status).or_default() += 1;
    }
}

impl fmt::Display for Sent {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} requests:", self.0.values().sum::<u64>())?;
        for (status, count) in &self.0 {
            write!(f, " {status}×{count}")?;
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
