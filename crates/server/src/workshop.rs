//! Where work is done that takes longer than a few milliseconds: dealing on trial, unpacking and
//! verifying finished games, showing long ones.
//!
//! Few do it at a time and few wait, an address only for a few things at once; who comes when
//! there is no room is told to come back. So no request holds up a thread that carries messages,
//! and no queue grows without end. Of those who wait, the one is next whose address has worked
//! least lately: whoever sends much that takes long waits for themselves.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::panic::resume_unwind;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::api_error::ApiError;
use crate::caps::{Hold, Tally};
use crate::crew::{Crew, aside};
use crate::metrics::Refusals;

/// So many may wait until a bench is free.
const WAITING: usize = 64;
/// So many things of one address may be waited for or worked on.
const SHARE: usize = 4;
/// Who finds no room may try again after this time.
const LATER: Duration = Duration::from_secs(2);
/// After this time work counts half when it is asked who is next.
const LATELY: Duration = Duration::from_secs(10);

/// Why nothing was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Busy {
    /// The address has as many things under way as it may have.
    Address,
    /// All places are taken.
    House,
}

pub struct Workshop {
    queue: Arc<Queue>,
    /// What each address has under way.
    under_way: Tally<IpAddr>,
    /// So much may one address have.
    share: usize,
    crew: Arc<Crew>,
    refusals: Refusals,
}

/// Room for one piece of work, given back when dropped.
pub struct Permit {
    _bench: Bench,
    _share: Hold<IpAddr>,
}

struct Queue(Mutex<Benches>);

struct Benches {
    free: usize,
    /// In the order in which they came.
    waiting: Vec<(IpAddr, oneshot::Sender<Bench>)>,
    /// How long each address has worked lately.
    worked: BTreeMap<IpAddr, Duration>,
    /// When it counted half for the last time.
    halved: Instant,
}

/// Where one thing is worked on; when dropped it is the next one's.
struct Bench {
    queue: Arc<Queue>,
    address: IpAddr,
    since: Instant,
}

impl Drop for Bench {
    fn drop(&mut self) {
        let worked = self.since.elapsed();
        let next = self.queue.benches().release(self.address, worked);
        if let Some((address, waiting)) = next {
            // If they wait no longer, it comes back here at once.
            let _ = waiting.send(Queue::bench(&self.queue, address));
        }
    }
}

impl Queue {
    fn benches(&self) -> MutexGuard<'_, Benches> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn bench(queue: &Arc<Queue>, address: IpAddr) -> Bench {
        let (queue, since) = (Arc::clone(queue), Instant::now());
        Bench {
            queue,
            address,
            since,
        }
    }
}

impl Benches {
    /// Whose turn it is after somebody has worked; nobody's, if nobody waits.
    fn release(
        &mut self,
        address: IpAddr,
        worked: Duration,
    ) -> Option<(IpAddr, oneshot::Sender<Bench>)> {
        while self.halved.elapsed() >= LATELY && !self.worked.is_empty() {
            self.halved += LATELY;
            self.worked.retain(|_, time| {
                *time /= 2;
                time.as_millis() > 0
            });
        }
        if self.worked.is_empty() {
            self.halved = Instant::now();
        }
        *self.worked.entry(address).or_default() += worked;
        let worked = |(_, (address, _)): &(usize, &(IpAddr, _))| self.worked.get(address).copied();
        let next = self.waiting.iter().enumerate().min_by_key(worked);
        let Some((next, _)) = next else {
            self.free += 1;
            return None;
        };
        Some(self.waiting.remove(next))
    }
}

impl Workshop {
    /// With so many benches: as many threads work at a time. Without limits an address may have as
    /// much under way as there is room for.
    pub fn new(benches: usize, is_limited: bool, crew: Arc<Crew>, refusals: Refusals) -> Workshop {
        let share = if is_limited { SHARE } else { usize::MAX };
        let benches = Benches {
            free: benches,
            waiting: Vec::new(),
            worked: BTreeMap::new(),
            halved: Instant::now(),
        };
        Workshop {
            queue: Arc::new(Queue(Mutex::new(benches))),
            under_way: Tally::default(),
            share,
            crew,
            refusals,
        }
    }

    /// Waits for a bench, if there is room to wait.
    pub async fn enter(&self, address: IpAddr) -> Result<Permit, Busy> {
        let entered = self.wait(address).await;
        entered.inspect_err(|busy| match busy {
            Busy::Address => self.refusals.count("workshop-per-address"),
            Busy::House => self.refusals.count("workshop"),
        })
    }

