//! What is said at a table, by whom, and under which name. The host may mute people, and keep the
//! chat to those who have a seat.

use std::collections::{BTreeSet, VecDeque};

use protocol::{ChatLine, ChatState};

use crate::command::Person;
use crate::decide::{Decided, MAX_KEY, Pending};
use crate::entry::Entry;
use crate::error::TableError;
use crate::names;
use crate::removal::Names;
use crate::seats::Holder;
use crate::table::Table;

const MAX_TEXT: usize = 500;
/// Older lines are forgotten by the table, not by the store.
const KEPT: usize = 200;

#[derive(Default)]
pub(crate) struct Chat {
    pub lines: Vec<ChatLine>,
    /// Lines said so far, forgotten ones included.
    pub said: u32,
    /// The version of the table when one of the kept lines was said, by person and key.
    keys: VecDeque<((String, String), u32)>,
    /// Who may not say anything: names by ids.
    muted: Names,
    /// Only who has a seat may say something.
    pub seated_only: bool,
}

impl Chat {
    /// Whoever sends the line again, under its key, hears that it was said.
    pub fn hear(
        &mut self,
        seat: Option<u8>,
        person: Person,
        text: String,
        (key, version): (String, u32),
    ) {
        if !key.is_empty() {
            self.keys.push_back(((person.id.clone(), key), version));
            let surplus = self.keys.len().saturating_sub(KEPT);
            self.keys.drain(..surplus);
        }
        self.lines.push(ChatLine {
            seat,
            person: person.id,
            name: person.name,
            text,
        });
        self.said += 1;
        let surplus = self.lines.len().saturating_sub(KEPT);
        self.lines.drain(..surplus);
    }

    pub fn mute(&mut self, person: Person) {
        self.muted.add(person);
    }

    pub fn unmute(&mut self, person: &str) {
        self.muted.remove(person);
    }

    pub fn state(&self) -> ChatState {
        ChatState {
            seated_only: self.seated_only,
            muted: self.muted.cards(),
        }
    }
}

impl Table {
    pub(crate) fn hear(&mut self, seat: Option<u8>, person: Person, text: &str, key: String) {
        let version = self.version();
        // Lines of old may hold what lines may not hold any more.
        let text = names::line(text);
        self.chat.hear(seat, person, text, (key, version));
    }

    pub(crate) fn say(
        &self,
        person: &Person,
        text: &str,
        key: String,
    ) -> Result<Decided, TableError> {
        // A repeated line is answered before anything else: its speaker may be muted by now.
        let known = (person.id.clone(), key);
        let mut keys = self.chat.keys.iter();
        if let Some((_, version)) = keys.find(|(key, _)| *key == known) {
            return Ok(Decided::Already(*version));
        }
        let (_, key) = known;
        let seat = self.seat_of(&person.id);
        if self.chat.muted.contains(&person.id) {
            return Err(TableError::Muted);
        }
        if self.chat.seated_only && seat.is_none() && self.host(person).is_err() {
            return Err(TableError::ChatClosed);
        }
        if key.len() > MAX_KEY {
            return Err(TableError::BadKey);
        }
        let text = names::line(text);
        if text.is_empty() {
            return Err(TableError::NothingSaid);
        }
        if text.chars().count() > MAX_TEXT {
            let most = MAX_TEXT as u32;
            return Err(TableError::TooLong { most });
        }
        let said = Entry::Said {
            person: self.called(person),
            seat: seat.map(|seat| seat.0),
            text,
            key,
        };
        Ok(Decided::Pending(self.pending(said)))
    }

    /// The host mutes somebody who sits here or has said something, or lets them speak again.
    pub(crate) fn mute(
        &self,
        person: &Person,
        whom: &str,
        muted: bool,
    ) -> Result<Decided, TableError> {
        self.host(person)?;
        if self.chat.muted.contains(whom) == muted {
            return Ok(Decided::Already(self.version()));
        }
        let entry = if muted {
            let known = self.people().find(|(id, _)| *id == whom);
            let (id, name) = known
                .filter(|_| whom != person.id)
                .ok_or(TableError::NoSuchPerson)?;
            Entry::Muted {
                person: Person {
                    id: id.to_owned(),
                    name: name.to_owned(),
                },
            }
        } else {
            Entry::Unmuted {
                person: whom.to_owned(),
            }
        };
        Ok(Decided::Pending(self.pending(entry)))
    }

    pub(crate) fn limit_chat(
        &self,
        person: &Person,
        seated_only: bool,
    ) -> Result<Decided, TableError> {
        self.host(person)?;
        if self.chat.seated_only == seated_only {
            return Ok(Decided::Already(self.version()));
        }
        let entry = Entry::ChatLimited { seated_only };
        Ok(Decided::Pending(self.pending(entry)))
    }

    /// Ids and names of those who sit here, and of those who have said something lately.
    fn people(&self) -> impl Iterator<Item = (&str, &str)> {
        let seated = self.seats.iter().filter_map(|state| match &state.holder {
            Holder::Person(person) | Holder::Program { bot: person, .. } => {
                Some((person.id.as_str(), person.name.as_str()))
            }
            Holder::Open | Holder::Bot { .. } => None,
        });
        let heard = self.chat.lines.iter();
        seated.chain(heard.map(|line| (line.person.as_str(), line.name.as_str())))
    }

    /// A person under the name they have here: that of their seat, or their own with a number
    /// behind it if somebody else at the table looks alike. Friends may well share a name, and
    /// browsers suggest a few to everybody, so nobody is turned away for it.
    pub(crate) fn called(&self, person: &Person) -> Person {
        let seat = self.seat_of(&person.id);
        if let Some(Holder::Person(seated)) = seat.map(|seat| &self.seats[seat.index()].holder) {
            return seated.clone();
        }
        let host = &self.opening.host;
        let all = self
            .people()
            .chain([(host.id.as_str(), host.name.as_str())]);
        let people = all.filter(|(id, _)| *id != person.id);
        let bots = self.bots().map(|(_, name)| name);
        let others: BTreeSet<&str> = people.map(|(_, name)| name).chain(bots).collect();
        let others: Vec<&str> = others.into_iter().collect();
        Person {
            id: person.id.clone(),
            name: names::told_apart(&person.name, &others),
        }
    }

    /// What a bot that sits down is called: nobody at the table looks alike.
    pub(crate) fn bot_name(&self, seat: u8, level: &str) -> String {
        let bots = self.bots().filter(|(other, _)| *other != seat);
        let people = self.people().map(|(_, name)| name);
        let host = self.opening.host.name.as_str();
        let others: BTreeSet<&str> = bots
            .map(|(_, name)| name)
            .chain(people)
            .chain([host])
            .collect();
        let others: Vec<&str> = others.into_iter().collect();
        names::for_bot(level, seat, &others)
    }

    /// Seats and names of bots of the house.
    fn bots(&self) -> impl Iterator<Item = (u8, &str)> {
        let seats = (0..).zip(&self.seats);
        seats.filter_map(|(seat, state)| match &state.holder {
            Holder::Bot { name, .. } => Some((seat, name.as_str())),
            Holder::Open | Holder::Person(_) | Holder::Program { .. } => None,
        })
    }

    pub(crate) fn pending(&self, entry: Entry) -> Pending {
        Pending {
            first: self.next,
            entries: vec![entry],
        }
    }
}
