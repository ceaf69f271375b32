//! Nodes and leases.

use super::{MemoryStore, answer};
use crate::store::{
    Claim, Lease, NodeCard, NodeId, NodeRow, Parting, Pulse, Registry, StoreError, StoreFuture,
};

impl Registry for MemoryStore {
    fn join(&self, card: NodeCard) -> StoreFuture<NodeId> {
        let mut kept = self.kept();
        let id = NodeId(kept.next_number());
        let row = NodeRow {
            id,
            card,
            beats: 0,
            is_leaving: false,
            tables: 0,
        };
        kept.nodes.insert(id, row);
        answer(Ok(id))
    }

    fn beat(&self, node: NodeId, is_leaving: bool) -> StoreFuture<Pulse> {
        let mut kept = self.kept();
        let Some(row) = kept.nodes.get_mut(&node) else {
            return answer(Err(StoreError::Fenced));
        };
        row.beats += 1;
        row.is_leaving = is_leaving;
        let pulse = Pulse {
            nodes: kept.rows(),
            orphans: kept.of(None).len() as u32,
        };
        answer(Ok(pulse))
    }

    fn bury(&self, node: NodeId, seen: Option<u64>) -> StoreFuture<()> {
        let mut kept = self.kept();
        let beats = kept.nodes.get(&node).map(|row| row.beats);
        if beats.is_some() && seen.is_some() && seen != beats {
            return answer(Ok(()));
        }
        kept.nodes.remove(&node);
        for table in kept.of(Some(node)) {
            if kept.tables.contains_key(&table) {
                kept.give(&table, None);
            } else {
                kept.leases.remove(&table);
            }
        }
        answer(Ok(()))
    }

    fn found(&self, node: NodeId, table: String) -> StoreFuture<Lease> {
        let mut kept = self.kept();
        let lives = kept.check_node(node);
        answer(lives.map(|()| kept.give(&table, Some(node))))
    }

    fn claim(&self, node: NodeId, table: String) -> StoreFuture<Claim> {
        let mut kept = self.kept();
        if let Err(fenced) = kept.check_node(node) {
            return answer(Err(fenced));
        }
        let owner = kept.leases.get(&table).and_then(|it| it.node);
        if !kept.tables.contains_key(&table) {
            if owner == Some(node) {
                kept.leases.remove(&table);
            }
            return answer(Ok(Claim::Unknown));
        }
        if let Some(other) = owner.filter(|owner| *owner != node) {
            return answer(Ok(Claim::Foreign(other)));
        }
        let lease = kept.give(&table, Some(node));
        answer(Ok(Claim::Own(lease)))
    }

    fn adopt(&self, node: NodeId, most: u32) -> StoreFuture<Vec<(String, Lease)>> {
        let mut kept = self.kept();
        if let Err(fenced) = kept.check_node(node) {
            return answer(Err(fenced));
        }
        let orphans = kept.of(None).into_iter().take(most as usize);
        let adopted = orphans.map(|table| {
            let lease = kept.give(&table, Some(node));
            (table, lease)
        });
        let adopted = adopted.collect();
        answer(Ok(adopted))
    }

    fn part(&self, table: String, lease: Lease, how: Parting) -> StoreFuture<()> {
        let mut kept = self.kept();
        if kept.check_lease(&table, lease).is_ok() {
            match how {
                Parting::Rest => {
                    kept.leases.remove(&table);
                }
                Parting::Orphan => {
                    kept.give(&table, None);
                }
            }
        }
        answer(Ok(()))
    }

    fn owners(&self, tables: Vec<String>) -> StoreFuture<Vec<(String, NodeId)>> {
        let kept = self.kept();
        let owner = |table: String| {
            let node = kept.leases.get(&table)?.node?;
            Some((table, node))
        };
        answer(Ok(tables.into_iter().filter_map(owner).collect()))
    }
}
