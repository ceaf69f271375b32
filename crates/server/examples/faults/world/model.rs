//! What must be true of a table, derived from its durable lines alone, without the server.

use std::collections::{BTreeMap, BTreeSet};

use game::{Seat, Viewer};
use protocol::{ChatLine, EventEntry, Scene, TablePhase, Update};
use tables::{Actor, Command, Entry, Millis, Pending, Person, Table};

use super::disk::Disk;
use super::fair_time::FairTime;
use super::known::{Known, timeless, viewers};
use super::ledger::Moment;
use super::patience::Patience;
use super::secrets::Secrets;
use super::stands::{Looking, Stands, bare_lobby, bare_seats};

pub struct Model {
    pub id: String,
    pub(super) table: Table,
    entries: Vec<Entry>,
    moment: Moment,
    pub(super) stands: Stands,
    /// How things stood at each version, for each kind of viewer.
    stood: BTreeMap<(u32, Option<u8>), Update>,
    /// What does not change once the game has begun.
    pub(super) scene: Option<Scene>,
    /// The decisions of people, by seat and key, and when each line of chat became durable, by
    /// person and key.
    keys: BTreeMap<(u8, String), Stored>,
    lines: BTreeMap<(String, String), u64>,
    pub(super) secrets: Secrets,
    time: FairTime,
    patience: Patience,
    /// People who have asked to leave their seat, by id.
    pub leaving: BTreeSet<String>,
    /// Decisions of stand-ins for people whose time was up.
    pub overdue: u32,
    /// How often the others agreed not to wait any longer.
    pub replaced: u32,
}

/// A decision that is durable.
pub(super) struct Stored {
    /// The version after it.
    pub version: u32,
    at: u64,
    pub lines: Vec<String>,
}

pub(super) fn kind(viewer: Viewer) -> Option<u8> {
    match viewer {
        Viewer::Seat(Seat(seat)) => Some(seat),
        Viewer::Spectator | Viewer::Referee => None,
    }
}

impl Model {
    /// A table whose opening is durable.
    pub fn open(id: &str, disk: &Disk, looking: Vec<Looking>) -> Model {
        let lines = disk.lines(id, 0);
        let (line, written) = lines.first().expect("an opened table is stored");
        let first: Entry = serde_json::from_str(line).expect("what is stored can be read");
        let Entry::Opened(opening) = &first else {
            panic!("a table begins with its opening");
        };
        let table = Table::restore(id, std::slice::from_ref(&first), Millis(0));
        let mut model = Model {
            id: id.to_owned(),
            table: table.expect("an opening makes a table"),
            moment: written.moment,
            stands: Stands::new(looking),
            stood: BTreeMap::new(),
            scene: None,
            keys: BTreeMap::new(),
            lines: BTreeMap::new(),
            secrets: Secrets::of(opening),
            time: FairTime::new(opening.clock, opening.seats),
            patience: Patience::default(),
            entries: vec![first],
            leaving: BTreeSet::new(),
            overdue: 0,
            replaced: 0,
        };
        model.stands.remember(&model.table);
        model
    }

    /// Takes in what has become durable.
    pub fn read(&mut self, disk: &Disk) {
        for (line, written) in disk.lines(&self.id, self.entries.len()) {
            let entry = serde_json::from_str(&line).expect("what is stored can be read");
            assert_eq!(
                written.by, written.owner,
                "somebody has written to a table that is not his: {line}"
            );
            self.take(entry, written.moment);
        }
    }

    fn take(&mut self, entry: Entry, moment: Moment) {
        let overdue = self.time.check(&self.table, &entry, moment);
        self.overdue += u32::from(overdue);
        let seat_of = |id: &String| self.table.seat_of(id);
        let wants = |seat| {
            self.leaving
                .iter()
                .any(|id| seat_of(id) == Some(Seat(seat)))
        };
        let replaced = self.patience.check(&entry, moment, wants);
        self.replaced += u32::from(replaced);
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
        self.secrets.take(&entry);
        let acted = self.note(&entry);
        let spectator = self.remember();
        if let Some(update) = &spectator {
            self.time.go_on(&self.table, update, acted, moment);
        }
        self.patience.go_on(spectator.as_ref(), &entry, moment);
        self.entries.push(entry);
    }

