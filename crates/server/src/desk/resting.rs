//! A table nobody is at: bots stop, and it leaves memory.

use std::time::Duration;

use tokio::time::Instant;

use super::Desk;
use crate::handle::Trouble;
use crate::rows;
use crate::store::{Batch, StoreError};

/// Bots play on alone for so long after somebody has looked without staying.
const GLANCE: Duration = Duration::from_secs(10);

impl Desk {
    /// How long until the table leaves memory; none while somebody follows it.
    pub(super) fn until_rest(&self) -> Option<Duration> {
        let rest_after = self.shared.config.rest_after;
        let is_deserted = self.listeners.is_empty();
        is_deserted.then(|| rest_after.saturating_sub(self.visited.elapsed()))
    }

    /// Leaves memory if nobody is at the table. It is read again when somebody opens it; until then
    /// no bot plays and no clock runs.
    pub(super) async fn rests(&mut self) -> bool {
        if self.until_rest() != Some(Duration::ZERO) {
            return false;
        }
        self.note().await;
        let rests = self.shared.rooms.release(self.table.id(), &self.mailbox);
        if rests {
            self.shared.metrics.rested_tables.inc();
        } else {
            // Somebody is about to come, or a bot is thinking.
            self.visited = Instant::now();
        }
        rests
    }

    /// Keeps what lists show of the table, if it has changed.
    pub(super) async fn note(&mut self) {
        let (id, outline) = (self.table.id(), self.table.outline());
        if !outline.is_unfinished() {
            self.shared.openers.forget(id);
        }
        if self.noted.as_ref() == Some(&outline) {
            return;
        }
        let row = rows::write(&outline);
        match self
            .shared
            .store
            .put_row(id.to_owned(), self.title.lease, row)
            .await
        {
            Ok(()) => self.noted = Some(outline),
            Err(StoreError::Fenced) => self.is_fenced = true,
            Err(why) => tracing::error!(%why, "lists cannot be kept"),
        }
    }

    /// Bots alone play only while somebody watches.
    pub(super) fn ask_bots(&mut self) {
        let glance = GLANCE.min(self.shared.config.rest_after);
        let is_watched = self.listeners.has_people() || self.visited.elapsed() < glance;
        if self.table.is_bots_alone() && !is_watched {
            return;
        }
        for seat in self.table.bots_to_ask() {
            self.ask(seat);
        }
    }

    /// How long until bots and stand-ins may be asked again, if they wait until their host may
    /// store more.
    pub(super) fn until_bots_may(&self) -> Option<Duration> {
        let wait = self.bots_wait?.duration_since(Instant::now());
        (!wait.is_zero()).then_some(wait)
    }

    /// What bots and stand-ins store counts as their host's. A person who has a seat and does
    /// nothing is no reason to let them store more.
    pub(super) fn charge_bots(&mut self, batch: &Batch) {
        let host = &self.table.opening().host;
        if let Err(Trouble::TooMuch { wait, .. }) = self.shared.charge(host, batch) {
            self.bots_wait = Some(Instant::now() + wait);
        }
    }

    /// Bots that have played on for too long without a decision of a person stop for good, whoever
    /// sits there.
    pub(super) async fn close_if_alone(&mut self) {
        let most = self.shared.config.bot_decisions;
        if self.table.alone() >= most
            && let Err(why) = self.close().await
        {
            tracing::error!(?why, "a table of bots could not be closed");
        }
    }
}
