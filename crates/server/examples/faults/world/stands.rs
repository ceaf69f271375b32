//! How a table stood after each of its entries, for everybody who may look at it. Whatever is told
//! must be one of these, and never an older one than was told before.

use std::collections::BTreeMap;

use protocol::{ChatState, LobbyState, SeatCard};
use tables::Table;

/// Who looks: people by id, and a stranger.
pub type Looking = Option<String>;

#[derive(Default)]
pub struct Stands {
    looking: Vec<Looking>,
    all: Vec<Stand>,
}

pub struct Stand {
    /// As messages are numbered: version and lines of chat.
    pub id: (u32, u32),
    lobbies: BTreeMap<Looking, LobbyState>,
    /// The table of the next game.
    pub rematch: Option<String>,
}

impl Stands {
    pub fn new(looking: Vec<Looking>) -> Stands {
        Stands {
            looking,
            all: Vec::new(),
        }
    }

    /// After one more entry.
    pub fn remember(&mut self, table: &Table) {
        let lobby = |who: &Looking| (who.clone(), bare_lobby(table.lobby(who.as_deref())));
        self.all.push(Stand {
            id: (table.version(), table.said()),
            lobbies: self.looking.iter().map(lobby).collect(),
            rematch: table.next_table().map(str::to_owned),
        });
    }

    /// After so many entries.
    pub fn after(&self, entries: usize) -> &Stand {
        &self.all[entries - 1]
    }

    /// After so many entries, and after each that came later.
    pub fn since(&self, entries: usize) -> impl Iterator<Item = &Stand> {
        self.all.iter().skip(entries - 1)
    }

    pub fn last(&self) -> &Stand {
        self.all.last().expect("a table begins with its opening")
    }

    /// The first one from a place on that has this id and passes the test.
    pub fn find(
        &self,
        from: usize,
        id: (u32, u32),
        test: impl Fn(&Stand) -> bool,
    ) -> Option<usize> {
        let stands = self.all.iter().enumerate().skip(from);
        let mut fitting = stands.filter(|(_, stand)| stand.id == id && test(stand));
        fitting.next().map(|(place, _)| place)
    }
}

impl Stand {
    pub fn lobby(&self, who: Option<&str>) -> &LobbyState {
        let who: Looking = who.map(str::to_owned);
        &self.lobbies[&who]
    }

    fn any(&self) -> &LobbyState {
        &self.lobbies[&None]
    }

    pub fn seats(&self) -> &[SeatCard] {
        &self.any().table.seats
    }

    pub fn chat(&self) -> &ChatState {
        &self.any().chat
    }

    pub fn is_removed(&self, person: &str) -> bool {
        self.any().removed.iter().any(|it| it.person == person)
    }

    pub fn is_muted(&self, person: &str) -> bool {
        self.chat().muted.iter().any(|it| it.person == person)
    }

    pub fn seat_of(&self, person: &str) -> Option<u8> {
        self.lobby(Some(person)).table.my_seat
    }
}

/// Who is connected is in no journal.
pub fn bare_seats(mut seats: Vec<SeatCard>) -> Vec<SeatCard> {
    for card in &mut seats {
        card.connected = false;
    }
    seats
}

pub fn bare_lobby(mut lobby: LobbyState) -> LobbyState {
    lobby.said = None;
    lobby.table.seats = bare_seats(lobby.table.seats);
    lobby
}
