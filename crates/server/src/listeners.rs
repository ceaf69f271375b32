//! Everybody who listens to one table, and what they are told.
//!
//! Messages are made once for each kind of viewer and shared by all who look alike.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::Bytes;
use game::{Seat, Viewer};
use protocol::ServerMessage;
use tables::{Person, Table};
use tokio::sync::mpsc;

use crate::cluster::Ear;
use crate::desk::viewer;
use crate::frames::{Greetings, Kind, TableNow, everything, frame, id, missed};
use crate::handle::Message;

/// A listener that is so many messages behind is cut off; it comes back and asks for the rest.
pub const BACKLOG: usize = 64;

pub struct Listeners {
    all: BTreeMap<u64, Listener>,
    next: u64,
    desk: mpsc::WeakSender<Message>,
    /// How many listen to the whole server.
    listening: Arc<AtomicUsize>,
    greetings: Greetings,
}

struct Listener {
    person: Option<Person>,
    /// A program is only told that there is something to ask about.
    is_program: bool,
    messages: mpsc::Sender<Bytes>,
}

/// What a listener receives; dropping it tells the desk that he left.
pub struct Stream {
    pub messages: mpsc::Receiver<Bytes>,
    /// So many of the messages are the greeting, and so long is it.
    pub greeting: (usize, usize),
    /// Whoever drops it is missed where he listened.
    _place: Box<dyn Send + Sync>,
    listening: Arc<AtomicUsize>,
}

/// Tells the desk that a listener has left, when dropped.
struct AtDesk {
    id: u64,
    desk: mpsc::WeakSender<Message>,
}

