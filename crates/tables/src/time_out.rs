//! Whoever runs out of time hears that somebody else has decided.

use crate::any::AnyRunning;
use crate::entry::Actor;
use crate::table::Table;

impl Table {
    /// Notes who has decided for a seat: how long no person has, and whether a stand-in has.
    /// Whoever has left their seat to a bot expects that.
    pub(crate) fn note_hand(&mut self, seat: u8, hand: Actor) {
        self.alone = match hand {
            Actor::Person => 0,
            Actor::Bot | Actor::StandIn => self.alone + 1,
        };
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
