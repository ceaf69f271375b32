//! Threads for work that takes long: bots that think, games that are filmed, tables that are
//! brought back, what the workshop takes on. They give way to the threads that carry messages.
//!
//! Whoever sends work here sees to it that little is under way at a time.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::oneshot;

/// How far these threads stand back: from 0, like all others, to 19.
const NICE: i32 = 5;

type Work = Box<dyn FnOnce() + Send>;
/// What a piece of work panicked with.
pub type Panic = Box<dyn Any + Send>;

/// None if whoever has work does it themselves.
pub struct Crew(Option<mpsc::Sender<Work>>);

impl Crew {
    /// So many threads, until the crew is dropped.
    pub fn new(threads: usize) -> Crew {
        Crew::standing_back(threads, NICE)
    }

    /// The same, standing back so far.
    pub fn standing_back(threads: usize, nice: i32) -> Crew {
        let (sender, works) = mpsc::channel::<Work>();
        let works = Arc::new(Mutex::new(works));
        for _ in 0..threads {
            let works = Arc::clone(&works);
            let started = thread::Builder::new().name("crew".into()).spawn(move || {
                stand_back(nice);
                while let Some(work) = next(&works) {
                    work();
                }
            });
            started.expect("the system has threads for the server");
        }
        Crew(Some(sender))
    }

    /// For who has but one thread, and wants everything on it in its order.
    pub const fn nobody() -> Crew {
        Crew(None)
    }

    /// Does a piece of work. It is finished even if nobody waits for it any more.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panic> {
        let Some(crew) = &self.0 else {
            tokio::task::yield_now().await;
            return catch_unwind(AssertUnwindSafe(work));
        };
        let (reply, answer) = oneshot::channel();
        let work: Work = Box::new(move || {
            let _ = reply.send(catch_unwind(AssertUnwindSafe(work)));
        });
        let gone = || -> Panic { Box::new("the crew has gone") };
        crew.send(work).map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

fn next(works: &Mutex<mpsc::Receiver<Work>>) -> Option<Work> {
    let works = works.lock().unwrap_or_else(PoisonError::into_inner);
    works.recv().ok()
}

/// Works on a thread of its own that stands back, while the task waits where it is and other tasks
/// of its thread go on elsewhere.
pub fn aside<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(|| apart(work)),
        // There is no other thread to go on.
        _ => work(),
    }
}

fn apart<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let joined = thread::scope(|scope| {
        let worker = scope.spawn(|| {
            stand_back(NICE);
            work()
        });
        worker.join()
    });
    joined.unwrap_or_else(|fault| resume_unwind(fault))
}

/// Lets other threads go first. On Linux that is said of a thread, elsewhere of the whole program.
fn stand_back(nice: i32) {
    #[cfg(not(target_os = "linux"))]
    let _ = nice;
    #[cfg(target_os = "linux")]
    // Where it is not allowed, all threads stay equal.
    let _ = rustix::process::nice(nice);
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn work_is_done_and_a_fault_harms_nobody_else() {
        let crew = Crew::new(1);
        assert_eq!(crew.run(|| 7).await.ok(), Some(7));
        let fault = crew.run(|| panic!("on purpose")).await.unwrap_err();
        assert_eq!(fault.downcast_ref(), Some(&"on purpose"));
        assert_eq!(crew.run(|| 8).await.ok(), Some(8));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn the_crew_stands_back_and_nobody_else_does() {
        let own = || rustix::process::nice(0).unwrap();
        let before = own();
        let behind = (before + NICE).min(19);
        let crew = Crew::new(1);
        assert_eq!(crew.run(own).await.ok(), Some(behind));
        assert_eq!(aside(own), behind);
        assert_eq!(own(), before);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn what_is_done_aside_holds_nobody_up() {
        let (sender, receiver) = std::sync::mpsc::channel();
        let waits = tokio::spawn(async move {
            let patience = Duration::from_mins(1);
            aside(move || receiver.recv_timeout(patience))
        });
        // The only thread would wait for itself.
        tokio::spawn(async move { sender.send(7) })
            .await
            .unwrap()
            .unwrap();
        assert_eq!(waits.await.unwrap(), Ok(7));
    }
}
