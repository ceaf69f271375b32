//! What must be true of a table, derived from its durable lines alone, without the server.

use std::collections::BTreeMap;

use game::{Seat, Viewer};
use protocol::{ChatLine, EventEntry, ServerMessage, TablePhase, Update};
use tables::{Actor, Command, Entry, Millis, Pending, Person, Table};

use super::disk::Disk;
use super::fair_time::FairTime;
use super::known::{Known, timeless, viewers};
use super::ledger::Moment;

pub struct Model {
    pub id: String,
    table: Table,
    entries: Vec<Entry>,
    moment: Moment,
    /// How things stood at each version, for each kind of viewer.
    stood: BTreeMap<(u32, Option<u8>), Update>,
    /// The decisions of people, by seat and key.
    keys: BTreeMap<(u8, String), Stored>,
    /// Seeds nobody may see before the end.
    seeds: Vec<String>,
    time: FairTime,
    /// Decisions of stand-ins for people whose time was up.
    pub overdue: u32,
}

/// A decision that is durable.
struct Stored {
    /// The version after it.
    version: u32,
    at: u64,
    lines: Vec<String>,
}

fn kind(viewer: Viewer) -> Option<u8> {
    match viewer {
        Viewer::Seat(Seat(seat)) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    }
}

impl Model {
    /// A table whose opening is durable.
    pub fn open(id: &str, disk: &Disk) -> Model {
        let lines = disk.lines(id, 0);
        let (line, moment) = lines.first().expect("an opened table is stored");
        let first: Entry = serde_json::from_str(line).expect("what is stored can be read");
        let Entry::Opened(opening) = &first else {
            panic!("a table begins with its opening");
        };
        let table = Table::restore(id, std::slice::from_ref(&first), Millis(0));
        Model {
            id: id.to_owned(),
            table: table.expect("an opening makes a table"),
            moment: *moment,
            stood: BTreeMap::new(),
            keys: BTreeMap::new(),
            seeds: vec![opening.seed.clone()],
            time: FairTime::new(opening.clock, opening.seats),
            entries: vec![first],
            overdue: 0,
        }
    }

    /// Takes in what has become durable.
    pub fn read(&mut self, disk: &Disk) {
        for (line, moment) in disk.lines(&self.id, self.entries.len()) {
            let entry = serde_json::from_str(&line).expect("what is stored can be read");
            self.take(entry, moment);
        }
    }

    fn take(&mut self, entry: Entry, moment: Moment) {
        let overdue = self.time.check(&self.table, &entry, moment);
        self.overdue += u32::from(overdue);
        let pending = Pending {
            first: self.table.next_entry(),
            entries: vec![entry.clone()],
        };
        self.table.commit(pending, Millis(moment.at));
        assert_eq!(
            self.table.fault(),
            None,
            "the journal does not follow itself"
        );
        self.moment = moment;
        let mut acted = None;
        match &entry {
            Entry::Acted {
                seat,
                key,
                hand,
                lines,
                ..
            } => {
                acted = Some(Seat(*seat));
                if *hand == Actor::Person {
                    let stored = Stored {
                        version: self.table.version(),
                        at: moment.at,
                        lines: lines.clone(),
                    };
                    let before = self.keys.insert((*seat, key.clone()), stored);
                    assert!(before.is_none(), "the decision {key} is stored twice");
                }
            }
            Entry::ConditionsChosen { .. } | Entry::OptionsChosen { .. } => {
                let opening = self.table.opening();
                self.time = FairTime::new(opening.clock, opening.seats);
            }
            Entry::Said { text, .. } => {
                let lines = self.chat().iter().filter(|line| line.text == *text);
                assert_eq!(lines.count(), 1, "{text:?} is stored twice");
            }
            Entry::Redrawn { seed, .. } => self.seeds.push(seed.0.clone()),
            _ => {}
        }
        self.time.go_on(&self.table, acted, moment);
        self.entries.push(entry);
        self.remember();
    }

    fn remember(&mut self) {
        let (version, seats) = (self.table.version(), self.table.seats().len() as u8);
        for viewer in viewers(seats) {
            let now = Millis(self.moment.at);
            if let Some(update) = self.table.update(viewer, version, now) {
                let update = timeless(update);
                self.stood.insert((version, kind(viewer)), update);
            }
        }
    }

    fn chat(&self) -> &[ChatLine] {
        self.table.chat_since(0)
    }

    pub fn version(&self) -> u32 {
        self.table.version()
    }

    pub fn phase(&self) -> TablePhase {
        self.table.phase()
    }

    pub fn seat_of(&self, person: &Person) -> Option<Seat> {
        self.table.seat_of(&person.id)
    }

    fn viewer_of(&self, person: Option<&Person>) -> Viewer {
        self.table
            .viewer_of(person.map(|person| person.id.as_str()))
    }

    /// A message to somebody is true, told in time, and meant for them.
    pub fn check_message(
        &self,
        person: Option<&Person>,
        (version, said): (u32, u32),
        (message, text): (&ServerMessage, &str),
    ) {
        assert!(
            version <= self.version() && said as usize <= self.chat().len(),
            "told before it was stored: {version}.{said}"
        );
        if self.phase() != TablePhase::Over {
            let seed = self.seeds.iter().find(|seed| text.contains(seed.as_str()));
            assert_eq!(seed, None, "a seed is told to {person:?}");
        }
        let update = match message {
            ServerMessage::Update(update) => update,
            ServerMessage::Table(table) => {
                assert_eq!(table.chat, self.chat()[..said as usize], "the chat");
                &table.update
            }
            ServerMessage::Lobby(_)
            | ServerMessage::Chat(_)
            | ServerMessage::Presence(_)
            | ServerMessage::SignedOut => return,
        };
        assert_eq!(update.version, version, "the id is another version's");
        let viewer = self.viewer_of(person);
        let stood = &self.stood[&(version, kind(viewer))];
        let told = timeless((*update).clone());
        assert_eq!(
            told, *stood,
            "at {version} {viewer:?} was told something else"
        );
    }

