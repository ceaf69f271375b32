//! Time to think. Readings are passed in: the crate has no clock of its own.

use game::{Phrase, Seat, SeatSet};
use protocol::{ClockRules, ClockState};

use crate::error::TableError;

/// Milliseconds on the clock of whoever runs the table; only differences count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Millis(pub u64);

impl Millis {
    pub const fn since(self, earlier: Millis) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    #[must_use]
    pub const fn plus(self, millis: u64) -> Millis {
        Millis(self.0 + millis)
    }
}

/// Correspondence games may take a day for a decision.
const DAY: u32 = 86_400;

/// Can these clocks be run?
pub fn check(rules: ClockRules) -> Result<(), TableError> {
    if (1..=DAY).contains(&rules.per_decision) && rules.bank <= DAY {
        return Ok(());
    }
    let why = Phrase::new("setup-clock").with("most", DAY);
    Err(TableError::BadOptions(why))
}

/// The clocks of all seats.
#[derive(Clone, Debug)]
pub struct Clocks {
    decision: u64,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Copy, Debug)]
struct SeatClock {
    bank: u64,
    /// When the present decision began; none while nothing is asked of the seat.
    since: Option<Millis>,
}

impl Clocks {
    pub fn new(rules: ClockRules, seats: u8) -> Clocks {
        let clock = SeatClock {
            bank: u64::from(rules.bank) * 1000,
            since: None,
        };
        Clocks {
            decision: u64::from(rules.per_decision) * 1000,
            seats: vec![clock; usize::from(seats)],
        }
    }

    /// Starts the clocks of `running` and stops all others. Who has `acted` begins anew.
    pub fn run(&mut self, running: SeatSet, acted: Option<Seat>, now: Millis) {
        for (clock, seat) in self.seats.iter_mut().zip((0..).map(Seat)) {
            if !running.contains(seat) {
                clock.since = None;
            } else if clock.since.is_none() || acted == Some(seat) {
                clock.since = Some(now);
            }
        }
    }

    /// How much of its present decision's own time a seat has used.
    pub fn used(&self, seat: Seat, now: Millis) -> u64 {
        let since = self.seats[seat.index()].since;
        let used = since.map_or(0, |since| now.since(since));
        used.min(self.decision)
    }

    /// The seat goes on with a decision of which so much time is used.
    pub fn go_on(&mut self, seat: Seat, used: u64, now: Millis) {
        self.seats[seat.index()].since = Some(Millis(now.0.saturating_sub(used)));
    }

    /// Gives back time in which the server was at fault.
    pub fn forgive(&mut self, millis: u64) {
        for since in self
            .seats
            .iter_mut()
            .filter_map(|clock| clock.since.as_mut())
        {
            *since = since.plus(millis);
        }
    }

    /// What a decision made now leaves in the bank.
    pub fn bank_after(&self, seat: Seat, now: Millis) -> u64 {
        let clock = self.seats[seat.index()];
        let used = clock.since.map_or(0, |since| now.since(since));
        clock
            .bank
            .saturating_sub(used.saturating_sub(self.decision))
    }

    pub fn set_bank(&mut self, seat: Seat, millis: u64) {
        self.seats[seat.index()].bank = millis;
    }

    /// When the next seat runs out of time, of those that have not.
    pub fn deadline(&self, now: Millis) -> Option<Millis> {
        let ends = self.seats.iter().filter_map(|clock| self.end(clock));
        ends.filter(|end| *end > now).min()
    }

    /// The seats whose time is up.
    pub fn overdue(&self, now: Millis) -> SeatSet {
        let late = |clock: &SeatClock| self.end(clock).is_some_and(|end| end <= now);
        let seats = self.seats.iter().zip((0..).map(Seat));
        seats
            .filter(|(clock, _)| late(clock))
            .map(|(_, seat)| seat)
            .collect()
    }

    fn end(&self, clock: &SeatClock) -> Option<Millis> {
        Some(clock.since?.plus(self.decision + clock.bank))
    }

    pub fn states(&self, now: Millis) -> Vec<ClockState> {
        let state = |(clock, seat): (&SeatClock, u8)| {
            let used = clock.since.map_or(0, |since| now.since(since));
            let over = used.saturating_sub(self.decision);
            ClockState {
                seat,
                running: clock.since.is_some(),
                decision_millis: self.decision.saturating_sub(used) as u32,
                bank_millis: clock.bank.saturating_sub(over) as u32,
            }
        };
        self.seats.iter().zip(0..).map(state).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Seat = Seat(0);

    fn running() -> Clocks {
        let rules = ClockRules {
            per_decision: 10,
            bank: 60,
        };
        let mut clocks = Clocks::new(rules, 2);
        clocks.run(SeatSet::of(RED), None, Millis(1_000));
        clocks
    }

    #[test]
    fn a_decision_has_its_own_time_before_the_bank_is_used() {
        let clocks = running();
        assert_eq!(clocks.bank_after(RED, Millis(11_000)), 60_000);
        assert_eq!(clocks.bank_after(RED, Millis(13_500)), 57_500);
        assert_eq!(clocks.deadline(Millis(70_999)), Some(Millis(71_000)));
        assert_eq!(clocks.deadline(Millis(71_000)), None, "it is over");
        assert!(clocks.overdue(Millis(70_999)).is_empty());
        assert!(clocks.overdue(Millis(71_000)).contains(RED));
        assert_eq!(clocks.bank_after(RED, Millis(90_000)), 0);
    }

    #[test]
    fn only_own_decisions_begin_anew() {
        let mut clocks = running();
        clocks.run(SeatSet::of(RED), Some(Seat(1)), Millis(5_000));
        assert_eq!(clocks.deadline(Millis(5_000)), Some(Millis(71_000)));
        clocks.run(SeatSet::of(RED), Some(RED), Millis(5_000));
        assert_eq!(clocks.deadline(Millis(5_000)), Some(Millis(75_000)));
        clocks.run(SeatSet::of(Seat(1)), Some(RED), Millis(6_000));
        assert!(!clocks.states(Millis(6_000))[0].running);
    }

    #[test]
    fn time_in_which_the_server_was_at_fault_does_not_count() {
        let mut clocks = running();
        clocks.forgive(30_000);
        assert_eq!(clocks.deadline(Millis(1_000)), Some(Millis(101_000)));
        let state = &clocks.states(Millis(41_500))[0];
        assert_eq!((state.decision_millis, state.bank_millis), (0, 59_500));
    }
}
