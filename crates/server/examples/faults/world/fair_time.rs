//! How much time people had for their decisions: nobody is charged for time the house lost.

use game::{Seat, Viewer};
use protocol::{ClockRules, Update};
use tables::{Actor, Entry, Millis, Table};

use super::ledger::Moment;

/// Readings are taken at slightly different moments.
const TOLERANCE: u64 = 100;

pub struct FairTime {
    /// Milliseconds for each decision; none without clocks.
    decision: Option<u64>,
    seats: Vec<SeatTime>,
}

struct SeatTime {
    bank: u64,
    /// When the present question was asked.
    asked: Option<Moment>,
    /// The question somebody left to a bot, and how long they had thought about it.
    left: Option<(u32, u64)>,
}

impl FairTime {
    pub fn new(rules: Option<ClockRules>, seats: u8) -> FairTime {
        let bank = rules.map_or(0, |rules| u64::from(rules.bank) * 1000);
        let seat = |_| SeatTime {
            bank,
            asked: None,
            left: None,
        };
        FairTime {
            decision: rules.map(|rules| u64::from(rules.per_decision) * 1000),
            seats: (0..seats).map(seat).collect(),
        }
    }

    /// Looks whether a decision was taken from somebody too early, or charged too dearly. Answers
    /// whether time was up.
    pub fn check(&mut self, table: &Table, entry: &Entry, now: Moment) -> bool {
        let Some(decision) = self.decision else {
            return false;
        };
        let (seat, hand, bank_millis) = match entry {
            Entry::Acted {
                seat,
                hand,
                bank_millis,
                ..
            } => (seat, *hand, bank_millis),
            Entry::StandInTook { seat, bank_millis } => (seat, Actor::Person, bank_millis),
            _ => return false,
        };
        let stand_in = table.seats()[usize::from(*seat)].stand_in;
        let prompt = prompt(table, *seat, now);
        let clock = &mut self.seats[usize::from(*seat)];
        let Some(asked) = clock.asked else {
            return false;
        };
        let used = (now.at - asked.at).saturating_sub(now.lost - asked.lost);
        if matches!(entry, Entry::StandInTook { .. }) {
            clock.left = prompt.map(|prompt| (prompt, used.min(decision)));
        }
        let is_overdue = hand == Actor::StandIn && !stand_in;
        if is_overdue {
            assert!(
                used + TOLERANCE >= decision + clock.bank,
                "seat {seat} had {used} ms of {decision} + {} when its time was up",
                clock.bank
            );
        }
        if let Some(bank) = *bank_millis {
            let charged = clock.bank.saturating_sub(bank);
            let most = used.saturating_sub(decision) + TOLERANCE;
            assert!(
                charged <= most,
                "seat {seat} was charged {charged} ms, {most} at most were its own"
            );
            clock.bank = bank;
        }
        is_overdue
    }

    /// Starts and stops clocks after an entry.
    pub fn go_on(&mut self, table: &Table, update: &Update, acted: Option<Seat>, now: Moment) {
        for (clock, state) in self.seats.iter_mut().zip(&update.clocks) {
            if !state.running {
                clock.asked = None;
            } else if clock.asked.is_none() || acted == Some(Seat(state.seat)) {
                let prompt = prompt(table, state.seat, now);
                let left = clock.left.take().filter(|left| prompt == Some(left.0));
                // Whoever comes back to the same question has no more time for it.
                let used = left.map_or(0, |(_, used)| used);
                clock.asked = Some(Moment {
                    at: now.at.saturating_sub(used),
                    ..now
                });
            }
        }
    }
}

/// What a seat is asked now.
fn prompt(table: &Table, seat: u8, now: Moment) -> Option<u32> {
    let viewer = Viewer::Seat(Seat(seat));
    let update = table.update(viewer, table.version(), Millis(now.at))?;
    Some(update.prompt)
}
