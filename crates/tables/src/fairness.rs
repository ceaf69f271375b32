//! How a table agrees on its chance: terms, pledges, the closed list, nonces.
//!
//! The order of things is in `docs/fair-chance.md`. What seats and server may do when is decided
//! here; how it takes effect is in `promise.rs`, and the hashes are in `records`.

use game::Seat;
use protocol::{DealState, Redraw, TablePhase};
use records::{Commitment, HolderKind, ListedSeat, Nonce, Pledge, Seed, Start, StartList, Terms};

use crate::any::{self, AnyRunning, Origin};
use crate::clock::Millis;
use crate::command::{Person, Secret};
use crate::decide::{Decided, Pending};
use crate::entry::Entry;
use crate::error::TableError;
use crate::seats::Holder;
use crate::table::{Stage, Table, choice};

/// What one seat is about to give.
#[derive(Clone)]
enum Gift {
    Pledge(Pledge),
    Nonce(Nonce),
}

impl Table {
    pub(crate) fn commitment(&self) -> Commitment {
        match &self.fairness {
            None => self.seed.commitment(),
            Some(fairness) => self.seed.commitment_to(&fairness.terms),
        }
    }

    /// Another time to wait for nonces than ten seconds.
    pub fn set_patience(&mut self, millis: u64) {
        self.patience = millis;
    }

    /// Nothing can be changed until all nonces are there, or somebody starts again.
    pub(crate) fn is_listed(&self) -> bool {
        let list = self.fairness.as_ref().and_then(|it| it.list.as_ref());
        matches!(self.stage, Stage::Gathering) && list.is_some()
    }

    pub(crate) fn has_players(&self) -> bool {
        self.seats.iter().all(|state| state.holder != Holder::Open)
    }

    pub(crate) fn can_start(&self) -> bool {
        self.gathering().is_ok() && self.has_players() && self.is_pledged()
    }

    /// Has everybody pledged who had done so before?
    fn is_pledged(&self) -> bool {
        let is_pledged = |state: &crate::seats::SeatState| !state.owes || state.pledge.is_some();
        self.seats.iter().all(is_pledged)
    }

    pub(crate) fn deal_state(&self) -> Option<DealState> {
        let fairness = self.fairness.as_ref()?;
        let numbers = |test: &dyn Fn(usize) -> bool| {
            let seats = (0..self.seats.len()).filter(|seat| test(*seat));
            seats.map(|seat| seat as u8).collect()
        };
        let is_closed = self.is_listed();
        let pledge = |pledge: Pledge| pledge.to_string();
        Some(DealState {
            terms: fairness.terms.to_string(),
            redrawn: fairness.redrawn,
            why: fairness.why.clone(),
            pledges: self.seats.iter().map(|it| it.pledge.map(pledge)).collect(),
            owing: numbers(&|seat| self.seats[seat].owes && self.seats[seat].pledge.is_none()),
            list: fairness.list.as_ref().map(ToString::to_string),
            awaited: numbers(&|seat| is_closed && self.seats[seat].is_awaited()),
            agreed: fairness.agreed.iter().map(|seat| seat.0).collect(),
            patience_millis: self.patience as u32,
        })
    }

    /// What a person who sits down pledges to add.
    pub(crate) fn pledge(
        &self,
        pledge: Option<&str>,
        commitment: &str,
    ) -> Result<Option<Pledge>, TableError> {
        let Some(text) = pledge else {
            return Ok(None);
        };
        let pledge = text.parse().map_err(|_| TableError::NoPledge)?;
        // Whoever names the commitment has seen it before he made his pledge.
        if commitment != self.commitment().to_string() {
            return Err(TableError::OtherCommitment);
        }
        Ok(Some(pledge))
    }

    /// A seated person pledges anew. One commitment, one pledge.
    pub(crate) fn pledge_anew(
        &self,
        seat: Seat,
        pledge: Option<&str>,
        commitment: &str,
    ) -> Result<Vec<Entry>, TableError> {
        if self.seats[seat.index()].pledge.is_some() {
            return Err(TableError::AlreadySeated);
        }
        let given = self.pledge(pledge, commitment)?;
        let pledge = given.ok_or(TableError::AlreadySeated)?;
        let mut entries = vec![Entry::Pledged {
            seat: seat.0,
            pledge: pledge.to_string(),
        }];
        let others = self.seats.iter().enumerate();
        let mut others = others.filter(|(other, _)| *other != seat.index());
        let all_there = others.all(|(_, state)| !state.owes || state.pledge.is_some());
        let goes_on = self.fairness.as_ref().is_some_and(|it| it.goes_on);
        if goes_on && all_there && self.has_players() {
            let list = self.list(Some(&(seat, Gift::Pledge(pledge))))?;
            entries.push(closed(&list));
        }
        Ok(entries)
    }

