//! A table whose people are all in one place: they open it, sit down, and hear what happens.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::mpsc;

pub type Error = Box<dyn std::error::Error + Send + Sync>;

/// People at a table; all of them listen.
pub const SEATS: usize = 4;

/// A table with all its people in one place.
pub struct GameAt {
    http: reqwest::Client,
    pub address: String,
    cookies: Vec<String>,
    /// What each seat hears: when, and the update.
    news: Vec<mpsc::Receiver<(Instant, Value)>>,
    /// The last update of each seat.
    updates: Vec<Value>,
    decided: usize,
}

impl GameAt {
    pub async fn open(http: &reqwest::Client, base: &str) -> Result<GameAt, Error> {
        let mut cookies = Vec::new();
        for _ in 0..SEATS {
            let guest = http
                .post(format!("{base}/api/guests"))
                .json(&json!({ "name": "Ann" }));
            let guest = guest.send().await?.error_for_status()?;
            let cookie = guest.headers()["set-cookie"].to_str()?;
            cookies.push(cookie.split(';').next().unwrap_or_default().to_owned());
        }
        let wish = json!({ "game": "base", "seats": SEATS });
        let request = http
            .post(format!("{base}/api/tables"))
            .header("cookie", &cookies[0]);
        let card: Value = request
            .json(&wish)
            .send()
            .await?
            .error_for_status()?
            .json()
            .await?;
        let address = format!(
            "{base}/api/tables/{}",
            card["id"].as_str().unwrap_or_default()
        );
        for (seat, cookie) in cookies.iter().enumerate() {
            let sit = json!({ "seat": seat });
            let request = http.post(format!("{address}/sit")).header("cookie", cookie);
            request.json(&sit).send().await?.error_for_status()?;
        }
        let request = http
            .post(format!("{address}/start"))
            .header("cookie", &cookies[0]);
        request.send().await?.error_for_status()?;
        let mut news = Vec::new();
        for cookie in &cookies {
            let request = http
                .get(format!("{address}/events"))
                .header("cookie", cookie);
            let response = request.send().await?.error_for_status()?;
            let (sender, receiver) = mpsc::channel(64);
            tokio::spawn(hear(response, sender));
            news.push(receiver);
        }
        let mut updates = Vec::new();
        for news in &mut news {
            let (_, update) = news.recv().await.ok_or("a stream ended")?;
            updates.push(update);
        }
        Ok(GameAt {
            http: http.clone(),
            address,
            cookies,
            news,
            updates,
            decided: 0,
        })
    }

    /// Decides for whoever is asked: how long it takes until the answer is there and everybody has
    /// heard of it. None once the game is over.
    pub async fn decide(&mut self) -> Result<Option<Duration>, Error> {
        let Some(seat) = self.updates[0]["awaited"][0].as_u64() else {
            return Ok(None);
        };
        let (seat, number) = (seat as usize, self.decided);
        self.decided += 1;
        let update = &self.updates[seat];
        let choices = update["choices"].as_array().map_or(0, Vec::len).max(1);
        let action = &update["choices"][number * 31 % choices]["action"];
        let key = number.to_string();
        let act = json!({ "prompt": update["prompt"], "action": action, "key": key });
        let request = self.http.post(format!("{}/actions", self.address));
        let request = request.header("cookie", &self.cookies[seat]).json(&act);
        let began = Instant::now();
        request.send().await?.error_for_status()?;
        let mut last = Instant::now();
        for (news, update) in self.news.iter_mut().zip(&mut self.updates) {
            let (heard, latest) = news.recv().await.ok_or("a stream ended")?;
            last = last.max(heard);
            *update = latest;
        }
        Ok(Some(last.duration_since(began)))
    }
}

/// Hands on the updates of a stream, and the state it begins with.
async fn hear(mut response: reqwest::Response, to: mpsc::Sender<(Instant, Value)>) {
    let mut rest = Vec::new();
    while let Ok(Some(chunk)) = response.chunk().await {
        let heard = Instant::now();
        rest.extend_from_slice(&chunk);
        while let Some(end) = rest.windows(2).position(|pair| pair == b"\n\n") {
            let frame: Vec<u8> = rest.drain(..end + 2).collect();
            let text = String::from_utf8_lossy(&frame);
            let Some(data) = text.lines().find_map(|line| line.strip_prefix("data: ")) else {
                continue;
            };
            let Ok(mut message) = serde_json::from_str::<Value>(data) else {
                continue;
            };
            let update = match message["message"].as_str() {
                Some("table") => message["update"].take(),
                Some("update") => message,
                _ => continue,
            };
            if to.send((heard, update)).await.is_err() {
                return;
            }
        }
    }
}
