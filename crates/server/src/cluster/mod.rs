//! Several nodes that share a store: each table is written by one of them, which holds its lease.
//!
//! Nodes judge each other by heartbeats in the store and by nothing else: there are no clocks to be
//! compared. Whoever is taken for dead is buried, and from then on the store refuses what it
//! writes. So a mistake costs time, never an entry.

pub mod carry;
mod door;
mod frames;
mod joining;
pub mod lines;
mod news;
mod pulse;
mod relay;
#[cfg(test)]
mod tests;
mod usage;
mod wire;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Semaphore, watch};
use tokio::time::Instant;

use self::lines::Lines;
pub use self::news::News;
pub use self::relay::Ear;
use self::relay::Relays;
use self::wire::Wire;
pub use self::wire::{Secret, Unanswered};
use crate::store::{Claim, Lease, NodeCard, NodeId, NodeRow, Parting, Registry, StoreError};

/// Whoever has not been able to say for so long that it lives answers nobody: others may have taken
/// its tables. It is shorter than the time after which they do.
const SURE: Duration = Duration::from_secs(2);

/// Owners of so many tables are remembered.
const REMEMBERED: usize = 100_000;

/// By what right a table is played here: the lease, and the life of the node that took it. Where
/// there are no other nodes it means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Title {
    pub life: NodeId,
    pub lease: Lease,
}

impl Title {
    pub const ALONE: Title = Title {
        life: NodeId(0),
        lease: Lease::NONE,
    };
}

/// This node among the others.
pub struct Cluster {
    registry: Arc<dyn Registry>,
    pub card: NodeCard,
    /// Which life this is. Tables of an earlier one are no longer this node's.
    life: watch::Sender<NodeId>,
    /// The node can take tables: it keeps house.
    is_in: AtomicBool,
    /// The node gives its tables away and takes no more.
    is_leaving: AtomicBool,
    /// It has left for good.
    has_left: AtomicBool,
    seen: Mutex<Seen>,
    /// Held by whoever buries the dead and takes over what they had.
    mending: Arc<Semaphore>,
    /// How often other nodes have come or gone.
    turn: watch::Sender<u64>,
    /// Tables of other nodes that were asked for lately.
    known: Mutex<BTreeMap<String, NodeId>>,
    pub wire: Wire,
    /// What other nodes hear from here, and what is heard from them.
    lines: Lines,
    relays: Relays,
}

/// What the latest heartbeats have shown.
struct Seen {
    /// When the last one began that was answered.
    beaten: Instant,
    others: BTreeMap<NodeId, Other>,
}

/// Another node.
struct Other {
    row: NodeRow,
    /// Since when its heartbeats have been looked at without a new one among them.
    silent: Instant,
}

impl Cluster {
    pub async fn join(
        registry: Arc<dyn Registry>,
        card: NodeCard,
        secret: Secret,
    ) -> Result<Cluster, StoreError> {
        let begun = Instant::now();
        let id = registry.join(card.clone()).await?;
        let cluster = Cluster {
            registry,
            card,
            life: watch::Sender::new(id),
            is_in: AtomicBool::new(false),
            is_leaving: AtomicBool::new(false),
            has_left: AtomicBool::new(false),
            seen: Mutex::new(Seen {
                beaten: begun,
                others: BTreeMap::new(),
            }),
            mending: Arc::new(Semaphore::new(1)),
            turn: watch::Sender::new(0),
            known: Mutex::default(),
            wire: Wire::new(secret),
            lines: Lines::default(),
            relays: Relays::default(),
        };
        let pulse = cluster.registry.beat(id, true).await?;
        cluster.hear(begun, &pulse);
        Ok(cluster)
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn id(&self) -> NodeId {
        *self.life.borrow()
    }

    /// Answers when this life of the node is over.
    pub async fn life_after(&self, life: NodeId) {
        // This side is never dropped before the other.
        let _ = self.life.subscribe().wait_for(|now| *now != life).await;
    }

    /// Has the node said lately that it lives? If not, others may be playing on with its tables.
    pub fn is_sure(&self) -> bool {
        self.seen().beaten.elapsed() < SURE
    }

    /// Should the others count on this node for tables that are nobody's?
    fn takes_tables(&self) -> bool {
        self.is_in.load(Ordering::Relaxed) && !self.is_leaving.load(Ordering::Relaxed)
    }

    /// From now on it takes tables.
    fn begin(&self) {
        self.is_in.store(true, Ordering::Relaxed);
    }

    /// From now on the node takes no tables.
    pub fn begin_to_leave(&self) {
        self.is_leaving.store(true, Ordering::Relaxed);
    }

    /// The node leaves for good; what it still has is for the others.
    pub async fn leave(&self) -> Result<(), StoreError> {
        self.has_left.store(true, Ordering::Relaxed);
        self.registry.bury(self.id(), None).await
    }

    fn has_left(&self) -> bool {
        self.has_left.load(Ordering::Relaxed)
    }

    /// Another node, as it was seen last.
    pub fn other(&self, id: NodeId) -> Option<NodeRow> {
        self.seen().others.get(&id).map(|other| other.row.clone())
    }

    pub fn others(&self) -> Vec<NodeRow> {
        let seen = self.seen();
        seen.others
            .values()
            .map(|other| other.row.clone())
            .collect()
    }

    /// Answers when another node has left or died.
    pub async fn gone(&self, id: NodeId) {
        let mut turn = self.turn.subscribe();
        while self.other(id).is_some() {
            // This side is never dropped before the other.
            let _ = turn.changed().await;
        }
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<String, NodeId>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Which other node has a table, if that was found out lately and may still be so.
    pub fn known_owner(&self, table: &str) -> Option<NodeId> {
        let owner = self.known().get(table).copied()?;
        self.seen().others.contains_key(&owner).then_some(owner)
    }

    /// What was known of a table is not so any more.
    pub fn forget_owner(&self, table: &str) {
        self.known().remove(table);
    }

    /// Takes a table for this life of the node, if it is nobody else's.
    pub async fn claim(&self, life: NodeId, table: &str) -> Result<Claim, StoreError> {
        let claim = self.registry.claim(life, table.to_owned()).await?;
        let mut known = self.known();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        match claim {
            Claim::Foreign(owner) => known.insert(table.to_owned(), owner),
            Claim::Own(_) | Claim::Unknown => known.remove(table),
        };
        Ok(claim)
    }

    pub async fn found(&self, table: &str) -> Result<Title, StoreError> {
        let life = self.id();
        let lease = self.registry.found(life, table.to_owned()).await?;
        Ok(Title { life, lease })
    }

    pub async fn part(&self, table: &str, lease: Lease, how: Parting) {
        let parted = self.registry.part(table.to_owned(), lease, how).await;
        if let Err(why) = parted {
            // It stays this node's until the node leaves or dies.
            tracing::warn!(%why, "a table could not be let go of");
        }
    }

    /// Whose these tables are, as far as they are other nodes'.
    pub async fn owners(&self, tables: Vec<String>) -> Result<Vec<(String, NodeId)>, StoreError> {
        let mut owners = self.registry.owners(tables).await?;
        let own = self.id();
        owners.retain(|(_, owner)| *owner != own);
        Ok(owners)
    }
}
