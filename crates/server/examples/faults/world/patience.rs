//! How long the others wait before they go on without somebody: for a nonce that does not come, and
//! for an owner who does not decide. Time the house lost does not count.

use std::collections::BTreeMap;

use protocol::{Redraw, Update};
use tables::{Actor, Entry};

use super::ledger::Moment;

/// Readings are taken at slightly different moments.
const TOLERANCE: u64 = 100;
/// As the server has it without other settings.
const NONCE_MILLIS: u64 = 10_000;
const REPLACE_MILLIS: u64 = 90_000;

#[derive(Default)]
pub struct Patience {
    listed: Moment,
    seats: BTreeMap<u8, Waited>,
    /// For whom a bot plays, and how long the others had waited. Whoever comes back to the same
    /// question has kept them waiting for that long already.
    left: BTreeMap<u8, (u64, bool)>,
    /// When the owner of a seat was last known to be at the table.
    pub seen: BTreeMap<u8, Moment>,
    /// For whom somebody has just agreed to let a bot play.
    agreed: Option<u8>,
}

#[derive(Clone, Copy, Default)]
struct Waited {
    /// Since when the owner has been asked without deciding anything.
    since: Option<Moment>,
    /// A stand-in has decided since.
    is_late: bool,
}

impl Patience {
    /// Looks whether somebody was left behind too early. `wants_to_leave` says who asked for it.
    pub fn check(&self, entry: &Entry, now: Moment, wants_to_leave: impl Fn(u8) -> bool) -> bool {
        match entry {
            Entry::Agreed { .. }
            | Entry::Redrawn {
                why: Redraw::Again { .. } | Redraw::Without { .. },
                ..
            } => {
                let waited = self.listed.until(now.at, now.lost);
                assert!(
                    waited + TOLERANCE >= NONCE_MILLIS,
                    "a nonce had {waited} ms to come"
                );
                false
            }
            Entry::ReplacementAgreed { seat, .. } => {
                let asked = self.seats.get(seat).and_then(|it| it.since);
                let since = [asked, self.seen.get(seat).copied()].into_iter().flatten();
                let waited = since.map(|since| since.until(now.at, now.lost)).max();
                let waited = waited.expect("the owner of a seat was there once");
                assert!(
                    waited + TOLERANCE >= REPLACE_MILLIS,
                    "the others waited {waited} ms for the owner of seat {seat}"
                );
                false
            }
            Entry::StandInTook { seat, .. } => {
                let is_agreed = self.agreed == Some(*seat);
                assert!(
                    is_agreed || wants_to_leave(*seat),
                    "a bot plays for the owner of seat {seat}, and nobody wanted it"
                );
                is_agreed
            }
            _ => false,
        }
    }

    /// Notes who is waited for after an entry.
    pub fn go_on(&mut self, update: Option<&Update>, entry: &Entry, now: Moment) {
        self.agreed = None;
        match entry {
            Entry::Listed { .. } => self.listed = now,
            Entry::ReplacementAgreed { seat, .. } => self.agreed = Some(*seat),
            Entry::StandInTook { seat, .. } => {
                let waited = self.seats.remove(seat).unwrap_or_default();
                if let Some(since) = waited.since {
                    let millis = since.until(now.at, now.lost);
                    self.left.insert(*seat, (millis, waited.is_late));
                }
            }
            Entry::OwnerCameBack { seat } => {
                let left = self.left.remove(seat);
                let waited = left.map(|(millis, is_late)| Waited {
                    since: Some(now.before(millis)),
                    is_late,
                });
                self.seats.insert(*seat, waited.unwrap_or_default());
            }
            Entry::Acted { seat, hand, .. } => match hand {
                Actor::Person => {
                    self.seats.remove(seat);
                }
                Actor::StandIn => self.seats.entry(*seat).or_default().is_late = true,
                Actor::Bot => {
                    self.left.remove(seat);
                }
            },
            _ => {}
        }
        let awaited = update.map_or(&[][..], |update| &update.awaited);
        for seat in awaited {
            self.seats.entry(*seat).or_default();
        }
        for (seat, waited) in &mut self.seats {
            if awaited.contains(seat) {
                waited.since.get_or_insert(now);
            } else if !waited.is_late {
                waited.since = None;
            }
        }
    }
}
