//! Everybody who listens to one table, and what they are told.
//!
//! Messages are made once for each kind of viewer and shared by all who look alike.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::Bytes;
use game::{Seat, Viewer};
use protocol::ServerMessage;
use tables::{Millis, Person, Table};
use tokio::sync::mpsc;

use crate::desk::viewer;
use crate::handle::Message;

/// A listener that is so many messages behind is cut off; it comes back and asks for the rest.
const BACKLOG: usize = 64;
/// Whoever has missed more lines of chat is told everything anew.
const MISSED_LINES: u32 = BACKLOG as u32 / 2;

/// Most messages are no longer than this.
const USUAL_BYTES: usize = 8 << 10;

/// A table at a moment.
pub struct TableNow<'a> {
    pub table: &'a Table,
    pub now: Millis,
}

pub struct Listeners {
    all: BTreeMap<u64, Listener>,
    next: u64,
    desk: mpsc::WeakSender<Message>,
    /// How many listen to the whole server.
    listening: Arc<AtomicUsize>,
}

struct Listener {
    person: Option<Person>,
    messages: mpsc::Sender<Bytes>,
}

/// What a listener receives; dropping it tells the desk that he left.
pub struct Stream {
    pub messages: mpsc::Receiver<Bytes>,
    id: u64,
    desk: mpsc::WeakSender<Message>,
    listening: Arc<AtomicUsize>,
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.listening.fetch_sub(1, Ordering::Relaxed);
        let Some(desk) = self.desk.upgrade() else {
            return;
        };
        let left = Message::Left(self.id);
        if let Err(mpsc::error::TrySendError::Full(left)) = desk.try_send(left) {
            tokio::spawn(async move { desk.send(left).await });
        }
    }
}

