//! Bot clients over real HTTP at a server in a process of its own: how many decisions a second, how
//! long until the last listener has heard of one, how much memory and processor time.
//!
//! `cargo run --release -p server --example load -- [tables] [decisions a second] [seconds] [idle]`

#[path = "common/child.rs"]
mod child;
#[path = "common/table.rs"]
mod table;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use child::{Child, Error};
use hdrhistogram::Histogram;
use server::Config;
use table::GameAt;
use tokio::sync::Mutex;

/// Longer delays count as so long.
const MINUTE_MICROS: u64 = 60_000_000;

fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let config = Config {
        requests_per_second: 0,
        ..Config::default()
    };
    child::serve_if_asked(&args, config)?;
    child::raise_files();
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
    let server = Child::start(folder.path()).await?;
    let base = server.base();
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
    let listeners = tables * table::SEATS as u64 + idle;
    let memory = server.memory_mib();
    println!("{tables} tables, {listeners} listeners: the server holds {memory} MiB");
    let (begun, before) = (Instant::now(), server.processor_time());
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
    let busy = server.processor_time().saturating_sub(before).as_secs_f64();
    let memory = server.memory_mib();
    println!("server: {memory} MiB, {:.2} processors", busy / took);
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

async fn drain(mut response: reqwest::Response) {
    while let Ok(Some(_)) = response.chunk().await {}
}
