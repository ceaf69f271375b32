//! Writing to a table: what can be asked of its task, and how it answers.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use game::Seat;
use tables::{BotAnswer, Command, Failed, Millis, Person, Table, TableError};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::Span;

use crate::listeners::Stream;
use crate::workshop::{Busy, Permit, Workshop};

/// Why a command was not carried out.
#[derive(Debug)]
pub enum Trouble {
    Refused(TableError),
    /// The store failed, the server is about to end, or another node has the table; nothing was
    /// changed.
    Store,
    /// The table's task has ended by a fault.
    Stopped,
    /// The person has stored as much as they may; more after this time.
    TooMuch {
        wait: Duration,
        most: u32,
    },
    /// Somebody holds as many as they may: the sentence, and how many.
    TooMany(&'static str, usize),
    /// It takes long, and there was no room for it; nothing was changed.
    Busy(Busy),
}

impl From<Busy> for Trouble {
    fn from(busy: Busy) -> Trouble {
        Trouble::Busy(busy)
    }
}

type Look = Box<dyn FnOnce(&Table, Millis) + Send>;

pub enum Message {
    Order {
        person: Person,
        command: Command,
        reply: oneshot::Sender<Result<u32, Trouble>>,
        sent: Instant,
        /// Room in the workshop, if the command takes long.
        place: Option<Permit>,
        /// The request it comes from, for the log.
        span: Span,
    },
    /// A question that changes nothing.
    Look {
        look: Look,
        /// Room in the workshop, if the answer takes long.
        place: Option<Permit>,
        span: Span,
    },
    /// The same for a list: nobody comes to the table for it.
    Glance(Look),
    /// Ends the table without a game's end.
    Close(oneshot::Sender<Result<(), Trouble>>),
    Listen {
        person: Option<Person>,
        /// Version and lines of chat the listener knows.
        since: Option<(u32, u32)>,
        reply: oneshot::Sender<Stream>,
        /// Room in the workshop, if there is much to tell.
        place: Option<Permit>,
        span: Span,
    },
    Left(u64),
    Answer(BotAnswer),
    BotFailed(Seat),
    /// The answer of a bot with an account, by its id, does not count.
    ProgramFailed(String, Failed),
    /// The account of a bot is no more.
    ProgramEnded(String),
}

/// Where to write to a table.
#[derive(Clone)]
pub struct Handle {
    sender: mpsc::Sender<Message>,
    /// Its task has ended well: the table goes on, here or at another node.
    moved: Arc<AtomicBool>,
}

impl Handle {
    pub fn new(sender: mpsc::Sender<Message>) -> Handle {
        Handle {
            sender,
            moved: Arc::default(),
        }
    }

    pub fn moved(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.moved)
    }

    /// Why there was no answer.
    fn silence(&self) -> Trouble {
        if self.moved.load(Ordering::Relaxed) {
            Trouble::Store
        } else {
            Trouble::Stopped
        }
    }

    pub async fn order(&self, person: Person, command: Command) -> Result<u32, Trouble> {
        self.order_at(None, person, command).await
    }

    /// Orders what takes long.
    pub async fn order_at(
        &self,
        place: Option<Permit>,
        person: Person,
        command: Command,
    ) -> Result<u32, Trouble> {
        let (reply, answer) = oneshot::channel();
        let sent = Instant::now();
        let message = Message::Order {
            person,
            command,
            reply,
            sent,
            place,
            span: Span::current(),
        };
        self.sender
            .send(message)
            .await
            .map_err(|_| Trouble::Store)?;
        answer.await.map_err(|_| self.silence())?
    }

    /// Asks the table something.
    pub async fn look<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Table, Millis) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        self.look_at(None, ask).await
    }

    /// Asks the table something that takes long.
    pub async fn look_at<T: Send + 'static>(
        &self,
        place: Option<Permit>,
        ask: impl FnOnce(&Table, Millis) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let span = Span::current();
        let message = |look| Message::Look { look, place, span };
        self.ask(message, ask).await
    }

    /// Asks the table something for a list.
    pub async fn glance<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Table, Millis) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        self.ask(Message::Glance, ask).await
    }

    async fn ask<T: Send + 'static>(
        &self,
        message: impl FnOnce(Look) -> Message,
        ask: impl FnOnce(&Table, Millis) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let (reply, answer) = oneshot::channel();
        let look: Look = Box::new(move |table, now| {
            let _ = reply.send(ask(table, now));
        });
        let sent = self.sender.send(message(look)).await;
        sent.map_err(|_| Trouble::Store)?;
        answer.await.map_err(|_| self.silence())
    }

    pub async fn program_failed(&self, bot: String, failed: Failed) {
        // A table that does not answer has other worries.
        let _ = self.sender.send(Message::ProgramFailed(bot, failed)).await;
    }

    pub async fn program_ended(&self, bot: String) {
        // Whoever reads the table anew finds out when the bot is asked.
        let _ = self.sender.send(Message::ProgramEnded(bot)).await;
    }

    pub async fn close(&self) -> Result<(), Trouble> {
        let (reply, answer) = oneshot::channel();
        let sent = self.sender.send(Message::Close(reply)).await;
        sent.map_err(|_| Trouble::Store)?;
        answer.await.map_err(|_| self.silence())?
    }

    pub async fn listen(
        &self,
        person: Option<Person>,
        since: Option<(u32, u32)>,
        place: Option<Permit>,
    ) -> Result<Stream, Trouble> {
        let (reply, answer) = oneshot::channel();
        let message = Message::Listen {
            person,
            since,
            reply,
            place,
            span: Span::current(),
        };
        self.sender
            .send(message)
            .await
            .map_err(|_| Trouble::Store)?;
        answer.await.map_err(|_| self.silence())
    }

    /// Room to show the table: taken in the workshop if it has a long history to tell.
    pub async fn room(
        &self,
        workshop: &Workshop,
        address: IpAddr,
    ) -> Result<Option<Permit>, Trouble> {
        if self.look(|table, _| table.is_long()).await? {
            return Ok(Some(workshop.enter(address).await?));
        }
        Ok(None)
    }

    pub fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }
}
