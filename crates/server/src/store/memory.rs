//! A store for tests: as durable as the process.

mod accounts;
mod registry;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{
    Archived, Batch, BotRow, Counts, Found, GuestRow, Lease, LobbyQuery, NodeId, NodeRow,
    SessionRow, Store, StoreError, StoreFuture, TableRow, USED,
};

#[derive(Clone, Default)]
pub struct MemoryStore(Arc<Mutex<Kept>>);

#[derive(Default)]
struct Kept {
    guests: BTreeMap<String, GuestRow>,
    sessions: BTreeMap<String, SessionRow>,
    recoveries: BTreeMap<String, String>,
    tables: BTreeMap<String, KeptTable>,
    /// Guest and table, in the order in which they met.
    involved: Vec<(String, String)>,
    archive: BTreeMap<String, Archived>,
    readings: BTreeMap<String, (u32, Vec<u8>)>,
    bots: BTreeMap<String, BotRow>,
    nodes: BTreeMap<NodeId, NodeRow>,
    leases: BTreeMap<String, KeptLease>,
    /// Numbers of nodes and leases: none is given twice.
    number: u64,
    failing: Failing,
}

/// What goes wrong at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Failing {
    #[default]
    Nothing,
    /// Entries are written, and then it says that they are not.
    Entries,
    /// Finished games cannot be put away.
    Archive,
}

#[derive(Default)]
struct KeptTable {
    number: u64,
    lines: Vec<String>,
    touched: u64,
    row: Option<TableRow>,
}

/// Who may write to a table; nobody while it is an orphan.
struct KeptLease {
    lease: Lease,
    node: Option<NodeId>,
}

impl KeptTable {
    fn is(&self, phase: &str) -> bool {
        self.row.as_ref().is_some_and(|row| row.phase == phase)
    }

    fn found(&self, id: &str) -> Found {
        Found {
            number: self.number,
            id: id.to_owned(),
            outline: self.row.as_ref().map(|row| row.outline.clone()),
        }
    }
}

impl MemoryStore {
    /// From now on this goes wrong.
    #[cfg(test)]
    pub fn fail(&self, failing: Failing) {
        self.kept().failing = failing;
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn next_number(&mut self) -> u64 {
        self.number += 1;
        self.number
    }

    fn check_lease(&self, table: &str, lease: Lease) -> Result<(), StoreError> {
        let latest = self.leases.get(table).map_or(Lease::NONE, |it| it.lease);
        (latest == lease).then_some(()).ok_or(StoreError::Fenced)
    }

    fn check_node(&self, node: NodeId) -> Result<(), StoreError> {
        let lives = self.nodes.contains_key(&node);
        lives.then_some(()).ok_or(StoreError::Fenced)
    }

    /// Another lease for a table.
    fn give(&mut self, table: &str, node: Option<NodeId>) -> Lease {
        let lease = Lease(self.next_number());
        self.leases
            .insert(table.to_owned(), KeptLease { lease, node });
        lease
    }

    fn rows(&self) -> Vec<NodeRow> {
        let row = |row: &NodeRow| NodeRow {
            tables: self.of(Some(row.id)).len() as u32,
            ..row.clone()
        };
        self.nodes.values().map(row).collect()
    }

    fn of(&self, node: Option<NodeId>) -> Vec<String> {
        let leases = self.leases.iter().filter(|(_, it)| it.node == node);
        leases.map(|(table, _)| table.clone()).collect()
    }

    fn fault(&self, failing: Failing) -> Result<(), StoreError> {
        if self.failing == failing {
            return Err(StoreError::Failed("on purpose".into()));
        }
        Ok(())
    }
}

fn answer<T: Send + 'static>(result: Result<T, StoreError>) -> StoreFuture<T> {
    Box::pin(std::future::ready(result))
}

impl Store for MemoryStore {
    fn add_guest(&self, guest: GuestRow, session: SessionRow, recovery: String) -> StoreFuture<()> {
        let mut kept = self.kept();
        kept.sessions.insert(session.token.clone(), session);
        kept.recoveries.insert(recovery, guest.id.clone());
        kept.guests.insert(guest.id.clone(), guest);
        answer(Ok(()))
    }

