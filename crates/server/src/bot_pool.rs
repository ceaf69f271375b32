//! Bots think here, as many at a time as there are processors, so that no mailbox waits for them.
//!
//! When decisions queue up, those that come to their turn are thought about less hard: bots become
//! weaker before anybody waits for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tables::{BotTask, Effort};
use tokio::sync::{Semaphore, SemaphorePermit, mpsc};

use crate::handle::Message;
use crate::shared::Shared;

/// Who may think, and how hard.
pub struct BotPool {
    turns: Semaphore,
    /// Bots that think at a time.
    places: usize,
    /// Decisions that wait for a turn.
    waiting: AtomicUsize,
}

impl BotPool {
    /// So many bots think at a time.
    pub fn new(places: usize) -> BotPool {
        BotPool {
            turns: Semaphore::new(places),
            places,
            waiting: AtomicUsize::new(0),
        }
    }

    /// A turn to think, until it is dropped, and the effort for it.
    async fn turn(&self) -> (Option<SemaphorePermit<'_>>, Effort) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let turn = self.turns.acquire().await;
        let others = self.waiting.fetch_sub(1, Ordering::Relaxed) - 1;
        (turn.ok(), effort(others, self.places))
    }
}

/// How hard to think while so many others wait. Strong bots need about ten milliseconds: with two
/// waiting for each place nobody has waited long, and half the effort halves what is to come.
const fn effort(waiting: usize, places: usize) -> Effort {
    match waiting / places {
        0 | 1 => Effort::Full,
        2 | 3 => Effort::Half,
        4..=7 => Effort::Quarter,
        _ => Effort::Least,
    }
}

/// Lets a bot think after a pause; its answer comes by mail.
pub fn think(task: BotTask, shared: Arc<Shared>, pause: Duration, mail: mpsc::Sender<Message>) {
    let seat = task.seat;
    tokio::spawn(async move {
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
        let (turn, effort) = shared.bots.turn().await;
        shared.metrics.bots.count(effort);
        let message = match shared.crew.run(move || task.run_with(effort)).await {
            Ok(answer) => Message::Answer(answer),
            Err(_) => Message::BotFailed(seat),
        };
        drop(turn);
        // A table that has ended needs no answer.
        let _ = mail.send(message).await;
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_more_wait_the_less_hard_bots_think() {
        let pool = Arc::new(BotPool::new(2));
        let (first, effort) = pool.turn().await;
        assert_eq!(effort, Effort::Full);
        let second = pool.turn().await.0;
        // Twenty come at once; each notes its effort and makes room for the next.
        let (sender, mut efforts) = mpsc::channel(20);
        for _ in 0..20 {
            let (pool, sender) = (Arc::clone(&pool), sender.clone());
            tokio::spawn(async move {
                let (turn, effort) = pool.turn().await;
                sender.send(effort).await.unwrap();
                drop(turn);
            });
        }
        while pool.waiting.load(Ordering::Relaxed) < 20 {
            tokio::task::yield_now().await;
        }
        drop((first, second));
        let mut seen = Vec::new();
        for _ in 0..20 {
            seen.push(efforts.recv().await.unwrap());
        }
        let count = |effort| seen.iter().filter(|it| **it == effort).count();
        let counts = [Effort::Least, Effort::Quarter, Effort::Half, Effort::Full].map(count);
        assert_eq!(counts, [4, 8, 4, 4]);
        assert!(seen.is_sorted(), "{seen:?}");
        assert_eq!(pool.turn().await.1, Effort::Full);
    }
}
