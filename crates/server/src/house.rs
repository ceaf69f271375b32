//! All tables of a server: opening and finding them. How they come back from the store is in
//! `loading.rs`.

#[cfg(test)]
mod tests;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use protocol::{CreateTable, SeatHolder};
use tables::{Command, Decided, Entry, Millis, Opening, Pending, Person, Table, TableError};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::accounts;
use crate::api_error::ApiError;
use crate::cluster::{Title, Unanswered};
use crate::desk;
use crate::handle::{Handle, Trouble};
use crate::listeners::Stream;
use crate::loading::Loaded;
use crate::rooms::Locks;
use crate::rows;
use crate::shared::Shared;
use crate::store::{Batch, BotKey, Lease, NodeId, Parting};
use crate::unbroken::unbroken;

const ID_BYTES: usize = 16;
const MAX_NAME: usize = 60;
/// Tables at which nothing has happened for so long are not counted as anybody's.
pub const FORGOTTEN: Duration = Duration::from_hours(24);
/// Whoever asks for a table that moves from one node to another waits so long.
pub const MOVING: Duration = Duration::from_secs(6);
/// So many may wait for tables to be brought back.
const QUEUE: usize = 256;

pub struct House {
    pub shared: Arc<Shared>,
    /// Held while a table is brought back, so that none is brought back twice.
    pub loading: Locks,
    /// Held while a guest opens a table, so that none opens more than counted.
    opening: Locks,
    /// Held while a table's next one is opened, so that all who ask for it get the same.
    rematches: Locks,
    /// Room to wait for a table.
    queue: Semaphore,
}

impl House {
    pub fn new(shared: Arc<Shared>) -> House {
        House {
            shared,
            loading: Locks::default(),
            opening: Locks::default(),
            rematches: Locks::default(),
            queue: Semaphore::new(QUEUE),
        }
    }

    pub fn count(&self) -> usize {
        self.shared.rooms.count()
    }

    /// The table with this id, brought back from the store if need be.
    pub async fn find(&self, id: &str) -> Result<Handle, Missing> {
        let (rooms, cluster) = (&self.shared.rooms, &self.shared.cluster);
        // Another node may be playing on.
        if cluster.as_ref().is_some_and(|it| !it.is_sure()) {
            return Err(Missing::Unavailable);
        }
        if let Some(handle) = rooms.get(id) {
            return Ok(handle);
        }
        if let Some(owner) = cluster.as_ref().and_then(|it| it.known_owner(id)) {
            return Err(Missing::Elsewhere(owner));
        }
        if self.shared.is_stopped(id) {
            return Err(Missing::Stopped);
        }
        // Its task may still be writing.
        if *self.shared.close.borrow() {
            return Err(Missing::Unavailable);
        }
        let queue = self.queue.try_acquire();
        let _queue = queue.map_err(|_| {
            self.shared.metrics.refused("loading");
            Missing::Busy
        })?;
        let _lock = self.loading.lock(id).await;
        if let Some(handle) = rooms.get(id) {
            return Ok(handle);
        }
        let loaded = self.load(id).await?;
        Ok(self.place(loaded))
    }

    /// Follows a table, wherever it is.
    pub async fn listen(
        &self,
        id: &str,
        person: Option<Person>,
        since: Option<(u32, u32)>,
        household: IpAddr,
    ) -> Result<Stream, ApiError> {
        let until = Instant::now() + MOVING;
        loop {
            let owner = match self.find(id).await {
                Err(Missing::Elsewhere(owner)) => owner,
                found => {
                    let handle = found?;
                    let place = handle.room(&self.shared.workshop, household).await?;
                    return Ok(handle.listen(person, since, place).await?);
                }
            };
            let cluster = self.shared.cluster.as_ref().ok_or(ApiError::UNAVAILABLE)?;
            let ear = cluster.listen(owner, id, person.clone(), since, household);
            match ear.await {
                Ok(ear) => return Ok(Stream::over(ear, Arc::clone(&self.shared.listening))),
                Err(Unanswered::NotTaken) => cluster.forget_owner(id),
                Err(Unanswered::Broken) => {}
            }
            if Instant::now() >= until {
                return Err(ApiError::UNAVAILABLE);
            }
            tokio::time::sleep(MOVING / 60).await;
        }
    }

    /// Goes on with a table that another node has left behind, unless it is at rest.
    pub async fn adopt(&self, id: &str, title: Title) -> Result<(), Missing> {
        let _lock = self.loading.lock(id).await;
        // Somebody may have asked for it meanwhile.
        if self.shared.rooms.get(id).is_none() {
            let loaded = self.load_with(id, title).await?;
            self.place(loaded);
        }
        Ok(())
    }

    pub fn place(&self, loaded: Loaded) -> Handle {
        place(&self.shared, loaded)
    }

    /// Opens a table, with bots on every seat but the host's if he wishes.
    pub async fn open(
        &self,
        host: Person,
        wish: CreateTable,
        address: IpAddr,
    ) -> Result<String, Trouble> {
        let opening = Opening {
            name: wish.name.as_deref().map(table_name).unwrap_or_default(),
            game: wish.game,
            host: host.clone(),
            seats: wish.seats,
            options: wish.options,
            open: wish.open,
            clock: wish.clock,
            coach: wish.coach,
            seed: self.shared.fresh_seed().0,
            position: wish.position,
            opened: None,
            rules: 0,
            terms: None,
        };
        let bots = match &wish.bots {
            Some(levels) => tables::bots_for(levels, opening.seats).map_err(Trouble::Refused)?,
            None => Vec::new(),
        };
        let bots = (1..).zip(&bots).map(|(seat, level)| bot(seat, level));
        let bots = bots.collect();
        self.open_with(opening, bots, address).await
    }

