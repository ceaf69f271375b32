//! The task behind one table: takes messages in order, stores, commits, tells everybody.
//!
//! Nothing is told before it is stored. If the task panics, its table alone stops; what was stored
//! is kept.

mod archiving;
mod asking;
mod attending;
mod batches;
mod recovery;
mod resting;
#[cfg(test)]
mod tests;

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use game::Viewer;
use tables::{BotAnswer, Command, Decided, Entry, Millis, Outline, Pending, Person, Table};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tracing::Instrument;

pub use self::batches::batch;
use self::recovery::Doubt;
use crate::cluster::Title;
use crate::frames::TableNow;
use crate::handle::{Handle, Message, Trouble};
use crate::listeners::Listeners;
use crate::loading::Loaded;
use crate::shared::Shared;
use crate::store::{Batch, Parting, StoreError};
use crate::workshop::{Permit, perhaps_aside};

/// Messages a table keeps waiting before senders wait, too.
const MAILBOX: usize = 256;
/// Delays of the server beyond this are given back to the players.
pub const DELAY: Duration = Duration::from_millis(250);

pub struct Desk {
    table: Table,
    /// By what right it is written.
    title: Title,
    shared: Arc<Shared>,
    listeners: Listeners,
    mailbox: mpsc::Receiver<Message>,
    sender: mpsc::WeakSender<Message>,
    archived: bool,
    /// The game could not be put away; it is tried again then.
    archive_again: Option<Instant>,
    /// What lists show of the table.
    noted: Option<Outline>,
    /// When somebody last asked for something.
    visited: Instant,
    /// Since when somebody has come or gone without the others being told.
    unsaid: Option<Instant>,
    /// The store has failed, and may have kept something nevertheless.
    doubt: Option<Doubt>,
    /// Up to when time the house has lost was given back.
    given_back: Millis,
    /// Until when bots have to wait because their host has stored too much.
    bots_wait: Option<Instant>,
    /// The table is another node's: nothing that happens here counts.
    is_fenced: bool,
}

/// Starts the task of a table.
pub fn spawn(loaded: Loaded, shared: Arc<Shared>) -> Handle {
    let (sender, mailbox) = mpsc::channel(MAILBOX);
    let mut desk = Desk {
        listeners: Listeners::new(sender.downgrade(), Arc::clone(&shared.listening)),
        sender: sender.downgrade(),
        table: loaded.table,
        title: loaded.title,
        shared: Arc::clone(&shared),
        mailbox,
        archived: loaded.archived,
        archive_again: None,
        given_back: shared.now(),
        noted: loaded.noted,
        visited: Instant::now(),
        unsaid: None,
        doubt: None,
        bots_wait: None,
        is_fenced: false,
    };
    let id = desk.table.id().to_owned();
    // Before the task begins: it must be found there when it wants to rest.
    let handle = Handle::new(sender);
    let (known, moved) = (handle.clone(), handle.moved());
    shared.rooms.add(&id, known);
    let task = tokio::spawn(async move {
        let how = desk.run().await;
        moved.store(true, Ordering::Relaxed);
        (desk.title.lease, how)
    });
    tokio::spawn(async move {
        let ended = task.await;
        shared.rooms.forget(&id);
        match ended {
            Ok((lease, Some(how))) => {
                if let Some(cluster) = &shared.cluster {
                    cluster.part(&id, lease, how).await;
                }
            }
            Ok((_, None)) => tracing::info!(table = %short(&id), "another node has the table"),
            Err(fault) => {
                tracing::error!(table = %short(&id), %fault, "a table has stopped");
                shared.stop(&id);
            }
        }
    });
    handle
}

/// Enough of a table's id to find it in a log; all of it would be the key to a private table.
pub fn short(id: &str) -> &str {
    &id[..id.len().min(6)]
}

