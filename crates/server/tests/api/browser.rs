//! A browser for tests: a session, requests, and the event stream.

use reqwest::header::{ACCEPT_LANGUAGE, COOKIE, HeaderMap, SET_COOKIE};
use serde_json::{Value, json};
use server::{Config, Server};

/// A server on a free port; it ends with the test.
pub async fn start(config: Config) -> String {
    let server = Server::start(config).await.unwrap();
    let address = server.address().unwrap();
    tokio::spawn(server.run(std::future::pending()));
    format!("http://{address}")
}

pub fn plain() -> Config {
    Config {
        port: 0,
        bot_pause: std::time::Duration::ZERO,
        requests_per_second: 0,
        ..Config::default()
    }
}

/// What a seat gives in place of its nonce.
pub fn pledge(commitment: &str, nonce: &str) -> String {
    use sha2::{Digest, Sha256};
    let parts = [commitment, nonce].map(|part| hex::decode(part).unwrap());
    let hash = Sha256::new().chain_update(b"landnam nonce 2\0");
    hex::encode(
        hash.chain_update(&parts[0])
            .chain_update(&parts[1])
            .finalize(),
    )
}

pub struct Browser {
    pub base: String,
    pub cookie: String,
    pub recovery: String,
    pub language: &'static str,
    http: reqwest::Client,
    /// Every byte the server has sent to this browser.
    pub received: std::sync::Mutex<String>,
}

pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    /// The body of an answer that says yes.
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text);
        self.json()
    }

    /// The code of an answer that says no.
    pub fn refused(&self, status: u16) -> String {
        assert_eq!(self.status, status, "{}", self.text);
        self.json()["code"].as_str().unwrap().to_owned()
    }
}

impl Browser {
    pub fn nobody(base: &str) -> Browser {
        Browser {
            base: base.to_owned(),
            cookie: String::new(),
            recovery: String::new(),
            language: "en",
            http: reqwest::Client::new(),
            received: std::sync::Mutex::default(),
        }
    }

    pub async fn guest(base: &str, name: &str) -> Browser {
        let mut browser = Browser::nobody(base);
        let answer = browser.post("/api/guests", json!({ "name": name })).await;
        let code = answer.ok();
        browser.recovery = code["recovery_code"].as_str().unwrap().into();
        browser.take_cookie(&answer);
        browser.received.lock().unwrap().clear();
        browser
    }

    pub fn take_cookie(&mut self, answer: &Answer) {
        let cookie = answer.headers[SET_COOKIE].to_str().unwrap();
        self.cookie = cookie.split(';').next().unwrap().into();
    }

    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let request = self
            .http
            .request(method.parse().unwrap(), format!("{}{path}", self.base));
        request
            .header(COOKIE, &self.cookie)
            .header(ACCEPT_LANGUAGE, self.language)
    }

    pub async fn send(&self, request: reqwest::RequestBuilder) -> Answer {
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = response.text().await.unwrap();
        self.received.lock().unwrap().push_str(&text);
        Answer {
            status,
            headers,
            text,
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.request("GET", path)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(self.request("POST", path).json(&body)).await
    }

    /// Opens a table and answers its address.
    pub async fn open(&self, wish: Value) -> String {
        let card = self.post("/api/tables", wish).await.ok();
        format!("/api/tables/{}", card["id"].as_str().unwrap())
    }

    /// What a table is committed to.
    pub async fn commitment(&self, table: &str) -> Value {
        let mut state = self.get(table).await.ok();
        match state["message"].as_str() {
            Some("table") => state["lobby"]["commitment"].take(),
            _ => state["commitment"].take(),
        }
    }

    /// Sits down and adds nothing to the chance.
    pub async fn sit(&self, table: &str, seat: u64) -> Answer {
        self.post(&format!("{table}/sit"), json!({ "seat": seat }))
            .await
    }

    /// Sits down as the client does, or pledges anew: looks at the commitment first, then pledges
    /// this nonce.
    pub async fn pledge(&self, table: &str, seat: u64, nonce: &str) -> Answer {
        let commitment = self.commitment(table).await;
        let pledge = pledge(commitment.as_str().unwrap(), nonce);
        let sit = json!({ "seat": seat, "pledge": pledge, "commitment": commitment });
        self.post(&format!("{table}/sit"), sit).await
    }

    /// Opens a table and takes its first seat.
    pub async fn host(&self, wish: Value) -> String {
        let table = self.open(wish).await;
        self.sit(&table, 0).await.ok();
        table
    }

    /// One click: a table with bots, the first seat, and the start.
    pub async fn play(&self, wish: Value) -> String {
        let table = self.host(wish).await;
        self.start(&table).await;
        table
    }

    /// A game of bots alone.
    pub async fn watch(&self, wish: Value) -> String {
        let level = wish["bots"].clone();
        let table = self.open(wish).await;
        let change = json!({ "seat": 0, "holder": { "holder": "bot", "level": level } });
        self.post(&format!("{table}/seats"), change).await.ok();
        self.start(&table).await;
        table
    }

    pub async fn start(&self, table: &str) {
        self.post(&format!("{table}/start"), Value::Null).await.ok();
    }

    /// The caller's update at a running table.
    pub async fn update(&self, table: &str) -> Value {
        self.get(table).await.ok()["update"].take()
    }

    pub async fn act(&self, table: &str, update: &Value, choice: usize, key: &str) -> Answer {
        let action = &update["choices"][choice]["action"];
        let act = json!({ "prompt": update["prompt"], "action": action, "key": key });
        self.post(&format!("{table}/actions"), act).await
    }

    pub async fn listen(&self, table: &str, last: Option<&str>) -> Events {
        let mut request = self.request("GET", &format!("{table}/events"));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status().as_u16(), 200);
        Events {
            response,
            rest: String::new(),
            received: String::new(),
        }
    }
}

pub struct Events {
    response: reqwest::Response,
    rest: String,
    /// Every byte so far.
    pub received: String,
}

impl Events {
    /// The next message with its id.
    pub async fn next(&mut self) -> (String, Value) {
        loop {
            if let Some((frame, rest)) = self.rest.split_once("\n\n") {
                let (frame, rest) = (frame.to_owned(), rest.to_owned());
                self.rest = rest;
                let field = |name: &str| frame.lines().find_map(|line| line.strip_prefix(name));
                if let (Some(id), Some(data)) = (field("id: "), field("data: ")) {
                    return (id.to_owned(), serde_json::from_str(data).unwrap());
                }
                continue;
            }
            let chunk = self
                .response
                .chunk()
                .await
                .unwrap()
                .expect("the stream goes on");
            let text = String::from_utf8(chunk.to_vec()).unwrap();
            self.received.push_str(&text);
            self.rest.push_str(&text);
        }
    }

    /// Reads until the server ends the stream.
    pub async fn ended(&mut self) {
        while self.response.chunk().await.unwrap().is_some() {}
    }

    /// The next message of a kind.
    pub async fn next_of(&mut self, kind: &str) -> (String, Value) {
        loop {
            let (id, message) = self.next().await;
            if message["message"] == kind {
                return (id, message);
            }
        }
    }
}
