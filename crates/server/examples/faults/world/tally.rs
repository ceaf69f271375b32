//! What was seen in a run; where nothing was, nothing was tested.

use std::fmt;
use std::ops::AddAssign;

use super::cluster::Storms;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub kills: u64,
    /// Commands the server said yes to.
    pub acknowledged: u64,
    /// Decisions that were sent more than once.
    pub repeated: u64,
    pub stale: u64,
    pub unanswered: u64,
    /// How often a table had to be asked for again.
    pub reopened: u64,
    /// What listeners were told, and how often they went on from what they knew.
    pub messages: u64,
    pub resumed: u64,
    /// Connections that broke between two messages.
    pub broken: u64,
    /// Decisions for people whose time was up.
    pub overdue: u64,
    /// How often the others agreed to let a bot play for somebody.
    pub replaced: u64,
    pub finished: u64,
    /// Answers that named the table of the next game.
    pub rematches: u64,
    /// Decisions of several actions.
    pub together: u64,
    /// How often somebody signed in, signed out, or was known.
    pub sign_ins: u64,
    pub sign_outs: u64,
    pub known: u64,
    /// New recovery codes.
    pub renewals: u64,
    /// What happened to nodes.
    pub storms: Storms,
}

impl Tally {
    pub fn parts(&self) -> [(&'static str, u64); 18] {
        [
            ("kills", self.kills),
            ("acknowledged", self.acknowledged),
            ("repeated", self.repeated),
            ("stale", self.stale),
            ("unanswered", self.unanswered),
            ("reopened", self.reopened),
            ("messages", self.messages),
            ("resumed", self.resumed),
            ("broken", self.broken),
            ("overdue", self.overdue),
            ("replaced", self.replaced),
            ("finished", self.finished),
            ("rematches", self.rematches),
            ("together", self.together),
            ("sign-ins", self.sign_ins),
            ("sign-outs", self.sign_outs),
            ("known", self.known),
            ("renewals", self.renewals),
        ]
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.kills += other.kills;
        self.acknowledged += other.acknowledged;
        self.repeated += other.repeated;
        self.stale += other.stale;
        self.unanswered += other.unanswered;
        self.reopened += other.reopened;
        self.messages += other.messages;
        self.resumed += other.resumed;
        self.broken += other.broken;
        self.overdue += other.overdue;
        self.replaced += other.replaced;
        self.finished += other.finished;
        self.rematches += other.rematches;
        self.together += other.together;
        self.sign_ins += other.sign_ins;
        self.sign_outs += other.sign_outs;
        self.known += other.known;
        self.renewals += other.renewals;
        self.storms += other.storms;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let parts = self.parts().into_iter().chain(self.storms.parts());
        let parts = parts.map(|(name, count)| format!("{count} {name}"));
        f.write_str(&parts.collect::<Vec<String>>().join(", "))
    }
}
