//! Bot clients over real HTTP at a server in a process of its own: how many decisions a second, how
//! long until the last listener has heard of one, how much memory and processor time.
//!
//! Beside them strong bots can play at tables of their own, which are watched.
//!
//! `cargo run --release -p server --example load -- [tables] [decisions a second] [seconds] [idle]
//! [tables of bots] [--nodes N]`; with nodes they share a `PostgreSQL` of their own, and the people
//! of a table are spread over all of them.

#[path = "common/child.rs"]
mod child;
#[path = "common/postgres.rs"]
mod postgres;
#[path = "common/table.rs"]
mod table;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use child::{Child, Error};
use hdrhistogram::Histogram;
use postgres::Postgres;
use serde_json::{Value, json};
use server::Config;
use table::GameAt;
use tempfile::TempDir;
use tokio::sync::Mutex;

/// Longer delays count as so long.
const MINUTE_MICROS: u64 = 60_000_000;

fn main() -> Result<(), Error> {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let config = Config {
        requests_per_second: 0,
        ..Config::default()
    };
    child::serve_if_asked(&args, config)?;
    child::raise_files();
    let mut nodes = 0;
    if let Some(place) = args.iter().position(|it| it == "--nodes") {
        let many = args.drain(place..).nth(1).ok_or("how many nodes?")?;
        nodes = many.parse()?;
    }
    let number = |place: usize, usual: u64| args.get(place).map_or(Ok(usual), |text| text.parse());
    let (tables, rate) = (number(0, 250)?, number(1, 200)?);
    let (seconds, idle) = (number(2, 60)?, number(3, 0)?);
    let load = Load {
        tables,
        rate,
        seconds,
        idle,
        bots: number(4, 0)?,
        nodes,
    };
    server::runtime()?.block_on(test(&load))
}

struct Load {
    tables: u64,
    /// Decisions of people a second.
    rate: u64,
    seconds: u64,
    /// Listeners at the first table who do nothing.
    idle: u64,
    /// Tables at which the strongest bots play among themselves.
    bots: u64,
    /// Servers on one database; none for one with a file.
    nodes: usize,
}

/// What serves.
struct Site {
    servers: Vec<Child>,
    /// Ends after the servers.
    _postgres: Option<Postgres>,
    _folder: TempDir,
}

impl Site {
    async fn start(nodes: usize) -> Result<Site, Error> {
        let folder = tempfile::tempdir()?;
        let postgres = (nodes > 0).then(|| Postgres::start(&[])).transpose()?;
        let mut servers = Vec::new();
        for _ in 0..nodes.max(1) {
            servers.push(match &postgres {
                None => Child::start(folder.path()).await?,
                Some(postgres) => Child::start(&postgres.url).await?,
            });
        }
        Ok(Site {
            servers,
            _postgres: postgres,
            _folder: folder,
        })
    }

    /// Of each server.
    fn memory_mib(&self) -> Vec<u64> {
        self.servers.iter().map(Child::memory_mib).collect()
    }

    fn processor_time(&self) -> Duration {
        self.servers.iter().map(Child::processor_time).sum()
    }
}

struct Count {
    delays: Mutex<Histogram<u64>>,
    acted: AtomicU64,
    failed: AtomicU64,
}