impl Stream {
    /// Follows a table of another node.
    pub fn over(ear: Ear, listening: Arc<AtomicUsize>) -> Stream {
        let Ear {
            place,
            messages,
            greeting,
        } = ear;
        listening.fetch_add(1, Ordering::Relaxed);
        Stream {
            messages,
            greeting,
            _place: Box::new(place),
            listening,
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.listening.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Drop for AtDesk {
    fn drop(&mut self) {
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
            greetings: Greetings::default(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Does anybody follow the table who is no program?
    pub fn has_people(&self) -> bool {
        self.all.values().any(|listener| !listener.is_program)
    }

    /// Adds a listener and tells him what he does not know yet.
    pub fn add(
        &mut self,
        current: &TableNow,
        person: Option<Person>,
        since: Option<(u32, u32)>,
    ) -> Stream {
        let (sender, messages) = mpsc::channel(BACKLOG);
        let is_program = person
            .as_ref()
            .is_some_and(|it| current.table.is_program(&it.id));
        let greeting = match missed(current, person.as_ref(), since) {
            _ if is_program => Vec::new(),
            Some(missed) => missed,
            None => vec![self.greetings.everything(current, person.as_ref())],
        };
        let length = greeting.iter().map(Bytes::len).sum();
        let greeted = (greeting.len(), length);
        for message in greeting {
            // The first few messages fit into any backlog.
            let _ = sender.try_send(message);
        }
        self.next += 1;
        self.listening.fetch_add(1, Ordering::Relaxed);
        let listener = Listener {
            person,
            is_program,
            messages: sender,
        };
        self.all.insert(self.next, listener);
        Stream {
            messages,
            greeting: greeted,
            _place: Box::new(AtDesk {
                id: self.next,
                desk: self.desk.clone(),
            }),
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
            self.tell_each_kind(table, |person| {
                let lobby = table.lobby(id(person));
                frame(table, &ServerMessage::Lobby(Box::new(lobby)))
            });
            return;
        }
        self.tell_presence(current);
        self.tell_update(current, table.version());
    }

    /// The game begins, or the table is closed.
    pub fn tell_everything(&mut self, current: &TableNow) {
        let table = current.table;
        self.tell_each_kind(table, |person| frame(table, &everything(current, person)));
    }

    /// What lobbies say is made once for each kind, however many listen.
    fn tell_each_kind(&mut self, table: &Table, make: impl Fn(Option<&Person>) -> Bytes) {
        let mut frames: BTreeMap<Kind, Bytes> = BTreeMap::new();
        self.send(|person| {
            let frame = frames.entry(Kind::of(table, person));
            Some(frame.or_insert_with(|| make(person)).clone())
        });
    }

    /// Sends to each what is made for them; slow listeners are disconnected.
    fn send(&mut self, mut make: impl FnMut(Option<&Person>) -> Option<Bytes>) {
        self.all.retain(|_, listener| {
            let message = if listener.is_program {
                Some(Bytes::new())
            } else {
                make(listener.person.as_ref())
            };
            message.is_none_or(|message| listener.messages.try_send(message).is_ok())
        });
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use serde_json::json;
    use tables::Command;

    use super::*;
    use crate::config::Config;
    use crate::handle::Handle;
    use crate::house::House;
    use crate::machine::ThisMachine;
    use crate::shared::Shared;
    use crate::store::MemoryStore;

    fn person(name: &str) -> Person {
        Person {
            id: name.to_lowercase(),
            name: name.to_owned(),
        }
    }

    /// A table for two, opened by Ann.
    async fn open() -> Handle {
        let store = Box::new(MemoryStore::default());
        let shared = Shared::new(Config::default(), store, Box::new(ThisMachine));
        let house = House::new(Arc::new(shared));
        let wish = json!({ "game": "dice", "seats": 2 });
        let wish = serde_json::from_value(wish).unwrap();
        let address = IpAddr::from([127, 0, 0, 1]);
        let id = house.open(person("Ann"), wish, address).await.unwrap();
        house.find(&id).await.unwrap()
    }

    async fn sit(handle: &Handle, name: &str, seat: u8) {
        let sit = Command::Sit {
            seat,
            pledge: None,
            commitment: String::new(),
            coach: false,
        };
        handle.order(person(name), sit).await.unwrap();
    }

    /// The next message that is no news of who came and went, and where it lies.
    async fn next(stream: &mut Stream) -> (Bytes, *const u8) {
        loop {
            let message = stream.messages.recv().await.unwrap();
            if !String::from_utf8_lossy(&message).contains("\"presence\"") {
                let place = message.as_ptr();
                return (message, place);
            }
        }
    }

    /// A crowd at a lobby is told of every change; what it is told is written once and shared.
    #[tokio::test]
    async fn a_crowd_is_told_the_same_message() {
        let handle = open().await;
        let mut crowd = Vec::new();
        for name in [
            None,
            None,
            Some("Eve"),
            Some("Ann"),
            Some("Bob"),
            Some("Bob"),
        ] {
            let stream = handle.listen(name.map(person), None, None).await.unwrap();
            crowd.push(stream);
        }
        let mut told = Vec::new();
        for stream in &mut crowd {
            told.push(next(stream).await.1);
        }
        assert_eq!(
            told[..3],
            [told[0]; 3],
            "a greeting nobody has read is shared"
        );
        assert_ne!(told[3], told[0], "the host is told that she is the host");
        sit(&handle, "Bob", 1).await;
        sit(&handle, "Ann", 0).await;
        handle.order(person("Ann"), Command::Start).await.unwrap();
        for moment in ["Bob sits down", "Ann sits down", "the game begins"] {
            let mut told = Vec::new();
            for stream in &mut crowd {
                told.push(next(stream).await);
            }
            let place = |listener: usize| told[listener].1;
            assert_eq!((place(0), place(1)), (place(2), place(2)), "{moment}");
            assert_eq!(place(4), place(5), "{moment}");
            assert_ne!(place(3), place(0), "{moment}");
            assert_ne!(place(4), place(0), "{moment}");
        }
    }

    /// Whoever comes later is greeted with clocks that are right, and nothing is kept for them.
    #[tokio::test(start_paused = true)]
    async fn greetings_are_shared_for_a_moment_only() {
        let handle = open().await;
        let mut first = handle.listen(None, None, None).await.unwrap();
        let first = next(&mut first).await;
        let pause = std::time::Duration::from_millis(300);
        tokio::time::sleep(pause).await;
        let mut later = handle.listen(None, None, None).await.unwrap();
        assert_ne!(next(&mut later).await.1, first.1);
    }
}
