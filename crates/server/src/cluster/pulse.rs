//! Heartbeats: who lives, who has died, and which tables have to be taken over.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, timeout};

use super::{Cluster, Other, Seen, Title};
use crate::desk::short;
use crate::house::House;
use crate::store::{NodeId, NodeRow, Parting, Pulse, StoreError};

const BEAT: Duration = Duration::from_millis(500);
/// A heartbeat the store does not answer for so long is given up.
pub const PATIENCE: Duration = Duration::from_secs(1);
/// Whoever has been silent for so long, while heartbeats were looked at, is dead.
const DEAD: Duration = Duration::from_secs(3);
/// Whoever has not looked for so long has seen nothing: it judges nobody by that time.
const GAP: Duration = Duration::from_millis(1_500);
/// So many tables are taken over at a time.
const AT_ONCE: u32 = 500;

impl Seen {
    /// Takes note of a heartbeat that was answered; answers who has died, and whether others have
    /// come or gone.
    fn hear(&mut self, begun: Instant, own: NodeId, pulse: &Pulse) -> (Vec<NodeRow>, bool) {
        let has_looked = begun.duration_since(self.beaten) < GAP;
        self.beaten = begun;
        let (mut dead, mut is_other) = (Vec::new(), false);
        self.others.retain(|id, _| {
            let stays = pulse.nodes.iter().any(|row| row.id == *id);
            is_other |= !stays;
            stays
        });
        for row in pulse.nodes.iter().filter(|row| row.id != own) {
            let known = self.others.get(&row.id);
            let silent = known.filter(|it| has_looked && it.row.beats == row.beats);
            let silent = silent.map_or(begun, |it| it.silent);
            if begun.duration_since(silent) >= DEAD {
                dead.push(row.clone());
            }
            is_other |= known.is_none();
            let row = row.clone();
            self.others.insert(row.id, Other { row, silent });
        }
        (dead, is_other)
    }
}

/// So many of the tables without an owner that afterwards all nodes that stay have about the same
/// number.
fn share(pulse: &Pulse, own: NodeId) -> u32 {
    let staying = || pulse.nodes.iter().filter(|row| !row.is_leaving);
    let Some(row) = staying()
        .find(|row| row.id == own)
        .filter(|_| pulse.orphans > 0)
    else {
        return 0;
    };
    let all = staying().map(|row| row.tables).sum::<u32>() + pulse.orphans;
    let even = all.div_ceil(staying().count() as u32);
    // None stays behind because the counts are a moment old.
    even.saturating_sub(row.tables).clamp(1, AT_ONCE)
}

/// What a heartbeat gives to do.
struct Heard {
    dead: Vec<NodeRow>,
    /// So many tables should be taken over.
    share: u32,
}

impl Cluster {
    /// Takes note of a heartbeat that was answered; answers who has died.
    pub(super) fn hear(&self, begun: Instant, pulse: &Pulse) -> Vec<NodeRow> {
        let (dead, is_other) = self.seen().hear(begun, self.id(), pulse);
        if is_other {
            self.turn.send_modify(|turn| *turn += 1);
        }
        dead
    }

    /// Is another node of this name alive? Looks for as long as it takes to know; the dead are
    /// buried.
    pub async fn has_namesake(&self) -> Result<bool, StoreError> {
        loop {
            let others = self.others();
            let namesakes = others.iter().filter(|it| it.card.name == self.card.name);
            let known: Vec<_> = namesakes.map(|it| (it.id, it.beats)).collect();
            if known.is_empty() {
                return Ok(false);
            }
            tokio::time::sleep(BEAT).await;
            self.beat().await?;
            let beats = |id| self.other(id).map_or(0, |it| it.beats);
            if known.iter().any(|(id, before)| beats(*id) > *before) {
                return Ok(true);
            }
        }
    }

