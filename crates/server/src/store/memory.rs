//! A store for tests: as durable as the process.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{Answer, Archived, Batch, GuestRow, Store, StoreError};

#[derive(Clone, Default)]
pub struct MemoryStore(Arc<Mutex<Kept>>);

#[derive(Default)]
struct Kept {
    guests: BTreeMap<String, GuestRow>,
    tokens: BTreeMap<String, String>,
    recoveries: BTreeMap<String, String>,
    tables: BTreeMap<String, Vec<String>>,
    /// Guest and table, in the order in which they met.
    involved: Vec<(String, String)>,
    archive: BTreeMap<String, Archived>,
}

impl MemoryStore {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn answer<T: Send + 'static>(result: Result<T, StoreError>) -> Answer<T> {
    Box::pin(std::future::ready(result))
}

impl Store for MemoryStore {
    fn add_guest(&self, guest: GuestRow, token: String, recovery: String) -> Answer<()> {
        let mut kept = self.kept();
        kept.tokens.insert(token, guest.id.clone());
        kept.recoveries.insert(recovery, guest.id.clone());
        kept.guests.insert(guest.id.clone(), guest);
        answer(Ok(()))
    }

    fn rename(&self, guest: String, name: String) -> Answer<()> {
        if let Some(row) = self.kept().guests.get_mut(&guest) {
            row.name = name;
        }
        answer(Ok(()))
    }

    fn add_session(&self, guest: String, token: String) -> Answer<()> {
        self.kept().tokens.insert(token, guest);
        answer(Ok(()))
    }

    fn guest_by_token(&self, token: String) -> Answer<Option<GuestRow>> {
        let kept = self.kept();
        let id = kept.tokens.get(&token);
        answer(Ok(id.and_then(|id| kept.guests.get(id)).cloned()))
    }

    fn guest_by_recovery(&self, recovery: String) -> Answer<Option<GuestRow>> {
        let kept = self.kept();
        let id = kept.recoveries.get(&recovery);
        answer(Ok(id.and_then(|id| kept.guests.get(id)).cloned()))
    }

    fn append(&self, batch: Batch) -> Answer<()> {
        let mut kept = self.kept();
        let lines = kept.tables.entry(batch.table.clone()).or_default();
        if lines.len() as u64 != batch.first {
            let first = batch.first;
            return answer(Err(StoreError::Occupied { first }));
        }
        lines.extend(batch.lines);
        for person in batch.people {
            let pair = (person, batch.table.clone());
            if !kept.involved.contains(&pair) {
                kept.involved.push(pair);
            }
        }
        answer(Ok(()))
    }

    fn lines(&self, table: String) -> Answer<Vec<String>> {
        let lines = self.kept().tables.get(&table).cloned();
        answer(Ok(lines.unwrap_or_default()))
    }

    fn live_tables(&self) -> Answer<Vec<String>> {
        let kept = self.kept();
        let live = kept
            .tables
            .keys()
            .filter(|id| !kept.archive.contains_key(*id));
        answer(Ok(live.cloned().collect()))
    }

    fn tables_of(&self, guest: String, most: u32) -> Answer<Vec<String>> {
        let kept = self.kept();
        let newest = kept.involved.iter().rev();
        let own = newest.filter(|(person, _)| *person == guest);
        let ids = own.map(|(_, table)| table.clone()).take(most as usize);
        answer(Ok(ids.collect()))
    }

    fn archive(&self, table: String, archived: Archived) -> Answer<()> {
        self.kept().archive.insert(table, archived);
        answer(Ok(()))
    }

    fn archived(&self, table: String) -> Answer<Option<Archived>> {
        let archived = self.kept().archive.get(&table).cloned();
        answer(Ok(archived))
    }

    fn bare_archives(&self) -> Answer<Vec<String>> {
        let kept = self.kept();
        let bare = kept.archive.iter().filter(|(_, it)| it.parts.is_empty());
        answer(Ok(bare.map(|(id, _)| id.clone()).collect()))
    }

    fn flush(&self) -> Answer<()> {
        answer(Ok(()))
    }

    fn close(&self) -> Answer<()> {
        answer(Ok(()))
    }
}
