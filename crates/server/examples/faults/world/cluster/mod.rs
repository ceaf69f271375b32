//! Several nodes that share a simulated database, each with a connection of its own and a time of
//! its own, which stands still while it sleeps.

mod books;
mod carrying;
#[cfg(test)]
mod directed;
mod registry;
mod storms;

use game::Luck;
use game::testing::TestLuck;
use server::NodeCard;
use tokio::runtime::{EnterGuard, Runtime};
use tokio::time::sleep_until;

pub use books::Books;
pub use carrying::{Doors, carry, listen, listen_here};
pub use storms::Storms;

use super::disk::{Asker, Disk};
use super::life::{Door, Life, Stage};
use super::machine::Clock;
use super::mixed;

/// Whoever answers: one server, or several nodes.
pub enum Servers {
    One(Life),
    Several(Nodes),
}

impl Servers {
    /// Where things are made and dropped, and the time of the world is read.
    pub fn enter(&self) -> EnterGuard<'_> {
        match self {
            Servers::One(life) => life.enter(),
            Servers::Several(nodes) => nodes.base.enter(),
        }
    }

    /// Some door; none while nobody answers.
    pub fn door(&self, luck: &mut TestLuck) -> Option<Door> {
        match self {
            Servers::One(life) => life.door(),
            Servers::Several(nodes) => {
                let doors: Vec<Door> = nodes
                    .all
                    .iter()
                    .filter_map(|it| it.door(&nodes.doors))
                    .collect();
                let chosen = luck.below((doors.len() as u32).max(1)) as usize;
                doors.into_iter().nth(chosen)
            }
        }
    }

    pub fn pass(&mut self, millis: u64) {
        match self {
            Servers::One(life) => life.pass(millis),
            Servers::Several(nodes) => nodes.pass(millis),
        }
    }

    pub fn work(&self, pieces: u32) {
        match self {
            Servers::One(life) => life.work(pieces),
            Servers::Several(nodes) => nodes.work(pieces),
        }
    }

    /// Has this program the table, and is it awake?
    pub fn is_owner(&self, table: &str, program: u64) -> bool {
        match self {
            Servers::One(_) => true,
            Servers::Several(nodes) => {
                let state = nodes.disk.state();
                let books = state.books.as_ref();
                books.is_some_and(|it| it.is_with(table, program))
            }
        }
    }

    pub fn one(&self) -> Option<&Life> {
        match self {
            Servers::One(life) => Some(life),
            Servers::Several(_) => None,
        }
    }
}

pub struct Nodes {
    /// Where the database works.
    base: Runtime,
    clock: Clock,
    disk: Disk,
    pub all: Vec<Node>,
    doors: Doors,
    seed: u64,
    /// How many programs there have been.
    programs: u64,
}

pub struct Node {
    number: usize,
    program: u64,
    /// None while it is dead.
    life: Option<Life>,
    /// When the next life begins.
    back_at: u64,
    asleep_until: Option<u64>,
    is_leaving: bool,
    is_up: bool,
}

impl Nodes {
    /// So many nodes, all about to start.
    pub fn new(count: usize, seed: u64, base: Runtime, clock: Clock, disk: &mut Disk) -> Nodes {
        disk.share(count, base.handle().clone());
        let node = |number| Node {
            number,
            program: 0,
            life: None,
            back_at: 0,
            asleep_until: None,
            is_leaving: false,
            is_up: false,
        };
        let mut nodes = Nodes {
            base,
            clock,
            disk: disk.clone(),
            all: (0..count).map(node).collect(),
            doors: Doors::default(),
            seed,
            programs: 0,
        };
        for number in 0..count {
            nodes.begin(number, 0);
        }
        nodes
    }

    fn now(&self) -> u64 {
        let _guard = self.base.enter();
        self.clock.now()
    }

