//! Bots with accounts: how guests make them, how hosts invite them, and what their programs may do.

mod accounts;
mod games;
mod invitations;
mod stored;

use reqwest::header::AUTHORIZATION;
use serde_json::{Value, json};

use crate::browser::{Answer, Browser};

/// A program with the token of its bot.
struct Program {
    http: Browser,
    token: String,
    id: String,
}

impl Program {
    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let bearer = format!("Bearer {}", self.token);
        self.http
            .request(method, path)
            .header(AUTHORIZATION, bearer)
    }

    async fn post(&self, path: &str, body: &Value) -> Answer {
        self.http.send(self.request("POST", path).json(body)).await
    }

    async fn answer(&self, table: &str, prompt: &Value, action: &str) -> Answer {
        let act = json!({ "prompt": prompt, "action": action });
        self.post(&format!("{}/actions", of_bot(table)), &act).await
    }

    /// Its stream for all games, or for one.
    async fn listen(&self, path: &str, last: Option<&str>) -> News {
        let mut request = self.request("GET", &format!("{path}/events"));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status().as_u16(), 200);
        News {
            response,
            rest: String::new(),
            id: String::new(),
        }
    }
}

/// What a program hears.
struct News {
    response: reqwest::Response,
    rest: String,
    /// Of the last message that had one.
    id: String,
}

impl News {
    /// The next message; none if the stream has ended.
    async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some((frame, rest)) = self.rest.split_once("\n\n") {
                let (frame, rest) = (frame.to_owned(), rest.to_owned());
                self.rest = rest;
                let field = |name: &str| frame.lines().find_map(|line| line.strip_prefix(name));
                if let Some(id) = field("id: ") {
                    id.clone_into(&mut self.id);
                }
                if let Some(data) = field("data: ") {
                    return Some(serde_json::from_str(data).unwrap());
                }
                continue;
            }
            let chunk = self.response.chunk().await.unwrap()?;
            self.rest.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect("the stream goes on");
            if message["message"] == kind {
                return message;
            }
        }
    }
}

/// The address of a table for bots.
fn of_bot(table: &str) -> String {
    table.replace("/api/tables", "/api/bot/tables")
}

async fn bot(owner: &Browser, wish: Value) -> Program {
    let made = owner.post("/api/me/bots", wish).await.ok();
    Program {
        http: Browser::nobody(&owner.base),
        token: made["token"].as_str().unwrap().to_owned(),
        id: made["bot"]["id"].as_str().unwrap().to_owned(),
    }
}

async fn invite(host: &Browser, table: &str, seat: u8, name: &str) -> Answer {
    let wish = json!({ "seat": seat, "bot": name });
    host.post(&format!("{table}/invite"), wish).await
}

/// A dice game of Ann against a bot of hers, about to start.
async fn duel(ann: &Browser) -> (Program, News, String) {
    let program = bot(ann, json!({ "name": "Snorri" })).await;
    let news = program.listen("/api/bot", None).await;
    let table = ann.host(json!({ "game": "dice", "seats": 2 })).await;
    invite(ann, &table, 1, "Snorri").await.ok();
    (program, news, table)
}
