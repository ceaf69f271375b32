//! A server, its store and its clients in one loop, with a crash whenever the dice say so.

mod archive;
mod begin;

use std::collections::{BTreeMap, BTreeSet};

use game::{Luck, Seat, Viewer};
use protocol::{EventEntry, TablePhase, Update};
use records::{Seed, TableLuck};
use serde_json::Value;
use tables::{Actor, Command, Decided, Entry, Millis, Opening, Pending, Person, Table, TableError};

/// What the server dies before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Crash {
    Deciding,
    Storing,
    Committing,
    Answering,
    Broadcasting,
}

impl Crash {
    pub const ALL: [Crash; 5] = [
        Crash::Deciding,
        Crash::Storing,
        Crash::Committing,
        Crash::Answering,
        Crash::Broadcasting,
    ];
}

/// A browser: what it has been told, and the decision it has no answer to yet.
struct Client {
    person: Person,
    seat: Seat,
    last: Option<Update>,
    log: Vec<EventEntry>,
    unanswered: Option<Command>,
    answered: Vec<Command>,
}

pub struct World {
    luck: TableLuck,
    now: Millis,
    /// What is on disk.
    store: Vec<Entry>,
    table: Table,
    /// Draws before the first decision; they are not stored, they follow from the seed.
    opening_steps: usize,
    clients: Vec<Client>,
    /// Keys of decisions the server said yes to.
    acknowledged: BTreeSet<String>,
    /// What a decision at a version led to, whenever it was looked at.
    foreseen: BTreeMap<(u64, String), Vec<Entry>>,
    keys: u32,
    crashes: BTreeMap<Crash, u32>,
    pub duplicates: u32,
    pub stale: u32,
    pub reconnects: u32,
}

fn person(number: usize) -> Person {
    Person {
        id: format!("person-{number}"),
        name: format!("Name {number}"),
    }
}

impl World {
    /// Two people, and bots on the other seats.
    pub fn open(game: &str, options: Value, seed: u8) -> World {
        let seats = if game == "base" { 4 } else { 2 };
        let opening = Opening {
            game: game.to_owned(),
            name: "storm".to_owned(),
            host: person(0),
            seats,
            options,
            open: true,
            clock: None,
            coach: false,
            seed: Seed::from_bytes([seed; 32]).reveal(),
            position: None,
            opened: None,
            rules: 1,
            terms: None,
        };
        let (table, first) = Table::open("storm", opening).unwrap();
        let client = |number: usize| Client {
            person: person(number),
            seat: Seat(number as u8),
            last: None,
            log: Vec::new(),
            unanswered: None,
            answered: Vec::new(),
        };
        let mut world = World {
            luck: TableLuck::layout(Seed::from_bytes([seed ^ 0xff; 32]).table_seed(&[])),
            now: Millis(0),
            store: vec![first],
            table,
            opening_steps: 0,
            clients: vec![client(0), client(1)],
            acknowledged: BTreeSet::new(),
            foreseen: BTreeMap::new(),
            keys: 0,
            crashes: BTreeMap::new(),
            duplicates: 0,
            stale: 0,
            reconnects: 0,
        };
        world.begin(seats);
        world.opening_steps = world.table.version() as usize;
        world
    }

    /// Something done in fair weather.
    fn order(&mut self, person: &Person, command: Command) {
        let decided = self.table.decide(person, command, self.now).unwrap();
        let Decided::Pending(pending) = decided else {
            panic!("only decisions of the game have keys");
        };
        self.store.extend(pending.entries.clone());
        self.table.commit(pending, self.now);
    }

    pub fn crashes(&self, crash: Crash) -> u32 {
        self.crashes.get(&crash).copied().unwrap_or(0)
    }

    fn one_in(&mut self, chances: u32) -> bool {
        self.luck.below(chances) == 0
    }

    fn strikes(&mut self, crash: Crash) -> bool {
        let strikes = self.one_in(25);
        if strikes {
            *self.crashes.entry(crash).or_default() += 1;
            self.restart();
        }
        strikes
    }

