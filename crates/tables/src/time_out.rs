//! For whom time runs; whoever runs out of it hears that somebody else has decided.

use game::{Seat, SeatSet};

use crate::any::AnyRunning;
use crate::clock::Millis;
use crate::entry::Actor;
use crate::table::{Stage, Table};

impl Table {
    /// Time runs for people who are awaited.
    pub(crate) fn run_clocks(&mut self, acted: Option<(Seat, Actor)>, now: Millis) {
        let Stage::Running(running) = &self.stage else {
            return;
        };
        let awaited = running.awaited().iter();
        let themselves = awaited.filter(|seat| self.seats[seat.index()].bot().is_none());
        let is_program = |seat: &Seat| self.seats[seat.index()].program().is_some();
        let (programs, people): (Vec<Seat>, Vec<Seat>) = themselves.partition(is_program);
        let people: SeatSet = people.into_iter().collect();
        self.ask_programs(
            programs.into_iter().collect(),
            acted.map(|(seat, _)| seat),
            now,
        );
        if let Some(clocks) = &mut self.clocks {
            clocks.run(people, acted.map(|(seat, _)| seat), now);
        }
        self.wait_for(people, acted, now);
    }

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
