//! The tables in memory. One is added when somebody opens it and leaves when nobody is at it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, mpsc};

use crate::handle::{Handle, Message};

/// How often one looks whether all have gone.
const LOOK: Duration = Duration::from_millis(5);

#[derive(Default)]
pub struct Rooms(Mutex<BTreeMap<String, Handle>>);

impl Rooms {
    fn all(&self) -> MutexGuard<'_, BTreeMap<String, Handle>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn get(&self, id: &str) -> Option<Handle> {
        let found = self.all().get(id).cloned();
        found.filter(|handle| !handle.is_closed())
    }

    pub fn add(&self, id: &str, handle: Handle) {
        self.all().insert(id.to_owned(), handle);
    }

    /// Forgets a table whose task has ended; not one that was brought back since.
    pub fn forget(&self, id: &str) {
        let mut all = self.all();
        if all.get(id).is_some_and(Handle::is_closed) {
            all.remove(id);
        }
    }

    /// Answers when there is none left.
    pub async fn emptied(&self) {
        while self.count() > 0 {
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Lets go of a table if nobody is about to write to it. Handles are taken from here only, so
    /// nobody can begin to once it is gone.
    pub fn release(&self, id: &str, mailbox: &mpsc::Receiver<Message>) -> bool {
        let mut all = self.all();
        // One sender is our own.
        let is_alone = mailbox.sender_strong_count() <= 1 && mailbox.is_empty();
        if is_alone {
            all.remove(id);
        }
        is_alone
    }

    pub fn count(&self) -> usize {
        self.all().len()
    }
}

/// Locks by name, a few of them sharing one.
pub struct Locks([Arc<AsyncMutex<()>>; 64]);

impl Default for Locks {
    fn default() -> Locks {
        Locks(std::array::from_fn(|_| Arc::default()))
    }
}

impl Locks {
    pub async fn lock(&self, name: &str) -> OwnedMutexGuard<()> {
        let sum = name.bytes().fold(0_usize, |sum, byte| {
            sum.wrapping_mul(31).wrapping_add(usize::from(byte))
        });
        let lock = Arc::clone(&self.0[sum % self.0.len()]);
        lock.lock_owned().await
    }
}