    /// Memory is gone; what is on disk comes back.
    fn restart(&mut self) {
        self.table = Table::restore("storm", &self.store, self.now).unwrap();
        assert_eq!(self.table.fault(), None);
        assert_eq!(self.table.next_entry(), self.store.len() as u64);
    }

    pub fn play_to_the_end(&mut self) {
        for _ in 0..200_000 {
            if self.table.phase() == TablePhase::Over {
                return;
            }
            self.now = self.now.plus(10);
            match self.luck.below(4) {
                0 => self.bots_move(),
                1 => self.client_listens(),
                _ => self.client_moves(),
            }
        }
        panic!("the game does not end");
    }

    fn bots_move(&mut self) {
        for seat in self.table.bots_to_ask() {
            let luck = std::array::from_fn(|_| self.luck.below(256) as u8);
            let Some(task) = self.table.bot_task(seat, luck) else {
                continue;
            };
            let answer = task.run();
            if self.strikes(Crash::Deciding) {
                return;
            }
            let Ok(pending) = self.table.decide_answer(answer, self.now) else {
                continue;
            };
            self.carry_out(pending);
        }
    }

    fn client_listens(&mut self) {
        let number = self.luck.below(self.clients.len() as u32) as usize;
        if self.strikes(Crash::Broadcasting) {
            return;
        }
        if self.one_in(10) {
            // The browser was closed: it knows nothing any more and begins anew.
            let client = &mut self.clients[number];
            (client.last, client.log) = (None, Vec::new());
            self.reconnects += 1;
        }
        let client = &mut self.clients[number];
        let since = client.last.as_ref().map_or(0, |update| update.version);
        let viewer = self.table.viewer_of(Some(&client.person.id));
        let update = self.table.update(viewer, since, self.now).unwrap();
        client.log.extend(update.events.iter().cloned());
        let durable = durable_lines(&self.store) + self.opening_steps;
        assert!(
            update.version as usize <= durable,
            "told before it was stored"
        );
        client.last = Some(update);
    }

    fn client_moves(&mut self) {
        let number = self.luck.below(self.clients.len() as u32) as usize;
        if self.one_in(8)
            && let Some(old) = self.pick_answered(number)
        {
            return self.repeat(number, old);
        }
        let command = match self.clients[number].unanswered.clone() {
            Some(command) => command,
            None => match self.new_decision(number) {
                Some(command) => command,
                None => return,
            },
        };
        self.clients[number].unanswered = Some(command.clone());
        if self.strikes(Crash::Deciding) {
            return;
        }
        let person = self.clients[number].person.clone();
        match self.table.decide(&person, command.clone(), self.now) {
            Ok(Decided::Pending(pending)) => {
                if !self.carry_out(pending) || self.strikes(Crash::Answering) {
                    return; // no answer; the client will ask again with the same key
                }
                self.acknowledge(number, command);
            }
            // It was stored before a crash that kept the answer.
            Ok(Decided::Already(version)) => {
                assert!(version <= self.table.version());
                self.acknowledge(number, command);
            }
            Err(TableError::Stale { .. }) => {
                self.stale += 1;
                self.clients[number].unanswered = None;
            }
            Err(why) => panic!("{why:?}"),
        }
    }

    /// A choice from the last update the client has, which may be an old one.
    fn new_decision(&mut self, number: usize) -> Option<Command> {
        let update = self.clients[number].last.clone()?;
        if update.choices.is_empty() {
            return None;
        }
        let chosen = self.luck.below(update.choices.len() as u32) as usize;
        self.keys += 1;
        Some(Command::Act {
            prompt: update.prompt,
            action: update.choices[chosen].action.clone(),
            more: Vec::new(),
            key: format!("key-{}", self.keys),
        })
    }