    fn rename(&self, guest: String, name: String) -> StoreFuture<()> {
        if let Some(row) = self.kept().guests.get_mut(&guest) {
            row.name = name;
        }
        answer(Ok(()))
    }

    fn renew_recovery(&self, guest: String, recovery: String) -> StoreFuture<()> {
        let mut kept = self.kept();
        kept.recoveries.retain(|_, owner| *owner != guest);
        kept.recoveries.insert(recovery, guest);
        answer(Ok(()))
    }

    fn add_session(&self, session: SessionRow) -> StoreFuture<()> {
        let token = session.token.clone();
        self.kept().sessions.insert(token, session);
        answer(Ok(()))
    }

    fn sessions(&self, guest: String) -> StoreFuture<Vec<SessionRow>> {
        let kept = self.kept();
        let own = kept.sessions.values().filter(|it| it.guest == guest);
        let mut own: Vec<SessionRow> = own.cloned().collect();
        own.sort_by_key(|session| std::cmp::Reverse(session.used));
        answer(Ok(own))
    }

    fn touch_session(&self, token: String, at: u64) -> StoreFuture<()> {
        if let Some(session) = self.kept().sessions.get_mut(&token)
            && session.used + USED <= at
        {
            session.used = at;
        }
        answer(Ok(()))
    }

    fn end_sessions(&self, tokens: Vec<String>) -> StoreFuture<()> {
        let mut kept = self.kept();
        kept.sessions.retain(|token, _| !tokens.contains(token));
        answer(Ok(()))
    }

    fn guest_by_token(&self, token: String) -> StoreFuture<Option<GuestRow>> {
        let kept = self.kept();
        let session = kept.sessions.get(&token);
        let guest = session.and_then(|it| kept.guests.get(&it.guest));
        answer(Ok(guest.cloned()))
    }

    fn guest_by_recovery(&self, recovery: String) -> StoreFuture<Option<GuestRow>> {
        let kept = self.kept();
        let id = kept.recoveries.get(&recovery);
        answer(Ok(id.and_then(|id| kept.guests.get(id)).cloned()))
    }

    fn append(&self, batch: Batch) -> StoreFuture<()> {
        let mut kept = self.kept();
        if let Err(fenced) = kept.check_lease(&batch.table, batch.lease) {
            return answer(Err(fenced));
        }
        let number = kept.tables.len() as u64 + 1;
        let table = kept.tables.entry(batch.table.clone());
        let table = table.or_insert_with(|| KeptTable {
            number,
            ..KeptTable::default()
        });
        if table.lines.len() as u64 != batch.first {
            let first = batch.first;
            return answer(Err(StoreError::Occupied { first }));
        }
        table.lines.extend(batch.lines);
        table.touched = batch.at;
        table.row = batch.row.or(table.row.take());
        for person in batch.people {
            let pair = (person, batch.table.clone());
            if !kept.involved.contains(&pair) {
                kept.involved.push(pair);
            }
        }
        answer(kept.fault(Failing::Entries))
    }

    fn lines(&self, table: String) -> StoreFuture<Vec<String>> {
        let kept = self.kept();
        let lines = kept.tables.get(&table).map(|it| it.lines.clone());
        answer(Ok(lines.unwrap_or_default()))
    }

    fn put_row(&self, table: String, lease: Lease, row: TableRow) -> StoreFuture<()> {
        let mut kept = self.kept();
        if let Err(fenced) = kept.check_lease(&table, lease) {
            return answer(Err(fenced));
        }
        if let Some(table) = kept.tables.get_mut(&table) {
            table.row = Some(row);
        }
        answer(Ok(()))
    }

    fn outline(&self, table: String) -> StoreFuture<Option<String>> {
        let kept = self.kept();
        let row = kept.tables.get(&table).and_then(|it| it.row.as_ref());
        answer(Ok(row.map(|row| row.outline.clone())))
    }

