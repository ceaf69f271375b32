//! Whoever runs out of time hears that somebody else has decided.

use crate::any::AnyRunning;
use crate::entry::Actor;
use crate::table::Table;

impl Table {
    /// Notes that a stand-in has decided for a seat. Whoever has left it to a bot expects that.
    pub(crate) fn note_time_out(&mut self, seat: u8, hand: Actor) {
        let step = self.running().map(AnyRunning::version);
        let is_late = hand == Actor::StandIn && !self.seats[usize::from(seat)].stand_in;
        self.timed_out
            .extend(step.filter(|_| is_late).map(|step| (step, seat)));
    }

    pub(crate) fn timed_out_since(&self, step: u32) -> Vec<u8> {
        let later = self.timed_out.iter().filter(|(at, _)| *at > step);
        later.map(|(_, seat)| *seat).collect()
    }
}
