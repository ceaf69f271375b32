//! Finished games that are being read, to learn where they were won.
//!
//! A reading takes seconds to minutes, so nobody waits for it: who asks is told what is known so
//! far, and asks again. Games are read one after the other by a thread that gives way to everything
//! else, few wait, an address only with a few, and none is read for longer than it may take. What
//! was found is kept with the game.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::{GameAnalysis, GameReading};
use tables::{Sight, TableError};
use tokio::sync::{Semaphore, watch};

use crate::api_error::ApiError;
use crate::caps::{Hold, Tally};
use crate::crew::Crew;
use crate::finished::Hands;
use crate::packing::{pack_for_good, unpack};
use crate::shared::Shared;

/// So many games are being read or wait for it.
const WAITING: usize = 32;
/// So many of them for one address.
const SHARE: usize = 3;
/// Who finds no room may try again after this time.
const LATER: Duration = Duration::from_secs(10);
/// A game is read for no longer than this; what is known then is kept.
const BUDGET: Duration = Duration::from_mins(5);
/// Who asks is answered once the curve is known, or after this time.
const PATIENCE: Duration = Duration::from_secs(2);
/// Readings of other versions are made anew.
const VERSION: u32 = 3;
/// How far the thread stands back: behind bots and everything people wait for.
const NICE: i32 = 15;

pub struct Readings {
    crew: Crew,
    turn: Semaphore,
    jobs: Mutex<BTreeMap<String, Arc<Job>>>,
    by_address: Tally<IpAddr>,
    share: usize,
}

/// A game that waits or is being read, for one of the two ways to judge its decisions.
struct Job {
    /// Jobs are read in the order of their numbers.
    number: u64,
    known: watch::Sender<Known>,
    _share: Hold<IpAddr>,
}

#[derive(Clone, Default)]
enum Known {
    #[default]
    Nothing,
    Some(Arc<GameAnalysis>),
    Everything(Arc<GameAnalysis>),
    Refused(TableError),
}

impl Readings {
    pub fn new(threads: usize, is_limited: bool) -> Readings {
        Readings {
            crew: match threads {
                0 => Crew::nobody(),
                _ => Crew::standing_back(1, NICE),
            },
            turn: Semaphore::new(1),
            jobs: Mutex::default(),
            by_address: Tally::default(),
            share: if is_limited { SHARE } else { WAITING },
        }
    }

    fn jobs(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn job(&self, id: &str) -> Option<Arc<Job>> {
        self.jobs().get(id).cloned()
    }

    /// Room for one more, if there is none for this game yet: its job, and whether it is new.
    fn enter(&self, id: &str, address: IpAddr) -> Result<(Arc<Job>, bool), ApiError> {
        let mut jobs = self.jobs();
        if let Some(job) = jobs.get(id) {
            return Ok((Arc::clone(job), false));
        }
        if jobs.len() >= WAITING {
            return Err(ApiError::busy(LATER));
        }
        let share = self.by_address.take(address, self.share);
        let last = jobs.values().map(|it| it.number).max();
        let job = Arc::new(Job {
            number: last.map_or(0, |last| last + 1),
            known: watch::Sender::new(Known::Nothing),
            _share: share.ok_or_else(|| ApiError::too_much_work(LATER))?,
        });
        jobs.insert(id.to_owned(), Arc::clone(&job));
        Ok((job, true))
    }

    /// What is known by now.
    async fn follow(&self, job: &Job) -> Result<GameReading, ApiError> {
        let mut known = job.known.subscribe();
        let something = known.wait_for(|known| !matches!(known, Known::Nothing));
        // Whoever waits in vain is told how many are before them.
        let _ = tokio::time::timeout(PATIENCE, something).await;
        let known = known.borrow().clone();
        match known {
            Known::Refused(why) => Err(why.into()),
            Known::Some(analysis) => Ok(told(Arc::unwrap_or_clone(analysis), false)),
            Known::Everything(analysis) => Ok(told(Arc::unwrap_or_clone(analysis), true)),
            Known::Nothing => {
                let jobs = self.jobs();
                let before = jobs.values().filter(|it| it.number < job.number);
                Ok(GameReading {
                    waiting: before.count() as u32,
                    is_done: false,
                    analysis: None,
                })
            }
        }
    }
}

fn told(analysis: GameAnalysis, is_done: bool) -> GameReading {
    GameReading {
        waiting: 0,
        is_done,
        analysis: Some(analysis),
    }
}

impl Shared {
    /// What is known of a finished game. `journal` is asked for only if it is not being read.
    pub async fn reading(
        self: &Arc<Shared>,
        table: &str,
        hands: Hands,
        address: IpAddr,
        journal: impl Future<Output = Result<String, ApiError>>,
    ) -> Result<GameReading, ApiError> {
        let readings = &self.readings;
        let (id, sight) = match hands {
            Hands::Own => (table.to_owned(), Sight::Own),
            Hands::Open => (format!("{table}/open"), Sight::Open),
        };
        if let Some(job) = readings.job(&id) {
            return readings.follow(&job).await;
        }
        let journal = journal.await?;
        let kept = self.store.reading(id.clone(), VERSION).await;
        let kept = kept.map_err(|_| ApiError::FAULT)?;
        // What cannot be read is made again.
        if let Some(analysis) = kept.and_then(|packed| unpack(&packed)) {
            return Ok(told(analysis, true));
        }
        let entered = readings.enter(&id, address);
        let (job, is_new) = entered.inspect_err(|_| self.metrics.refused("readings"))?;
        if is_new {
            tokio::spawn(read(
                Arc::clone(self),
                id,
                Arc::clone(&job),
                (journal, sight),
            ));
        }
        readings.follow(&job).await
    }
}

/// Waits for its turn, reads, keeps what was found, and leaves.
async fn read(shared: Arc<Shared>, id: String, job: Arc<Job>, (journal, sight): (String, Sight)) {
    let turn = shared.readings.turn.acquire().await;
    let closing = shared.close.subscribe();
    let known = job.known.clone();
    let work = move || {
        let began = Instant::now();
        let read = tables::analyse(&journal, sight, &mut |analysis| {
            known.send_replace(Known::Some(Arc::new(analysis.clone())));
            !*closing.borrow() && began.elapsed() < BUDGET
        });
        read.map(|analysis| (pack_for_good(&analysis), analysis))
    };
    let read = shared.readings.crew.run(work).await;
    drop(turn);
    let known = match read {
        // What was broken off is made again next time.
        Ok(Ok((packed, analysis))) if !*shared.close.borrow() => {
            let kept = shared.store.keep_reading(id.clone(), VERSION, packed).await;
            if let Err(why) = kept {
                tracing::error!(%why, "the analysis of a game could not be kept");
            }
            Known::Everything(Arc::new(analysis))
        }
        Ok(Ok(_)) => Known::Refused(TableError::Stopped),
        Ok(Err(why)) => Known::Refused(why),
        Err(_) => {
            tracing::error!("a fault while a game was analysed");
            Known::Refused(TableError::Stopped)
        }
    };
    job.known.send_replace(known);
    shared.readings.jobs().remove(&id);
}
