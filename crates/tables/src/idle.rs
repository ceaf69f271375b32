//! Somebody who keeps the others waiting, or is away: those who are there may agree to let a bot
//! play. The seat stays its owner's, who takes it back by sitting down.

use std::collections::BTreeMap;

use game::{Seat, SeatSet};
use protocol::IdleState;

use crate::clock::Millis;
use crate::command::Person;
use crate::decide::{Decided, Pending};
use crate::entry::{Actor, Entry};
use crate::error::TableError;
use crate::seats::{Holder, SeatState};
use crate::table::Table;

/// How long somebody keeps the others waiting, or is away, before a bot may play for them.
pub(crate) const REPLACE_MILLIS: u64 = 90_000;

/// What the others know about the owner of a seat. Known only while the server runs.
#[derive(Clone, Default, Debug)]
pub struct Waiting {
    /// Since when they have been asked without deciding anything themselves.
    asked: Option<Millis>,
    /// A stand-in has decided since: they are waited for though they are not asked now.
    late: bool,
    /// Who agreed to let a bot play, and when.
    agreed: BTreeMap<u8, Millis>,
}

/// A question somebody left to a bot. Whoever comes back to the same one has no more time for it
/// than before: leaving and coming back must not stop the clock, nor the patience of the others.
#[derive(Clone, Copy, Debug)]
pub struct Left {
    prompt: u32,
    /// How much of the decision's own time was used.
    used: u64,
    /// For how long the others had waited.
    waited: Option<u64>,
    late: bool,
}

impl Waiting {
    /// A decision was made for the seat, or nothing is asked of it any more.
    fn goes_on(&mut self, is_asked: bool, hand: Option<Actor>, now: Millis) {
        match hand {
            Some(Actor::Person) => *self = Waiting::default(),
            Some(Actor::StandIn) => self.late = true,
            Some(Actor::Bot) | None => {}
        }
        if is_asked {
            self.asked.get_or_insert(now);
        } else if !self.late {
            self.asked = None;
        }
    }
}

impl SeatState {
    fn is_player(&self) -> bool {
        matches!(self.holder, Holder::Person(_)) && !self.stand_in
    }

    /// Since when the others have waited for its owner.
    fn idle_since(&self) -> Option<Millis> {
        let since = [self.waiting.asked, self.absent_since];
        let since = since.into_iter().flatten().min();
        since.filter(|_| self.is_player())
    }

    /// Who has agreed to let a bot play, during this wait.
    fn agreed(&self) -> impl Iterator<Item = u8> {
        let since = self.idle_since();
        let agreed = self.waiting.agreed.iter();
        let of_now = agreed.filter(move |(_, at)| since.is_some_and(|since| **at > since));
        of_now.map(|(seat, _)| *seat)
    }
}

impl Table {
    /// Who looks at the table now: connections of each seat's owner, and all others.
    pub fn attend(&mut self, owners: &[u32], spectators: u32, now: Millis) {
        self.spectators = spectators;
        for (state, connections) in self.seats.iter_mut().zip(owners) {
            state.connections = *connections;
            state.absent_since = match state.absent_since {
                _ if *connections > 0 => None,
                None => Some(now),
                since => since,
            };
        }
    }

    /// Another time to wait for somebody than a minute and a half.
    pub fn set_replace_after(&mut self, millis: u64) {
        self.replace_after = millis;
    }

    /// Notes who is asked now, and what was decided by which hand.
    pub(crate) fn wait_for(&mut self, asked: SeatSet, acted: Option<(Seat, Actor)>, now: Millis) {
        for (state, seat) in self.seats.iter_mut().zip((0..).map(Seat)) {
            let hand = acted.filter(|(by, _)| *by == seat).map(|(_, hand)| hand);
            let is_asked = asked.contains(seat);
            state.waiting.goes_on(is_asked, hand, now);
        }
    }

    pub(crate) fn forgive_waiting(&mut self, millis: u64) {
        for state in &mut self.seats {
            let since = [&mut state.waiting.asked, &mut state.absent_since];
            for since in since.into_iter().flatten() {
                *since = since.plus(millis);
            }
        }
    }

    /// How long until a bot may play for the owner of a seat; none if nobody waits for them.
    fn until_idle(&self, seat: usize, now: Millis) -> Option<u64> {
        let waited = now.since(self.seats[seat].idle_since()?);
        Some(self.replace_after.saturating_sub(waited))
    }

    /// Whose consent it takes: people at the table, but for those who keep others waiting, too.
    fn voters(&self, seat: usize, now: Millis) -> impl Iterator<Item = u8> {
        let others = (0..self.seats.len()).filter(move |other| *other != seat);
        let there = others.filter(move |other| {
            let state = &self.seats[*other];
            let is_idle = self.until_idle(*other, now) == Some(0);
            state.is_player() && state.connections > 0 && !is_idle
        });
        there.map(|seat| seat as u8)
    }

