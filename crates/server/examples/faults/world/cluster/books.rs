//! Who lives, and whose each table is, as the simulation keeps the books; and how long a table may
//! be without an owner.

use std::collections::BTreeMap;

use server::{Lease, NodeId, Parting};

use super::super::disk::{Disk, State};
use super::super::ledger::Writer;
use super::super::mood::Lie;

/// Within this time a table has an owner again.
const PROMISED: u64 = 5_000;
/// After the database is well again, answers of before may still be on their way for so long.
const ON_THE_WAY: u64 = 5_300;
/// Nobody promises anything about so little.
const TOLERANCE: u64 = 100;
/// Whoever has said so lately that it lives answers for its tables.
const SURE: u64 = 2_000;
/// What a sleeper may take for its own time.
const UNNOTICED: u64 = 800;

#[derive(Default)]
pub struct Books {
    lives: BTreeMap<NodeId, u64>,
    /// When each of them said for the last time that it lives, and how often it did by then.
    beaten: BTreeMap<NodeId, (u64, u64)>,
    /// A life that was ended while its node could be sure of it.
    wronged: Option<String>,
    programs: BTreeMap<u64, Program>,
    owners: BTreeMap<String, Owner>,
    /// Since when tables wait for an owner.
    waiting: BTreeMap<String, u64>,
    /// The first lease of each table.
    first: BTreeMap<String, Lease>,
    /// Tables that were taken over.
    pub adopted: u64,
    /// What was refused because a table was another's.
    pub fenced: u64,
}

struct Program {
    link: usize,
    /// Since when it is dead or asleep.
    down: Option<u64>,
    /// Since when it is up and awake.
    up: Option<u64>,
    takes: bool,
}

#[derive(Clone, Copy)]
struct Owner {
    life: NodeId,
    program: u64,
    /// The lease it was given, and the one that counts.
    lease: Lease,
    real: Lease,
}

impl Books {
    pub fn link_of(&self, table: &str) -> Option<usize> {
        let owner = self.owners.get(table)?;
        Some(self.programs[&owner.program].link)
    }

    /// Is this program the owner of a table, and awake?
    pub fn is_with(&self, table: &str, program: u64) -> bool {
        let is_owner = self.owners.get(table).map(|it| it.program) == Some(program);
        is_owner && self.programs[&program].down.is_none()
    }

    fn of(&self, test: impl Fn(&Owner) -> bool) -> Vec<String> {
        let own = self.owners.iter().filter(|(_, owner)| test(owner));
        own.map(|(table, _)| table.clone()).collect()
    }

    /// A table that has waited too long for an owner, although all was well.
    fn forgotten(&self, well: u64, now: u64) -> Option<(&String, u64)> {
        let up = self.programs.values().filter(|it| it.takes);
        let up = up.filter_map(|it| it.up).max()?;
        let well = if well > 0 { well + ON_THE_WAY } else { 0 };
        let since = |since: u64| since.max(up).max(well);
        let mut waiting = self.waiting.iter();
        let found = waiting.find(|(_, it)| since(**it) + PROMISED + TOLERANCE < now);
        found.map(|(table, it)| (table, *it))
    }
}

impl State {
    fn books(&mut self) -> &mut Books {
        self.books.as_mut().expect("there are several nodes")
    }

    /// Who may write to a table.
    pub fn writer(&self, table: &str) -> Option<Writer> {
        let books = self.books.as_ref()?;
        let nobody = Writer::default();
        let writer = |it: &Owner| Writer {
            program: it.program,
            lease: it.lease,
        };
        Some(books.owners.get(table).map_or(nobody, writer))
    }

    /// What counts for the lease somebody shows; it is the same unless the database lies.
    pub fn real(&self, table: &str, lease: Lease) -> Lease {
        let books = self.books.as_ref();
        let Some(owner) = books.and_then(|it| it.owners.get(table)) else {
            return lease;
        };
        match self.lie {
            Some(Lie::Unfenced) => owner.real,
            Some(Lie::SameLease) if lease == owner.lease => owner.real,
            Some(Lie::SameLease | Lie::TooEarly | Lie::Torn) | None => lease,
        }
    }

    /// A table is given to a life of a node. Answers the lease it is told.
    pub fn give(&mut self, table: &str, life: NodeId, real: Lease, now: u64) -> Lease {
        let well = self.well(table);
        let is_lie = self.lie == Some(Lie::SameLease);
        if let Some(ledger) = self.tables.get_mut(table) {
            ledger.recover(well, now);
        }
        let books = self.books();
        let lease = match books.first.entry(table.to_owned()).or_insert(real) {
            first if is_lie => *first,
            _ => real,
        };
        let program = books.lives[&life];
        let owner = Owner {
            life,
            program,
            lease,
            real,
        };
        books.owners.insert(table.to_owned(), owner);
        match books.programs[&program].down {
            None => books.waiting.remove(table),
            Some(since) => books.waiting.insert(table.to_owned(), since),
        };
        lease
    }