    /// Entries that redraw the seed for these terms; none if they are the same as before.
    pub(crate) fn redrawn_for(
        &self,
        terms: &Terms,
        seed: Secret,
    ) -> Result<Vec<Entry>, TableError> {
        seed.0.parse::<Seed>().map_err(|_| TableError::Unreadable)?;
        if self.fairness.as_ref().map(|it| &it.terms) == Some(terms) {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Redrawn {
            seed,
            terms: terms.to_string(),
            why: Redraw::Options,
        }])
    }

    /// Everything that is to be stored and committed because the program is a newer one.
    pub fn brought_up(&self, seed: Secret) -> Option<Pending> {
        let parts = [self.catch_up(), self.renewed(seed)].into_iter().flatten();
        let entries: Vec<Entry> = parts.flat_map(|it| it.entries).collect();
        (!entries.is_empty()).then_some(Pending {
            first: self.next,
            entries,
        })
    }

    /// A table that has not begun takes today's rules and the second form of chance, if it was
    /// opened under others.
    pub fn renewed(&self, seed: Secret) -> Option<Pending> {
        let is_waiting = self.phase() == TablePhase::Gathering;
        let today = any::rules_version(&self.opening.game)?;
        let rules = self.fairness.as_ref().map(|it| it.terms.rules);
        if !is_waiting || rules == Some(today) {
            return None;
        }
        let terms = any::terms(&choice(&self.opening), &self.id).ok()?;
        Some(Pending {
            first: self.next,
            entries: vec![Entry::Redrawn {
                seed,
                terms: terms.to_string(),
                why: Redraw::Rules,
            }],
        })
    }

    /// The list as it would be closed now, with one gift more.
    fn list(&self, gift: Option<&(Seat, Gift)>) -> Result<StartList, TableError> {
        let fairness = self.fairness.as_ref().ok_or(TableError::NotGathering)?;
        let mut seats = Vec::new();
        for (place, (state, colour)) in self.seats.iter().zip(&self.colours).enumerate() {
            let (kind, name) = match &state.holder {
                Holder::Open => return Err(TableError::SeatsOpen),
                Holder::Person(person) => (HolderKind::Person, person.name.clone()),
                Holder::Bot { level, .. } => (HolderKind::Bot, level.clone()),
                Holder::Program { bot, .. } => (HolderKind::Bot, bot.name.clone()),
            };
            let pledge = match gift {
                Some((seat, Gift::Pledge(pledge))) if seat.index() == place => Some(*pledge),
                Some(_) | None => state.pledge,
            };
            seats.push(ListedSeat {
                colour: colour.clone(),
                kind,
                name,
                pledge,
            });
        }
        let (commitment, earlier) = (self.commitment(), fairness.earlier.clone());
        Ok(StartList {
            practice: self.practice,
            ..StartList::closed(commitment, &fairness.terms, seats, earlier)
        })
    }

    /// The host closes the list; the game begins if nobody has pledged anything.
    pub(crate) fn begin(&self, person: &Person) -> Result<Vec<Entry>, TableError> {
        self.host(person)?;
        self.gathering()?;
        if !self.has_players() {
            return Err(TableError::SeatsOpen);
        }
        if !self.is_pledged() {
            return Err(TableError::PledgesMissing);
        }
        if self.fairness.is_none() {
            let nonces = self.nonces(None);
            let origin = Origin::First(self.seed.clone(), nonces);
            return Ok(vec![self.begun(origin)?]);
        }
        let list = self.list(None)?;
        let mut entries = vec![closed(&list)];
        if self.seats.iter().all(|state| state.pledge.is_none()) {
            let nonces = self.nonces(None);
            entries.push(self.begun(self.origin(list, nonces)?)?);
        }
        Ok(entries)
    }

    /// A nonce is handed over; the last one begins the game.
    pub(crate) fn reveal(&self, person: &Person, nonce: &str) -> Result<Decided, TableError> {
        let seat = self.seat_of(&person.id).ok_or(TableError::NotSeated)?;
        let nonce: Nonce = nonce.parse().map_err(|_| TableError::NoNonce)?;
        let state = &self.seats[seat.index()];
        let pledge = state.pledge.ok_or(TableError::NoNonceAwaited)?;
        if nonce.pledge(&self.commitment()) != pledge {
            return Err(TableError::OtherNonce);
        }
        if !state.is_awaited() {
            return Ok(Decided::Already(self.version()));
        }
        let list = self.fairness.as_ref().and_then(|it| it.list.clone());
        let list = list.ok_or(TableError::NoNonceAwaited)?;
        let mut entries = vec![Entry::Revealed {
            seat: seat.0,
            nonce: nonce.to_string(),
        }];
        let mut others = (0..self.seats.len()).filter(|other| *other != seat.index());
        if !others.any(|other| self.seats[other].is_awaited()) {
            let nonces = self.nonces(Some((seat, Gift::Nonce(nonce))));
            entries.push(self.begun(self.origin(list, nonces)?)?);
        }
        Ok(self.pending_all(entries))
    }

    /// Somebody does not want to wait any longer for a nonce.
    pub(crate) fn again(
        &self,
        person: &Person,
        without: bool,
        seed: Secret,
        now: Millis,
    ) -> Result<Decided, TableError> {
        let seat = self.seat_of(&person.id).ok_or(TableError::NotSeated)?;
        let fairness = self.fairness.as_ref().filter(|_| self.is_listed());
        let fairness = fairness.ok_or(TableError::NoNonceAwaited)?;
        if now.since(fairness.closed) < self.patience {
            return Err(TableError::TooSoon);
        }
        let seats = || (0..).map(Seat).zip(&self.seats);
        let missing = seats().filter(|(_, state)| state.is_awaited());
        let missing: Vec<u8> = missing.map(|(seat, _)| seat.0).collect();
        let redrawn = |why| Entry::Redrawn {
            seed,
            terms: fairness.terms.to_string(),
            why,
        };
        if !without {
            return Ok(self.pending_all(vec![redrawn(Redraw::Again { missing })]));
        }
        if missing.contains(&seat.0) {
            return Err(TableError::NotSeated);
        }
        if fairness.agreed.contains(seat) {
            return Ok(Decided::Already(self.version()));
        }
        let mut entries = vec![Entry::Agreed { seat: seat.0 }];
        let agreed = fairness.agreed.with(seat);
        let mut there = seats().filter(|(_, state)| state.pledge.is_some() && !state.is_awaited());
        if there.all(|(seat, _)| agreed.contains(seat)) {
            entries.push(redrawn(Redraw::Without { missing }));
        }
        Ok(self.pending_all(entries))
    }

    fn nonces(&self, gift: Option<(Seat, Gift)>) -> Vec<Nonce> {
        let mut nonces: Vec<Nonce> = self.seats.iter().map(|it| it.nonce.clone()).collect();
        if let Some((seat, Gift::Nonce(nonce))) = gift {
            nonces[seat.index()] = nonce;
        }
        nonces
    }

    fn origin(&self, list: StartList, nonces: Vec<Nonce>) -> Result<Origin, TableError> {
        let fairness = self.fairness.as_ref().ok_or(TableError::NotGathering)?;
        Ok(Origin::Second(Box::new(Start {
            seed: self.seed.clone(),
            terms: fairness.terms.clone(),
            list,
            nonces,
        })))
    }

    /// Deals, and tells the journal up to the first decision. Whether these options can be played
    /// is seen by trying.
    fn begun(&self, origin: Origin) -> Result<Entry, TableError> {
        let dealt = any::open(&choice(&self.opening), origin)?;
        let journal = dealt.journal();
        self.dealt.replace(Some(dealt));
        Ok(Entry::Begun { journal })
    }

    /// The game these choices and nonces begin.
    pub(crate) fn deal(&self) -> Result<Box<dyn AnyRunning>, TableError> {
        let list = self.fairness.as_ref().and_then(|it| it.list.clone());
        let origin = match list {
            Some(list) => self.origin(list, self.nonces(None))?,
            None => Origin::First(self.seed.clone(), self.nonces(None)),
        };
        any::open(&choice(&self.opening), origin)
    }

    fn pending_all(&self, entries: Vec<Entry>) -> Decided {
        Decided::Pending(Pending {
            first: self.next,
            entries,
        })
    }
}

fn closed(list: &StartList) -> Entry {
    Entry::Listed {
        list: list.to_string(),
    }
}
