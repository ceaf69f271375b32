//! Kills a server without warning, again and again, while clients play at many tables; then counts
//! whether every acknowledged decision is on disk exactly once.
//!
//! `cargo run --release -p server --example kill_test -- [tables] [kills]`, or `kill_test [tables]
//! [kills]` where it was built elsewhere. It is its own server; `LANDNAM_SERVER` names another
//! program, `landnam`. Port and folder are found by itself.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Config, Server, SqliteStore, Store};
use tables::{Entry, Millis, Table};

type Error = Box<dyn std::error::Error + Send + Sync>;

fn main() -> Result<(), Error> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let runtime = server::runtime()?;
    if let [mode, folder, port] = &args[..]
        && mode == "serve"
    {
        return runtime.block_on(serve(folder.into(), port.parse()?));
    }
    let number = |place: usize, usual: u64| args.get(place).map_or(Ok(usual), |text| text.parse());
    let (tables, kills) = (number(0, 100)?, number(1, 50)?);
    runtime.block_on(test(tables, kills))
}

/// The child: a server like any other.
async fn serve(folder: PathBuf, port: u16) -> Result<(), Error> {
    let config = Config {
        port,
        data: Some(folder),
        bot_pause: Duration::ZERO,
        requests_per_second: 0,
        ..Config::default()
    };
    Server::start(config)
        .await?
        .run(std::future::pending())
        .await?;
    Ok(())
}

/// What the clients count together.
#[derive(Default)]
struct Tally {
    acknowledged: AtomicU64,
    repeated: AtomicU64,
    finished: AtomicU64,
    ending: AtomicBool,
}

/// A player with their tables, one game after the other.
struct Player {
    cookie: String,
    played: Vec<Played>,
}

/// A table, and the keys the server said yes to there.
struct Played {
    table: String,
    acknowledged: BTreeSet<String>,
}

async fn test(tables: u64, kills: u64) -> Result<(), Error> {
    let folder = tempfile::tempdir()?;
    let port = free_port()?;
    let base = format!("http://127.0.0.1:{port}");
    let http = reqwest::Client::builder()
        .timeout(Duration::from_secs(5))
        .build()?;
    let mut child = start(folder.path(), port)?;
    wait_until_up(&http, &base).await?;
    let mut players = Vec::new();
    for number in 0..tables {
        let cookie = guest(&http, &base).await?;
        let first = open(&http, &base, &cookie, number).await?;
        players.push(Player {
            cookie,
            played: vec![first],
        });
    }
    let tally = Arc::new(Tally::default());
    let mut playing = Vec::new();
    for player in players {
        let (http, base, tally) = (http.clone(), base.clone(), Arc::clone(&tally));
        playing.push(tokio::spawn(play(http, base, player, tally)));
    }
    let mut slowest = Duration::ZERO;
    for kill in 0..kills {
        // Moments that follow no rhythm, neither of the store nor of the games.
        tokio::time::sleep(Duration::from_millis(150 + kill * 7919 % 850)).await;
        child.kill()?;
        child.wait()?;
        let down = Instant::now();
        child = start(folder.path(), port)?;
        wait_until_up(&http, &base).await?;
        slowest = slowest.max(down.elapsed());
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    tally.ending.store(true, Ordering::Relaxed);
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await??);
    }
    child.kill()?;
    child.wait()?;
    let (lost, doubled, broken) = count(folder.path(), &players).await?;
    let acknowledged = tally.acknowledged.load(Ordering::Relaxed);
    println!(
        "{tables} tables, {kills} kills, {acknowledged} decisions acknowledged ({} after being \
         sent again), {} games finished",
        tally.repeated.load(Ordering::Relaxed),
        tally.finished.load(Ordering::Relaxed),
    );
    println!("slowest restart {} ms", slowest.as_millis());
    println!("lost {lost}, doubled {doubled}, tables that do not replay {broken}");
    if lost + doubled + broken > 0 || acknowledged == 0 {
        return Err("the store did not keep its promise".into());
    }
    Ok(())
}

fn free_port() -> Result<u16, Error> {
    let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
    Ok(listener.local_addr()?.port())
}

fn start(folder: &Path, port: u16) -> Result<Child, Error> {
    let port = port.to_string();
    let mut command = match std::env::var_os("LANDNAM_SERVER") {
        None => {
            let mut command = Command::new(std::env::current_exe()?);
            command.arg("serve").arg(folder).arg(port);
            command
        }
        Some(program) => {
            let mut command = Command::new(program);
            command.args(["serve", "--bot-pause", "0", "--rate", "0"]);
            command.arg("--port").arg(port).arg("--data").arg(folder);
            command
        }
    };
    Ok(command.stdout(Stdio::null()).spawn()?)
}