    /// A node is started.
    fn begin(&mut self, number: usize, now: u64) {
        self.programs += 1;
        let (program, clock) = (self.programs, {
            let _guard = self.base.enter();
            Clock::new()
        });
        self.disk.begin_program(program, number);
        let disk = self.disk.over(Asker {
            link: number,
            program,
            clock: clock.clone(),
        });
        let card = NodeCard {
            name: format!("node-{number}"),
            address: format!("node-{number}:1"),
        };
        let seed = mixed(self.seed, 3 + program);
        let life = Life::begin_among(&disk, &clock, now, seed, Some(card));
        let node = &mut self.all[number];
        (node.program, node.life) = (program, Some(life));
        (node.is_leaving, node.is_up, node.asleep_until) = (false, false, None);
    }

    /// A node dies without a word; its next life begins after a while.
    pub fn kill(&mut self, number: usize, down: u64) {
        let now = self.now();
        let node = &mut self.all[number];
        self.doors.close(node.number);
        (node.life, node.back_at) = (None, now + down);
        (node.is_up, node.asleep_until) = (false, None);
        self.disk.end_program(node.program, now);
    }

    /// From now on the time of a node stands still.
    pub fn put_to_sleep(&mut self, number: usize, millis: u64) {
        let now = self.now();
        let node = &mut self.all[number];
        node.asleep_until = Some(now + millis);
        self.disk.fall_asleep(node.program, now);
    }

    /// A node is asked to end.
    pub fn send_away(&mut self, number: usize) {
        let node = &mut self.all[number];
        let life = node.life.as_ref().filter(|_| !node.is_leaving);
        if let Some(life) = life.filter(|it| it.app().is_some()) {
            life.leave();
            node.is_leaving = true;
            self.disk.takes_no_more(node.program);
        }
    }

    /// Everybody is about to be well: sleepers wake, and the dead begin to live.
    pub fn rouse(&mut self) {
        let now = self.now();
        for node in &mut self.all {
            node.asleep_until = node.asleep_until.map(|_| now);
            node.back_at = now;
        }
    }

    /// Lets time pass for all in turn, a little at a time.
    fn pass(&mut self, millis: u64) {
        let pace = match millis {
            0..200 => 2,
            200..2_000 => 10,
            _ => 25,
        };
        let mut now = self.now();
        let end = now + millis;
        while now < end {
            now = end.min(now + pace);
            for number in 0..self.all.len() {
                self.pass_at(number, now);
            }
            let moment = self.clock.moment(now);
            self.base.block_on(async { sleep_until(moment).await });
        }
    }

    fn pass_at(&mut self, number: usize, now: u64) {
        let node = &mut self.all[number];
        let Some(life) = &node.life else {
            if node.back_at <= now {
                self.begin(number, now);
            }
            return;
        };
        match node.asleep_until {
            None => life.pass_until(now),
            Some(until) if until > now => return,
            Some(_) => {
                node.asleep_until = None;
                self.disk.wake_up(node.program, now);
                life.wake_at(now);
            }
        }
        match life.stage() {
            Stage::Up(_) if !node.is_up => {
                node.is_up = true;
                self.disk.has_begun(node.program, now);
                let door = node.door(&self.doors).expect("it is up");
                self.doors.open(number, door);
            }
            Stage::Failed => self.kill(number, 1_000),
            Stage::Left => self.kill(number, 500),
            Stage::Starting | Stage::Up(_) => {}
        }
    }

    /// Does a little, all in turn, without a moment passing.
    fn work(&self, pieces: u32) {
        for _ in 0..pieces {
            let awake = self.all.iter().filter(|it| it.asleep_until.is_none());
            for life in awake.filter_map(|it| it.life.as_ref()) {
                life.work(1);
            }
            self.base.block_on(tokio::task::yield_now());
        }
    }
}

impl Node {
    /// None while nobody would answer. Whoever asks a sleeper has to wait.
    fn door(&self, doors: &Doors) -> Option<Door> {
        let door = self.life.as_ref()?.door()?;
        Some(Door {
            others: Some(doors.clone()),
            program: self.program,
            ..door
        })
    }

    pub fn is_awake(&self) -> bool {
        self.is_up && self.asleep_until.is_none()
    }
}
