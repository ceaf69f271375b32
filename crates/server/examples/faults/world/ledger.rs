//! What is asked of the disk about a table, and how much time the house has lost by it.

use std::sync::Weak;

use server::Lease;

/// When each line of a table became durable, by whom, and how much time the house had lost by then.
#[derive(Default)]
pub struct Ledger {
    pub written: Vec<Written>,
    pub lost: u64,
    pub failing_since: Option<u64>,
    /// Nobody can decide anything: its owner is dead, asleep or deprived of it, and no other has
    /// read it yet. That may begin a moment later.
    absent_since: Option<u64>,
    /// When its owner was here again for the last time; what began before counts from then on.
    back: u64,
}

#[derive(Clone, Copy)]
pub struct Written {
    pub moment: Moment,
    pub by: Writer,
    /// Who had the right to write it, as the simulation itself keeps the books.
    pub owner: Writer,
}

/// A program, and by what right it writes. Where there is only one, all writers are the same.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Writer {
    pub program: u64,
    pub lease: Lease,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    pub at: u64,
    /// Milliseconds nobody may be charged for, so far.
    pub lost: u64,
}

impl Moment {
    /// Time that was not lost anyway.
    pub fn until(self, now: u64, lost: u64) -> u64 {
        now.saturating_sub(self.at).saturating_sub(lost - self.lost)
    }

    /// So many milliseconds earlier, none of them lost.
    pub fn before(self, millis: u64) -> Moment {
        Moment {
            at: self.at.saturating_sub(millis),
            ..self
        }
    }
}

impl Ledger {
    /// Decisions cannot be stored, from the beginning of this request on.
    pub fn fail(&mut self, asked: &Request, everywhere: u64) {
        // What was lost everywhere since is counted there.
        let since = asked.began.at + (everywhere - asked.began.lost);
        if self.absent_since.is_none() {
            self.failing_since.get_or_insert(since.max(self.back));
        }
    }

    /// The time lost so far, with what is being lost: at the latest until the disk is well again.
    pub fn lost_by(&self, well: Option<u64>, now: u64) -> u64 {
        let until = well.unwrap_or(now).min(now);
        let failing = self.failing_since.map(|since| until.saturating_sub(since));
        let absent = self.absent_since.map(|since| now.saturating_sub(since));
        self.lost + failing.unwrap_or_default() + absent.unwrap_or_default()
    }

    /// A request that takes its time.
    pub fn lose(&mut self, millis: u64) {
        if self.failing_since.is_none() && self.absent_since.is_none() {
            self.lost += millis;
        }
    }

    /// A moment, or a later one if nobody could decide anything until then.
    pub fn since(&self, moment: Moment) -> Moment {
        Moment {
            at: moment.at.max(self.back),
            ..moment
        }
    }

    /// From this moment on nobody can decide anything.
    pub fn leave(&mut self, well: Option<u64>, now: u64, from: u64) {
        if self.absent_since.is_none() {
            self.recover(well, now);
            self.absent_since = Some(from);
        }
    }

    /// Its owner is here again, or another one.
    pub fn come_back(&mut self, now: u64) {
        if let Some(since) = self.absent_since.take() {
            self.lost += now.saturating_sub(since);
            self.back = now;
        }
    }

    /// What failed does so no longer.
    pub fn recover(&mut self, well: Option<u64>, now: u64) {
        if self.absent_since.is_none() {
            self.lost = self.lost_by(well, now);
            self.failing_since = None;
        }
    }
}

/// What is asked about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// So many lines are added, by this right.
    Adding(String, usize, Lease),
    /// Its lines are read.
    Lines(String),
    Else(String),
    Nothing,
}

impl About {
    pub fn table(&self) -> Option<&str> {
        match self {
            About::Adding(table, ..) | About::Lines(table) | About::Else(table) => Some(table),
            About::Nothing => None,
        }
    }
}

/// A request under way.
pub struct Request {
    pub about: About,
    pub began: Moment,
    /// Which program asks.
    pub program: u64,
    pub is_answered_well: bool,
    /// Gone when nobody waits any more.
    pub patience: Weak<()>,
}

impl Request {
    pub fn is_awaited(&self) -> bool {
        self.patience.strong_count() > 0
    }
}