    fn pick_answered(&mut self, number: usize) -> Option<Command> {
        let count = self.clients[number].answered.len() as u32;
        (count > 0).then(|| {
            let old = self.luck.below(count) as usize;
            self.clients[number].answered[old].clone()
        })
    }

    /// The network delivers a decision a second time; a third one copies it under a new key.
    fn repeat(&mut self, number: usize, command: Command) {
        self.duplicates += 1;
        let person = self.clients[number].person.clone();
        let again = self.table.decide(&person, command.clone(), self.now);
        assert!(matches!(again, Ok(Decided::Already(_))), "{again:?}");
        let Command::Act { prompt, action, .. } = command else {
            unreachable!("clients only act");
        };
        let key = "copied".to_owned();
        let copied = Command::Act {
            prompt,
            action,
            more: Vec::new(),
            key,
        };
        let copied = self.table.decide(&person, copied, self.now);
        assert!(
            matches!(copied, Err(TableError::Stale { .. })),
            "{copied:?}"
        );
    }

    fn acknowledge(&mut self, number: usize, command: Command) {
        if let Command::Act { key, .. } = &command {
            self.acknowledged.insert(key.clone());
        }
        self.clients[number].unanswered = None;
        self.clients[number].answered.push(command);
    }

    /// Stores and commits; false if a crash came in between.
    fn carry_out(&mut self, pending: Pending) -> bool {
        self.compare_with_earlier_look(&pending);
        if self.strikes(Crash::Storing) {
            return false;
        }
        self.store.extend(pending.entries.clone());
        if self.strikes(Crash::Committing) {
            return false;
        }
        self.table.commit(pending, self.now);
        true
    }

    /// A decision that was lost and is made again meets the same draws.
    fn compare_with_earlier_look(&mut self, pending: &Pending) {
        let Entry::Acted { lines, .. } = &pending.entries[0] else {
            unreachable!("only decisions of the game are made in the storm");
        };
        let look = (pending.first, lines[0].clone());
        let fresh: Vec<Entry> = pending.entries.iter().map(without_key).collect();
        let earlier = self.foreseen.entry(look).or_insert_with(|| fresh.clone());
        assert_eq!(*earlier, fresh, "another draw for the same decision");
    }

    pub fn check_nothing_lost_and_nothing_twice(&mut self) {
        let mut stored: Vec<&String> = Vec::new();
        for entry in &self.store {
            if let Entry::Acted {
                key,
                hand: Actor::Person,
                ..
            } = entry
            {
                stored.push(key);
            }
        }
        let distinct: BTreeSet<&String> = stored.iter().copied().collect();
        assert_eq!(distinct.len(), stored.len(), "a decision is stored twice");
        for key in &self.acknowledged {
            assert!(distinct.contains(key), "{key} was acknowledged and is lost");
        }
        self.check_logs();
        self.check_archive();
    }

    /// Whatever the connections went through, each client's log is the whole story.
    fn check_logs(&mut self) {
        for client in &mut self.clients {
            let since = client.last.as_ref().map_or(0, |update| update.version);
            let viewer = Viewer::Seat(client.seat);
            let rest = self.table.update(viewer, since, self.now).unwrap();
            client.log.extend(rest.events);
            let whole = self.table.update(viewer, 0, self.now).unwrap();
            assert_eq!(client.log, whole.events);
            let ids = whole.events.iter().map(|entry| (entry.step, entry.index));
            assert!(
                ids.is_sorted_by(|one, next| one < next),
                "an id comes twice"
            );
        }
    }
}

fn without_key(entry: &Entry) -> Entry {
    let mut entry = entry.clone();
    if let Entry::Acted { key, hand, .. } = &mut entry {
        key.clear();
        *hand = Actor::Person;
    }
    entry
}

/// Steps of decisions on disk.
fn durable_lines(store: &[Entry]) -> usize {
    let lines = store.iter().map(|entry| match entry {
        Entry::Acted { lines, .. } => lines.len(),
        _ => 0,
    });
    lines.sum()
}
