//! A world in one thread: a server and its disk, or several nodes and their database, and people
//! with bad connections. A seed determines all of it.
//!
//! Houses, desks, tables and the way back from the store are the real ones; the disk, time, chance
//! and the network are not. What must hold is in `model.rs`,
//! `told.rs`, `done.rs`, `secrets.rs`, `fair_time.rs` and `patience.rs`.

mod accounts;
mod client;
mod cluster;
#[cfg(test)]
mod cuts;
#[cfg(test)]
mod directed;
mod disk;
mod done;
mod fair_time;
mod history;
mod known;
mod ledger;
mod life;
mod machine;
mod model;
mod mood;
mod news;
mod opening;
mod patience;
mod promises;
mod requests;
mod secrets;
mod stands;
mod steps;
mod tally;
mod told;
mod wishes;

use std::collections::BTreeMap;

use families::{Listing, listings};
use game::Luck;
use game::testing::TestLuck;
use protocol::CreateTable;
use serde_json::json;

pub use history::History;
pub use mood::Lie;
pub use tally::Tally;

use accounts::Account;
use client::{Client, Following};
use cluster::{Nodes, Servers};
use disk::Disk;
use life::{Life, Stage, runtime};
use machine::Clock;
use model::Model;
use mood::Mood;
use requests::{Asked, Mail};

/// Who answers in a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One server with a disk of its own.
    One,
    /// Several nodes that share a database.
    Several,
}

impl Kind {
    pub const ALL: [Kind; 2] = [Kind::One, Kind::Several];

    pub fn name(self) -> &'static str {
        match self {
            Kind::One => "one",
            Kind::Several => "several",
        }
    }
}

pub struct World {
    seed: u64,
    luck: TestLuck,
    clock: Clock,
    history: History,
    disk: Disk,
    servers: Servers,
    lives: u64,
    /// The time of the world in milliseconds.
    now: u64,
    tables: Vec<Model>,
    clients: Vec<Client>,
    account: Account,
    mail: Mail,
    asked: BTreeMap<u64, Asked>,
    numbers: u64,
    tally: Tally,
}

/// Independent chances of one seed.
fn mixed(seed: u64, part: u64) -> u64 {
    let mut luck = TestLuck(seed.wrapping_mul(0x9e37_79b9).wrapping_add(part << 48));
    u64::from(luck.below(u32::MAX)) << 32 | u64::from(luck.below(u32::MAX))
}

impl World {
    /// A whole run.
    pub fn run(kind: Kind, seed: u64, lie: Option<Lie>, history: History) -> Tally {
        let world = match kind {
            Kind::One => World::of_one(seed, lie, history),
            Kind::Several => World::of_several(seed, lie, history),
        };
        world.go_on()
    }

    /// A world with a table or two.
    fn of_one(seed: u64, lie: Option<Lie>, history: History) -> World {
        let mut world = World::empty(seed, lie, history, None);
        if world.one_in(2) {
            world.change_mood();
        }
        world.open();
        if world.one_in(4) {
            world.open();
        }
        world
    }

    /// Without a table; with so many nodes, if there are several.
    fn empty(seed: u64, lie: Option<Lie>, history: History, nodes: Option<usize>) -> World {
        let first = runtime();
        let clock = {
            let _guard = first.enter();
            Clock::new()
        };
        let mut disk = Disk::new(mixed(seed, 1), lie, clock.clone(), history.clone());
        let servers = match nodes {
            None => Servers::One(Life::begin(&disk, &clock, 0, mixed(seed, 3))),
            Some(count) => {
                let nodes = Nodes::new(count, seed, first, clock.clone(), &mut disk);
                Servers::Several(nodes)
            }
        };
        let mut world = World {
            seed,
            luck: TestLuck(mixed(seed, 2)),
            servers,
            clock,
            history,
            disk,
            lives: 1,
            now: 0,
            tables: Vec::new(),
            clients: (0..4)
                .map(|number| Client::new(number, number == 3))
                .collect(),
            account: Account::default(),
            mail: Mail::default(),
            asked: BTreeMap::new(),
            numbers: 0,
            tally: Tally::default(),
        };
        world.pass(100);
        world
    }

