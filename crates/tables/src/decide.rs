//! From what somebody asks to the entries it would add. Nothing here changes a table.

use families::listing;
use game::Seat;
use protocol::{SeatHolder, TablePhase};
use serde_json::Value;

use crate::any::{self, AnyRunning, Choice};
use crate::bot_seat::{BotAnswer, BotTask};
use crate::clock::Millis;
use crate::command::{Command, Person, Secret};
use crate::entry::{Actor, Entry};
use crate::error::{BadEntry, TableError};
use crate::seats::Holder;
use crate::table::{STAND_IN, Stage, Table, choice};

/// How long a player must be away before the host may put a bot in his place.
const GRACE_MILLIS: u64 = 60_000;
const MAX_KEY: usize = 64;
const MAX_ACTION: usize = 200;
const MAX_TEXT: usize = 500;

/// Entries to be stored, and then committed.
#[must_use = "a decision counts when it is stored and committed"]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending {
    /// The number of the first of them at this table.
    pub first: u64,
    pub entries: Vec<Entry>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decided {
    Pending(Pending),
    /// The same decision was carried out before; it led to this version.
    Already(u32),
}

impl Table {
    pub fn decide(
        &self,
        person: &Person,
        command: Command,
        now: Millis,
    ) -> Result<Decided, TableError> {
        self.unstopped()?;
        let entries = match command {
            Command::Sit {
                seat,
                pledge,
                commitment,
            } => self.sit(person, seat, pledge.as_deref(), &commitment)?,
            Command::Stand => vec![self.stand(person)?],
            Command::ChangeSeat { seat, holder } => {
                vec![self.change(person, seat, &holder, now)?]
            }
            Command::ChangeOptions { options, seed } => self.choose(person, &options, seed)?,
            Command::Start => self.begin(person)?,
            Command::Reveal { nonce } => return self.reveal(person, &nonce),
            Command::Again { without, seed } => return self.again(person, without, seed, now),
            Command::Act {
                prompt,
                action,
                key,
            } => {
                let seat = self.seat_of(&person.id).ok_or(TableError::NotSeated)?;
                // A repeated decision is answered before anything else: its prompt is stale by now.
                if let Some(version) = self.keys.get(&(seat.0, key.clone())) {
                    return Ok(Decided::Already(*version));
                }
                vec![self.act_of_person(seat, prompt, &action, key, now)?]
            }
            Command::Say { text } => vec![self.say(person, &text)?],
            Command::Rematch { table } => vec![self.rematch(person, table)?],
        };
        Ok(Decided::Pending(Pending {
            first: self.next,
            entries,
        }))
    }

    fn pending(&self, entry: Entry) -> Pending {
        Pending {
            first: self.next,
            entries: vec![entry],
        }
    }

    /// Nothing but the game itself has ended the table.
    fn unstopped(&self) -> Result<(), TableError> {
        match self.phase() {
            TablePhase::Stopped => Err(TableError::Stopped),
            TablePhase::Closed => Err(TableError::Closed),
            TablePhase::Gathering
            | TablePhase::Running
            | TablePhase::Over
            | TablePhase::Outdated => Ok(()),
        }
    }

    fn is_gathering(&self) -> bool {
        matches!(self.stage, Stage::Gathering)
    }

    pub(crate) fn gathering(&self) -> Result<(), TableError> {
        if self.is_listed() {
            return Err(TableError::ListClosed);
        }
        let is_gathering = self.is_gathering();
        is_gathering.then_some(()).ok_or(TableError::NotGathering)
    }

    fn game(&self) -> Result<&dyn AnyRunning, TableError> {
        match self.phase() {
            TablePhase::Outdated => Err(TableError::Outdated),
            _ => self.running().ok_or(TableError::NotRunning),
        }
    }

    pub(crate) fn host(&self, person: &Person) -> Result<(), TableError> {
        (self.opening.host.id == person.id)
            .then_some(())
            .ok_or(TableError::NotHost)
    }

