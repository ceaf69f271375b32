//! What listeners are told, as it travels: written once for all who are told the same.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

use axum::body::Bytes;
use game::Viewer;
use protocol::{SeatCard, ServerMessage, TablePhase};
use tables::{Millis, Person, Table};

use crate::desk::viewer;
use crate::listeners::BACKLOG;

/// Most messages are no longer than this.
const USUAL_BYTES: usize = 8 << 10;
/// Whoever has missed more lines of chat is told everything anew.
const MISSED_LINES: u32 = BACKLOG as u32 / 2;
/// A greeting is shared by all who come within so many milliseconds: its clocks run on.
const SHARED_MILLIS: u64 = 250;

/// A table at a moment.
pub struct TableNow<'a> {
    pub table: &'a Table,
    pub now: Millis,
}

/// Who is told the same: everybody at one seat, or at none; the host hears that he is the host.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind {
    seat: Option<u8>,
    is_host: bool,
}

impl Kind {
    pub fn of(table: &Table, person: Option<&Person>) -> Kind {
        Kind {
            seat: match viewer(table, person) {
                Viewer::Seat(seat) => Some(seat.0),
                Viewer::Spectator | Viewer::Referee => None,
            },
            is_host: person.is_some_and(|person| person.id == table.opening().host.id),
        }
    }
}

/// Everything at once, as long as somebody has not read it: whoever comes meanwhile gets the same.
struct Greeting {
    frame: Weak<Bytes>,
    /// What it was made from.
    entries: u64,
    phase: TablePhase,
    seats: Vec<SeatCard>,
    made: Millis,
}

/// A frame that is kept no longer than the last of those who are sent it.
struct Lent(Arc<Bytes>);

impl AsRef<[u8]> for Lent {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// What those were greeted with who came last.
#[derive(Default)]
pub struct Greetings(BTreeMap<Kind, Greeting>);

impl Greetings {
    /// Everything at once, made anew unless somebody of the same kind was just sent it.
    pub fn everything(&mut self, current: &TableNow, person: Option<&Person>) -> Bytes {
        let (table, now) = (current.table, current.now);
        let (kind, entries, seats) = (Kind::of(table, person), table.next_entry(), table.seats());
        let known = self.0.get(&kind).filter(|known| {
            let is_same = known.entries == entries && known.phase == table.phase();
            is_same && known.seats == seats && now.since(known.made) < SHARED_MILLIS
        });
        if let Some(frame) = known.and_then(|known| known.frame.upgrade()) {
            return Bytes::from_owner(Lent(frame));
        }
        let frame = Arc::new(frame(table, &everything(current, person)));
        let greeting = Greeting {
            frame: Arc::downgrade(&frame),
            entries,
            phase: table.phase(),
            seats,
            made: now,
        };
        self.0.insert(kind, greeting);
        Bytes::from_owner(Lent(frame))
    }
}

/// The first messages for somebody who has been here: what was missed. None if that is everything.
/// Each has the id of what is known once it has been read: a connection may break between two.
pub fn missed(
    current: &TableNow,
    person: Option<&Person>,
    since: Option<(u32, u32)>,
) -> Option<Vec<Bytes>> {
    let table = current.table;
    let (version, said) = since.filter(|(version, said)| {
        let is_past = *version > 0 && *version <= table.version() && *said <= table.said();
        is_past && table.said() - said <= MISSED_LINES
    })?;
    let update = table.update(viewer(table, person), version, current.now)?;
    let lines = (said + 1..).zip(table.chat_since(said).iter().cloned());
    let chat = lines.map(|(said, line)| frame_at((version, said), &ServerMessage::Chat(line)));
    let rest = [
        ServerMessage::Update(Box::new(update)),
        ServerMessage::Presence(table.presence(current.now)),
    ];
    let rest = rest.iter().map(|message| frame(table, message));
    Some(chat.chain(rest).collect())
}

/// The lobby before the game, everything once it runs.
pub fn everything(current: &TableNow, person: Option<&Person>) -> ServerMessage {
    match current.table.state(id(person), current.now) {
        Some(state) => ServerMessage::Table(Box::new(state)),
        None => ServerMessage::Lobby(Box::new(current.table.lobby_and_chat(id(person)))),
    }
}

pub fn id(person: Option<&Person>) -> Option<&str> {
    person.map(|person| person.id.as_str())
}

/// A message about what stands now.
pub fn frame(table: &Table, message: &ServerMessage) -> Bytes {
    frame_at((table.version(), table.said()), message)
}

/// A message of the event stream. Its id, version and lines of chat, brings back what follows.
fn frame_at((version, said): (u32, u32), message: &ServerMessage) -> Bytes {
    let mut frame = format!("id: {version}.{said}\ndata: ").into_bytes();
    frame.reserve(USUAL_BYTES);
    serde_json::to_writer(&mut frame, message).expect("messages are plain data");
    frame.extend_from_slice(b"\n\n");
    frame.into()
}