    /// One heartbeat.
    async fn pulse(&self) -> Result<Heard, StoreError> {
        let begun = Instant::now();
        let beat = self.registry.beat(self.id(), !self.takes_tables());
        let late = |_| StoreError::Failed("a heartbeat was not answered in time".into());
        let pulse = timeout(PATIENCE, beat).await.map_err(late)??;
        Ok(Heard {
            dead: self.hear(begun, &pulse),
            share: share(&pulse, self.id()),
        })
    }

    /// One heartbeat of a node that has not begun; the dead are buried.
    pub(super) async fn beat(&self) -> Result<(), StoreError> {
        let heard = self.pulse().await?;
        self.bury(heard.dead).await
    }

    async fn bury(&self, dead: Vec<NodeRow>) -> Result<(), StoreError> {
        for dead in dead {
            let name = dead.card.name;
            tracing::warn!(name, "another node has died; its tables are taken over");
            // This may take a while, in which the other may wake up.
            self.registry.bury(dead.id, Some(dead.beats)).await?;
        }
        Ok(())
    }

    /// The others have buried this node while it slept or could not reach the store. What it had is
    /// theirs; it begins anew.
    async fn begin_again(&self) -> Result<(), StoreError> {
        tracing::warn!("others have taken this node for dead and its tables over; it begins anew");
        let id = self.registry.join(self.card.clone()).await?;
        self.life.send_replace(id);
        Ok(())
    }
}

impl House {
    /// Says again and again that this node lives, and takes over what others leave behind, until
    /// it has left. Answers at once where there are no other nodes.
    pub async fn keep_house(self: Arc<Self>) {
        let Some(cluster) = &self.shared.cluster else {
            return;
        };
        cluster.begin();
        let mut is_well = true;
        while !cluster.has_left() {
            let beaten = match cluster.pulse().await {
                Err(StoreError::Fenced) if cluster.has_left() => return,
                Err(StoreError::Fenced) => cluster.begin_again().await,
                Err(why) => Err(why),
                Ok(heard) => {
                    self.mend(cluster, heard);
                    Ok(())
                }
            };
            match beaten {
                Ok(()) => is_well = true,
                Err(why) if is_well => {
                    is_well = false;
                    tracing::error!(%why, "this node cannot say that it lives");
                }
                Err(_) => {}
            }
            tokio::time::sleep(BEAT).await;
        }
    }

    /// Buries the dead and takes over what is nobody's, while heartbeats go on: a node that waits
    /// for the store is not dead.
    fn mend(self: &Arc<Self>, cluster: &Arc<Cluster>, heard: Heard) {
        if heard.dead.is_empty() && heard.share == 0 {
            return;
        }
        // What is left to do then is heard of again.
        let Ok(turn) = Arc::clone(&cluster.mending).try_acquire_owned() else {
            return;
        };
        let (house, cluster) = (Arc::clone(self), Arc::clone(cluster));
        tokio::spawn(async move {
            let _turn = turn;
            let mended = async {
                cluster.bury(heard.dead).await?;
                match heard.share {
                    0 => Ok(()),
                    most => house.take_over(&cluster, most).await,
                }
            };
            if let Err(why) = mended.await {
                tracing::error!(%why, "tables could not be taken over");
            }
        });
    }

    async fn take_over(self: &Arc<Self>, cluster: &Cluster, most: u32) -> Result<(), StoreError> {
        let life = cluster.id();
        let adopted = cluster.registry.adopt(life, most).await?;
        let (shared, count) = (&self.shared, adopted.len());
        if count > 0 {
            shared.metrics.adopted_tables.inc_by(count as u64);
            tracing::info!(count, "tables are taken over");
        }
        for (table, lease) in adopted {
            let house = Arc::clone(self);
            tokio::spawn(async move {
                if let Err(why) = house.adopt(&table, Title { life, lease }).await {
                    tracing::error!(table = %short(&table), ?why, "a table was not taken over");
                    if let Some(cluster) = &house.shared.cluster {
                        cluster.part(&table, lease, Parting::Rest).await;
                    }
                }
            });
        }
        Ok(())
    }
}
