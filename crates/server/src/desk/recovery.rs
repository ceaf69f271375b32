//! After the store has failed: nobody knows whether it kept what it was given, so it is asked
//! before anything else is decided.

use std::sync::Arc;
use std::time::Duration;

use tables::Pending;
use tokio::time::Instant;

use super::{DELAY, Desk, batch};
use crate::handle::Trouble;
use crate::store::{Claim, Lease, Store, StoreError};

/// What may have been stored, since when the store has failed, and when it is asked again. That is
/// a moment and not a pause: however much else is asked of the table, it comes.
pub(super) struct Doubt {
    pending: Pending,
    since: Instant,
    again: Instant,
}

impl Doubt {
    pub fn new(pending: Pending, since: Instant) -> Doubt {
        Doubt {
            pending,
            since,
            again: Instant::now() + DELAY,
        }
    }

    fn again(self) -> Doubt {
        Doubt {
            again: Instant::now() + DELAY,
            ..self
        }
    }
}

impl Desk {
    /// How long until the store is asked again; none if it does its work.
    pub(super) fn until_recovery(&self) -> Option<Duration> {
        let doubt = self.doubt.as_ref()?;
        Some(doubt.again.duration_since(Instant::now()))
    }

    pub(super) async fn recover_if_due(&mut self) {
        if self.until_recovery() == Some(Duration::ZERO) {
            let _ = self.recover().await;
        }
    }

    /// Gives back time the house has lost, up to now. What was lost several times at once, such as
    /// by orders that waited together, is given back once.
    pub(super) fn give_back(&mut self, lost: Duration) {
        let now = self.shared.now();
        let lost = lost.as_millis() as u64;
        self.table.forgive(lost.min(now.since(self.given_back)));
        self.given_back = now;
    }

    /// Gives back the time in which an order waited. While the store is in doubt, that is a part of
    /// what is given back afterwards.
    pub(super) fn give_back_wait(&mut self, sent: Instant) {
        match &mut self.doubt {
            Some(doubt) => doubt.since = doubt.since.min(sent),
            None if sent.elapsed() > DELAY => self.give_back(sent.elapsed()),
            None => {}
        }
    }

    /// Finds out what was stored, and gives back the time in which nothing could be.
    pub(super) async fn recover(&mut self) -> Result<(), Trouble> {
        let Some(doubt) = self.doubt.take() else {
            return Ok(());
        };
        let (shared, table) = (Arc::clone(&self.shared), self.table.id().to_owned());
        // What is still on its way to the store counts no more once there is another lease.
        let claimed = match &shared.cluster {
            None => Ok(Claim::Own(self.title.lease)),
            Some(cluster) => cluster.claim(self.title.life, &table).await,
        };
        match claimed {
            Ok(Claim::Own(lease)) => self.title.lease = lease,
            Ok(Claim::Foreign(_) | Claim::Unknown) | Err(StoreError::Fenced) => {
                self.is_fenced = true;
                return Err(Trouble::Store);
            }
            Err(_) => {
                self.doubt = Some(doubt.again());
                return Err(Trouble::Store);
            }
        }
        let Ok(found) = find(&*shared.store, table, &doubt.pending).await else {
            self.doubt = Some(doubt.again());
            return Err(Trouble::Store);
        };
        if found == Found::Others {
            // The way to the store was cut off after the claim, and others have played on.
            assert!(
                shared.cluster.is_some(),
                "somebody else writes to this table"
            );
            self.is_fenced = true;
            return Err(Trouble::Store);
        }
        self.give_back(doubt.since.elapsed());
        tracing::warn!(?found, "the store has recovered");
        if found == Found::Kept {
            self.count_as_stored(doubt.pending).await;
        }
        Ok(())
    }
}

/// What became of entries that are in doubt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Found {
    Kept,
    Lost,
    /// Something else is there.
    Others,
}

async fn find(store: &dyn Store, table: String, pending: &Pending) -> Result<Found, StoreError> {
    let asked = batch(&table, Lease::NONE, pending, 0).lines;
    // It may read well while it cannot write.
    store.flush().await?;
    let lines = store.lines(table).await?;
    let rest = lines.get(pending.first as usize..).unwrap_or_default();
    Ok(match rest {
        [] => Found::Lost,
        _ if rest == asked => Found::Kept,
        _ => Found::Others,
    })
}