async fn wait_until_up(http: &reqwest::Client, base: &str) -> Result<(), Error> {
    for _ in 0..2_000 {
        if http.get(format!("{base}/health")).send().await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    Err("the server does not come up".into())
}

/// A new guest's cookie.
async fn guest(http: &reqwest::Client, base: &str) -> Result<String, Error> {
    let guest = http
        .post(format!("{base}/api/guests"))
        .json(&json!({ "name": "Ann" }));
    let guest = guest.send().await?.error_for_status()?;
    let cookie = guest.headers()["set-cookie"].to_str()?;
    Ok(cookie.split(';').next().unwrap_or_default().to_owned())
}

async fn open(
    http: &reqwest::Client,
    base: &str,
    cookie: &str,
    number: u64,
) -> Result<Played, Error> {
    let game = if number.is_multiple_of(2) {
        "dice"
    } else {
        "base"
    };
    let tables = format!("{base}/api/tables");
    let send = |path: &str, body: Value| {
        let request = http.post(path).header("cookie", cookie).json(&body);
        async move { request.send().await?.error_for_status()?.json().await }
    };
    let wish = json!({ "game": game, "seats": 3, "bots": "random" });
    let card: Value = send(&tables, wish).await?;
    let table = card["id"].as_str().unwrap_or_default().to_owned();
    let address = format!("{tables}/{table}");
    let _: Value = send(&format!("{address}/sit"), json!({ "seat": 0 })).await?;
    let _: Value = send(&format!("{address}/start"), Value::Null).await?;
    Ok(Played {
        table,
        acknowledged: BTreeSet::new(),
    })
}

/// Opens the next table, however often the server is killed meanwhile; none at the end.
async fn next_table(
    http: &reqwest::Client,
    base: &str,
    cookie: &str,
    tally: &Tally,
) -> Option<Played> {
    let number = tally.finished.fetch_add(1, Ordering::Relaxed);
    while !tally.ending.load(Ordering::Relaxed) {
        if let Ok(played) = open(http, base, cookie, number).await {
            return Some(played);
        }
        pause().await;
    }
    None
}

/// Plays on whatever happens to the server.
async fn play(
    http: reqwest::Client,
    base: String,
    mut player: Player,
    tally: Arc<Tally>,
) -> Result<Player, Error> {
    for number in 0_u64.. {
        if tally.ending.load(Ordering::Relaxed) {
            break;
        }
        let Some(present) = player.played.last_mut() else {
            break;
        };
        let table = format!("{base}/api/tables/{}", present.table);
        let looked = http
            .get(&table)
            .header("cookie", &player.cookie)
            .send()
            .await;
        let state = body(looked).await.unwrap_or_default();
        let update = &state["update"];
        if !update["ending"].is_null() {
            let next = next_table(&http, &base, &player.cookie, &tally).await;
            player.played.extend(next);
            continue;
        }
        let choices = update["choices"].as_array().map_or(0, Vec::len) as u64;
        if choices == 0 {
            pause().await;
            continue;
        }
        let key = number.to_string();
        let action = &update["choices"][(number * 31 % choices) as usize]["action"];
        let act = json!({ "prompt": update["prompt"], "action": action, "key": key });
        let request = http
            .post(format!("{table}/actions"))
            .header("cookie", &player.cookie);
        if decide(&request.json(&act), &tally).await {
            present.acknowledged.insert(key);
        }
    }
    Ok(player)
}

async fn pause() {
    tokio::time::sleep(Duration::from_millis(20)).await;
}

/// Sends a decision until there is an answer: was it yes?
async fn decide(request: &reqwest::RequestBuilder, tally: &Tally) -> bool {
    let mut is_repeated = false;
    while !tally.ending.load(Ordering::Relaxed) {
        let again = request.try_clone().expect("a request in memory");
        let Ok(answer) = again.send().await else {
            is_repeated = true;
            pause().await;
            continue;
        };
        if !answer.status().is_success() {
            return false;
        }
        tally.acknowledged.fetch_add(1, Ordering::Relaxed);
        tally
            .repeated
            .fetch_add(u64::from(is_repeated), Ordering::Relaxed);
        return true;
    }
    false
}

async fn body(looked: reqwest::Result<reqwest::Response>) -> reqwest::Result<Value> {
    looked?.error_for_status()?.json().await
}

/// Decisions that are missing, decisions that are there twice, tables that cannot be restored.
async fn count(folder: &Path, players: &[Player]) -> Result<(u64, u64, u64), Error> {
    let store = SqliteStore::open(&folder.join("landnam.db"))?;
    let (mut lost, mut doubled, mut broken) = (0, 0, 0);
    for played in players.iter().flat_map(|player| &player.played) {
        let lines = store.lines(played.table.clone()).await?;
        let entries: Result<Vec<Entry>, _> = lines
            .iter()
            .map(|line| serde_json::from_str(line))
            .collect();
        let entries = entries?;
        let mut stored: BTreeMap<String, u64> = BTreeMap::new();
        for entry in &entries {
            if let Entry::Acted { key, seat: 0, .. } = entry {
                *stored.entry(key.clone()).or_default() += 1;
            }
        }
        let acknowledged = played.acknowledged.iter();
        let absent = acknowledged.filter(|key| !stored.contains_key(*key));
        lost += absent.count() as u64;
        doubled += stored.values().filter(|count| **count > 1).count() as u64;
        let restored = Table::restore(&played.table, &entries, Millis(0));
        broken += u64::from(restored.map_or(true, |table| table.fault().is_some()));
    }
    Ok((lost, doubled, broken))
}
