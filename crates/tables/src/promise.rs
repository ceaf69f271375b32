//! How pledges, nonces and new seeds take effect. What leads to them is in `fairness.rs`.

use game::{Seat, SeatSet};
use protocol::Redraw;
use records::{EarlierStart, Nonce, StartList, Terms};

use crate::clock::Millis;
use crate::command::{Person, Secret};
use crate::names;
use crate::seats::{Holder, SeatState};
use crate::table::Table;

/// How long a nonce may take before the others need not wait any longer.
pub(crate) const PATIENCE_MILLIS: u64 = 10_000;

/// The second form of fair chance at one table.
pub(crate) struct Fairness {
    pub terms: Terms,
    pub redrawn: u32,
    pub why: Option<Redraw>,
    pub earlier: Vec<EarlierStart>,
    pub list: Option<StartList>,
    pub closed: Millis,
    pub agreed: SeatSet,
    /// The list closes by itself when all have pledged anew.
    pub goes_on: bool,
}

impl Fairness {
    pub fn new(terms: Terms) -> Fairness {
        Fairness {
            terms,
            redrawn: 0,
            why: None,
            earlier: Vec::new(),
            list: None,
            closed: Millis(0),
            agreed: SeatSet::EMPTY,
            goes_on: false,
        }
    }
}

impl Table {
    /// Somebody sat down or left: whoever waits for a start decides again.
    fn seats_changed(&mut self) {
        if let Some(fairness) = &mut self.fairness {
            fairness.goes_on = false;
        }
    }

    /// A person brings a nonce in the first form, a pledge in the second, or nothing.
    pub(crate) fn seat_person(
        &mut self,
        seat: u8,
        person: Person,
        nonce: &str,
        pledge: Option<&str>,
    ) -> Result<(), String> {
        self.seat_mut(seat)?.holder = Holder::Person(person);
        if !nonce.is_empty() {
            self.take_nonce(seat, nonce)?;
        }
        if let Some(pledge) = pledge {
            self.take_pledge(seat, pledge)?;
        }
        self.seats_changed();
        Ok(())
    }

    pub(crate) fn seat_bot(
        &mut self,
        seat: u8,
        level: String,
        name: Option<String>,
    ) -> Result<(), String> {
        let name = name.unwrap_or_else(|| names::by_seat(seat).to_owned());
        self.seat_mut(seat)?.holder = Holder::Bot { level, name };
        self.seats_changed();
        Ok(())
    }

    pub(crate) fn seat_program(
        &mut self,
        seat: u8,
        bot: Person,
        owner: String,
    ) -> Result<(), String> {
        self.seat_mut(seat)?.holder = Holder::Program { bot, owner };
        self.seats_changed();
        Ok(())
    }

    pub(crate) fn vacate(&mut self, seat: u8) -> Result<(), String> {
        *self.seat_mut(seat)? = SeatState::open();
        self.seats_changed();
        Ok(())
    }

    pub(crate) fn take_pledge(&mut self, seat: u8, pledge: &str) -> Result<(), String> {
        let pledge = pledge.parse().map_err(|_| "the pledge cannot be read")?;
        let state = self.seat_mut(seat)?;
        state.pledge = Some(pledge);
        state.owes = true;
        Ok(())
    }

    pub(crate) fn take_nonce(&mut self, seat: u8, nonce: &str) -> Result<(), String> {
        let nonce = nonce.parse().map_err(|_| "the nonce cannot be read")?;
        self.seat_mut(seat)?.nonce = nonce;
        Ok(())
    }

    pub(crate) fn take_agreement(&mut self, seat: u8) {
        if let Some(fairness) = &mut self.fairness {
            fairness.agreed = fairness.agreed.with(Seat(seat));
        }
    }

    pub(crate) fn take_list(&mut self, list: &str, now: Millis) -> Result<(), String> {
        let list = list.parse().map_err(|_| "the list cannot be read")?;
        let fairness = self.fairness.as_mut().ok_or("there are no terms")?;
        fairness.list = Some(list);
        fairness.closed = now;
        fairness.goes_on = false;
        Ok(())
    }

    /// All pledges are forgotten; those who pledged owe another.
    pub(crate) fn redraw(&mut self, seed: &Secret, terms: &str, why: Redraw) -> Result<(), String> {
        self.seed = seed.0.parse().map_err(|_| "the seed cannot be read")?;
        let terms: Terms = terms.parse().map_err(|_| "the terms cannot be read")?;
        let old = self.fairness.take();
        let mut fairness = Fairness {
            redrawn: old.as_ref().map_or(0, |old| old.redrawn) + 1,
            ..Fairness::new(terms)
        };
        if let Some(old) = old {
            fairness.earlier = old.earlier;
            fairness.earlier.extend(self.failed_start(old.agreed, &why));
        }
        let excused = match &why {
            Redraw::Without { missing } => missing.as_slice(),
            Redraw::Options | Redraw::Rules | Redraw::Again { .. } => &[],
        };
        for (state, seat) in self.seats.iter_mut().zip(0..) {
            state.owes = (state.owes || state.pledge.is_some()) && !excused.contains(&seat);
            (state.pledge, state.nonce) = (None, Nonce::NONE);
        }
        fairness.goes_on = matches!(why, Redraw::Again { .. } | Redraw::Without { .. });
        fairness.why = Some(why);
        self.fairness = Some(fairness);
        Ok(())
    }

    fn failed_start(&self, agreed: SeatSet, why: &Redraw) -> Option<EarlierStart> {
        let (missing, without) = match why {
            Redraw::Options | Redraw::Rules => return None,
            Redraw::Again { missing } => (missing, false),
            Redraw::Without { missing } => (missing, true),
        };
        let colour = |seat: u8| self.colours[usize::from(seat)].clone();
        Some(EarlierStart {
            agreed: agreed.iter().map(|seat| colour(seat.0)).collect(),
            missing: missing.iter().map(|seat| colour(*seat)).collect(),
            without,
        })
    }
}
