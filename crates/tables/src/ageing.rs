//! What becomes of a table when its game is over, or the rules have changed under it.

use crate::any;
use crate::archive::{Archive, Closing, Film};
use crate::decide::Pending;
use crate::entry::Entry;
use crate::table::{Stage, Table};

/// A game on its way into the archive. Filming it takes a while, and can be done elsewhere.
pub struct Filming {
    closing: Closing,
    film: Option<Box<dyn FnOnce() -> Film + Send>>,
}

impl Filming {
    pub fn run(self) -> Archive {
        Archive::new(self.closing, self.film.map(|film| film()))
    }
}

impl Table {
    /// Was the table opened, or last played, under older rules than today's?
    fn is_older(&self) -> bool {
        let today = any::rules_version(&self.opening.game);
        today.is_none_or(|today| self.rules < today)
    }

    /// A step does not fit, and the rules have changed since it was made.
    pub(crate) fn is_outdated(&self) -> bool {
        self.fault.is_some() && self.is_older()
    }

    /// What is to be stored and committed because the rules have changed: the game goes on under
    /// the new ones, or it ends.
    pub fn catch_up(&self) -> Option<Pending> {
        if self.archive().is_some() || !self.is_older() {
            return None;
        }
        let rules = any::rules_version(&self.opening.game).unwrap_or(0);
        let entry = match self.fault {
            None => Entry::RulesRaised { rules },
            Some(_) => Entry::Outdated { rules },
        };
        Some(Pending {
            first: self.next,
            entries: vec![entry],
        })
    }

    /// The journal as it was stored. Tables of old did not store its head, which is dealt again.
    pub(crate) fn told(&self, entries: &[Entry]) -> String {
        let mut journal = String::new();
        for entry in entries {
            match entry {
                Entry::Begun { journal: begun } => journal.clone_from(begun),
                Entry::Started => journal = self.redealt(),
                Entry::Acted { lines, .. } => {
                    for line in lines {
                        journal.push_str(line);
                        journal.push('\n');
                    }
                }
                _ => {}
            }
        }
        journal
    }

    fn redealt(&self) -> String {
        let (rules, dealt) = (self.rules, self.deal());
        let today = any::rules_version(&self.opening.game).unwrap_or(0);
        let journal = dealt.map_or_else(|_| String::new(), |running| running.journal());
        journal.replacen(
            &format!("\nrules: {today}\n"),
            &format!("\nrules: {rules}\n"),
            1,
        )
    }

    /// The game's way into the archive, once it is over or outdated; `journal` if it was kept
    /// before.
    pub fn filming(&self, journal: Option<String>) -> Option<Filming> {
        if self.archive().is_some() {
            return None;
        }
        let running = self.running();
        let outcome = running.and_then(|running| running.outcome());
        let is_cut = outcome.is_none() || self.fault.is_some();
        let kept = journal.or_else(|| self.outdated.clone());
        if is_cut && kept.is_none() {
            return None;
        }
        let journal = kept.or_else(|| running.map(|running| running.journal()));
        let closing = Closing {
            colours: self.colours.clone(),
            journal: journal.unwrap_or_default(),
            outcome,
            is_cut,
        };
        let film = running.map(|running| running.film());
        Some(Filming { closing, film })
    }

    /// From now on everything people see comes from the archive.
    pub fn put_away(&mut self, archive: Archive) {
        self.stage = Stage::Ended(Box::new(archive));
        self.clocks = None;
        self.fault = None;
    }
}
