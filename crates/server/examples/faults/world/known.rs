//! What somebody at a table knows: what they were told, put together as a browser does it.

use game::{Seat, Viewer};
use protocol::{ChatLine, EventEntry, LobbyState, SeatCard, ServerMessage, Update};

#[derive(Clone, Default, Debug)]
pub struct Known {
    /// The id of the last message: version and lines of chat.
    pub id: Option<(u32, u32)>,
    pub lobby: Option<LobbyState>,
    pub update: Option<Update>,
    pub log: Vec<EventEntry>,
    pub chat: Vec<ChatLine>,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
}

/// A message of the event stream, taken apart: its id and its text.
pub fn parts(frame: &str) -> ((u32, u32), &str) {
    let rest = frame.strip_prefix("id: ").expect("a message has an id");
    let (id, rest) = rest.split_once("\ndata: ").expect("and data");
    let (version, said) = id.split_once('.').expect("an id has two parts");
    let id = (
        version.parse().expect("a number"),
        said.parse().expect("a number"),
    );
    (id, rest.strip_suffix("\n\n").expect("and an end"))
}

impl Known {
    pub fn hear(&mut self, id: (u32, u32), message: ServerMessage) {
        self.id = Some(id);
        match message {
            ServerMessage::Lobby(lobby) => {
                self.seats.clone_from(&lobby.table.seats);
                if let Some(said) = &lobby.said {
                    self.chat.clone_from(said);
                }
                self.lobby = Some(*lobby);
            }
            ServerMessage::Table(table) => {
                self.log.clone_from(&table.update.events);
                self.seats.clone_from(&table.lobby.table.seats);
                (self.lobby, self.update) = (Some(table.lobby), Some(table.update));
                self.chat = table.chat;
            }
            ServerMessage::Update(update) => {
                self.log.extend(update.events.iter().cloned());
                self.update = Some(*update);
            }
            ServerMessage::Chat(line) => self.chat.push(line),
            ServerMessage::Presence(presence) => self.seats = presence.seats,
            // Sessions are not simulated.
            ServerMessage::SignedOut => {}
        }
    }
}

/// How things stand, without what depends on when one looks or what one knew before.
pub fn timeless(mut update: Update) -> Update {
    update.clocks.clear();
    update.idle.clear();
    update.timed_out.clear();
    update.events.clear();
    if let Some(ending) = &mut update.ending {
        // Nothing is asked any more.
        update.prompt = 0;
        ending.rematch = None;
    }
    update
}

pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    let seats = (0..seats).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator])
}
