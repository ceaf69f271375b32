//! What the tasks of all tables use together: settings, store, figures, the lobby, and the time.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tables::{Archive, Filming, Millis, Person, Secret};
use tokio::sync::{Notify, Semaphore, watch};
use tokio::time::Instant;

use crate::bot_pool::BotPool;
use crate::caps::Tally;
use crate::cluster::Cluster;
use crate::coaching::Coaches;
use crate::config::Config;
use crate::crew::{Crew, Panic};
use crate::desk;
use crate::handle::Trouble;
use crate::limits::Bytes;
use crate::machine::Machine;
use crate::metrics::Metrics;
use crate::openers::Openers;
use crate::readings::Readings;
use crate::rooms::{Locks, Rooms};
use crate::store::{Archived, Batch, Store, StoreError};
use crate::unread::Unread;
use crate::workshop::Workshop;

/// How often the server looks whether it runs in time.
const BEAT: Duration = Duration::from_millis(500);
const NEVER: u64 = u64::MAX;

pub struct Shared {
    pub config: Config,
    pub store: Box<dyn Store>,
    /// The nodes that share the store; none if there is only this one.
    pub cluster: Option<Arc<Cluster>>,
    machine: Box<dyn Machine>,
    pub metrics: Metrics,
    /// Who does what takes long.
    pub crew: Arc<Crew>,
    pub bots: BotPool,
    /// Where requests wait for the crew.
    pub workshop: Workshop,
    /// Finished games that are being read.
    pub readings: Readings,
    /// Who asks the coach, and what was answered.
    pub coaches: Coaches,
    /// So many tables are brought back at a time.
    loading: Arc<Semaphore>,
    /// Finished games are filmed one after the other.
    filming: Arc<Semaphore>,
    /// Held while a guest makes a bot, so that none makes more than counted.
    pub accounts: Locks,
    /// A bot with an account was given a seat.
    pub invited: Notify,
    pub listening: Arc<AtomicUsize>,
    /// Event streams by guest and by household.
    pub streams: (Tally<String>, Tally<IpAddr>),
    /// Answers on their way.
    pub unread: Unread,
    /// What guests let the server store.
    stored: Bytes<String>,
    began: Instant,
    /// Milliseconds in which the server should have run and did not.
    stood_still: AtomicU64,
    /// When the server last looked whether it runs in time; `NEVER` if nobody looks.
    looked: AtomicU64,
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
    pub fn new(config: Config, store: Box<dyn Store>, machine: Box<dyn Machine>) -> Shared {
        let threads = machine.threads();
        let half = (threads / 2).max(1);
        // The workshop, tables that are brought back, bots, and games that are filmed.
        let crew = Arc::new(match threads {
            0 => Crew::nobody(),
            _ => Crew::new(2 * half + threads + 1),
        });
        let metrics = Metrics::new();
        let (is_limited, refusals) = (config.requests_per_second > 0, metrics.refusals.clone());
        Shared {
            stored: Bytes::an_hour(config.caps().bytes_per_guest),
            openers: Openers::new(config.caps().tables_per_address),
            streams: Default::default(),
            unread: Unread::new(config.caps().unread_per_address),
            workshop: Workshop::new(half, is_limited, Arc::clone(&crew), refusals),
            readings: Readings::new(threads, is_limited),
            coaches: Coaches::new(is_limited),
            loading: Arc::new(Semaphore::new(half)),
            bots: BotPool::new(threads.max(1)),
            crew,
            config,
            store,
            cluster: None,
            machine,
            metrics,
            filming: Arc::new(Semaphore::new(1)),
            accounts: Locks::default(),
            invited: Notify::new(),
            listening: Arc::default(),
            began: Instant::now(),
            stood_still: AtomicU64::new(0),
            looked: AtomicU64::new(NEVER),
            rooms: Rooms::default(),
            stopped: Mutex::default(),
            draining: AtomicBool::new(false),
            close: watch::Sender::new(false),
        }
    }

    #[must_use]
    pub fn among(mut self, cluster: Option<Cluster>) -> Shared {
        self.cluster = cluster.map(Arc::new);
        self
    }

    /// What guests let the server store, as it is counted.
    pub const fn stored_bytes(&self) -> &Bytes<String> {
        &self.stored
    }

    /// Counts what a person lets the server store, unless it is too much.
    pub fn charge(&self, person: &Person, batch: &Batch) -> Result<(), Trouble> {
        let bytes = batch.lines.iter().map(String::len).sum();
        match self.stored.wait(&person.id, bytes) {
            None => Ok(()),
            Some(wait) => {
                self.metrics.refused("bytes-per-guest");
                let most = self.config.caps().bytes_per_guest;
                Err(Trouble::TooMuch { wait, most })
            }
        }
    }

