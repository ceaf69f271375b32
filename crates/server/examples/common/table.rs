//! A table whose people are all in one place: they open it, sit down, and hear what happens. Where
//! there are several servers, each person asks the next one.

use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::child::Error;

/// People at a table; all of them listen.
pub const SEATS: usize = 4;

/// A table with all its people in one place.
pub struct GameAt {
    http: reqwest::Client,
    /// The table as each person reaches it.
    pub addresses: Vec<String>,
    cookies: Vec<String>,
    /// What each seat hears: when, and the message.
    news: Vec<mpsc::Receiver<(Instant, String)>>,
    /// The last message to each seat. It is read when somebody wants to know what it says: the
    /// clients of a real server do that on machines of their own.
    messages: Vec<String>,
    decided: usize,
}

/// What of a message matters to somebody who decides: of an update, or of the state a stream begins
/// with, which holds one.
#[derive(Deserialize)]
struct Asked {
    update: Option<Box<Asked>>,
    #[serde(default)]
    awaited: Vec<usize>,
    #[serde(default)]
    prompt: u32,
    #[serde(default)]
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    action: String,
}

impl Asked {
    fn read(message: &str) -> Result<Asked, Error> {
        let mut asked: Asked = serde_json::from_str(message)?;
        Ok(match asked.update.take() {
            Some(update) => *update,
            None => asked,
        })
    }
}

impl GameAt {
    pub async fn open(http: &reqwest::Client, bases: &[String]) -> Result<GameAt, Error> {
        let mut cookies = Vec::new();
        let bases: Vec<&String> = bases.iter().cycle().take(SEATS).collect();
        for base in &bases {
            let guest = http
                .post(format!("{base}/api/guests"))
                .json(&json!({ "name": "Ann" }));
            let guest = guest.send().await?.error_for_status()?;
            let cookie = guest.headers()["set-cookie"].to_str()?;
            cookies.push(cookie.split(';').next().unwrap_or_default().to_owned());
        }
        let wish = json!({ "game": "base", "seats": SEATS });
        let request = http
            .post(format!("{}/api/tables", bases[0]))
            .header("cookie", &cookies[0]);
        let card: Value = request
            .json(&wish)
            .send()
            .await?
            .error_for_status()?
            .json()
            .await?;
        let table = card["id"].as_str().unwrap_or_default();
        let address = |base| format!("{base}/api/tables/{table}");
        let addresses: Vec<String> = bases.into_iter().map(address).collect();
        for (seat, (cookie, address)) in cookies.iter().zip(&addresses).enumerate() {
            let sit = json!({ "seat": seat });
            let request = http.post(format!("{address}/sit")).header("cookie", cookie);
            request.json(&sit).send().await?.error_for_status()?;
        }
        let request = http
            .post(format!("{}/start", addresses[0]))
            .header("cookie", &cookies[0]);
        request.send().await?.error_for_status()?;
        let mut news = Vec::new();
        for (cookie, address) in cookies.iter().zip(&addresses) {
            let request = http
                .get(format!("{address}/events"))
                .header("cookie", cookie);
            let response = request.send().await?.error_for_status()?;
            let (sender, receiver) = mpsc::channel(64);
            tokio::spawn(hear(response, sender));
            news.push(receiver);
        }
        let mut messages = Vec::new();
        for news in &mut news {
            let (_, message) = news.recv().await.ok_or("a stream ended")?;
            messages.push(message);
        }
        Ok(GameAt {
            http: http.clone(),
            addresses,
            cookies,
            news,
            messages,
            decided: 0,
        })
    }

    /// Decides for whoever is asked: how long it takes until the answer is there and everybody has
    /// heard of it. None once the game is over.
    pub async fn decide(&mut self) -> Result<Option<Duration>, Error> {
        let Some(seat) = Asked::read(&self.messages[0])?.awaited.first().copied() else {
            return Ok(None);
        };
        let (asked, number) = (Asked::read(&self.messages[seat])?, self.decided);
        self.decided += 1;
        let choice = number * 31 % asked.choices.len().max(1);
        let choice = asked.choices.get(choice).ok_or("nothing to choose from")?;
        let key = number.to_string();
        let act = json!({ "prompt": asked.prompt, "action": choice.action, "key": key });
        let address = &self.addresses[seat];
        let request = self.http.post(format!("{address}/actions"));
        let request = request.header("cookie", &self.cookies[seat]).json(&act);
        let began = Instant::now();
        request.send().await?.error_for_status()?;
        let mut last = Instant::now();
        for (news, message) in self.news.iter_mut().zip(&mut self.messages) {
            let (heard, latest) = news.recv().await.ok_or("a stream ended")?;
            last = last.max(heard);
            *message = latest;
        }
        Ok(Some(last.duration_since(began)))
    }
}

/// Hands on the updates of a stream, and the state it begins with.
async fn hear(mut response: reqwest::Response, to: mpsc::Sender<(Instant, String)>) {
    let mut rest = Vec::new();
    while let Ok(Some(chunk)) = response.chunk().await {
        let heard = Instant::now();
        rest.extend_from_slice(&chunk);
        // A line is an id, a message, a comment, or nothing.
        while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = rest.drain(..=end).collect();
            let Some(message) = line.strip_prefix(b"data: ") else {
                continue;
            };
            let tells = [r#"{"message":"table""#, r#"{"message":"update""#];
            if !tells.iter().any(|it| message.starts_with(it.as_bytes())) {
                continue;
            }
            let message = String::from_utf8_lossy(message).into_owned();
            if to.send((heard, message)).await.is_err() {
                return;
            }
        }
    }
}
