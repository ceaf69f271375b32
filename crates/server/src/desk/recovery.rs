//! After the store has failed: nobody knows whether it kept what it was given, so it is asked
//! before anything else is decided.

use std::sync::Arc;
use std::time::Duration;

use tables::Pending;
use tokio::time::Instant;

use super::{DELAY, Desk, batch};
use crate::handle::Trouble;
use crate::store::{Store, StoreError};

/// What may have been stored, and since when the store has failed.
pub(super) struct Doubt {
    pub pending: Pending,
    pub since: Instant,
}

impl Desk {
    /// How long until the store is asked again; none if it does its work.
    pub(super) fn until_recovery(&self) -> Option<Duration> {
        self.doubt.as_ref().map(|_| DELAY)
    }

    /// Finds out what was stored, and gives back the time in which nothing could be.
    pub(super) async fn recover(&mut self) -> Result<(), Trouble> {
        let Some(doubt) = self.doubt.take() else {
            return Ok(());
        };
        let (shared, table) = (Arc::clone(&self.shared), self.table.id().to_owned());
        let Ok(is_kept) = is_kept(&*shared.store, table, &doubt.pending).await else {
            self.doubt = Some(doubt);
            return Err(Trouble::Store);
        };
        self.table.forgive(doubt.since.elapsed().as_millis() as u64);
        tracing::warn!(is_kept, "the store has recovered");
        if is_kept {
            self.count_as_stored(doubt.pending).await;
        }
        Ok(())
    }
}

async fn is_kept(store: &dyn Store, table: String, pending: &Pending) -> Result<bool, StoreError> {
    let asked = batch(&table, pending, 0).lines;
    // It may read well while it cannot write.
    store.flush().await?;
    let lines = store.lines(table).await?;
    let rest = lines.get(pending.first as usize..).unwrap_or_default();
    assert!(
        rest.is_empty() || rest == asked,
        "somebody else writes to this table"
    );
    Ok(!rest.is_empty())
}