    fn sit(
        &self,
        person: &Person,
        seat: u8,
        pledge: Option<&str>,
        commitment: &str,
    ) -> Result<Vec<Entry>, TableError> {
        let state = self
            .seats
            .get(usize::from(seat))
            .ok_or(TableError::NoSuchSeat)?;
        if state.is_held_by(&person.id) && state.stand_in {
            return Ok(vec![Entry::OwnerCameBack { seat }]);
        }
        self.gathering()?;
        if state.is_held_by(&person.id) {
            return self.pledge_anew(Seat(seat), pledge, commitment);
        }
        if self.seat_of(&person.id).is_some() {
            return Err(TableError::AlreadySeated);
        }
        if state.holder != Holder::Open {
            return Err(TableError::SeatTaken);
        }
        let pledge = self.pledge(pledge, commitment)?;
        Ok(vec![Entry::Sat {
            seat,
            person: person.clone(),
            nonce: String::new(),
            pledge: pledge.map(|pledge| pledge.to_string()),
        }])
    }

    fn stand(&self, person: &Person) -> Result<Entry, TableError> {
        let seat = self.seat_of(&person.id).ok_or(TableError::NotSeated)?;
        if self.is_gathering() {
            self.gathering()?;
            return Ok(Entry::Vacated { seat: seat.0 });
        }
        if self.seats[seat.index()].stand_in {
            return Err(TableError::NotSeated);
        }
        Ok(Entry::StandInTook { seat: seat.0 })
    }

    fn change(
        &self,
        person: &Person,
        seat: u8,
        holder: &SeatHolder,
        now: Millis,
    ) -> Result<Entry, TableError> {
        self.host(person)?;
        let state = self
            .seats
            .get(usize::from(seat))
            .ok_or(TableError::NoSuchSeat)?;
        match (holder, &state.holder) {
            (SeatHolder::Person { .. }, _) => Err(TableError::Unreadable),
            (SeatHolder::Open, _) => {
                self.gathering()?;
                Ok(Entry::Vacated { seat })
            }
            (SeatHolder::Bot { .. }, Holder::Person(_)) if !self.is_gathering() => {
                let away = state.absent_since.map_or(0, |since| now.since(since));
                if state.stand_in || state.connections > 0 || away < GRACE_MILLIS {
                    return Err(TableError::NotAbsent);
                }
                Ok(Entry::StandInTook { seat })
            }
            (SeatHolder::Bot { .. }, Holder::Person(_)) => {
                self.gathering()?;
                Err(TableError::SeatTaken)
            }
            (SeatHolder::Bot { level }, Holder::Open | Holder::Bot { .. }) => {
                self.gathering()?;
                let listing = listing(&self.opening.game).map_err(|_| TableError::NoBot)?;
                if !listing.bots().contains(&level.as_str()) {
                    return Err(TableError::NoBot);
                }
                let level = level.clone();
                Ok(Entry::BotSeated { seat, level })
            }
        }
    }

    fn choose(
        &self,
        person: &Person,
        options: &Value,
        seed: Secret,
    ) -> Result<Vec<Entry>, TableError> {
        self.host(person)?;
        self.gathering()?;
        let options = any::try_out(&Choice {
            options,
            ..choice(&self.opening)
        })?;
        let chosen = Choice {
            options: &options,
            ..choice(&self.opening)
        };
        let redrawn = self.redrawn_for(&any::terms(&chosen, &self.id)?, seed)?;
        let mut entries = vec![Entry::OptionsChosen { options }];
        entries.extend(redrawn);
        Ok(entries)
    }

    fn act_of_person(
        &self,
        seat: Seat,
        prompt: u32,
        action: &str,
        key: String,
        now: Millis,
    ) -> Result<Entry, TableError> {
        if key.is_empty() || key.len() > MAX_KEY {
            return Err(TableError::Unreadable);
        }
        if self.seats[seat.index()].stand_in {
            return Err(TableError::NotSeated);
        }
        let bank = self
            .clocks
            .as_ref()
            .map(|clocks| clocks.bank_after(seat, now));
        let game = self.asked(seat, prompt)?;
        if action.len() > MAX_ACTION {
            return Err(TableError::TooLong);
        }
        Ok(Entry::Acted {
            seat: seat.0,
            lines: game.decide(seat, action)?,
            key,
            hand: Actor::Person,
            bank_millis: bank,
        })
    }

    /// The game, if it asks this seat this question.
    fn asked(&self, seat: Seat, prompt: u32) -> Result<&dyn AnyRunning, TableError> {
        let game = self.game()?;
        if game.outcome().is_some() {
            return Err(TableError::NotRunning);
        }
        let current = game.prompt(seat);
        if prompt != current {
            return Err(TableError::Stale { prompt: current });
        }
        Ok(game)
    }