    async fn wait(&self, address: IpAddr) -> Result<Permit, Busy> {
        let share = self
            .under_way
            .take(address, self.share)
            .ok_or(Busy::Address)?;
        let turn = {
            let mut benches = self.queue.benches();
            if benches.free > 0 {
                benches.free -= 1;
                None
            } else {
                benches.waiting.retain(|(_, bench)| !bench.is_closed());
                if benches.waiting.len() >= WAITING {
                    return Err(Busy::House);
                }
                let (bench, turn) = oneshot::channel();
                benches.waiting.push((address, bench));
                Some(turn)
            }
        };
        let bench = match turn {
            None => Queue::bench(&self.queue, address),
            Some(turn) => turn.await.map_err(|_| Busy::House)?,
        };
        Ok(Permit {
            _bench: bench,
            _share: share,
        })
    }

    /// Does a piece of work. It is finished even if nobody waits any more.
    pub async fn run<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let place = self.enter(address).await?;
        let done = self.crew.run(move || {
            let done = work();
            drop(place);
            done
        });
        Ok(done.await.unwrap_or_else(|fault| resume_unwind(fault)))
    }
}

/// Works aside if room was taken for it, and gives the room back.
pub fn perhaps_aside<T: Send>(place: Option<Permit>, work: impl FnOnce() -> T + Send) -> T {
    match place {
        Some(_place) => aside(work),
        None => work(),
    }
}

impl From<Busy> for ApiError {
    fn from(busy: Busy) -> ApiError {
        match busy {
            Busy::Address => ApiError::too_much_work(LATER),
            Busy::House => ApiError::busy(LATER),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn address(last: u8) -> IpAddr {
        IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, last))
    }

    /// However much arrives at once, only so much waits, and only so much of it for one address.
    #[tokio::test]
    async fn there_is_room_for_some_and_the_rest_comes_back_later() {
        let refusals = Refusals::default();
        let workshop = Workshop::new(1, true, Arc::new(Crew::new(1)), refusals.clone());
        let workshop = Arc::new(workshop);
        let busy = workshop.enter(address(0)).await.unwrap();
        let mut waiting = Vec::new();
        for caller in 0..200 {
            let workshop = Arc::clone(&workshop);
            let work = async move { workshop.run(address(caller / 10), || ()).await };
            waiting.push(tokio::spawn(work));
            tokio::task::yield_now().await;
        }
        drop(busy);
        let mut answers = Vec::new();
        for work in waiting {
            answers.push(work.await.unwrap());
        }
        let count = |answer| answers.iter().filter(|it| **it == answer).count();
        assert_eq!(count(Ok(())), WAITING);
        // Sixteen addresses fill it, the first of them with one thing less; what is left of the
        // seventeenth and of the others finds no room at all.
        assert_eq!(count(Err(Busy::Address)), 7 + 15 * 6);
        assert_eq!(count(Err(Busy::House)), 200 - WAITING - 97);
        let figures = ["workshop-per-address", "workshop"].map(|cap| refusals.counted(cap));
        assert_eq!(figures, [97, 200 - WAITING as u64 - 97]);
        assert!(
            workshop.enter(address(1)).await.is_ok(),
            "all is given back"
        );
        let benches = workshop.queue.benches();
        assert_eq!((benches.free, benches.waiting.len()), (1, 0));
    }

    /// Somebody who has kept the bench busy waits behind everybody who has not, and who hangs up
    /// is passed over.
    #[tokio::test(start_paused = true)]
    async fn who_has_worked_least_is_next() {
        let workshop = Arc::new(Workshop::new(
            1,
            true,
            Arc::new(Crew::nobody()),
            Refusals::default(),
        ));
        let busy = workshop.enter(address(0)).await.unwrap();
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for caller in [0, 0, 0, 3, 1, 2, 1] {
            let (workshop, order) = (Arc::clone(&workshop), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let place = workshop.enter(address(caller)).await;
                order.lock().unwrap().push(caller);
                tokio::time::sleep(Duration::from_millis(100)).await;
                drop(place);
            }));
            tokio::task::yield_now().await;
        }
        waiting.remove(3).abort();
        tokio::time::sleep(Duration::from_millis(500)).await;
        drop(busy);
        for work in waiting {
            work.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), [1, 2, 1, 0, 0, 0]);
    }

    /// What was long ago does not count.
    #[tokio::test(start_paused = true)]
    async fn work_is_forgotten() {
        let (crew, refusals) = (Arc::new(Crew::nobody()), Refusals::default());
        let workshop = Workshop::new(1, true, crew, refusals);
        let busy = workshop.enter(address(0)).await.unwrap();
        tokio::time::sleep(Duration::from_millis(900)).await;
        drop(busy);
        tokio::time::sleep(LATELY * 10).await;
        drop(workshop.enter(address(1)).await.unwrap());
        let benches = workshop.queue.benches();
        assert_eq!(benches.worked.keys().collect::<Vec<_>>(), [&address(1)]);
    }
}