    /// Nothing is there twice. Answers who has decided something.
    fn note(&mut self, entry: &Entry) -> Option<Seat> {
        let at = self.moment.at;
        match entry {
            Entry::Acted {
                seat,
                key,
                hand,
                lines,
                ..
            } => {
                if *hand == Actor::Person {
                    let stored = Stored {
                        version: self.table.version(),
                        at,
                        lines: lines.clone(),
                    };
                    let before = self.keys.insert((*seat, key.clone()), stored);
                    assert!(before.is_none(), "the decision {key} is stored twice");
                }
                return Some(Seat(*seat));
            }
            Entry::ConditionsChosen(_) | Entry::OptionsChosen { .. } => {
                let opening = self.table.opening();
                self.time = FairTime::new(opening.clock, opening.seats);
            }
            Entry::Said {
                person, text, key, ..
            } => {
                let line = (person.id.clone(), key.clone());
                let before = self.lines.insert(line, at);
                assert_eq!(before, None, "{text:?} is stored twice");
            }
            _ => {}
        }
        None
    }

    /// Answers what a spectator sees.
    fn remember(&mut self) -> Option<Update> {
        self.stands.remember(&self.table);
        let (version, seats) = (self.table.version(), self.table.seats().len() as u8);
        let now = Millis(self.moment.at);
        let mut last = None;
        for viewer in viewers(seats) {
            last = self.table.update(viewer, version, now);
            if let Some(update) = last.clone() {
                let update = timeless(update);
                self.stood.insert((version, kind(viewer)), update);
            }
        }
        if self.scene.is_none() {
            self.scene = self.table.state(None, now).map(|state| state.scene);
        }
        last
    }

    /// Somebody is at the table now.
    pub fn see(&mut self, person: &Person, now: Moment) {
        if let Some(Seat(seat)) = self.seat_of(person) {
            self.patience.seen.insert(seat, now);
        }
    }

    pub(super) fn chat(&self) -> &[ChatLine] {
        self.table.chat_since(0)
    }

    pub fn version(&self) -> u32 {
        self.table.version()
    }

    pub fn phase(&self) -> TablePhase {
        self.table.phase()
    }

    /// How many entries are durable.
    pub fn length(&self) -> usize {
        self.entries.len()
    }

    pub fn seat_of(&self, person: &Person) -> Option<Seat> {
        self.table.seat_of(&person.id)
    }

    pub(super) fn viewer_of(&self, person: Option<&Person>) -> Viewer {
        self.table
            .viewer_of(person.map(|person| person.id.as_str()))
    }

    pub(super) fn stood(&self, version: u32, viewer: Viewer) -> &Update {
        &self.stood[&(version, kind(viewer))]
    }

    /// What somebody has put together is what the journal says, as far as they have heard.
    pub fn check_known(&self, person: Option<&Person>, known: &Known, is_complete: bool) {
        let Some((version, said)) = known.id else {
            return;
        };
        if self.phase() == TablePhase::Gathering {
            let id = person.map(|person| person.id.as_str());
            let lobby = known.lobby.clone().map(bare_lobby);
            let now = self.stands.last().lobby(id);
            assert_eq!(lobby.as_ref(), Some(now), "the lobby of {person:?}");
            let heard = &self.chat()[..said as usize];
            assert_eq!(known.chat, heard, "what {person:?} has heard");
        }
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
            let seats = bare_seats(known.seats.clone());
            assert_eq!(seats, self.stands.last().seats(), "who sits where");
        }
    }

    /// The decision with this key.
    pub(super) fn stored(&self, person: &Person, key: &str) -> Option<&Stored> {
        let seat = self.seat_of(person)?.0;
        self.keys.get(&(seat, key.to_owned()))
    }

    /// Was this durable before this time?
    pub fn has(&self, person: &Person, command: &Command, before: u64) -> bool {
        let at = match command {
            Command::Act { key, .. } => self.stored(person, key).map(|stored| stored.at),
            Command::Say { key, .. } => {
                let line = (person.id.clone(), key.clone());
                self.lines.get(&line).copied()
            }
            _ => None,
        };
        at.is_some_and(|at| at < before)
    }

    /// How many tables are named for the next game.
    pub fn rematches(&self) -> usize {
        self.count(|_, entry| matches!(entry, Entry::RematchOpened { .. }))
    }

    /// Does one of the entries from a number on pass the test? Each comes with how many are before.
    pub(super) fn any(&self, from: usize, test: impl Fn(usize, &Entry) -> bool) -> bool {
        let mut entries = self.entries.iter().enumerate().skip(from);
        entries.any(|(before, entry)| test(before, entry))
    }

    pub(super) fn count(&self, test: impl Fn(usize, &Entry) -> bool) -> usize {
        let entries = self.entries.iter().enumerate();
        entries
            .filter(|(before, entry)| test(*before, entry))
            .count()
    }

    /// Where the last seed before an entry was drawn.
    pub(super) fn redrawn_before(&self, entry: usize) -> usize {
        let is_new = |entry: &Entry| matches!(entry, Entry::Redrawn { .. });
        let found = self.entries[..entry].iter().rposition(is_new);
        found.unwrap_or(1)
    }
}
