//! What happens to nodes and to their database.

use std::ops::AddAssign;

use families::listings;
use game::Luck;
use protocol::TablePhase;

use super::super::mood::{Lie, Mood};
use super::super::{History, World};
use super::{Nodes, Servers};

/// What was seen of it in a run.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Storms {
    pub deaths: u64,
    pub sleeps: u64,
    /// Connections to the database that became bad.
    pub cuts: u64,
    /// How often that happened to all of them together.
    pub outages: u64,
    /// Nodes that were asked to leave.
    pub departures: u64,
    /// Tables that were taken over.
    pub adopted: u64,
    /// What was refused because a table was another's.
    pub fenced: u64,
}

impl Storms {
    pub fn parts(&self) -> [(&'static str, u64); 7] {
        [
            ("deaths", self.deaths),
            ("sleeps", self.sleeps),
            ("cuts", self.cuts),
            ("outages", self.outages),
            ("departures", self.departures),
            ("adopted", self.adopted),
            ("fenced", self.fenced),
        ]
    }
}

impl AddAssign for Storms {
    fn add_assign(&mut self, other: Storms) {
        self.deaths += other.deaths;
        self.sleeps += other.sleeps;
        self.cuts += other.cuts;
        self.outages += other.outages;
        self.departures += other.departures;
        self.adopted += other.adopted;
        self.fenced += other.fenced;
    }
}

impl World {
    /// A world with two or three nodes and a few tables.
    pub(in super::super) fn of_several(seed: u64, lie: Option<Lie>, history: History) -> World {
        let count = 2 + (seed % 2) as usize;
        let mut world = World::empty(seed, lie, history, Some(count));
        world.pass(1_000);
        for table in 0..=world.luck.below(3) as usize {
            world.open_at_nodes();
            if !world.one_in(4) {
                world.begin_to_play(table);
            }
        }
        world
    }

    /// In fair weather it does not take long.
    fn begin_to_play(&mut self, table: usize) {
        for _ in 0..30 {
            if self.tables[table].phase() != TablePhase::Gathering {
                break;
            }
            self.do_what_is_wished(table);
            self.pass(60);
        }
    }

    /// Mostly a short game: here nodes are tried, not games.
    fn open_at_nodes(&mut self) {
        if self.one_in(8) {
            return self.open();
        }
        let listings = listings();
        let dice = listings.iter().find(|it| it.id == "dice");
        self.open_listing(dice.expect("there is a dice game"));
    }

    /// Of worlds of nodes only some: most of it is bots alone.
    pub(in super::super) fn plays_to_the_end(&mut self) -> bool {
        match self.servers {
            Servers::One(_) => true,
            Servers::Several(_) => self.one_in(8),
        }
    }

    fn nodes(&mut self) -> &mut Nodes {
        match &mut self.servers {
            Servers::Several(nodes) => nodes,
            Servers::One(_) => unreachable!("there are several nodes"),
        }
    }

    pub(in super::super) fn storm(&mut self) {
        let client = self.luck.below(self.clients.len() as u32) as usize;
        let table = self.luck.below(self.tables.len() as u32) as usize;
        // In a third of the worlds nothing but nodes fails.
        let is_fair = self.seed.is_multiple_of(3);
        match self.luck.below(100) {
            0..50 => self.do_what_is_wished(table),
            50..58 => self.repeat(client),
            58..66 => self.disturb(client, table),
            66..69 => self.say(client, table),
            69..72 => self.come_and_go(client, table),
            72..80 => self.wait(),
            80..85 if !is_fair => self.cut_one(),
            85..87 if !is_fair => self.change_mood_of_all(),
            80..91 => self.turn(Mood::Well),
            91..92 => self.hang_up_on_one(),
            92..95 => self.put_one_to_sleep(),
            95..97 => self.send_one_away(),
            _ => return self.die_at_work(),
        }
        self.do_a_little();
    }

    /// Mostly one that has a table.
    fn any_node(&mut self) -> usize {
        let count = self.nodes().all.len() as u32;
        let any = self.luck.below(count) as usize;
        let table = self.luck.below(self.tables.len().max(1) as u32) as usize;
        let owner = self
            .tables
            .get(table)
            .and_then(|it| self.disk.link_of(&it.id));
        owner.filter(|_| !self.one_in(3)).unwrap_or(any)
    }

    /// Something is under way when the next thing happens.
    fn begin_something(&mut self) {
        for table in 0..self.tables.len() {
            self.do_what_is_wished(table);
        }
        let (millis, pieces) = (self.luck.below(40), self.luck.below(40));
        self.pass(millis.into());
        self.work(pieces);
    }

    /// The connection of one node to the database changes.
    fn cut_one(&mut self) {
        if self.one_in(2) {
            self.begin_something();
        }
        let (node, mood) = (self.any_node(), self.any_mood());
        self.tally.storms.cuts += u64::from(mood != Mood::Well);
        let _guard = self.servers.enter();
        self.disk.turn_over(node, mood);
    }

    fn change_mood_of_all(&mut self) {
        let mood = self.any_mood();
        self.tally.storms.outages += u64::from(mood != Mood::Well);
        self.turn(mood);
    }

    fn any_mood(&mut self) -> Mood {
        Mood::ALL[self.luck.below(Mood::ALL.len() as u32) as usize]
    }

    fn put_one_to_sleep(&mut self) {
        if self.one_in(2) {
            self.begin_something();
        }
        let node = self.any_node();
        let millis = match self.luck.below(3) {
            0 => 1_000 + u64::from(self.luck.below(3_000)),
            _ => 3_000 + u64::from(self.luck.below(27_000)),
        };
        if self.nodes().all[node].is_awake() {
            self.tally.storms.sleeps += 1;
            self.note(|| format!("node {node} sleeps for {millis} ms"));
            self.nodes().put_to_sleep(node, millis);
        }
    }

    fn send_one_away(&mut self) {
        let node = self.any_node();
        if self.nodes().all[node].is_awake() {
            self.tally.storms.departures += 1;
            self.note(|| format!("node {node} is asked to leave"));
            self.nodes().send_away(node);
        }
    }

    pub(in super::super) fn kill_one(&mut self, down: u64) {
        let node = self.any_node();
        self.tally.storms.deaths += 1;
        self.note(|| format!("node {node} is KILLED; back in {down} ms"));
        self.nodes().kill(node, down);
        self.look();
    }

    /// Sleepers wake, the dead begin to live, and all find their places.
    pub(in super::super) fn rouse(&mut self) {
        if let Servers::Several(nodes) = &mut self.servers {
            nodes.rouse();
            self.pass(6_000);
        }
    }
}
