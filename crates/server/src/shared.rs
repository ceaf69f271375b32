//! What the tasks of all tables use together: settings, store, figures, the lobby, and the time.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use tables::{Archive, Filming, Millis, Person, Secret};
use tokio::sync::{Semaphore, watch};

use crate::caps::Tally;
use crate::config::Config;
use crate::desk;
use crate::handle::Trouble;
use crate::limits::Bytes;
use crate::metrics::Metrics;
use crate::openers::Openers;
use crate::rooms::Rooms;
use crate::store::{Archived, Batch, Store, StoreError};
use crate::workshop::Workshop;

/// How often the server looks whether it runs in time.
const BEAT: Duration = Duration::from_millis(500);

pub struct Shared {
    pub config: Config,
    pub store: Box<dyn Store>,
    pub metrics: Metrics,
    /// Bots think on so many threads at a time.
    pub workers: Arc<Semaphore>,
    /// What takes long is done there.
    pub workshop: Workshop,
    /// Finished games are filmed one after the other.
    filming: Semaphore,
    pub listening: Arc<AtomicUsize>,
    /// Event streams by guest and by household.
    pub streams: (Tally<String>, Tally<IpAddr>),
    /// What guests let the server store.
    stored: Bytes<String>,
    began: Instant,
    /// Milliseconds in which the server should have run and did not.
    stood_still: AtomicU64,
    /// Tables in memory.
    pub rooms: Rooms,
    pub openers: Openers,
    /// New connections should go elsewhere: the server has been asked to end.
    pub draining: AtomicBool,
    /// Turns true when the server is about to end: tables and event streams end, too.
    pub close: watch::Sender<bool>,
    /// Tables whose task panicked. They rest until the server is started again.
    stopped: Mutex<BTreeSet<String>>,
}

impl Shared {
    pub fn new(config: Config, store: Box<dyn Store>) -> Shared {
        let threads = std::thread::available_parallelism().map_or(2, usize::from);
        Shared {
            stored: Bytes::an_hour(config.caps().bytes_per_guest),
            openers: Openers::new(config.caps().tables_per_address),
            streams: Default::default(),
            workshop: Workshop::new((threads / 2).max(1), config.requests_per_second > 0),
            config,
            store,
            metrics: Metrics::new(),
            workers: Arc::new(Semaphore::new(threads)),
            filming: Semaphore::new(1),
            listening: Arc::default(),
            began: Instant::now(),
            stood_still: AtomicU64::new(0),
            rooms: Rooms::default(),
            stopped: Mutex::default(),
            draining: AtomicBool::new(false),
            close: watch::Sender::new(false),
        }
    }

    /// Counts what a person lets the server store, unless it is too much.
    pub fn charge(&self, person: &Person, batch: &Batch) -> Result<(), Trouble> {
        let bytes = batch.lines.iter().map(String::len).sum();
        match self.stored.wait(&person.id, bytes) {
            None => Ok(()),
            Some(wait) => {
                self.metrics.refused("bytes-per-guest");
                Err(Trouble::TooMuch(wait))
            }
        }
    }

    /// Notes that the task of a table has ended by a fault.
    pub fn stop(&self, id: &str) {
        self.metrics.stopped_tables.inc();
        self.stopped
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(id.to_owned());
    }

    pub fn is_stopped(&self, id: &str) -> bool {
        self.stopped
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .contains(id)
    }

    /// Films a game that has ended, and keeps it for good.
    pub async fn archive(&self, id: &str, filming: Filming) -> Result<Archive, StoreError> {
        let turn = self.filming.acquire().await;
        let filmed = tokio::task::spawn_blocking(move || filming.run()).await;
        drop(turn);
        let archive = filmed.map_err(|why| StoreError::Failed(why.to_string()))?;
        let archived = Archived {
            journal: archive.journal.clone(),
            parts: archive.parts(),
        };
        self.store.archive(id.to_owned(), archived).await?;
        Ok(archive)
    }

    /// The server's clock; it stands still while the server does not run, or runs late.
    pub fn now(&self) -> Millis {
        let elapsed = self.began.elapsed().as_millis() as u64;
        Millis(elapsed.saturating_sub(self.stood_still.load(Ordering::Relaxed)))
    }

    /// Looks at the time again and again; what comes much too late was nobody's time to think.
    pub async fn keep_time(self: Arc<Self>) {
        let mut closing = self.close.subscribe();
        while !*closing.borrow_and_update() {
            let begun = Instant::now();
            tokio::time::sleep(BEAT).await;
            self.beat(begun.elapsed());
        }
    }

    fn beat(&self, took: Duration) {
        let late = took.saturating_sub(BEAT);
        if late > desk::FAULT {
            let millis = late.as_millis() as u64;
            self.stood_still.fetch_add(millis, Ordering::Relaxed);
            tracing::warn!(millis, "the server stood still");
        }
    }
}

/// Seconds since 1970.
pub fn seconds() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs())
}

/// A new seed for a table.
pub fn fresh_seed() -> Secret {
    Secret(hex::encode(desk::random_bytes::<32>()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::MemoryStore;

    /// Time in which the whole server stood still, stopped or overloaded, is nobody's.
    #[tokio::test]
    async fn clocks_stand_still_while_the_server_is_late() {
        let store = Box::new(MemoryStore::default());
        let shared = Arc::new(Shared::new(Config::default(), store));
        tokio::spawn(Arc::clone(&shared).keep_time());
        tokio::task::yield_now().await;
        // The test has one thread: while it sleeps nothing else runs.
        std::thread::sleep(Duration::from_millis(2_500));
        tokio::time::sleep(Duration::from_millis(10)).await;
        let now = shared.now().0;
        assert!(now < 1_000, "{now} of 2500 milliseconds counted");
    }
}
