//! Where work is done that takes longer than a few milliseconds: dealing on trial, unpacking and
//! verifying finished games, showing long ones.
//!
//! Few do it at a time and few wait, an address only for a few things at once; who comes when
//! there is no room is told to come back. So no request holds up a thread that carries messages,
//! and no queue grows without end.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::api_error::ApiError;
use crate::caps::{Hold, Tally};

/// So many may wait until a bench is free.
const WAITING: usize = 64;
/// So many things of one address may be waited for or worked on.
const SHARE: usize = 4;
/// Who finds no room may try again after this time.
const LATER: Duration = Duration::from_secs(2);

/// Why nothing was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Busy {
    /// The address has as many things under way as it may have.
    Address,
    /// All places are taken.
    House,
}

pub struct Workshop {
    benches: Arc<Semaphore>,
    places: Arc<Semaphore>,
    /// What each address has under way.
    under_way: Tally<IpAddr>,
    /// So much may one address have.
    share: usize,
}

/// Room for one piece of work, given back when dropped.
pub struct Place {
    _bench: OwnedSemaphorePermit,
    _queue: OwnedSemaphorePermit,
    _share: Hold<IpAddr>,
}

impl Workshop {
    /// With so many benches: as many threads work at a time. Without limits an address may have as
    /// much under way as there is room for.
    pub fn new(benches: usize, is_limited: bool) -> Workshop {
        let share = if is_limited { SHARE } else { usize::MAX };
        Workshop {
            benches: Arc::new(Semaphore::new(benches)),
            places: Arc::new(Semaphore::new(benches + WAITING)),
            under_way: Tally::default(),
            share,
        }
    }

    /// Waits for a bench, if there is room to wait.
    pub async fn enter(&self, address: IpAddr) -> Result<Place, Busy> {
        let share = self
            .under_way
            .take(address, self.share)
            .ok_or(Busy::Address)?;
        let place = Arc::clone(&self.places).try_acquire_owned();
        let place = place.map_err(|_| Busy::House)?;
        let bench = Arc::clone(&self.benches).acquire_owned().await;
        Ok(Place {
            _bench: bench.map_err(|_| Busy::House)?,
            _queue: place,
            _share: share,
        })
    }

    /// Does a piece of work on a thread of its own. It is finished even if nobody waits any more.
    pub async fn run<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let place = self.enter(address).await?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        Ok(done
            .await
            .unwrap_or_else(|fault| std::panic::resume_unwind(fault.into_panic())))
    }
}

/// Works on a thread of its own, for whoever sees to it that little is done so at a time; none if
/// the work ended by a fault.
pub async fn elsewhere<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    tokio::task::spawn_blocking(work).await.ok()
}

/// Works where a task stands, while other tasks of this thread go on elsewhere.
pub fn aside<T>(work: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(work),
        // There is no other thread to go on.
        _ => work(),
    }
}

impl From<Busy> for ApiError {
    fn from(busy: Busy) -> ApiError {
        match busy {
            Busy::Address => ApiError::too_often(LATER),
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
        let workshop = Arc::new(Workshop::new(1, true));
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
        assert!(
            workshop.enter(address(1)).await.is_ok(),
            "all is given back"
        );
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn what_is_done_aside_holds_nobody_up() {
        let (sender, receiver) = std::sync::mpsc::channel();
        let waits = tokio::spawn(async move { aside(|| receiver.recv()) });
        // The only thread would wait for itself.
        tokio::spawn(async move { sender.send(7) })
            .await
            .unwrap()
            .unwrap();
        assert_eq!(waits.await.unwrap(), Ok(7));
    }
}
