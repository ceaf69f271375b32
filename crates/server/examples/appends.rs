//! How many appends a second the stores take, and how long each waits until it is durable.
//!
//! `cargo run --release -p server --example appends -- [seconds]`; `LANDNAM_POSTGRES` names a
//! database to use, and may lose what is in it.

#[path = "common/postgres.rs"]
mod postgres;

use std::sync::Arc;
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;
use postgres::{Error, Postgres};
use server::{Batch, Lease, NodeCard, PgStore, Registry, SqliteStore, Store};

/// So many tables, each of which appends as soon as it may.
const TABLES: [u64; 3] = [1, 10, 100];
/// A decision and the draw that follows it, roughly.
const LINES: [usize; 2] = [180, 90];

fn main() -> Result<(), Error> {
    let seconds = std::env::args().nth(1).map_or(Ok(10), |it| it.parse())?;
    server::runtime()?.block_on(measure(Duration::from_secs(seconds)))
}

async fn measure(time: Duration) -> Result<(), Error> {
    println!("store, tables: appends a second, p50 ms, p99 ms");
    let folder = tempfile::tempdir()?;
    let store = Arc::new(SqliteStore::open(&folder.path().join("landnam.db"))?);
    for tables in TABLES {
        let leases = vec![Lease::NONE; tables as usize];
        tell("SQLite", Arc::clone(&store), leases, time).await?;
    }
    let server = Postgres::usual()?;
    let store = Arc::new(PgStore::open(&server.url).await?);
    let card = NodeCard {
        name: "measured".into(),
        address: String::new(),
    };
    let node = store.join(card).await?;
    for tables in TABLES {
        let mut leases = Vec::new();
        for table in 0..tables {
            leases.push(store.found(node, format!("{tables} {table}")).await?);
        }
        tell("PostgreSQL", Arc::clone(&store), leases, time).await?;
    }
    Ok(())
}

async fn tell(
    name: &str,
    store: Arc<impl Store>,
    leases: Vec<Lease>,
    time: Duration,
) -> Result<(), Error> {
    let tables = leases.len();
    let until = Instant::now() + time;
    let mut appending = tokio::task::JoinSet::new();
    for (table, lease) in leases.into_iter().enumerate() {
        let table = format!("{tables} {table}");
        appending.spawn(append(Arc::clone(&store), table, lease, until));
    }
    let mut waits = Histogram::<u64>::new(3)?;
    for waited in appending.join_all().await {
        waits.add(waited?)?;
    }
    let a_second = waits.len() as f64 / time.as_secs_f64();
    let millis = |part| waits.value_at_quantile(part) as f64 / 1e3;
    let (p50, p99) = (millis(0.5), millis(0.99));
    println!("{name}, {tables}: {a_second:.0}, {p50:.1}, {p99:.1}");
    Ok(())
}

/// Microseconds until each append was durable.
async fn append(
    store: Arc<impl Store>,
    table: String,
    lease: Lease,
    until: Instant,
) -> Result<Histogram<u64>, Error> {
    let mut waits = Histogram::new(3)?;
    let mut first = 0;
    while Instant::now() < until {
        let batch = Batch {
            table: table.clone(),
            lease,
            first,
            lines: LINES.map(|letters| "x".repeat(letters)).to_vec(),
            at: first,
            ..Batch::default()
        };
        let began = Instant::now();
        store.append(batch).await?;
        waits.record(began.elapsed().as_micros() as u64)?;
        first += LINES.len() as u64;
    }
    Ok(waits)
}
