//! Bot clients over real HTTP: how many decisions a second, how long until the last listener has
//! heard of one, how much memory.
//!
//! `cargo run --release -p server --example load -- [tables] [decisions a second] [seconds] [idle]`

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;
use serde_json::{Value, json};
use server::{Config, Server};
use tokio::sync::{Mutex, mpsc};

type Error = Box<dyn std::error::Error + Send + Sync>;

/// People at a table; all of them listen.
const SEATS: usize = 4;
/// Longer delays count as so long.
const MINUTE_MICROS: u64 = 60_000_000;

fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| args.get(place).map_or(Ok(usual), |text| text.parse());
    let (tables, rate) = (number(0, 250)?, number(1, 200)?);
    let (seconds, idle) = (number(2, 60)?, number(3, 0)?);
    server::runtime()?.block_on(test(tables, rate, seconds, idle))
}

struct Count {
    delays: Mutex<Histogram<u64>>,
    acted: AtomicU64,
    failed: AtomicU64,
}

async fn test(tables: u64, rate: u64, seconds: u64, idle: u64) -> Result<(), Error> {
    let folder = tempfile::tempdir()?;
    let config = Config {
        port: 0,
        data: Some(folder.path().to_owned()),
        requests_per_second: 0,
        ..Config::default()
    };
    let server = Server::start(config).await?;
    let base = format!("http://{}", server.address()?);
    tokio::spawn(server.run(std::future::pending()));
    let http = reqwest::Client::new();
    let count = Arc::new(Count {
        delays: Mutex::new(Histogram::new_with_max(MINUTE_MICROS, 3)?),
        acted: AtomicU64::new(0),
        failed: AtomicU64::new(0),
    });
    let mut games = Vec::new();
    for _ in 0..tables {
        games.push(GameAt::open(&http, &base).await?);
    }
    let first = games.first().map(|game| game.address.clone());
    if let Some(table) = first {
        for _ in 0..idle {
            let response = http.get(format!("{table}/events")).send().await?;
            tokio::spawn(drain(response));
        }
    }
    println!(
        "{tables} tables, {} listeners, memory {} MiB",
        tables * 4 + idle,
        memory_mib()
    );
    let begun = Instant::now();
    let pace = Duration::from_secs_f64(tables as f64 / rate as f64);
    let mut playing = Vec::new();
    for (number, game) in games.into_iter().enumerate() {
        let offset = pace.mul_f64(number as f64 / tables as f64);
        let until = begun + Duration::from_secs(seconds);
        playing.push(tokio::spawn(game.play(
            Arc::clone(&count),
            offset,
            pace,
            until,
        )));
    }
    for game in playing {
        game.await?;
    }
    count.report(begun.elapsed().as_secs_f64()).await
}

impl Count {
    async fn report(&self, took: f64) -> Result<(), Error> {
        let acted = self.acted.load(Ordering::Relaxed);
        let failed = self.failed.load(Ordering::Relaxed);
        let delays = self.delays.lock().await;
        let millis = |quantile: f64| delays.value_at_quantile(quantile) as f64 / 1000.0;
        let rate = acted as f64 / took;
        println!("{acted} decisions in {took:.1} s: {rate:.0} a second, {failed} errors");
        println!(
            "from decision to last listener: p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
            millis(0.5),
            millis(0.99),
            delays.max() as f64 / 1000.0
        );
        println!("memory {} MiB (server and clients together)", memory_mib());
        if failed > 0 {
            return Err("some decisions failed".into());
        }
        Ok(())
    }
}

/// A table with all its people in one place.
struct GameAt {
    http: reqwest::Client,
    address: String,
    cookies: Vec<String>,
    /// What each seat hears: when, and the update.
    news: Vec<mpsc::Receiver<(Instant, Value)>>,
}

impl GameAt {
    async fn open(http: &reqwest::Client, base: &str) -> Result<GameAt, Error> {
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
        Ok(GameAt {
            http: http.clone(),
            address,
            cookies,
            news,
        })
    }

    /// Decides at a steady pace and waits each time until everybody has heard of it.
    async fn play(mut self, count: Arc<Count>, offset: Duration, pace: Duration, until: Instant) {
        let mut due = Instant::now() + offset;
        let mut updates = Vec::new();
        for news in &mut self.news {
            let Some((_, update)) = news.recv().await else {
                return;
            };
            updates.push(update);
        }
        for number in 0_usize.. {
            tokio::time::sleep_until(due.into()).await;
            due += pace;
            let awaited = updates[0]["awaited"][0].as_u64();
            let Some(seat) = awaited.filter(|_| Instant::now() < until) else {
                return;
            };
            let update = &updates[seat as usize];
            let choices = update["choices"].as_array().map_or(0, Vec::len).max(1);
            let action = &update["choices"][number * 31 % choices]["action"];
            let key = number.to_string();
            let act = json!({ "prompt": update["prompt"], "action": action, "key": key });
            let request = self.http.post(format!("{}/actions", self.address));
            let request = request
                .header("cookie", &self.cookies[seat as usize])
                .json(&act);
            let began = Instant::now();
            let answer = request.send().await;
            if !answer.is_ok_and(|answer| answer.status().is_success()) {
                count.failed.fetch_add(1, Ordering::Relaxed);
                return;
            }
            let mut last = began;
            for (news, update) in self.news.iter_mut().zip(&mut updates) {
                let Some((heard, latest)) = news.recv().await else {
                    return;
                };
                last = last.max(heard);
                *update = latest;
            }
            count.acted.fetch_add(1, Ordering::Relaxed);
            let delay = last.duration_since(began).as_micros() as u64;
            count.delays.lock().await.saturating_record(delay);
        }
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

async fn drain(mut response: reqwest::Response) {
    while let Ok(Some(_)) = response.chunk().await {}
}

/// Resident memory of this process.
fn memory_mib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kib.unwrap_or(0) / 1024
}
