//! What one guest, one address and everybody together may hold. How often they may ask is in
//! `limits.rs`.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::store::NodeId;

/// The most there may be of a thing; the table is in `docs/platform.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caps {
    /// Unfinished tables.
    pub tables_per_guest: usize,
    pub tables_per_address: usize,
    pub sessions_per_guest: usize,
    /// Bots with accounts, and unfinished tables at which one of them plays.
    pub bots_per_guest: usize,
    pub tables_per_bot: usize,
    /// Event streams.
    pub streams_per_guest: usize,
    pub streams_per_address: usize,
    /// Bytes stored within an hour.
    pub bytes_per_guest: u32,
    /// Bytes sent within an hour.
    pub bytes_per_address: u32,
    /// Bytes of answers that were made and have not been read.
    pub unread_per_address: usize,
    pub connections: usize,
    pub connections_per_address: usize,
    /// A connection that has not sent a whole request for so long is closed.
    pub idle: Duration,
}

impl Default for Caps {
    fn default() -> Caps {
        Caps {
            tables_per_guest: 50,
            tables_per_address: 200,
            sessions_per_guest: 20,
            bots_per_guest: 5,
            tables_per_bot: 8,
            streams_per_guest: 20,
            streams_per_address: 300,
            bytes_per_guest: 8 << 20,
            bytes_per_address: 64 << 20,
            unread_per_address: 64 << 20,
            connections: 20_000,
            connections_per_address: 500,
            idle: Duration::from_secs(20),
        }
    }
}

impl Caps {
    /// Guests and addresses may hold as much as they like; the server as a whole may not.
    #[must_use]
    pub const fn lifted(self) -> Caps {
        Caps {
            tables_per_guest: usize::MAX,
            tables_per_address: usize::MAX,
            sessions_per_guest: usize::MAX,
            bots_per_guest: usize::MAX,
            tables_per_bot: usize::MAX,
            streams_per_guest: usize::MAX,
            streams_per_address: usize::MAX,
            bytes_per_guest: u32::MAX,
            bytes_per_address: u32::MAX,
            unread_per_address: usize::MAX,
            connections_per_address: usize::MAX,
            ..self
        }
    }
}

/// Counts what each owner holds now.
#[derive(Clone, Debug)]
pub struct Tally<K>(Arc<Mutex<Counts<K>>>);

#[derive(Debug)]
struct Counts<K> {
    here: BTreeMap<K, usize>,
    /// What other nodes have told.
    elsewhere: BTreeMap<NodeId, BTreeMap<K, usize>>,
}

impl<K> Default for Tally<K> {
    fn default() -> Tally<K> {
        let counts = Counts {
            here: BTreeMap::new(),
            elsewhere: BTreeMap::new(),
        };
        Tally(Arc::new(Mutex::new(counts)))
    }
}

/// What somebody holds, until it is dropped.
#[derive(Debug)]
pub struct Hold<K: Ord> {
    tally: Tally<K>,
    owner: K,
    amount: usize,
}

impl<K: Ord> Tally<K> {
    fn counts(&self) -> MutexGuard<'_, Counts<K>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Ord + Clone> Tally<K> {
    /// One more for this owner; none if he holds as many as he may.
    pub fn take(&self, owner: K, most: usize) -> Option<Hold<K>> {
        self.take_some(owner, 1, most)
    }

    /// So much more for this owner, who may have had less than the most: one thing of any size
    /// always fits.
    pub fn take_some(&self, owner: K, amount: usize, most: usize) -> Option<Hold<K>> {
        let mut counts = self.counts();
        let count = counts.here.get(&owner).copied().unwrap_or_default();
        let elsewhere = counts.elsewhere.values().filter_map(|it| it.get(&owner));
        if count + elsewhere.sum::<usize>() >= most {
            return None;
        }
        counts.here.insert(owner.clone(), count + amount);
        Some(Hold {
            tally: self.clone(),
            owner,
            amount,
        })
    }

    pub fn count(&self, owner: &K) -> usize {
        self.counts().here.get(owner).copied().unwrap_or_default()
    }

    /// Those who hold more than this here, for other nodes.
    pub fn large(&self, than: usize) -> Vec<(K, usize)> {
        let counts = self.counts();
        let large = counts.here.iter().filter(|(_, count)| **count > than);
        large
            .map(|(owner, count)| (owner.clone(), *count))
            .collect()
    }

    /// What is held at another node.
    pub fn set_elsewhere(&self, node: NodeId, held: Vec<(K, usize)>) {
        self.counts()
            .elsewhere
            .insert(node, held.into_iter().collect());
    }

    /// Nodes that are gone hold nothing.
    pub fn forget_elsewhere(&self, lives: impl Fn(NodeId) -> bool) {
        self.counts().elsewhere.retain(|node, _| lives(*node));
    }
}

impl<K: Ord> Drop for Hold<K> {
    fn drop(&mut self) {
        let mut counts = self.tally.counts();
        if let Some(count) = counts.here.get_mut(&self.owner) {
            *count -= self.amount;
            if *count == 0 {
                counts.here.remove(&self.owner);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_of_any_size_fits_and_no_second_one() {
        let tally = Tally::default();
        let large = tally.take_some("ann", 100, 10);
        assert!(large.is_some() && tally.take_some("ann", 1, 10).is_none());
        assert_eq!((tally.count(&"ann"), tally.count(&"bob")), (100, 0));
        drop(large);
        assert_eq!(tally.count(&"ann"), 0);
    }

    #[test]
    fn what_is_held_elsewhere_counts_as_long_as_its_node_lives() {
        let (tally, node) = (Tally::default(), NodeId(1));
        let held: Vec<_> = (0..3).filter_map(|_| tally.take("ann", 9)).collect();
        assert_eq!(tally.large(2), [("ann", 3)]);
        assert!(tally.large(3).is_empty());
        tally.set_elsewhere(node, vec![("ann", 6)]);
        assert!(tally.take("ann", 9).is_none());
        assert!(tally.take("bob", 9).is_some());
        tally.forget_elsewhere(|it| it == node);
        assert!(tally.take("ann", 9).is_none());
        tally.forget_elsewhere(|it| it != node);
        assert!(tally.take("ann", 9).is_some());
        drop(held);
    }

    #[test]
    fn who_lets_go_may_take_again() {
        let tally = Tally::default();
        let held: Vec<_> = (0..3).filter_map(|_| tally.take("ann", 2)).collect();
        assert_eq!(held.len(), 2);
        assert!(tally.take("bob", 2).is_some(), "others have their own");
        drop(held);
        assert!(tally.take("ann", 2).is_some());
        assert!(
            tally.counts().here.is_empty(),
            "nobody is remembered for nothing"
        );
    }
}