    /// Is there another person at the table?
    fn has_company(&self, seat: usize) -> bool {
        let mut others = self.seats.iter().enumerate();
        others.any(|(other, it)| other != seat && it.is_player() && it.connections > 0)
    }

    /// Everybody who is waited for by other people.
    pub(crate) fn idle(&self, now: Millis) -> Vec<IdleState> {
        let is_over = |game: &dyn crate::any::AnyRunning| game.outcome().is_some();
        if self.running().is_none_or(is_over) {
            return Vec::new();
        }
        let seats = (0..self.seats.len()).filter_map(|seat| {
            let left_millis = self.until_idle(seat, now)? as u32;
            let voters: Vec<u8> = self.voters(seat, now).collect();
            // Who cannot agree, being waited for as well, is told so.
            self.has_company(seat).then(|| IdleState {
                seat: seat as u8,
                left_millis,
                agreed: self.seats[seat].agreed().collect(),
                voters,
            })
        });
        seats.collect()
    }

    /// Somebody agrees to let a bot play for another; it happens when all who are there do.
    pub(crate) fn replace(
        &self,
        person: &Person,
        seat: u8,
        now: Millis,
    ) -> Result<Decided, TableError> {
        let own = self.seat_of(&person.id).ok_or(TableError::NotSeated)?;
        if !self.seats[own.index()].is_player() {
            return Err(TableError::StoodIn);
        }
        if self.game()?.outcome().is_some() {
            return Err(TableError::NotRunning);
        }
        let place = usize::from(seat);
        let state = self.seats.get(place).ok_or(TableError::NoSuchSeat)?;
        if own.0 == seat || self.until_idle(place, now) != Some(0) {
            return Err(TableError::NotIdle);
        }
        if self.until_idle(own.index(), now) == Some(0) {
            return Err(TableError::WaitedFor);
        }
        let mut agreed: Vec<u8> = state.agreed().collect();
        if agreed.contains(&own.0) {
            return Ok(Decided::Already(self.version()));
        }
        agreed.push(own.0);
        let mut entries = vec![Entry::ReplacementAgreed { seat, by: own.0 }];
        if self.voters(place, now).all(|it| agreed.contains(&it)) {
            entries.push(self.substitution(Seat(seat), now));
        }
        Ok(Decided::Pending(Pending {
            first: self.next,
            entries,
        }))
    }

    pub(crate) fn agree_to_replace(&mut self, seat: u8, by: u8, now: Millis) -> Result<(), String> {
        self.seat_mut(by)?;
        self.seat_mut(seat)?.waiting.agreed.insert(by, now);
        Ok(())
    }

    /// A bot takes over. What the owner has thought for is charged, as by a decision.
    pub(crate) fn substitution(&self, seat: Seat, now: Millis) -> Entry {
        let clocks = self.clocks.as_ref();
        Entry::StandInTook {
            seat: seat.0,
            bank_millis: clocks.map(|clocks| clocks.bank_after(seat, now)),
        }
    }

    /// A bot plays for the owner of the seat.
    pub(crate) fn give_way(
        &mut self,
        seat: u8,
        bank_millis: Option<u64>,
        now: Millis,
    ) -> Result<(), String> {
        self.seat_mut(seat)?;
        let prompt = self.prompt_of(seat);
        let clocks = self.clocks.as_ref();
        let used = clocks.map_or(0, |clocks| clocks.used(Seat(seat), now));
        if let (Some(clocks), Some(millis)) = (&mut self.clocks, bank_millis) {
            clocks.set_bank(Seat(seat), millis);
        }
        let state = self.seat_mut(seat)?;
        let waiting = std::mem::take(&mut state.waiting);
        state.stand_in = true;
        state.left = prompt.map(|prompt| Left {
            prompt,
            used,
            waited: waiting.asked.map(|asked| now.since(asked)),
            late: waiting.late,
        });
        Ok(())
    }

    /// The owner of the seat plays again.
    pub(crate) fn come_back(&mut self, seat: u8, now: Millis) -> Result<(), String> {
        self.alone = 0;
        self.seat_mut(seat)?;
        let prompt = self.prompt_of(seat);
        let state = self.seat_mut(seat)?;
        state.stand_in = false;
        state.waiting = Waiting::default();
        let left = state.left.take().filter(|left| prompt == Some(left.prompt));
        let Some(left) = left else {
            return Ok(());
        };
        state.waiting.asked = left
            .waited
            .map(|waited| Millis(now.0.saturating_sub(waited)));
        state.waiting.late = left.late;
        if let Some(clocks) = &mut self.clocks {
            clocks.go_on(Seat(seat), left.used, now);
        }
        Ok(())
    }

    /// What the seat is asked now; none if it is not.
    fn prompt_of(&self, seat: u8) -> Option<u32> {
        let game = self.running()?;
        let is_asked = game.awaited().contains(Seat(seat));
        is_asked.then(|| game.prompt(Seat(seat)))
    }
}
