//! All tables of a server: opening, finding, listing, and bringing them back after a restart.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use protocol::{CreateTable, SeatHolder};
use tables::{
    Archive, Command, Decided, Entry, Millis, Opening, Pending, Person, Table, TableError,
};
use tokio::sync::{Mutex as AsyncMutex, Semaphore};

use crate::desk::{self, fresh_seed, random_bytes, short};
use crate::handle::{Handle, Trouble};
use crate::shared::Shared;
use crate::workshop::elsewhere;

const ID_BYTES: usize = 16;
const MAX_NAME: usize = 60;
/// So many may wait for a table to be brought back.
const QUEUE: usize = 64;

pub struct House {
    pub shared: Arc<Shared>,
    tables: Mutex<BTreeMap<String, Handle>>,
    /// One table is brought back at a time, so that none is brought back twice.
    loading: AsyncMutex<()>,
    /// Room to wait for that.
    queue: Semaphore,
}

impl House {
    pub fn new(shared: Arc<Shared>) -> House {
        House {
            shared,
            tables: Mutex::default(),
            loading: AsyncMutex::default(),
            queue: Semaphore::new(QUEUE),
        }
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<String, Handle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn count(&self) -> usize {
        let mut tables = self.tables();
        tables.retain(|_, handle| !handle.is_closed());
        tables.len()
    }

    /// Brings back every table that was not over when the server ended, and counts those that go
    /// on.
    pub async fn resume(&self) -> Result<usize, crate::store::StoreError> {
        let mut count = 0;
        for id in self.shared.store.live_tables().await? {
            let Ok(handle) = self.find(&id).await else {
                tracing::error!(table = %short(&id), "a table could not be brought back");
                continue;
            };
            let goes_on = handle.look(|table, _| !table.is_over()).await;
            count += usize::from(goes_on.unwrap_or(false));
        }
        Ok(count)
    }

    /// The table with this id, brought back from the store if need be.
    pub async fn find(&self, id: &str) -> Result<Handle, Missing> {
        if let Some(handle) = self.live(id) {
            return Ok(handle);
        }
        if self.shared.is_stopped(id) {
            return Err(Missing::Stopped);
        }
        let _queue = self.queue.try_acquire().map_err(|_| Missing::Busy)?;
        let _one_at_a_time = self.loading.lock().await;
        if let Some(handle) = self.live(id) {
            return Ok(handle);
        }
        let (table, archived) = self.load(id).await?;
        Ok(self.place(table, archived))
    }

    /// A table from the store, and whether it is archived.
    async fn load(&self, id: &str) -> Result<(Table, bool), Missing> {
        let (store, now) = (&self.shared.store, self.shared.now());
        let lines = store.lines(id.to_owned()).await.map_err(unavailable)?;
        if lines.is_empty() {
            return Err(Missing::Unknown);
        }
        let archived = store.archived(id.to_owned()).await.map_err(unavailable)?;
        let (journal, parts) =
            archived.map_or((None, Vec::new()), |it| (Some(it.journal), it.parts));
        let named = id.to_owned();
        if let (Some(journal), false) = (journal.clone(), parts.is_empty()) {
            let table = elsewhere(move || {
                let archive = Archive::read(journal, parts).ok_or(Missing::Unavailable)?;
                Table::look_up(&named, read(&lines)?, archive, now).map_err(unavailable)
            });
            return Ok((table.await.ok_or(Missing::Unavailable)??, true));
        }
        let restored = elsewhere(move || {
            let entries = read(&lines)?;
            let table = Table::restore(&named, &entries, now).map_err(unavailable)?;
            Ok((table, entries))
        });
        let (mut table, mut entries) = restored.await.ok_or(Missing::Unavailable)??;
        if let Some(fault) = table.fault() {
            tracing::error!(table = %short(id), %fault, "a table does not follow its journal");
        }
        // A game that was archived before its rules changed needs no word about it.
        if journal.is_none()
            && let Some(pending) = table.brought_up(fresh_seed())
        {
            let batch = desk::batch(id, &pending);
            store.append(batch).await.map_err(unavailable)?;
            entries.extend(pending.entries.clone());
            table.commit(pending, now);
        }
        let Some(filming) = table.filming(journal) else {
            return Ok((table, false));
        };
        let archive = self
            .shared
            .archive(id, filming)
            .await
            .map_err(unavailable)?;
        let table = Table::look_up(id, entries, archive, now).map_err(unavailable)?;
        Ok((table, true))
    }

    /// Films the games that older versions of this program archived without pictures, as long as
    /// the rules still follow them.
    pub async fn complete_archive(&self) {
        let bare = self.shared.store.bare_archives().await.unwrap_or_default();
        for id in bare {
            if *self.shared.close.borrow() {
                return;
            }
            let _one_at_a_time = self.loading.lock().await;
            if self.load(&id).await.is_err() {
                tracing::error!(table = %short(&id), "a finished game could not be filmed");
            }
        }
    }

    /// A table in memory.
    fn live(&self, id: &str) -> Option<Handle> {
        let tables = self.tables();
        tables.get(id).filter(|handle| !handle.is_closed()).cloned()
    }

    fn place(&self, mut table: Table, archived: bool) -> Handle {
        let id = table.id().to_owned();
        table.set_patience(self.shared.config.nonce_patience.as_millis() as u64);
        let handle = desk::spawn(table, Arc::clone(&self.shared), archived);
        let mut tables = self.tables();
        tables.retain(|_, handle| !handle.is_closed());
        tables.insert(id, handle.clone());
        handle
    }

    /// Opens a table, with bots on every seat but the host's if he wishes.
    pub async fn open(
        &self,
        host: Person,
        wish: CreateTable,
        address: IpAddr,
    ) -> Result<String, Trouble> {
        let opening = Opening {
            name: name(wish.name.as_deref(), &host),
            game: wish.game,
            host: host.clone(),
            seats: wish.seats,
            options: wish.options,
            open: wish.open,
            clock: wish.clock,
            seed: fresh_seed().0,
            position: wish.position,
            opened: None,
            rules: 0,
            terms: None,
        };
        let level = wish.bots.as_deref();
        let bots = level.map(|level| (1..opening.seats).map(|seat| bot(seat, level)).collect());
        self.open_with(opening, bots.unwrap_or_default(), address)
            .await
    }

    /// Opens a table and does what follows at once, all or nothing.
    pub async fn open_with(
        &self,
        mut opening: Opening,
        orders: Vec<Command>,
        address: IpAddr,
    ) -> Result<String, Trouble> {
        let id = hex::encode(random_bytes::<ID_BYTES>());
        let now = self.shared.now();
        let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        opening.opened = since_1970.ok().map(|time| time.as_secs());
        opening.rules = tables::rules_version(&opening.game).unwrap_or_default();
        let named = id.clone();
        let opened = self
            .shared
            .workshop
            .run(address, move || opened(&named, opening, orders, now));
        let (table, entries) = opened.await?.map_err(Trouble::Refused)?;
        let batch = desk::batch(&id, &Pending { first: 0, entries });
        self.shared
            .store
            .append(batch)
            .await
            .map_err(|_| Trouble::Store)?;
        self.place(table, false);
        self.shared.metrics.opened_tables.inc();
        Ok(id)
    }

    /// A table with the same options and bots; whoever asks is its host, and everybody sits down
    /// again once he has seen its commitment.
    pub async fn rematch(
        &self,
        old: &Handle,
        caller: Person,
        address: IpAddr,
    ) -> Result<String, Trouble> {
        let asking = caller.id.clone();
        let plan = old.look(move |table, _| {
            let is_over = table.is_over();
            let is_host = table.opening().host.id == asking;
            let may_ask = is_host || table.seat_of(&asking).is_some();
            let next = table.next_table().map(str::to_owned);
            (
                table.opening().clone(),
                table.seats(),
                may_ask,
                is_over,
                next,
            )
        });
        let (mut opening, seats, may_ask, is_over, next) = plan.await?;
        if !may_ask {
            return Err(Trouble::Refused(TableError::NotSeated));
        }
        if !is_over {
            return Err(Trouble::Refused(TableError::NotOver));
        }
        if let Some(next) = next {
            return Ok(next);
        }
        opening.host = caller.clone();
        opening.seed = fresh_seed().0;
        let mut orders = Vec::new();
        for card in &seats {
            if let SeatHolder::Bot { level } = &card.holder {
                orders.push(bot(card.seat, level));
            }
        }
        if orders.len() == seats.len() {
            orders.push(Command::Start);
        }
        let id = self.open_with(opening, orders, address).await?;
        let table = id.clone();
        old.order(caller, Command::Rematch { table }).await?;
        Ok(id)
    }
}

/// A table after its first orders, and everything that happened.
fn opened(
    id: &str,
    opening: Opening,
    orders: Vec<Command>,
    now: Millis,
) -> Result<(Table, Vec<Entry>), TableError> {
    let host = opening.host.clone();
    let (mut table, first) = Table::open(id, opening)?;
    let mut entries = vec![first];
    for order in orders {
        if let Decided::Pending(pending) = table.decide(&host, order, now)? {
            entries.extend(pending.entries.clone());
            table.commit(pending, now);
        }
    }
    Ok((table, entries))
}

#[derive(Debug, PartialEq, Eq)]
pub enum Missing {
    Unknown,
    Stopped,
    Unavailable,
    /// Too many wait for tables to be brought back.
    Busy,
}

fn read(lines: &[String]) -> Result<Vec<Entry>, Missing> {
    let entries = lines.iter().map(|line| serde_json::from_str(line));
    entries.collect::<Result<_, _>>().map_err(unavailable)
}

fn unavailable<E>(_: E) -> Missing {
    Missing::Unavailable
}

fn bot(seat: u8, level: &str) -> Command {
    let level = level.to_owned();
    Command::ChangeSeat {
        seat,
        holder: SeatHolder::Bot { level },
    }
}

/// What a table is called: as asked, or after its host.
fn name(asked: Option<&str>, host: &Person) -> String {
    let asked = asked.map(str::trim).filter(|name| !name.is_empty());
    let name = asked.unwrap_or(&host.name);
    name.chars()
        .filter(|letter| !letter.is_control())
        .take(MAX_NAME)
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::config::Config;
    use crate::store::{MemoryStore, Store};

    fn house(store: &MemoryStore) -> House {
        let store = Box::new(store.clone());
        House::new(Arc::new(Shared::new(Config::default(), store)))
    }

    fn ann() -> Person {
        Person {
            id: "ann".into(),
            name: "Ann".into(),
        }
    }

    async fn open(house: &House) -> (String, Handle) {
        let wish = json!({ "game": "dice", "seats": 2 });
        let wish = serde_json::from_value(wish).unwrap();
        let id = house
            .open(ann(), wish, IpAddr::from([127, 0, 0, 1]))
            .await
            .unwrap();
        let handle = house.find(&id).await.unwrap();
        let lobby = handle.look(|table, _| table.lobby(None)).await.unwrap();
        let sit = Command::Sit {
            seat: 0,
            pledge: None,
            commitment: lobby.commitment,
        };
        handle.order(ann(), sit).await.unwrap();
        (id, handle)
    }

    #[tokio::test]
    async fn a_panic_stops_one_table_and_keeps_its_journal() {
        let store = MemoryStore::default();
        let first = house(&store);
        let ((broken, handle), (_, well)) = (open(&first).await, open(&first).await);
        let lost = handle.look(|_, _| panic!("a fault in one table")).await;
        assert!(matches!(lost, Err(Trouble::Stopped)));
        assert_eq!(well.look(|table, _| table.version()).await.unwrap(), 0);
        while first.find(&broken).await.is_ok() {
            tokio::task::yield_now().await;
        }
        assert_eq!(first.find(&broken).await.err(), Some(Missing::Stopped));
        // The next start of the server finds it as it was.
        let second = house(&store);
        assert_eq!(second.resume().await.unwrap(), 2);
        let handle = second.find(&broken).await.unwrap();
        let seat = handle.look(|table, _| table.seat_of("ann")).await.unwrap();
        assert_eq!(seat, Some(game::Seat(0)));
    }

    #[tokio::test]
    async fn a_command_that_cannot_be_stored_changes_nothing() {
        let store = MemoryStore::default();
        let house = house(&store);
        let (id, handle) = open(&house).await;
        // Somebody else has written to the table: this one must not go on.
        let entry = crate::store::Batch {
            table: id.clone(),
            first: 2,
            lines: vec!["{}".into()],
            ..crate::store::Batch::default()
        };
        store.append(entry).await.unwrap();
        let text = "hello".to_owned();
        let lost = handle.order(ann(), Command::Say { text }).await;
        assert!(matches!(lost, Err(Trouble::Stopped)));
    }
}