    fn go_on(mut self) -> Tally {
        let steps = 60 + self.luck.below(120);
        for step in 0..steps {
            match &self.servers {
                Servers::One(_) => self.step(),
                Servers::Several(_) => self.storm(),
            }
            if step % 40 == 39 {
                self.calm_down();
            }
        }
        self.calm_down();
        if self.plays_to_the_end() {
            self.come_to_an_end();
        }
        let overdue: u32 = self.tables.iter().map(|table| table.overdue).sum();
        self.tally.overdue = overdue.into();
        let replaced: u32 = self.tables.iter().map(|table| table.replaced).sum();
        self.tally.replaced = replaced.into();
        (self.tally.storms.adopted, self.tally.storms.fenced) = self.disk.handed_over();
        self.tally
    }

    fn one_in(&mut self, chances: u32) -> bool {
        self.luck.below(chances) == 0
    }

    fn note(&self, what: impl FnOnce() -> String) {
        self.history.note(self.now, what);
    }

    /// Opens a table of any game.
    fn open(&mut self) {
        let listings = listings();
        let listing = &listings[self.luck.below(listings.len() as u32) as usize];
        self.open_listing(listing);
    }

    fn open_listing(&mut self, listing: &Listing) {
        let seats = 3.clamp(*listing.seats.start(), *listing.seats.end());
        let mut options = json!({});
        for option in listing.options() {
            match option.id {
                "turn_limit" => options["turn_limit"] = json!(6 + self.luck.below(8)),
                "points" => options["points"] = json!(3 + self.luck.below(3)),
                _ => {}
            }
        }
        let clock = self.one_in(2).then(|| wishes::clock(&mut self.luck));
        self.open_game(&CreateTable {
            game: listing.id.clone(),
            name: None,
            seats,
            options,
            open: true,
            clock,
            coach: false,
            bots: None,
            position: None,
        });
    }

    /// Opens a table, and follows it.
    fn open_game(&mut self, wish: &CreateTable) {
        self.note(|| format!("a table: {wish:?}"));
        let id = self.open_table(wish);
        self.join(&id);
    }

    /// Everybody begins to follow a table that is open.
    fn join(&mut self, id: &str) {
        if self.tables.iter().any(|table| table.id == id) {
            return;
        }
        let people = self.clients.iter().map(|it| it.person.as_ref());
        let looking = people.map(|it| it.map(|it| it.id.clone())).collect();
        self.tables.push(Model::open(id, &self.disk, looking));
        for client in &mut self.clients {
            client.follows.push(Following::default());
        }
        for client in 0..self.clients.len() {
            self.follow(client, self.tables.len() - 1);
        }
    }

    /// Lets time pass, and looks at everything that came of it.
    fn pass(&mut self, millis: u64) {
        self.servers.pass(millis);
        self.look();
    }

    /// Does a little, without a moment passing.
    fn work(&mut self, pieces: u32) {
        self.servers.work(pieces);
        self.look();
    }

    fn look(&mut self) {
        self.now = {
            let _guard = self.servers.enter();
            self.clock.now()
        };
        for table in &mut self.tables {
            table.read(&self.disk);
        }
        self.read_news();
        self.see_everybody();
        self.read_answers();
        self.read_sign_ins();
        match &self.servers {
            Servers::One(life) if matches!(life.stage(), Stage::Failed) => {
                self.note(|| "the program cannot start".into());
                self.begin_life(1_000);
            }
            Servers::One(_) => {}
            Servers::Several(_) => {
                self.forget_the_dead();
                self.disk.check_owners(self.now);
            }
        }
    }

    /// A server dies without a word, and comes back.
    fn kill(&mut self, down: u64) {
        self.tally.kills += 1;
        if matches!(self.servers, Servers::Several(_)) {
            return self.kill_one(down);
        }
        self.note(|| format!("KILLED; back in {down} ms"));
        self.begin_life(down);
    }

    /// Where there is only one server.
    fn alone(&self) -> &Life {
        self.servers.one().expect("there is only one server")
    }

    /// What was in memory is gone.
    fn begin_life(&mut self, down: u64) {
        self.lives += 1;
        self.disk.let_go(self.now);
        self.now += down;
        self.disk.lose(down);
        let seed = mixed(self.seed, 3 + self.lives);
        let life = Life::begin(&self.disk, &self.clock, self.now, seed);
        self.servers = Servers::One(life);
        for client in &mut self.clients {
            for following in &mut client.follows {
                following.hang_up();
            }
        }
        self.forget_requests();
        self.forget_sign_ins();
    }

    fn turn(&self, mood: Mood) {
        let _guard = self.servers.enter();
        self.disk.turn(mood);
    }
}