impl Desk {
    /// Answers what becomes of the table; none if it is another node's.
    async fn run(&mut self) -> Option<Parting> {
        let mut closing = self.shared.close.subscribe();
        let (cluster, title) = (self.shared.cluster.clone(), self.title);
        let lost = async move {
            match cluster {
                None => std::future::pending().await,
                Some(cluster) => cluster.life_after(title.life).await,
            }
        };
        let mut lost = pin!(lost);
        self.recount();
        self.archive_if_over().await;
        self.note().await;
        loop {
            self.recover_if_due().await;
            self.archive_if_due().await;
            if self.is_fenced {
                return None;
            }
            let until_asked = self.ask_those_due();
            let until_told = self.tell_presence_if_due();
            let now = self.shared.now();
            let deadline = self
                .table
                .deadline(now)
                .map(|at| Duration::from_millis(at.since(now)));
            let dues = [
                deadline,
                until_told,
                until_asked,
                self.until_recovery(),
                self.until_archived(),
                self.until_rest(),
            ];
            let wait = dues.into_iter().flatten().min();
            let wait = wait.unwrap_or(Duration::MAX);
            let message = tokio::time::timeout(wait, self.mailbox.recv());
            let message = tokio::select! {
                biased;
                () = &mut lost => return None,
                _ = closing.wait_for(|closing| *closing) => Ok(None),
                message = message => message,
            };
            match message {
                Ok(Some(message)) => self.take(message).await,
                // The server is about to end.
                Ok(None) => return self.finish().await,
                Err(_) => {
                    if self.rests().await {
                        return Some(Parting::Rest);
                    }
                }
            }
        }
    }

    /// Answers what has arrived, and takes no more.
    async fn finish(&mut self) -> Option<Parting> {
        self.mailbox.close();
        while let Some(message) = self.mailbox.recv().await {
            self.take(message).await;
        }
        self.note().await;
        let is_deserted = self.listeners.is_empty();
        (!self.is_fenced).then_some(if is_deserted {
            Parting::Rest
        } else {
            Parting::Orphan
        })
    }

    async fn take(&mut self, message: Message) {
        match &message {
            // A program is no reason for bots of the house to play on.
            Message::Order { person, .. } if self.table.is_program(&person.id) => {}
            Message::Order { .. }
            | Message::Look { .. }
            | Message::Listen { .. }
            | Message::Left(_) => {
                self.visited = Instant::now();
            }
            Message::Glance(_)
            | Message::Close(_)
            | Message::Answer(_)
            | Message::BotFailed(_)
            | Message::ProgramFailed(..)
            | Message::ProgramEnded(_) => {}
        }
        match message {
            Message::Order {
                person,
                command,
                reply,
                sent,
                place,
                span,
            } => {
                self.give_back_wait(sent);
                let done = self.order(&person, command, place);
                let done = done.instrument(span).await;
                let _ = reply.send(done);
            }
            Message::Look { look, place, span } => {
                let (table, now) = (&mut self.table, self.shared.now());
                span.in_scope(|| perhaps_aside(place, move || look(table, now)));
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
                span,
            } => span.in_scope(|| perhaps_aside(place, || self.welcome(person, since, reply))),
            Message::Left(listener) => {
                self.listeners.remove(listener);
                self.attendance_changed();
            }
            Message::Answer(answer) => self.answer(answer).await,
            Message::BotFailed(seat) => self.table.bot_failed(seat),
            Message::ProgramFailed(bot, failed) => self.table.program_failed(&bot, failed),
            Message::ProgramEnded(bot) => self.table.program_ended(&bot),
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
                let batch = self.batch(&pending);
                self.charge(person, &batch)?;
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
                let batch = self.batch(&pending);
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
        let batch = self.batch(&pending);
        self.carry_out(pending, batch).await?;
        self.shared.metrics.closed_tables.inc();
        Ok(())
    }

    fn batch(&self, pending: &Pending) -> Batch {
        batch(
            self.table.id(),
            self.title.lease,
            pending,
            self.shared.seconds(),
        )
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
                self.doubt = Some(Doubt::new(pending, since));
                return Err(Trouble::Store);
            }
            Err(StoreError::Fenced) => {
                self.is_fenced = true;
                return Err(Trouble::Store);
            }
            Err(why @ StoreError::Occupied { .. }) => {
                panic!("somebody else writes to this table: {why}")
            }
        }
        if took > DELAY {
            self.give_back(took);
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
        let was_over = self.table.is_over();
        self.table.commit(pending, self.shared.now());
        self.shared.metrics.entries.inc();
        if self.table.is_over() && !was_over {
            self.shared.metrics.finished_tables.inc();
        }
        if !is_play && !is_chat {
            self.attendance_changed();
        }
        if begins {
            self.tell_everything();
            return true;
        }
        let current = TableNow {
            table: &self.table,
            now: self.shared.now(),
        };
        if is_chat {
            self.listeners.tell_chat(&current, said);
        } else if is_play {
            self.listeners.tell_update(&current, version);
        } else {
            self.listeners.tell_seats(&current);
        }
        !is_play && !is_chat
    }
}

/// As whom a listener looks.
pub fn viewer(table: &Table, person: Option<&Person>) -> Viewer {
    table.viewer_of(person.map(|person| person.id.as_str()))
}
