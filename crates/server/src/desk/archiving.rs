//! A finished game is put away with its journal; it leaves the lobby.

use std::time::Duration;

use tokio::time::Instant;

use super::Desk;

/// What could not be put away is tried again after this time.
const AGAIN: Duration = Duration::from_secs(30);

impl Desk {
    /// Puts the game away unless that has failed just now. Answers whether lists should look again.
    pub(super) async fn archive_if_over(&mut self) -> bool {
        let is_over = self.table.phase() == protocol::TablePhase::Over;
        if self.archived || !is_over || self.until_archived().is_some_and(|it| !it.is_zero()) {
            return false;
        }
        self.archive_again = None;
        let Some(filming) = self.table.filming(None) else {
            return false;
        };
        match self.shared.archive(self.table.id(), filming).await {
            Ok(archive) => {
                self.table.put_away(archive);
                self.archived = true;
            }
            Err(why) => {
                tracing::error!(%why, "a finished game could not be archived");
                self.archive_again = Some(Instant::now() + AGAIN);
            }
        }
        true
    }

    /// How long until a game is put away that could not be; none if there is none.
    pub(super) fn until_archived(&self) -> Option<Duration> {
        let again = self.archive_again?;
        Some(again.duration_since(Instant::now()))
    }

    /// Tries again when it is time, whether or not anything else happens at the table.
    pub(super) async fn archive_if_due(&mut self) {
        if self.until_archived() == Some(Duration::ZERO) && self.archive_if_over().await {
            self.note().await;
        }
    }
}