    fn say(&self, person: &Person, text: &str) -> Result<Entry, TableError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(TableError::Unreadable);
        }
        if text.chars().count() > MAX_TEXT {
            return Err(TableError::TooLong);
        }
        Ok(Entry::Said {
            person: person.clone(),
            seat: self.seat_of(&person.id).map(|seat| seat.0),
            text: text.to_owned(),
        })
    }

    fn rematch(&self, person: &Person, table: String) -> Result<Entry, TableError> {
        let is_host = self.opening.host.id == person.id;
        if !is_host && self.seat_of(&person.id).is_none() {
            return Err(TableError::NotSeated);
        }
        if !self.is_over() || self.rematch.is_some() {
            return Err(TableError::NotOver);
        }
        Ok(Entry::RematchOpened { table })
    }

    /// Nobody can play on here.
    pub fn is_over(&self) -> bool {
        matches!(self.phase(), TablePhase::Over | TablePhase::Outdated)
    }

    /// Would this be allowed to the person now?
    pub fn why(&self, person: &str, action: &str) -> Result<(), TableError> {
        let seat = self.seat_of(person).ok_or(TableError::NotSeated)?;
        if action.len() > MAX_ACTION {
            return Err(TableError::TooLong);
        }
        self.game()?.check(seat, action)
    }

    /// The awaited seats that are played by bots.
    pub fn bots_to_ask(&self) -> Vec<Seat> {
        let Some(running) = self.running().filter(|_| self.unstopped().is_ok()) else {
            return Vec::new();
        };
        let is_bot = |seat: &Seat| self.seats[seat.index()].bot().is_some();
        running.awaited().iter().filter(is_bot).collect()
    }

    /// When the next person runs out of time.
    pub fn deadline(&self) -> Option<Millis> {
        let clocks = self.clocks.as_ref();
        clocks.filter(|_| self.unstopped().is_ok())?.deadline()
    }

    /// People whose time is up. A stand-in makes this one decision for them.
    pub fn overdue(&self, now: Millis) -> Vec<Seat> {
        let clocks = self.clocks.as_ref().filter(|_| self.unstopped().is_ok());
        clocks.map_or(Vec::new(), |clocks| clocks.overdue(now).iter().collect())
    }

    /// The decision of a bot, or of a stand-in, to be made somewhere else; none while it is made.
    pub fn bot_task(&mut self, seat: Seat, luck: [u8; 32]) -> Option<BotTask> {
        let is_distrusted = self.distrusted.contains(seat);
        let level = self.seats[seat.index()].bot().unwrap_or(STAND_IN);
        let level = if is_distrusted { "random" } else { level };
        match &mut self.stage {
            Stage::Running(running) => running.bot_task(seat, level, luck),
            Stage::Gathering | Stage::Ended(_) => None,
        }
    }

    /// A bot's answer comes in by the same door as a person's.
    pub fn decide_answer(&mut self, answer: BotAnswer, now: Millis) -> Result<Pending, TableError> {
        self.unstopped()?;
        let (seat, prompt) = (answer.seat, answer.prompt);
        let running = self.running_mut().ok_or(TableError::NotRunning)?;
        running.welcome_back(seat, answer.mind);
        let hand = match &self.seats[seat.index()].holder {
            Holder::Bot { .. } => Actor::Bot,
            Holder::Person(_) | Holder::Open => Actor::StandIn,
        };
        let is_due = self.seats[seat.index()].bot().is_some() || self.overdue(now).contains(&seat);
        if !is_due {
            return Err(TableError::NotSeated);
        }
        let bank = (hand == Actor::StandIn)
            .then_some(())
            .and(self.clocks.as_ref());
        let bank = bank.map(|clocks| clocks.bank_after(seat, now));
        let game = self.asked(seat, prompt)?;
        Ok(self.pending(Entry::Acted {
            seat: seat.0,
            lines: game.decide_typed(seat, &*answer.action)?,
            key: String::new(),
            hand,
            bank_millis: bank,
        }))
    }

    /// The bot of a seat panicked or made an impossible decision: the random one plays on. If that
    /// one fails, too, the table stops until the server is started again.
    pub fn bot_failed(&mut self, seat: Seat) {
        if self.distrusted.contains(seat) {
            let why = format!("no bot can play seat {}", seat.0);
            let number = self.next;
            self.fault.get_or_insert(BadEntry { number, why });
        }
        self.distrusted = self.distrusted.with(seat);
        if let Some(running) = self.running_mut() {
            running.give_up(seat);
        }
    }
}
