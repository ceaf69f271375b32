//! Who listens at a table: they are greeted, counted, and told of each other.

use std::time::Duration;

use tables::Person;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::Desk;
use crate::crew::aside;
use crate::frames::TableNow;
use crate::listeners::Stream;

/// Arrivals and departures within this time are announced together, so that a crowd does not flood
/// itself.
const GATHER: Duration = Duration::from_millis(200);

impl Desk {
    /// Tells everybody everything; of a long game that takes a while.
    pub(super) fn tell_everything(&mut self) {
        let tell = |desk: &mut Desk| {
            let (table, now) = (&desk.table, desk.shared.now());
            desk.listeners.tell_everything(&TableNow { table, now });
        };
        if self.table.is_long() {
            aside(|| tell(self));
        } else {
            tell(self);
        }
    }

    pub(super) fn welcome(
        &mut self,
        person: Option<Person>,
        since: Option<(u32, u32)>,
        reply: oneshot::Sender<Stream>,
    ) {
        let current = TableNow {
            table: &self.table,
            now: self.shared.now(),
        };
        let stream = self.listeners.add(&current, person, since);
        // A listener who is gone by now says so when the stream is dropped.
        let _ = reply.send(stream);
        self.attendance_changed();
    }

    pub(super) fn recount(&mut self) {
        let (owners, spectators) = self.listeners.count(&self.table);
        self.table.attend(&owners, spectators, self.shared.now());
    }

    pub(super) fn attendance_changed(&mut self) {
        let now = self.shared.now();
        let before = self.table.presence(now);
        self.recount();
        if self.table.presence(now) != before {
            self.unsaid.get_or_insert_with(Instant::now);
        }
    }

    /// How long until the others are told who came and went; none if they know.
    pub(super) fn tell_presence_if_due(&mut self) -> Option<Duration> {
        let left = GATHER.saturating_sub(self.unsaid?.elapsed());
        if !left.is_zero() {
            return Some(left);
        }
        self.unsaid = None;
        let (table, now) = (&self.table, self.shared.now());
        self.listeners.tell_presence(&TableNow { table, now });
        None
    }
}