    fn lobby(&self, query: LobbyQuery) -> StoreFuture<Vec<Found>> {
        let kept = self.kept();
        let fits = |table: &KeptTable| {
            let row = table.row.as_ref().filter(|row| row.is_listed);
            table.number < query.before
                && row.is_some_and(|row| {
                    let is_game = query.game.as_ref().is_none_or(|game| row.game == *game);
                    is_game && row.phase == query.phase
                })
        };
        let tables = kept.tables.iter().filter(|(_, table)| fits(table));
        let mut found: Vec<Found> = tables.map(|(id, table)| table.found(id)).collect();
        found.sort_by_key(|found| std::cmp::Reverse(found.number));
        found.truncate(query.most as usize);
        answer(Ok(found))
    }

    fn hosted(&self, guest: String, since: u64) -> StoreFuture<u32> {
        let kept = self.kept();
        let is_own = |table: &&KeptTable| {
            let is_host = table.row.as_ref().is_some_and(|row| row.host == guest);
            is_host && (table.is("gathering") || table.is("running")) && table.touched >= since
        };
        answer(Ok(kept.tables.values().filter(is_own).count() as u32))
    }

    fn active_tables(&self, since: u64) -> StoreFuture<Vec<String>> {
        let kept = self.kept();
        let is_active = |id: &String, table: &KeptTable| match table.row {
            None => !kept.archive.contains_key(id),
            Some(_) => table.is("running") && table.touched >= since,
        };
        let active = kept
            .tables
            .iter()
            .filter(|(id, table)| is_active(id, table));
        answer(Ok(active.map(|(id, _)| id.clone()).collect()))
    }

    fn unstarted(&self, before: u64, most: u32) -> StoreFuture<Vec<String>> {
        let kept = self.kept();
        let tables = kept.tables.iter();
        let old = tables.filter(|(_, it)| it.is("gathering") && it.touched < before);
        let ids = old.map(|(id, _)| id.clone()).take(most as usize);
        answer(Ok(ids.collect()))
    }

    fn counts(&self) -> StoreFuture<Counts> {
        let kept = self.kept();
        let count = |phase: &str| kept.tables.values().filter(|it| it.is(phase)).count() as u32;
        answer(Ok(Counts {
            gathering: count("gathering"),
            running: count("running"),
            is_empty: kept.guests.is_empty(),
        }))
    }

    fn tables_of(&self, guest: String, most: u32) -> StoreFuture<Vec<Found>> {
        let kept = self.kept();
        let newest = kept.involved.iter().rev();
        let own = newest.filter(|(person, _)| *person == guest);
        let tables = own.filter_map(|(_, id)| Some(kept.tables.get(id)?.found(id)));
        answer(Ok(tables.take(most as usize).collect()))
    }

    fn archive(&self, table: String, archived: Archived) -> StoreFuture<()> {
        let mut kept = self.kept();
        let fault = kept.fault(Failing::Archive);
        if fault.is_ok() {
            kept.archive.insert(table, archived);
        }
        answer(fault)
    }

    fn archived(&self, table: String) -> StoreFuture<Option<Archived>> {
        let archived = self.kept().archive.get(&table).cloned();
        answer(Ok(archived))
    }

    fn keep_reading(&self, table: String, version: u32, found: Vec<u8>) -> StoreFuture<()> {
        self.kept().readings.insert(table, (version, found));
        answer(Ok(()))
    }

    fn reading(&self, table: String, version: u32) -> StoreFuture<Option<Vec<u8>>> {
        let kept = self.kept();
        let reading = kept.readings.get(&table).filter(|it| it.0 == version);
        answer(Ok(reading.map(|it| it.1.clone())))
    }

    fn bare_archives(&self) -> StoreFuture<Vec<String>> {
        let kept = self.kept();
        let bare = kept.archive.iter().filter(|(_, it)| it.parts.is_empty());
        answer(Ok(bare.map(|(id, _)| id.clone()).collect()))
    }

    fn flush(&self) -> StoreFuture<()> {
        answer(self.kept().fault(Failing::Entries))
    }

    fn close(&self) -> StoreFuture<()> {
        answer(Ok(()))
    }
}