impl Listeners {
    pub fn new(desk: mpsc::WeakSender<Message>, listening: Arc<AtomicUsize>) -> Listeners {
        Listeners {
            all: BTreeMap::new(),
            next: 0,
            desk,
            listening,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Adds a listener and tells him what he does not know yet.
    pub fn add(
        &mut self,
        current: &TableNow,
        person: Option<Person>,
        since: Option<(u32, u32)>,
    ) -> Stream {
        let (sender, messages) = mpsc::channel(BACKLOG);
        for (id, message) in greeting(current, person.as_ref(), since) {
            // The first few messages fit into any backlog.
            let _ = sender.try_send(frame_at(id, &message));
        }
        self.next += 1;
        self.listening.fetch_add(1, Ordering::Relaxed);
        let listener = Listener {
            person,
            messages: sender,
        };
        self.all.insert(self.next, listener);
        Stream {
            messages,
            id: self.next,
            desk: self.desk.clone(),
            listening: Arc::clone(&self.listening),
        }
    }

    pub fn remove(&mut self, listener: u64) {
        self.all.remove(&listener);
    }

    /// Connections of each seat's owner, and of all others.
    pub fn count(&self, table: &Table) -> (Vec<u32>, u32) {
        let mut owners = vec![0; table.seats().len()];
        let mut spectators = 0;
        for listener in self.all.values() {
            match viewer(table, listener.person.as_ref()) {
                Viewer::Seat(Seat(seat)) => owners[usize::from(seat)] += 1,
                Viewer::Spectator | Viewer::Referee => spectators += 1,
            }
        }
        (owners, spectators)
    }

    /// What happened since a version, to everybody as he may know it.
    pub fn tell_update(&mut self, current: &TableNow, since: u32) {
        let mut made: BTreeMap<Option<u8>, Option<Bytes>> = BTreeMap::new();
        self.send(|person| {
            let viewer = viewer(current.table, person);
            let kind = match viewer {
                Viewer::Seat(seat) => Some(seat.0),
                Viewer::Spectator | Viewer::Referee => None,
            };
            let tell = || {
                let update = current.table.update(viewer, since, current.now)?;
                let message = ServerMessage::Update(Box::new(update));
                Some(frame(current.table, &message))
            };
            made.entry(kind).or_insert_with(tell).clone()
        });
    }

    pub fn tell_chat(&mut self, current: &TableNow, since: u32) {
        for line in current.table.chat_since(since) {
            let message = frame(current.table, &ServerMessage::Chat(line.clone()));
            self.send(|_| Some(message.clone()));
        }
    }

    pub fn tell_presence(&mut self, current: &TableNow) {
        let presence = current.table.presence(current.now);
        let message = frame(current.table, &ServerMessage::Presence(presence));
        self.send(|_| Some(message.clone()));
    }

    /// Somebody sat down, stood up or chose: the lobby before the game, the seats in it.
    pub fn tell_seats(&mut self, current: &TableNow) {
        let table = current.table;
        if table.phase() == protocol::TablePhase::Gathering {
            self.send(|person| {
                let lobby = table.lobby(person.map(|person| person.id.as_str()));
                Some(frame(table, &ServerMessage::Lobby(Box::new(lobby))))
            });
            return;
        }
        self.tell_presence(current);
        self.tell_update(current, table.version());
    }

    /// The game begins, or the table is closed.
    pub fn tell_everything(&mut self, current: &TableNow) {
        self.send(|person| {
            let message = everything(current, person.map(|person| person.id.as_str()));
            Some(frame(current.table, &message))
        });
    }

    /// Sends to each what is made for him; who cannot follow is cut off.
    fn send(&mut self, mut make: impl FnMut(Option<&Person>) -> Option<Bytes>) {
        self.all.retain(|_, listener| {
            let Some(message) = make(listener.person.as_ref()) else {
                return true;
            };
            listener.messages.try_send(message).is_ok()
        });
    }
}

/// The first messages of a stream: everything, or what was missed. Each has the id of what is known
/// once it has been read: the connection may break between any two of them.
fn greeting(
    current: &TableNow,
    person: Option<&Person>,
    since: Option<(u32, u32)>,
) -> Vec<((u32, u32), ServerMessage)> {
    let (table, id) = (current.table, person.map(|person| person.id.as_str()));
    let known = since.filter(|(version, said)| {
        let is_past = *version > 0 && *version <= table.version() && *said <= table.said();
        is_past && table.said() - said <= MISSED_LINES
    });
    if let Some((version, said)) = known
        && let Some(update) = table.update(viewer(table, person), version, current.now)
    {
        let lines = (said + 1..).zip(table.chat_since(said).iter().cloned());
        let chat = lines.map(|(said, line)| ((version, said), ServerMessage::Chat(line)));
        let rest = [
            ServerMessage::Update(Box::new(update)),
            ServerMessage::Presence(table.presence(current.now)),
        ];
        let rest = rest.into_iter().map(|message| (now(table), message));
        return chat.chain(rest).collect();
    }
    vec![(now(table), everything(current, id))]
}

/// The lobby before the game, everything once it runs.
fn everything(current: &TableNow, person: Option<&str>) -> ServerMessage {
    match current.table.state(person, current.now) {
        Some(state) => ServerMessage::Table(Box::new(state)),
        None => ServerMessage::Lobby(Box::new(current.table.lobby(person))),
    }
}

/// The id of what stands now: version and lines of chat.
fn now(table: &Table) -> (u32, u32) {
    (table.version(), table.said())
}

fn frame(table: &Table, message: &ServerMessage) -> Bytes {
    frame_at(now(table), message)
}

/// A message of the event stream. The id brings back what comes after it.
fn frame_at((version, said): (u32, u32), message: &ServerMessage) -> Bytes {
    let mut frame = format!("id: {version}.{said}\ndata: ").into_bytes();
    frame.reserve(USUAL_BYTES);
    serde_json::to_writer(&mut frame, message).expect("messages are plain data");
    frame.extend_from_slice(b"\n\n");
    frame.into()
}
