//! The task behind one table: takes messages in order, stores, commits, tells everybody.
//!
//! Nothing is told before it is stored. If the task panics, its table alone stops; what was stored
//! is kept.

mod asking;
mod recovery;
mod resting;

use std::sync::Arc;
use std::time::Duration;

use game::Viewer;
use tables::{BotAnswer, Command, Decided, Entry, Outline, Pending, Person, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use self::recovery::Doubt;
use crate::handle::{Handle, Message, Trouble};
use crate::listeners::{Listeners, Stream, TableNow};
use crate::loading::Loaded;
use crate::shared::Shared;
use crate::store::{Batch, StoreError};
use crate::workshop::{Permit, perhaps_aside};

/// Messages a table keeps waiting before senders wait, too.
const MAILBOX: usize = 256;
/// Delays of the server beyond this are given back to the players.
pub const DELAY: Duration = Duration::from_millis(250);

/// Comings and goings within this time are told together, so that a crowd does not drown itself.
const GATHER: Duration = Duration::from_millis(200);

pub struct Desk {
    table: Table,
    shared: Arc<Shared>,
    listeners: Listeners,
    mailbox: mpsc::Receiver<Message>,
    sender: mpsc::WeakSender<Message>,
    archived: bool,
    /// What lists show of the table.
    noted: Option<Outline>,
    /// When somebody last asked for something.
    visited: Instant,
    /// Since when somebody has come or gone without the others being told.
    unsaid: Option<Instant>,
    /// The store has failed, and may have kept something nevertheless.
    doubt: Option<Doubt>,
    /// Until when bots have to wait because their host has stored too much.
    bots_wait: Option<Instant>,
}

/// Starts the task of a table.
pub fn spawn(loaded: Loaded, shared: Arc<Shared>) -> Handle {
    let (sender, mailbox) = mpsc::channel(MAILBOX);
    let mut desk = Desk {
        listeners: Listeners::new(sender.downgrade(), Arc::clone(&shared.listening)),
        sender: sender.downgrade(),
        table: loaded.table,
        shared: Arc::clone(&shared),
        mailbox,
        archived: loaded.archived,
        noted: loaded.noted,
        visited: Instant::now(),
        unsaid: None,
        doubt: None,
        bots_wait: None,
    };
    let id = desk.table.id().to_owned();
    // Before the task begins: it must be found there when it wants to rest.
    shared.rooms.add(&id, Handle(sender.clone()));
    let task = tokio::spawn(async move { desk.run().await });
    tokio::spawn(async move {
        if let Err(fault) = task.await {
            tracing::error!(table = %short(&id), %fault, "a table has stopped");
            shared.stop(&id);
        }
        shared.rooms.forget(&id);
    });
    Handle(sender)
}

/// Enough of a table's id to find it in a log; all of it would be the key to a private table.
pub fn short(id: &str) -> &str {
    &id[..id.len().min(6)]
}

impl Desk {
    async fn run(&mut self) {
        let mut closing = self.shared.close.subscribe();
        self.recount();
        self.archive_if_over().await;
        self.note().await;
        loop {
            let until_asked = self.ask_those_due();
            let until_told = self.tell_presence_if_due();
            let now = self.shared.now();
            let deadline = self
                .table
                .deadline(now)
                .map(|at| Duration::from_millis(at.since(now)));
            let until_recovery = self.until_recovery();
            let dues = [
                deadline,
                until_told,
                until_asked,
                until_recovery,
                self.until_rest(),
            ];
            let wait = dues.into_iter().flatten().min();
            let wait = wait.unwrap_or(Duration::MAX);
            let message = tokio::time::timeout(wait, self.mailbox.recv());
            let message = tokio::select! {
                biased;
                _ = closing.wait_for(|closing| *closing) => Ok(None),
                message = message => message,
            };
            match message {
                Ok(Some(message)) => self.take(message).await,
                // The server is about to end.
                Ok(None) => return self.finish().await,
                Err(_) => {
                    let _ = self.recover().await;
                    if self.rests().await {
                        return;
                    }
                }
            }
        }
    }

    /// Answers what has arrived, and takes no more.
    async fn finish(&mut self) {
        self.mailbox.close();
        while let Some(message) = self.mailbox.recv().await {
            self.take(message).await;
        }
        self.note().await;
    }

    async fn take(&mut self, message: Message) {
        match &message {
            Message::Order { .. }
            | Message::Look { .. }
            | Message::Listen { .. }
            | Message::Left(_) => {
                self.visited = Instant::now();
            }
            Message::Glance(_) | Message::Close(_) | Message::Answer(_) | Message::BotFailed(_) => {
            }
        }
        match message {
            Message::Order {
                person,
                command,
                reply,
                sent,
                place,
            } => {
                if sent.elapsed() > DELAY {
                    self.table.forgive(sent.elapsed().as_millis() as u64);
                }
                let done = self.order(&person, command, place).await;
                let _ = reply.send(done);
            }
            Message::Look { look, place } => {
                let (table, now) = (&mut self.table, self.shared.now());
                perhaps_aside(place, move || look(table, now));
            }
            Message::Glance(look) => look(&self.table, self.shared.now()),
            Message::Close(reply) => {
                let _ = reply.send(self.close().await);
            }
            Message::Listen {
                person,
                since,
                reply,
                place,
            } => perhaps_aside(place, || self.welcome(person, since, reply)),
            Message::Left(listener) => {
                self.listeners.remove(listener);
                self.attendance_changed();
            }
            Message::Answer(answer) => self.answer(answer).await,
            Message::BotFailed(seat) => self.table.bot_failed(seat),
        }
    }

    async fn order(
        &mut self,
        person: &Person,
        command: Command,
        place: Option<Permit>,
    ) -> Result<u32, Trouble> {
        self.recover().await?;
        let (table, now) = (&mut self.table, self.shared.now());
        let decided = perhaps_aside(place, move || table.decide(person, command, now));
        match decided.map_err(Trouble::Refused)? {
            Decided::Already(version) => Ok(version),
            Decided::Pending(pending) => {
                let batch = batch(self.table.id(), &pending, self.shared.seconds());
                self.shared.charge(person, &batch)?;
                self.carry_out(pending, batch).await?;
                Ok(self.table.version())
            }
        }
    }

    async fn answer(&mut self, answer: BotAnswer) {
        let seat = answer.seat;
        // What is in doubt comes first.
        let is_well = self.recover().await.is_ok();
        match self.table.decide_answer(answer, self.shared.now()) {
            // Nothing can be stored: the bot is back, and is asked again later.
            Ok(_) if !is_well => {}
            Ok(pending) => {
                let batch = batch(self.table.id(), &pending, self.shared.seconds());
                self.charge_bots(&batch);
                // If it fails, the bot is asked again when the store has recovered.
                let _ = self.carry_out(pending, batch).await;
                self.close_if_alone().await;
            }
            Err(why) if why.blames_bot() => {
                let table = short(self.table.id());
                tracing::error!(%table, ?seat, ?why, "a bot made an impossible decision");
                self.table.bot_failed(seat);
            }
            // The question has changed meanwhile, or its owner is back.
            Err(_) => {}
        }
    }

    /// Ends the table without a game's end.
    async fn close(&mut self) -> Result<(), Trouble> {
        self.recover().await?;
        let Some(pending) = self.table.close() else {
            return Ok(());
        };
        let batch = batch(self.table.id(), &pending, self.shared.seconds());
        self.carry_out(pending, batch).await?;
        self.shared.metrics.closed_tables.inc();
        Ok(())
    }

    /// Stores, then commits, then tells.
    async fn carry_out(&mut self, pending: Pending, batch: Batch) -> Result<(), Trouble> {
        let since = Instant::now();
        let stored = self.shared.store.append(batch).await;
        let took = since.elapsed();
        self.shared
            .metrics
            .store_seconds
            .observe(took.as_secs_f64());
        match stored {
            Ok(()) => {}
            Err(why @ StoreError::Failed(_)) => {
                tracing::error!(%why, "a decision could not be stored");
                self.doubt = Some(Doubt { pending, since });
                return Err(Trouble::Store);
            }
            Err(why @ StoreError::Occupied { .. }) => {
                panic!("somebody else writes to this table: {why}")
            }
        }
        if took > DELAY {
            self.table.forgive(took.as_millis() as u64);
        }
        self.count_as_stored(pending).await;
        Ok(())
    }

    /// Commits and tells what is durable.
    async fn count_as_stored(&mut self, pending: Pending) {
        let changes_lists = self.commit_and_tell(pending);
        let is_put_away = self.archive_if_over().await;
        if changes_lists || is_put_away {
            self.note().await;
        }
    }

    /// Answers whether lists show something else now.
    fn commit_and_tell(&mut self, pending: Pending) -> bool {
        let (version, said) = (self.table.version(), self.table.said());
        let all = |test: fn(&Entry) -> bool| pending.entries.iter().all(test);
        let is_play = all(|entry| matches!(entry, Entry::Acted { .. }));
        let is_chat = all(|entry| matches!(entry, Entry::Said { .. }));
        let begun = |entry: &Entry| matches!(entry, Entry::Begun { .. } | Entry::Closed);
        let begins = pending.entries.iter().any(begun);
        self.table.commit(pending, self.shared.now());
        self.shared.metrics.entries.inc();
        if !is_play && !is_chat {
            self.attendance_changed();
        }
        let current = TableNow {
            table: &self.table,
            now: self.shared.now(),
        };
        if begins {
            self.listeners.tell_everything(&current);
        } else if is_chat {
            self.listeners.tell_chat(&current, said);
        } else if is_play {
            self.listeners.tell_update(&current, version);
        } else {
            self.listeners.tell_seats(&current);
        }
        !is_play && !is_chat
    }

    /// A finished game is put away with its journal; it leaves the lobby.
    async fn archive_if_over(&mut self) -> bool {
        if self.archived || self.table.phase() != protocol::TablePhase::Over {
            return false;
        }
        let Some(filming) = self.table.filming(None) else {
            return false;
        };
        match self.shared.archive(self.table.id(), filming).await {
            Ok(archive) => {
                self.table.put_away(archive);
                self.archived = true;
            }
            Err(why) => tracing::error!(%why, "a finished game could not be archived"),
        }
        self.shared.metrics.finished_tables.inc();
        true
    }

    fn welcome(
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

    fn recount(&mut self) {
        let (owners, spectators) = self.listeners.count(&self.table);
        self.table.attend(&owners, spectators, self.shared.now());
    }

    fn attendance_changed(&mut self) {
        let now = self.shared.now();
        let before = self.table.presence(now);
        self.recount();
        if self.table.presence(now) != before {
            self.unsaid.get_or_insert_with(Instant::now);
        }
    }

    /// How long until the others are told who came and went; none if they know.
    fn tell_presence_if_due(&mut self) -> Option<Duration> {
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

/// What a store is asked to add for these entries.
pub fn batch(table: &str, pending: &Pending, at: u64) -> Batch {
    let people = pending.entries.iter().filter_map(|entry| match entry {
        Entry::Opened(opening) => Some(opening.host.id.clone()),
        Entry::Sat { person, .. } => Some(person.id.clone()),
        _ => None,
    });
    let line = |entry: &Entry| serde_json::to_string(entry).expect("entries are plain data");
    Batch {
        table: table.to_owned(),
        first: pending.first,
        lines: pending.entries.iter().map(line).collect(),
        people: people.collect(),
        at,
    }
}

/// As whom a listener looks.
pub fn viewer(table: &Table, person: Option<&Person>) -> Viewer {
    table.viewer_of(person.map(|person| person.id.as_str()))
}
