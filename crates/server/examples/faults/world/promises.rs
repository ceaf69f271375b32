//! The narrow door of the store, with the simulated disk behind it.

use server::{
    Accounts, Archived, Batch, BotKey, BotRow, Counts, Found, FoundBot, GuestRow, Lease,
    LobbyQuery, MemoryStore, Played, SessionRow, Store, StoreFuture, TableRow,
};

use super::disk::Disk;
use super::ledger::About;
use super::mood::Lie;

impl Store for Disk {
    fn add_guest(&self, guest: GuestRow, session: SessionRow, recovery: String) -> StoreFuture<()> {
        let add = |kept: &MemoryStore| kept.add_guest(guest, session, recovery);
        self.ask(About::Nothing, add)
    }

    fn rename(&self, guest: String, name: String) -> StoreFuture<()> {
        self.ask(About::Nothing, |kept| kept.rename(guest, name))
    }

    fn renew_recovery(&self, guest: String, recovery: String) -> StoreFuture<()> {
        self.ask(About::Nothing, |kept| kept.renew_recovery(guest, recovery))
    }

    fn add_session(&self, session: SessionRow) -> StoreFuture<()> {
        self.ask(About::Nothing, |kept| kept.add_session(session))
    }

    fn sessions(&self, guest: String) -> StoreFuture<Vec<SessionRow>> {
        self.ask(About::Nothing, |kept| kept.sessions(guest))
    }

    fn touch_session(&self, token: String, at: u64) -> StoreFuture<()> {
        self.ask(About::Nothing, move |kept| kept.touch_session(token, at))
    }

    fn end_sessions(&self, tokens: Vec<String>) -> StoreFuture<()> {
        self.ask(About::Nothing, |kept| kept.end_sessions(tokens))
    }

    fn guest_by_token(&self, token: String) -> StoreFuture<Option<GuestRow>> {
        self.ask(About::Nothing, |kept| kept.guest_by_token(token))
    }

    fn guest_by_recovery(&self, recovery: String) -> StoreFuture<Option<GuestRow>> {
        self.ask(About::Nothing, |kept| kept.guest_by_recovery(recovery))
    }

    fn append(&self, mut batch: Batch) -> StoreFuture<()> {
        batch.lines.truncate(self.truthful(batch.lines.len()));
        let about = About::Adding(batch.table.clone(), batch.lines.len(), batch.lease);
        let disk = self.clone();
        let written = self.ask(about, move |kept| disk.append_by_right(kept, batch));
        match self.lies() {
            Some(Lie::TooEarly) => Box::pin(std::future::ready(Ok(()))),
            Some(Lie::Torn | Lie::Unfenced | Lie::SameLease) | None => written,
        }
    }

    fn lines(&self, table: String) -> StoreFuture<Vec<String>> {
        self.ask(About::Lines(table.clone()), |kept| kept.lines(table))
    }

    fn put_row(&self, table: String, lease: Lease, row: TableRow) -> StoreFuture<()> {
        let disk = self.clone();
        let put = move |kept: &MemoryStore| {
            let lease = disk.state().real(&table, lease);
            kept.put_row(table, lease, row)
        };
        self.ask(About::Nothing, put)
    }

    fn outline(&self, table: String) -> StoreFuture<Option<String>> {
        self.ask(About::Else(table.clone()), |kept| kept.outline(table))
    }

    fn lobby(&self, query: LobbyQuery) -> StoreFuture<Vec<Found>> {
        self.ask(About::Nothing, |kept| kept.lobby(query))
    }

    fn tables_of(&self, guest: String, most: u32) -> StoreFuture<Vec<Found>> {
        self.ask(About::Nothing, move |kept| kept.tables_of(guest, most))
    }

    fn hosted(&self, guest: String, since: u64) -> StoreFuture<u32> {
        self.ask(About::Nothing, move |kept| kept.hosted(guest, since))
    }

    fn active_tables(&self, since: u64) -> StoreFuture<Vec<String>> {
        self.ask(About::Nothing, move |kept| kept.active_tables(since))
    }

    fn unstarted(&self, before: u64, most: u32) -> StoreFuture<Vec<String>> {
        self.ask(About::Nothing, move |kept| kept.unstarted(before, most))
    }

    fn counts(&self) -> StoreFuture<Counts> {
        self.ask(About::Nothing, Store::counts)
    }

    fn archive(&self, table: String, archived: Archived) -> StoreFuture<()> {
        self.ask(About::Nothing, |kept| kept.archive(table, archived))
    }

    fn archived(&self, table: String) -> StoreFuture<Option<Archived>> {
        self.ask(About::Else(table.clone()), |kept| kept.archived(table))
    }

    fn keep_reading(&self, table: String, version: u32, found: Vec<u8>) -> StoreFuture<()> {
        let about = About::Else(table.clone());
        self.ask(about, move |kept| kept.keep_reading(table, version, found))
    }

    fn reading(&self, table: String, version: u32) -> StoreFuture<Option<Vec<u8>>> {
        let about = About::Else(table.clone());
        self.ask(about, move |kept| kept.reading(table, version))
    }

    fn bare_archives(&self) -> StoreFuture<Vec<String>> {
        self.ask(About::Nothing, Store::bare_archives)
    }

    fn flush(&self) -> StoreFuture<()> {
        self.ask(About::Nothing, Store::flush)
    }

    fn close(&self) -> StoreFuture<()> {
        self.ask(About::Nothing, Store::close)
    }
}

impl Accounts for Disk {
    fn add_bot(&self, bot: BotRow) -> StoreFuture<()> {
        self.ask(About::Nothing, |kept| kept.add_bot(bot))
    }

    fn change_bot(&self, bot: BotRow) -> StoreFuture<()> {
        self.ask(About::Nothing, |kept| kept.change_bot(bot))
    }

    fn end_bot(&self, id: String) -> StoreFuture<()> {
        self.ask(About::Nothing, |kept| kept.end_bot(id))
    }

    fn see_bot(&self, id: String, at: u64) -> StoreFuture<()> {
        self.ask(About::Nothing, move |kept| kept.see_bot(id, at))
    }

    fn find_bot(&self, key: BotKey) -> StoreFuture<Option<FoundBot>> {
        self.ask(About::Nothing, |kept| kept.find_bot(key))
    }

    fn bots_of(&self, owner: String) -> StoreFuture<Vec<FoundBot>> {
        self.ask(About::Nothing, |kept| kept.bots_of(owner))
    }

    fn open_bots(&self, most: u32) -> StoreFuture<Vec<FoundBot>> {
        self.ask(About::Nothing, move |kept| kept.open_bots(most))
    }

    fn played(&self, bot: String, since: u64) -> StoreFuture<Vec<Played>> {
        self.ask(About::Nothing, move |kept| kept.played(bot, since))
    }
}
