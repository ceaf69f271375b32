//! The routes of a server that are for bots: streams of messages, and answers.

use std::io::{BufRead, BufReader};
use std::time::Duration;

use protocol::{BotAct, BotMessage, Refusal};
use ureq::http::Response;
use ureq::{Agent, Body, BodyReader};

/// A server sends something at least every fifteen seconds.
const SILENCE: Duration = Duration::from_secs(45);
const CONNECTING: Duration = Duration::from_secs(15);

/// A server, and the token of one of its bots.
pub struct Door {
    agent: Agent,
    server: String,
    token: String,
    language: &'static str,
}

/// Why something was not to be had.
#[derive(Debug)]
pub enum Closed {
    /// The server says no: its status, and why.
    Refused(u16, String),
    /// It was not reached, or the connection broke off.
    Broken(String),
}

/// Messages from the server, until it has no more or the connection breaks off.
pub struct Messages {
    lines: BufReader<BodyReader<'static>>,
    /// The id of the last message that had one.
    pub id: String,
}

impl Door {
    pub fn new(server: &str, token: &str, language: &'static str) -> Door {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(CONNECTING))
            .timeout_per_read(Some(SILENCE))
            .max_redirects(0)
            .build();
        Door {
            agent: config.new_agent(),
            server: server.to_owned(),
            token: format!("Bearer {token}"),
            language,
        }
    }

    /// The stream of the bot, or with a table that of its game; after the message with this id.
    pub fn listen(&self, table: Option<&str>, after: &str) -> Result<Messages, Closed> {
        let place = table.map_or_else(String::new, |table| format!("/tables/{table}"));
        let request = self
            .agent
            .get(format!("{}/api/bot{place}/events", self.server));
        let mut request = request
            .header("authorization", &self.token)
            .header("accept-language", self.language);
        if !after.is_empty() {
            request = request.header("last-event-id", after);
        }
        let response = allowed(request.call())?;
        Ok(Messages {
            lines: BufReader::new(response.into_body().into_reader()),
            id: after.to_owned(),
        })
    }

    /// Answers a question. No answer is one that cannot be read: the stand-in decides at once.
    pub fn answer(&self, table: &str, act: Option<&BotAct>) -> Result<(), Closed> {
        let path = format!("{}/api/bot/tables/{table}/actions", self.server);
        let request = self.agent.post(path);
        let request = request
            .header("authorization", &self.token)
            .header("accept-language", self.language)
            .header("content-type", "application/json");
        let body = serde_json::to_string(&act).expect("answers are plain data");
        allowed(request.send(&body)).map(|_| ())
    }
}

/// The response, unless it says no.
fn allowed(response: Result<Response<Body>, ureq::Error>) -> Result<Response<Body>, Closed> {
    let mut response = response.map_err(|why| Closed::Broken(why.to_string()))?;
    let status = response.status();
    if status.is_success() {
        return Ok(response);
    }
    let text = response.body_mut().read_to_string().unwrap_or_default();
    let refusal = serde_json::from_str::<Refusal>(&text);
    let why = refusal.map_or_else(|_| status.to_string(), |it| it.sentence);
    Err(Closed::Refused(status.as_u16(), why))
}

impl Messages {
    /// The next message; none when the server has ended the stream.
    pub fn next(&mut self) -> Result<Option<BotMessage>, Closed> {
        let broken = |why: &dyn std::fmt::Display| Closed::Broken(why.to_string());
        loop {
            let mut line = String::new();
            if self
                .lines
                .read_line(&mut line)
                .map_err(|why| broken(&why))?
                == 0
            {
                return Ok(None);
            }
            if let Some(id) = line.strip_prefix("id: ") {
                id.trim_end().clone_into(&mut self.id);
            }
            let Some(data) = line.strip_prefix("data: ") else {
                continue;
            };
            // Newer servers may say more than we know.
            if let Ok(message) = serde_json::from_str(data) {
                return Ok(Some(message));
            }
        }
    }
}
