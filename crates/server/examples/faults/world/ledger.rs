//! What is asked of the disk about a table, and how much time the house has lost by it.

use std::sync::Weak;

/// When each line of a table became durable, and how much time the house had lost by then.
#[derive(Default)]
pub struct Ledger {
    pub written: Vec<Moment>,
    pub lost: u64,
    pub failing_since: Option<u64>,
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
        (now - self.at).saturating_sub(lost - self.lost)
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
        self.failing_since.get_or_insert(since);
    }

    /// The time lost so far, with what is being lost: at the latest until the disk is well again.
    pub fn lost_by(&self, well: Option<u64>, now: u64) -> u64 {
        let until = well.unwrap_or(now).min(now);
        let failing = self.failing_since.map(|since| until.saturating_sub(since));
        self.lost + failing.unwrap_or_default()
    }

    /// What failed does so no longer.
    pub fn recover(&mut self, well: Option<u64>, now: u64) {
        self.lost = self.lost_by(well, now);
        self.failing_since = None;
    }
}

/// What is asked about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// So many lines are added.
    Adding(String, usize),
    /// Its lines are read.
    Lines(String),
    Else(String),
    Nothing,
}

impl About {
    pub fn table(&self) -> Option<&str> {
        match self {
            About::Adding(table, _) | About::Lines(table) | About::Else(table) => Some(table),
            About::Nothing => None,
        }
    }
}

/// A request under way.
pub struct Request {
    pub about: About,
    pub began: Moment,
    pub is_answered_well: bool,
    /// Gone when nobody waits any more.
    pub patience: Weak<()>,
}

impl Request {
    pub fn is_awaited(&self) -> bool {
        self.patience.strong_count() > 0
    }
}
