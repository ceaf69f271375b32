//! The registry of nodes and leases, with the simulated database behind it.

use server::{
    Batch, Claim, Lease, MemoryStore, NodeCard, NodeId, Parting, Pulse, Registry, Store,
    StoreError, StoreFuture,
};

use super::super::disk::{Disk, ready};
use super::super::ledger::About;

fn answer<T: Send + 'static>(result: Result<T, StoreError>) -> StoreFuture<T> {
    Box::pin(std::future::ready(result))
}

impl Disk {
    /// Adds what may be added; by whom is in the books.
    pub fn append_by_right(&self, kept: &MemoryStore, batch: Batch) -> StoreFuture<()> {
        let lease = self.state().real(&batch.table, batch.lease);
        let added = ready(kept.append(Batch { lease, ..batch }));
        if let (Err(StoreError::Fenced), Some(books)) = (&added, &mut self.state().books) {
            books.fenced += 1;
        }
        answer(added)
    }

    /// Asks the registry, and takes note of what came of it.
    fn register<T: Send + 'static>(
        &self,
        effect: impl FnOnce(&MemoryStore) -> StoreFuture<T> + Send + 'static,
        note: impl FnOnce(&Disk, T, u64) -> T + Send + 'static,
    ) -> StoreFuture<T> {
        let disk = self.clone();
        self.ask(About::Nothing, move |kept| {
            let done = ready(effect(kept));
            let now = disk.now();
            answer(done.map(|done| note(&disk, done, now)))
        })
    }
}

impl Registry for Disk {
    fn join(&self, node: NodeCard) -> StoreFuture<NodeId> {
        let program = self.asker.program;
        self.register(
            |kept| kept.join(node),
            move |disk, life, now| {
                disk.state().join(life, program);
                disk.history
                    .note(now, || format!("program {program} is life {}", life.0));
                life
            },
        )
    }

    fn beat(&self, node: NodeId, is_leaving: bool) -> StoreFuture<Pulse> {
        self.register(
            move |kept| kept.beat(node, is_leaving),
            move |disk, pulse, now| {
                let row = pulse.nodes.iter().find(|row| row.id == node);
                let beats = row.map(|row| row.beats);
                disk.state().beat(node, beats.unwrap_or_default(), now);
                pulse
            },
        )
    }

    fn bury(&self, node: NodeId, seen: Option<u64>) -> StoreFuture<()> {
        let by = self.asker.program;
        self.register(
            move |kept| kept.bury(node, seen),
            move |disk, (), now| {
                if !disk.state().bury(node, seen, by, now) {
                    return;
                }
                disk.history
                    .note(now, || format!("life {} is buried", node.0));
            },
        )
    }

    fn found(&self, node: NodeId, table: String) -> StoreFuture<Lease> {
        let named = table.clone();
        self.register(
            move |kept| kept.found(node, table),
            move |disk, lease, now| disk.state().give(&named, node, lease, now),
        )
    }

    fn claim(&self, node: NodeId, table: String) -> StoreFuture<Claim> {
        let named = table.clone();
        self.register(
            move |kept| kept.claim(node, table),
            move |disk, claim, now| match claim {
                Claim::Own(lease) => {
                    disk.history
                        .note(now, || format!("life {} claims {named}", node.0));
                    Claim::Own(disk.state().give(&named, node, lease, now))
                }
                Claim::Foreign(_) | Claim::Unknown => claim,
            },
        )
    }

    fn adopt(&self, node: NodeId, most: u32) -> StoreFuture<Vec<(String, Lease)>> {
        self.register(
            move |kept| kept.adopt(node, most),
            move |disk, adopted, now| {
                let mut state = disk.state();
                if let Some(books) = &mut state.books {
                    books.adopted += adopted.len() as u64;
                }
                let given = adopted.into_iter().map(|(table, lease)| {
                    disk.history
                        .note(now, || format!("life {} adopts {table}", node.0));
                    let lease = state.give(&table, node, lease, now);
                    (table, lease)
                });
                given.collect()
            },
        )
    }

    fn part(&self, table: String, lease: Lease, how: Parting) -> StoreFuture<()> {
        let (disk, named) = (self.clone(), table.clone());
        let real = move |kept: &MemoryStore| {
            let real = disk.state().real(&table, lease);
            let parted = ready(kept.part(table, real, how));
            answer(parted.map(|()| real))
        };
        let parted = self.register(real, move |disk, real, now| {
            disk.history
                .note(now, || format!("{named} is let go of: {how:?}"));
            disk.state().part(&named, real, how, now);
            real
        });
        Box::pin(async move { parted.await.map(|_| ()) })
    }

    fn owners(&self, tables: Vec<String>) -> StoreFuture<Vec<(String, NodeId)>> {
        self.ask(About::Nothing, |kept| kept.owners(tables))
    }
}
