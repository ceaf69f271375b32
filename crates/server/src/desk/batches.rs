//! What a table stores, and whose it is.

use tables::{Entry, Pending, Person};

use super::Desk;
use crate::handle::Trouble;
use crate::store::{Batch, Lease};

/// What a store is asked to add for these entries.
pub fn batch(table: &str, lease: Lease, pending: &Pending, at: u64) -> Batch {
    let people = pending.entries.iter().filter_map(|entry| match entry {
        Entry::Opened(opening) => Some(opening.host.id.clone()),
        Entry::Sat { person, .. } | Entry::ProgramSeated { bot: person, .. } => {
            Some(person.id.clone())
        }
        _ => None,
    });
    let line = |entry: &Entry| serde_json::to_string(entry).expect("entries are plain data");
    Batch {
        table: table.to_owned(),
        lease,
        first: pending.first,
        lines: pending.entries.iter().map(line).collect(),
        people: people.collect(),
        at,
        row: None,
    }
}

impl Desk {
    /// Counts what somebody stores. What programs store counts as their host's, as with other bots.
    pub(super) fn charge(&self, person: &Person, batch: &Batch) -> Result<(), Trouble> {
        let host = &self.table.opening().host;
        let is_program = self.table.is_program(&person.id);
        self.shared
            .charge(if is_program { host } else { person }, batch)
    }
}