    /// Opens a table and does what follows at once, all or nothing.
    pub async fn open_with(
        &self,
        mut opening: Opening,
        orders: Vec<Command>,
        address: IpAddr,
    ) -> Result<String, Trouble> {
        let id = hex::encode(self.shared.random_bytes::<ID_BYTES>());
        let (host, now) = (opening.host.clone(), self.shared.now());
        let lock = self.opening.lock(&host.id).await;
        self.check_caps(&host).await?;
        let place = self.shared.openers.take(address);
        let place = place.inspect_err(|_| self.shared.metrics.refused("tables-per-address"))?;
        opening.opened = Some(self.shared.seconds());
        opening.rules = tables::rules_version(&opening.game).unwrap_or_default();
        let named = id.clone();
        let opened = self
            .shared
            .workshop
            .run(address, move || opened(&named, opening, orders, now));
        let (table, entries) = opened.await?.map_err(Trouble::Refused)?;
        let pending = Pending { first: 0, entries };
        let row = Some(rows::write(&table.outline()));
        let batch = desk::batch(&id, Lease::NONE, &pending, self.shared.seconds());
        self.shared.charge(&host, &batch)?;
        // Not before: nobody would end the leases of tables that are refused.
        let title = self.title_for(&id).await?;
        let batch = Batch {
            lease: title.lease,
            row,
            ..batch
        };
        let shared = Arc::clone(&self.shared);
        // From here on it is there, whether anybody waits for it or not: it counts as its host's
        // and as its household's.
        let opening = unbroken(async move {
            if shared.store.append(batch).await.is_err() {
                if let Some(cluster) = &shared.cluster {
                    cluster.part(&id, title.lease, Parting::Rest).await;
                }
                return Err(Trouble::Store);
            }
            shared.openers.keep(&id, place);
            self::place(&shared, Loaded::new(table, title));
            shared.metrics.opened_tables.inc();
            shared.invited.notify_waiters();
            drop(lock);
            Ok::<String, Trouble>(id)
        });
        opening.await.map_err(|_| Trouble::Stopped)?
    }

    /// The right to write to a table that is about to be opened.
    async fn title_for(&self, id: &str) -> Result<Title, Trouble> {
        match &self.shared.cluster {
            None => Ok(Title::ALONE),
            Some(cluster) => cluster.found(id).await.map_err(|_| Trouble::Store),
        }
    }

    /// Refuses a guest who has as many tables as he may.
    async fn check_caps(&self, host: &Person) -> Result<(), Trouble> {
        let most = self.shared.config.caps().tables_per_guest;
        if most == usize::MAX {
            return Ok(());
        }
        let since = self.shared.seconds().saturating_sub(FORGOTTEN.as_secs());
        let hosted = self.shared.store.hosted(host.id.clone(), since).await;
        if hosted.map_err(|_| Trouble::Store)? as usize >= most {
            self.shared.metrics.refused("tables-per-guest");
            return Err(Trouble::TooMany("refusal-too-many-tables", most));
        }
        Ok(())
    }

    /// A table with the same options and bots; whoever asks is its host, and everybody sits down
    /// again once he has seen its commitment.
    pub async fn rematch(
        &self,
        old: &Handle,
        caller: Person,
        address: IpAddr,
    ) -> Result<String, Trouble> {
        let old_id = old.look(|table, _| table.id().to_owned()).await?;
        let _lock = self.rematches.lock(&old_id).await;
        let asking = caller.id.clone();
        let plan = old.look(move |table, _| {
            let is_over = table.is_over();
            let is_host = table.opening().host.id == asking;
            let may_ask = is_host || table.seat_of(&asking).is_some();
            let next = table.next_table().map(str::to_owned);
            let holders = (table.seats(), table.programs());
            (table.opening().clone(), holders, may_ask, is_over, next)
        });
        let (mut opening, (seats, programs), may_ask, is_over, next) = plan.await?;
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
        opening.seed = self.shared.fresh_seed().0;
        let mut orders = Vec::new();
        for card in &seats {
            if let SeatHolder::Bot { level } = &card.holder {
                orders.push(bot(card.seat, level));
            }
        }
        for (seat, bot) in programs {
            let key = BotKey::Id(bot.id);
            // Who may not, or cannot, play again leaves the seat open.
            if let Ok(invited) = accounts::invited(&self.shared, &caller, key, &opening.game).await
            {
                orders.push(invited.to(seat));
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

/// Starts the task of a table with the server's settings.
fn place(shared: &Arc<Shared>, mut loaded: Loaded) -> Handle {
    let config = &shared.config;
    let patience = config.nonce_patience.as_millis() as u64;
    loaded.table.set_patience(patience);
    let replace_after = config.replace_after.as_millis() as u64;
    loaded.table.set_replace_after(replace_after);
    if let Some(since) = loaded.since {
        // Nobody could play while it was brought back.
        let waited = shared.now().since(since);
        loaded.table.forgive(waited);
    }
    desk::spawn(loaded, Arc::clone(shared))
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

/// Why a table cannot be had.
#[derive(Debug, PartialEq, Eq)]
pub enum Missing {
    Unknown,
    Stopped,
    Unavailable,
    /// Another node has it.
    Elsewhere(NodeId),
    /// What was stored cannot be read, beginning with this part.
    Broken(String),
    /// Too many wait for tables to be brought back.
    Busy,
}

pub fn bot(seat: u8, level: &str) -> Command {
    let level = level.to_owned();
    Command::ChangeSeat {
        seat,
        holder: SeatHolder::Bot { level },
    }
}

/// The name the host gives the table. Without one it is called after the host, in the language of
/// whoever looks at it.
pub fn table_name(asked: &str) -> String {
    let name = tables::names::visible(asked);
    name.chars().take(MAX_NAME).collect()
}
