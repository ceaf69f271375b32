//! Tables are opened in any weather. Whoever gets no answer asks again, and a table nobody was told
//! of is a whole one, too.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use protocol::CreateTable;
use server::{Store, Trouble};
use tables::{Entry, Millis, Table};

use super::World;
use super::disk::ready;
use super::life::Request;
use super::mood::Mood;
use super::requests::HOME;

/// After so many attempts the weather clears up.
const ATTEMPTS: u32 = 4;

/// What became of a wish; none until it is answered.
pub type Opened = Arc<Mutex<Option<Result<String, Trouble>>>>;

impl World {
    pub(super) fn open_table(&mut self, wish: &CreateTable) -> String {
        for attempt in 0.. {
            if attempt == ATTEMPTS {
                self.turn(Mood::Well);
                self.rouse();
            }
            if let Some(id) = self.try_to_open(wish) {
                return id;
            }
            self.tally.reopened += 1;
            if self.one_in(3) {
                self.die_at_work();
            }
        }
        unreachable!("in fair weather a table can be opened")
    }

    /// None if it failed, or nobody answered.
    fn try_to_open(&mut self, wish: &CreateTable) -> Option<String> {
        let Some((request, place)) = self.ask_for_table(wish) else {
            self.pass(1_000);
            return None;
        };
        self.pass(500);
        if place.lock().expect("one thread").is_none() {
            self.pass(8_000);
        }
        let opened = place.lock().expect("one thread").take();
        self.note(|| format!("← {opened:?}"));
        match opened {
            Some(Ok(id)) => Some(id),
            Some(Err(Trouble::Refused(why))) => panic!("the choices make a table: {why:?}"),
            Some(Err(_)) => None,
            None => {
                request.hang_up();
                None
            }
        }
    }

    /// None while nobody answers.
    pub(super) fn ask_for_table(&mut self, wish: &CreateTable) -> Option<(Request, Opened)> {
        let door = self.servers.door(&mut self.luck)?;
        let host = self.clients[0].person.clone().expect("the host has a name");
        let place = Opened::default();
        let (result, wish, app) = (Arc::clone(&place), wish.clone(), door.app.clone());
        let request = door.spawn(async move {
            let opened = app.house.open(host, wish, HOME).await;
            *result.lock().expect("one thread") = Some(opened);
        });
        Some((request, place))
    }

    /// Every table that is durable can be read from its first entry to its last. Answers how many
    /// there are.
    pub(super) fn check_tables(&self) -> usize {
        let people = self.clients.iter().filter_map(|it| it.person.as_ref());
        let of = |id: &str| ready(self.disk.kept.tables_of(id.to_owned(), u32::MAX));
        let found = people.flat_map(|it| of(&it.id).expect("memory answers"));
        let tables: BTreeSet<String> = found.map(|found| found.id).collect();
        for id in &tables {
            let lines = ready(self.disk.kept.lines(id.clone())).expect("memory answers");
            let entries = lines.iter().map(|line| serde_json::from_str(line));
            let entries: Result<Vec<Entry>, _> = entries.collect();
            let entries = entries.expect("what is stored can be read");
            let table = Table::restore(id, &entries, Millis(0));
            let table = table.expect("a table begins with its opening");
            assert_eq!(table.fault(), None, "the table {id}");
        }
        tables.len()
    }
}