    /// What somebody has put together is what the journal says, as far as they have heard.
    pub fn check_known(&self, person: Option<&Person>, known: &Known, is_complete: bool) {
        let Some((version, said)) = known.id else {
            return;
        };
        let viewer = self.viewer_of(person);
        let whole = self.table.update(viewer, 0, Millis(self.moment.at));
        let Some(whole) = whole.filter(|_| known.update.is_some()) else {
            return;
        };
        let told = whole.events.iter().filter(|entry| entry.step <= version);
        let told: Vec<&EventEntry> = told.collect();
        let log: Vec<&EventEntry> = known.log.iter().collect();
        assert_eq!(log, told, "the log of {viewer:?} up to {version}");
        assert_eq!(
            known.chat,
            self.chat()[..said as usize],
            "the chat of {viewer:?}"
        );
        if is_complete {
            let holders = |seats: &[protocol::SeatCard]| -> Vec<_> {
                let cards = seats.iter().map(|it| (it.holder.clone(), it.stand_in));
                cards.collect()
            };
            let seats = self.table.seats();
            assert_eq!(holders(&known.seats), holders(&seats), "who sits where");
        }
    }

    /// The decision with this key.
    fn stored(&self, person: &Person, key: &str) -> Option<&Stored> {
        let seat = self.seat_of(person)?.0;
        self.keys.get(&(seat, key.to_owned()))
    }

    /// Was this decision durable before this time?
    pub fn has(&self, person: &Person, command: &Command, before: u64) -> bool {
        match command {
            Command::Act { key, .. } => {
                let stored = self.stored(person, key);
                stored.is_some_and(|stored| stored.at < before)
            }
            _ => false,
        }
    }

    /// Is it durable as it was sent, with everything that was decided together?
    fn is_acted(&self, person: &Person, command: &Command, version: u32) -> bool {
        let Command::Act {
            key, action, more, ..
        } = command
        else {
            return false;
        };
        let Some(stored) = self.stored(person, key) else {
            return false;
        };
        // Of a finished game nobody knows any more which of its steps it was.
        let is_over = self.phase() == TablePhase::Over;
        let is_version = stored.version == version || (version > stored.version && is_over);
        let mut actions = std::iter::once(action).chain(more).zip(&stored.lines);
        let is_line = |(action, line): (&String, &String)| line.ends_with(&format!(": {action}"));
        is_version && stored.lines.len() > more.len() && actions.all(is_line)
    }

    /// How many tables are named for the next game.
    pub fn rematches(&self) -> usize {
        let next = |entry: &&Entry| matches!(entry, Entry::RematchOpened { .. });
        self.entries.iter().filter(next).count()
    }

    /// What the server said yes to is durable.
    pub fn check_done(&self, person: &Person, command: &Command, version: u32) {
        let is_there = match command {
            Command::Act { .. } => self.is_acted(person, command, version),
            Command::Say { text } => self.chat().iter().any(|line| line.text == *text),
            Command::Sit { seat, .. } => self.any(|entry| match entry {
                Entry::Sat { person: who, .. } => who.id == person.id,
                Entry::OwnerCameBack { seat: back } => back == seat,
                _ => false,
            }),
            Command::Stand => {
                self.any(|entry| matches!(entry, Entry::Vacated { .. } | Entry::StandInTook { .. }))
            }
            Command::ChangeSeat { seat, .. } => self.any(|entry| match entry {
                Entry::BotSeated { seat: it, .. }
                | Entry::Vacated { seat: it }
                | Entry::StandInTook { seat: it, .. } => it == seat,
                _ => false,
            }),
            Command::ChangeOptions { .. } => {
                self.any(|entry| matches!(entry, Entry::OptionsChosen { .. }))
            }
            Command::ChangeConditions { .. } => {
                self.any(|entry| matches!(entry, Entry::ConditionsChosen { .. }))
            }
            Command::Start => self.any(|entry| matches!(entry, Entry::Listed { .. })),
            Command::Reveal { .. } => self.any(|entry| matches!(entry, Entry::Revealed { .. })),
            Command::Again { .. } => {
                self.any(|entry| matches!(entry, Entry::Redrawn { .. } | Entry::Agreed { .. }))
            }
            Command::Replace { seat } => self.any(|entry| {
                matches!(entry, Entry::ReplacementAgreed { seat: it, .. }
                    | Entry::StandInTook { seat: it, .. } if it == seat)
            }),
            // Whoever may sit down or speak anyway needs no entry.
            Command::Admit { .. }
            | Command::Mute { muted: false, .. }
            | Command::LimitChat { seated_only: false } => true,
            Command::Mute { person: who, .. } => {
                self.any(|entry| matches!(entry, Entry::Muted { person } if person.id == *who))
            }
            Command::LimitChat { .. } => {
                self.any(|entry| matches!(entry, Entry::ChatLimited { .. }))
            }
            Command::Rematch { table } => self.any(
                |entry| matches!(entry, Entry::RematchOpened { table: next } if next == table),
            ),
        };
        assert!(
            is_there,
            "acknowledged and not stored: {person:?} {command:?}"
        );
    }

    fn any(&self, test: impl FnMut(&Entry) -> bool) -> bool {
        self.entries.iter().any(test)
    }
}
