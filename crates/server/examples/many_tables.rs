//! Very many stored tables: how long the server takes to start, and a page of its lobby.
//!
//! `cargo run --release -p server --example many_tables -- [tables] [active]`

#[path = "common/copies.rs"]
mod copies;

use std::path::Path;
use std::time::{Duration, Instant};

use copies::{copy, row};
use serde_json::{Value, json};
use server::{Config, Server, SqliteStore};

type Error = Box<dyn std::error::Error + Send + Sync>;

/// Decisions at an active table.
const DECISIONS: usize = 40;
/// How often each thing is measured.
const TIMES: usize = 50;

fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| args.get(place).map_or(Ok(usual), |text| text.parse());
    let (tables, active) = (number(0, 50_000)?, number(1, 50)?);
    server::runtime()?.block_on(test(tables, active))
}

fn config(folder: &Path) -> Config {
    Config {
        port: 0,
        data: Some(folder.to_owned()),
        bot_pause: Duration::ZERO,
        requests_per_second: 0,
        ..Config::default()
    }
}

async fn test(tables: u64, active: u64) -> Result<(), Error> {
    let folder = tempfile::tempdir()?;
    let (finished, waiting) = prepare(folder.path(), active).await?;
    println!(
        "{active} active tables: start takes {:?}",
        start(folder.path()).await?
    );
    let store = SqliteStore::open(&folder.path().join("landnam.db"))?;
    copy(&store, &finished, tables, &row("over", false)).await?;
    drop(store);
    println!(
        "and {tables} finished ones: {:?}",
        start(folder.path()).await?
    );
    let store = SqliteStore::open(&folder.path().join("landnam.db"))?;
    copy(&store, &waiting, tables, &row("gathering", true)).await?;
    drop(store);
    println!("and {tables} open ones: {:?}", start(folder.path()).await?);
    pages(folder.path(), tables).await
}

/// The median time of several starts.
async fn start(folder: &Path) -> Result<Duration, Error> {
    let mut times = Vec::new();
    for _ in 0..5 {
        let begun = Instant::now();
        let server = Server::start(config(folder)).await?;
        times.push(begun.elapsed());
        server.run(std::future::ready(())).await?;
    }
    times.sort();
    Ok(times[times.len() / 2])
}

/// A browser with a session.
struct Guest {
    http: reqwest::Client,
    base: String,
    cookie: String,
}

impl Guest {
    async fn ask(&self, path: &str, body: Option<Value>) -> Result<Value, Error> {
        let address = format!("{}{path}", self.base);
        let request = match body {
            None => self.http.get(address),
            Some(body) => self.http.post(address).json(&body),
        };
        let answer = request.header("cookie", &self.cookie).send().await?;
        Ok(answer.error_for_status()?.json().await?)
    }

    async fn play(&self, wish: Value) -> Result<String, Error> {
        let card = self.ask("/api/tables", Some(wish)).await?;
        let table = format!("/api/tables/{}", card["id"].as_str().unwrap_or_default());
        let lobby = self.ask(&table, None).await?;
        let sit = json!({ "seat": 0, "nonce": "01", "commitment": lobby["commitment"] });
        self.ask(&format!("{table}/sit"), Some(sit)).await?;
        self.ask(&format!("{table}/start"), Some(Value::Null))
            .await?;
        Ok(table)
    }

    /// Makes so many decisions, or plays to the end.
    async fn decide(&self, table: &str, most: usize) -> Result<(), Error> {
        let mut decided = 0;
        while decided < most {
            let update = self.ask(table, None).await?["update"].take();
            if update["ending"] != Value::Null {
                return Ok(());
            }
            let Some(choice) = update["choices"].as_array().and_then(|it| it.last()) else {
                continue;
            };
            let key = decided.to_string();
            let act = json!({ "prompt": update["prompt"], "action": choice["action"], "key": key });
            self.ask(&format!("{table}/actions"), Some(act)).await?;
            decided += 1;
        }
        Ok(())
    }
}

/// Plays at the active tables, ends one game and opens a table; answers the last two.
async fn prepare(folder: &Path, active: u64) -> Result<(String, String), Error> {
    let server = Server::start(config(folder)).await?;
    let base = format!("http://{}", server.address()?);
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = ended.await;
    }));
    let http = reqwest::Client::new();
    let new = http
        .post(format!("{base}/api/guests"))
        .json(&json!({ "name": "Ann" }));
    let answer = new.send().await?.error_for_status()?;
    let cookie = answer.headers()["set-cookie"].to_str()?;
    let guest = Guest {
        cookie: cookie.split(';').next().unwrap_or_default().to_owned(),
        http,
        base,
    };
    for _ in 0..active {
        let table = guest
            .play(json!({ "game": "base", "seats": 4, "bots": "random" }))
            .await?;
        guest.decide(&table, DECISIONS).await?;
    }
    let over = guest.play(json!({ "game": "dice", "seats": 1 })).await?;
    guest.decide(&over, usize::MAX).await?;
    let wish = json!({ "game": "dice", "seats": 2, "open": true, "name": "Ann's table" });
    let waiting = guest.ask("/api/tables", Some(wish)).await?;
    let _ = end.send(());
    running.await??;
    let id = over.rsplit('/').next().unwrap_or_default().to_owned();
    Ok((id, waiting["id"].as_str().unwrap_or_default().to_owned()))
}

/// Time and size of pages of the lobby.
async fn pages(folder: &Path, tables: u64) -> Result<(), Error> {
    let server = Server::start(config(folder)).await?;
    let base = format!("http://{}", server.address()?);
    tokio::spawn(server.run(std::future::pending()));
    let http = reqwest::Client::new();
    let first: Value = http
        .get(format!("{base}/api/tables"))
        .send()
        .await?
        .json()
        .await?;
    let next = first["next"].as_str().unwrap_or_default().to_owned();
    let number = next.rsplit('.').next().map_or(Ok(0), str::parse::<u64>)?;
    let deep = format!("gathering.{}", number.saturating_sub(tables / 2));
    for (name, query) in [
        ("first page", String::new()),
        ("second page", format!("?after={next}")),
        ("a page in the middle", format!("?after={deep}")),
        ("of one game", "?game=dice".to_owned()),
        ("of a game nobody plays", "?game=knights".to_owned()),
        ("a hundred", "?limit=100".to_owned()),
    ] {
        let (mut times, mut bytes) = (Vec::new(), 0);
        for _ in 0..TIMES {
            let begun = Instant::now();
            let answer = http.get(format!("{base}/api/tables{query}")).send().await?;
            bytes = answer.error_for_status()?.bytes().await?.len();
            times.push(begun.elapsed());
        }
        times.sort();
        let (median, most) = (times[TIMES / 2], times[TIMES - 1]);
        println!("{name}: {bytes} bytes, median {median:?}, most {most:?}");
    }
    Ok(())
}