async fn test(load: &Load) -> Result<(), Error> {
    let Load {
        tables,
        rate,
        seconds,
        idle,
        bots,
        nodes,
    } = *load;
    let site = Site::start(nodes).await?;
    let mut bases: Vec<String> = site.servers.iter().map(Child::base).collect();
    let http = reqwest::Client::new();
    let count = Arc::new(Count {
        delays: Mutex::new(Histogram::new_with_max(MINUTE_MICROS, 3)?),
        acted: AtomicU64::new(0),
        failed: AtomicU64::new(0),
    });
    let mut games = Vec::new();
    for _ in 0..tables {
        games.push(GameAt::open(&http, &bases).await?);
        bases.rotate_left(1);
    }
    if let Some(game) = games.first() {
        let addresses = game.addresses.iter().cycle();
        for (table, _) in addresses.zip(0..idle) {
            let response = http.get(format!("{table}/events")).send().await?;
            tokio::spawn(drain(response));
        }
    }
    for (_, base) in (0..bots).zip(bases.iter().cycle()) {
        let response = watch_bots(&http, base).await?;
        tokio::spawn(drain(response));
    }
    let listeners = tables * table::SEATS as u64 + idle + bots;
    let memory = site.memory_mib();
    println!("{tables} tables, {listeners} listeners: servers hold {memory:?} MiB");
    let (begun, before) = (Instant::now(), site.processor_time());
    let pace = Duration::from_secs_f64(tables as f64 / rate as f64);
    let mut playing = Vec::new();
    for (number, game) in games.into_iter().enumerate() {
        let offset = pace.mul_f64(number as f64 / tables as f64);
        let until = begun + Duration::from_secs(seconds);
        let count = Arc::clone(&count);
        playing.push(tokio::spawn(play(game, count, offset, pace, until)));
    }
    for game in playing {
        game.await?;
    }
    let took = begun.elapsed().as_secs_f64();
    let busy = site.processor_time().saturating_sub(before).as_secs_f64();
    let memory = site.memory_mib();
    println!("servers: {memory:?} MiB, {:.2} processors", busy / took);
    if bots > 0 {
        for base in &bases {
            tell_bots(&http, base).await?;
        }
    }
    count.report(took).await
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
        if failed > 0 {
            return Err("some decisions failed".into());
        }
        Ok(())
    }
}

/// Decides at a steady pace and waits each time until everybody has heard of it.
async fn play(
    mut game: GameAt,
    count: Arc<Count>,
    offset: Duration,
    pace: Duration,
    until: Instant,
) {
    let mut due = Instant::now() + offset;
    loop {
        tokio::time::sleep_until(due.into()).await;
        due += pace;
        if Instant::now() >= until {
            return;
        }
        match game.decide().await {
            Ok(Some(delay)) => {
                count.acted.fetch_add(1, Ordering::Relaxed);
                let delay = delay.as_micros() as u64;
                count.delays.lock().await.saturating_record(delay);
            }
            Ok(None) => return,
            Err(_) => {
                count.failed.fetch_add(1, Ordering::Relaxed);
                return;
            }
        }
    }
}

/// Opens a table at which only the strongest bots play, and follows it.
async fn watch_bots(http: &reqwest::Client, base: &str) -> Result<reqwest::Response, Error> {
    let guest = http.post(format!("{base}/api/guests"));
    let guest = guest.json(&json!({ "name": "Bea" })).send().await?;
    let cookie = guest.error_for_status()?.headers()["set-cookie"].clone();
    let post = |address: String, body: Value| {
        let request = http.post(address).header("cookie", &cookie);
        async move { request.json(&body).send().await?.error_for_status() }
    };
    let wish = json!({ "game": "base", "seats": table::SEATS });
    let card: Value = post(format!("{base}/api/tables"), wish)
        .await?
        .json()
        .await?;
    let id = card["id"].as_str().unwrap_or_default();
    let table = format!("{base}/api/tables/{id}");
    for seat in 0..table::SEATS {
        let holder = json!({ "holder": "bot", "level": "njal" });
        let bot = json!({ "seat": seat, "holder": holder });
        post(format!("{table}/seats"), bot).await?;
    }
    post(format!("{table}/start"), json!({})).await?;
    let stream = http.get(format!("{table}/events"));
    let stream = stream.header("cookie", &cookie).send().await?;
    Ok(stream.error_for_status()?)
}

/// How hard the bots of a server could think.
async fn tell_bots(http: &reqwest::Client, base: &str) -> Result<(), Error> {
    let metrics = http.get(format!("{base}/metrics")).send().await?;
    let metrics = metrics.error_for_status()?.text().await?;
    for line in metrics.lines() {
        if line.starts_with("landnam_bot_decisions_total") {
            println!("{line}");
        }
    }
    Ok(())
}

async fn drain(mut response: reqwest::Response) {
    while let Ok(Some(_)) = response.chunk().await {}
}