    /// Brings a table back; none if that ended by a fault.
    pub async fn bring_back<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.in_turn(&self.loading, work).await.ok()
    }

    /// Waits for a turn and works. The turn is over when the work is, not when whoever asked for it
    /// hangs up: else there would be no end of work that nobody waits for.
    async fn in_turn<T: Send + 'static>(
        &self,
        turns: &Arc<Semaphore>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panic> {
        let turn = Arc::clone(turns).acquire_owned().await;
        let done = self.crew.run(move || {
            let _turn = turn;
            work()
        });
        done.await
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
        let filmed = self.in_turn(&self.filming, move || filming.run()).await;
        let fault = "a fault while the game was filmed";
        let archive = filmed.map_err(|_| StoreError::Failed(fault.into()))?;
        let archived = Archived {
            journal: archive.journal.clone(),
            parts: archive.parts(),
        };
        self.store.archive(id.to_owned(), archived).await?;
        Ok(archive)
    }

    /// Seconds since 1970.
    pub fn seconds(&self) -> u64 {
        self.machine.seconds()
    }

    /// Bytes nobody can guess.
    pub fn random_bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.machine.fill(&mut bytes);
        bytes
    }

    /// A new seed for a table.
    pub fn fresh_seed(&self) -> Secret {
        Secret(hex::encode(self.random_bytes::<32>()))
    }

    /// The server's clock; it stands still while the server does not run, or runs late.
    pub fn now(&self) -> Millis {
        let elapsed = self.elapsed();
        // Whoever looks at the clock first after a long silence must not take it for thinking.
        let silent = elapsed.saturating_sub(self.looked.load(Ordering::Relaxed));
        let lost = self.stood_still.load(Ordering::Relaxed) + late(silent);
        Millis(elapsed.saturating_sub(lost))
    }

    fn elapsed(&self) -> u64 {
        self.began.elapsed().as_millis() as u64
    }

    /// Looks at the time again and again, from this moment on; what comes much too late was
    /// nobody's time to think.
    pub fn keep_time(self: Arc<Self>) -> impl Future<Output = ()> {
        // Not when the task begins, for that may come late, too.
        self.looked.store(self.elapsed(), Ordering::Relaxed);
        async move {
            let mut closing = self.close.subscribe();
            while !*closing.borrow_and_update() {
                let begun = self.looked.load(Ordering::Relaxed);
                tokio::time::sleep(BEAT).await;
                let now = self.elapsed();
                let late = late(now - begun);
                if late > 0 {
                    self.stood_still.fetch_add(late, Ordering::Relaxed);
                    tracing::warn!(millis = late, "the server stood still");
                }
                self.looked.store(now, Ordering::Relaxed);
            }
            self.looked.store(NEVER, Ordering::Relaxed);
        }
    }
}

/// How much of the time between two beats is nobody's.
fn late(millis: u64) -> u64 {
    millis.saturating_sub((BEAT + desk::DELAY).as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::ThisMachine;
    use crate::store::MemoryStore;

    /// Time in which the whole server stood still, stopped or overloaded, is nobody's.
    #[tokio::test]
    async fn clocks_stand_still_while_the_server_is_late() {
        let store = Box::new(MemoryStore::default());
        let shared = Arc::new(Shared::new(Config::default(), store, Box::new(ThisMachine)));
        tokio::spawn(Arc::clone(&shared).keep_time());
        tokio::task::yield_now().await;
        // The test has one thread: while it sleeps nothing else runs.
        std::thread::sleep(Duration::from_millis(2_500));
        tokio::time::sleep(Duration::from_millis(10)).await;
        let now = shared.now().0;
        assert!(now < 1_000, "{now} of 2500 milliseconds counted");
    }

    /// Whoever looks at the clock first after such a time must not see it either.
    #[tokio::test(start_paused = true)]
    async fn clocks_stand_still_before_the_server_has_noticed_that_it_is_late() {
        let store = Box::new(MemoryStore::default());
        let machine = Box::new(ThisMachine);
        let shared = Arc::new(Shared::new(Config::default(), store, machine));
        tokio::spawn(Arc::clone(&shared).keep_time());
        tokio::task::yield_now().await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        let before = shared.now();
        // Nobody else has run when this returns.
        let silence = shared.began.elapsed() + Duration::from_secs(20);
        tokio::time::advance(silence).await;
        let seen = shared.now().since(before);
        assert!(seen < 1_000, "{seen} milliseconds of the silence counted");
        tokio::time::sleep(Duration::from_secs(5)).await;
        let seen = shared.now().since(before);
        assert!((4_900..6_000).contains(&seen), "{seen} milliseconds later");
    }

    /// Whoever asks for a table and hangs up, again and again, keeps no more threads busy than
    /// those who wait.
    #[tokio::test]
    async fn hanging_up_gives_no_turn_to_the_next() {
        let store = Box::new(MemoryStore::default());
        let shared = Shared::new(Config::default(), store, Box::new(ThisMachine));
        let most = shared.loading.available_permits();
        let (at_work, at_once) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        for _ in 0..4 * most {
            let (gate, busy, at_once) = (gate.clone(), at_work.clone(), at_once.clone());
            let work = shared.bring_back(move || {
                let now = busy.fetch_add(1, Ordering::SeqCst) + 1;
                at_once.fetch_max(now, Ordering::SeqCst);
                // Until the test is over.
                let _ = gate.lock().unwrap_or_else(PoisonError::into_inner).recv();
                busy.fetch_sub(1, Ordering::SeqCst);
            });
            // They hang up at once.
            let soon = Duration::from_millis(5);
            assert!(tokio::time::timeout(soon, work).await.is_err());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert_eq!(at_once.load(Ordering::SeqCst), most);
        drop(open);
        assert_eq!(shared.bring_back(|| 7).await, Some(7), "all is given back");
    }

    /// From the first moment on: the one who keeps time may be the last to run.
    #[tokio::test(start_paused = true)]
    async fn clocks_stand_still_before_anybody_has_kept_time() {
        let store = Box::new(MemoryStore::default());
        let shared = Shared::new(Config::default(), store, Box::new(ThisMachine));
        let shared = Arc::new(shared);
        tokio::spawn(Arc::clone(&shared).keep_time());
        let before = shared.now();
        tokio::time::advance(Duration::from_secs(20)).await;
        tokio::time::sleep(Duration::from_millis(10)).await;
        let seen = shared.now().since(before);
        assert!(seen < 1_000, "{seen} milliseconds of the silence counted");
    }
}