    /// An owner lets go of a table.
    pub fn part(&mut self, table: &str, real: Lease, how: Parting, now: u64) {
        let owner = self.books().owners.get(table);
        if owner.is_some_and(|it| it.real == real) {
            self.let_go(table, now);
            match how {
                Parting::Orphan => self.books().waiting.insert(table.to_owned(), now),
                Parting::Rest => self.books().waiting.remove(table),
            };
        }
    }

    fn let_go(&mut self, table: &str, now: u64) {
        self.nobody_decides(table, now, now);
        self.books().owners.remove(table);
    }

    fn nobody_decides(&mut self, table: &str, now: u64, from: u64) {
        let well = self.well(table);
        if let Some(ledger) = self.tables.get_mut(table) {
            ledger.leave(well, now, from);
        }
    }

    pub fn join(&mut self, life: NodeId, program: u64) {
        self.books().lives.insert(life, program);
    }

    pub fn beat(&mut self, life: NodeId, beats: u64, now: u64) {
        self.books().beaten.insert(life, (now, beats));
    }

    /// A life is ended by a program, which may be its own. Answers false if it goes on.
    pub fn bury(&mut self, life: NodeId, seen: Option<u64>, by: u64, now: u64) -> bool {
        let books = self.books();
        let beats = books.beaten.get(&life).map(|(_, beats)| *beats);
        if seen.is_some() && beats.is_some() && seen != beats {
            return false;
        }
        let ago = books.beaten.remove(&life).map(|(at, _)| now - at);
        if ago.is_some_and(|ago| ago < SURE) && books.lives[&life] != by {
            books.wronged = Some(format!("life {} had spoken {ago:?} ms ago", life.0));
        }
        for table in self.books().of(|it| it.life == life) {
            self.let_go(&table, now);
            let is_there = self.tables.contains_key(&table);
            if is_there {
                self.books().waiting.entry(table).or_insert(now);
            } else {
                self.books().waiting.remove(&table);
            }
        }
        true
    }

    /// A program is dead or sleeps: nobody can decide anything at its tables from then on.
    fn goes_down(&mut self, program: u64, now: u64, from: u64) {
        let known = self.books().programs.get_mut(&program);
        let known = known.expect("it has begun");
        (known.down, known.up) = (Some(now), None);
        for table in self.books().of(|it| it.program == program) {
            self.nobody_decides(&table, now, from);
            if self.tables.contains_key(&table) {
                self.books().waiting.insert(table, now);
            }
        }
    }
}

impl Disk {
    pub fn begin_program(&self, program: u64, link: usize) {
        let begun = Program {
            link,
            down: None,
            up: None,
            takes: true,
        };
        self.state().books().programs.insert(program, begun);
    }

    pub fn has_begun(&self, program: u64, now: u64) {
        self.change(program, |it| it.up = Some(now));
    }

    pub fn takes_no_more(&self, program: u64) {
        self.change(program, |it| it.takes = false);
    }

    pub fn end_program(&self, program: u64, now: u64) {
        self.state().goes_down(program, now, now);
    }

    pub fn fall_asleep(&self, program: u64, now: u64) {
        self.state().goes_down(program, now, now + UNNOTICED);
    }

    pub fn wake_up(&self, program: u64, now: u64) {
        self.change(program, |it| (it.down, it.up) = (None, Some(now)));
        let mut state = self.state();
        for table in state.books().of(|it| it.program == program) {
            if let Some(ledger) = state.tables.get_mut(&table) {
                ledger.come_back(now);
            }
            state.books().waiting.remove(&table);
        }
    }

    fn change(&self, program: u64, change: impl FnOnce(&mut Program)) {
        let mut state = self.state();
        let known = state.books().programs.get_mut(&program);
        change(known.expect("it has begun"));
    }

    /// Nobody is buried who may still answer, and while the database is well every table has an
    /// owner again in time.
    pub fn check_owners(&self, now: u64) {
        let state = self.state();
        let Some(books) = &state.books else {
            return;
        };
        assert_eq!(books.wronged, None, "a node was buried alive");
        let Some(well) = state.well_everywhere() else {
            return;
        };
        if let Some((table, since)) = books.forgotten(well, now) {
            panic!("{table} has waited for an owner since {since} ms");
        }
    }

    /// Over which connection the owner of a table asks; none if it is nobody's.
    pub fn link_of(&self, table: &str) -> Option<usize> {
        self.state().books.as_ref()?.link_of(table)
    }

    /// Tables that were taken over, and what was refused because they were.
    pub fn handed_over(&self) -> (u64, u64) {
        let state = self.state();
        let books = state.books.as_ref();
        books.map_or((0, 0), |it| (it.adopted, it.fenced))
    }
}
