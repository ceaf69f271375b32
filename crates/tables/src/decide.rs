//! From what somebody asks to the entries it would add. Nothing here changes a table.

use families::listing;
use game::Seat;
use protocol::{SeatHolder, TablePhase};

use crate::any::AnyRunning;
use crate::bot_seat::{BotAnswer, BotTask};
use crate::clock::Millis;
use crate::command::{Command, Person};
use crate::entry::{Actor, Entry};
use crate::error::{BadEntry, TableError};
use crate::seats::Holder;
use crate::table::{STAND_IN, Stage, Table};

pub(crate) const MAX_KEY: usize = 64;
const MAX_ACTION: usize = 200;
/// So many decisions are made together; nobody discards more cards.
const MOST_TOGETHER: usize = 64;

/// Is it short enough to be a decision?
pub(crate) fn check_length(action: &str) -> Result<(), TableError> {
    if action.len() > MAX_ACTION {
        let most = MAX_ACTION as u32;
        return Err(TableError::TooLong { most });
    }
    Ok(())
}

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
                coach,
            } => self.sit(person, seat, pledge.as_deref(), &commitment, coach)?,
            Command::Stand => vec![self.stand(person, now)?],
            Command::ChangeSeat { seat, holder } => self.change(person, seat, &holder)?,
            Command::Invite { seat, bot, owner } => vec![self.invite(person, seat, &bot, owner)?],
            Command::ChangeOptions {
                options,
                game,
                seats,
                seed,
            } => {
                self.host(person)?;
                self.choose(&options, self.chosen(game, seats)?, seed)?
            }
            Command::ChangeConditions(chosen) => vec![self.change_conditions(person, chosen)?],
            Command::Start => self.begin(person)?,
            Command::Reveal { nonce } => return self.reveal(person, &nonce),
            Command::Again { without, seed } => return self.again(person, without, seed, now),
            Command::Act {
                prompt,
                action,
                more,
                key,
            } => {
                let seat = self.seat_of(&person.id).ok_or(TableError::NotSeated)?;
                // A repeated decision is answered before anything else: its prompt is stale by now.
                if let Some(version) = self.keys.get(&(seat.0, key.clone())) {
                    return Ok(Decided::Already(*version));
                }
                let actions = [vec![action], more].concat();
                vec![self.act_of_person(seat, prompt, &actions, key, now)?]
            }
            Command::Consult => return self.consult(person),
            Command::Replace { seat } => return self.replace(person, seat, now),
            Command::Say { text, key } => return self.say(person, &text, key),
            Command::Mute {
                person: whom,
                muted,
            } => return self.mute(person, &whom, muted),
            Command::Admit { person: whom } => return self.admit(person, &whom),
            Command::LimitChat { seated_only } => return self.limit_chat(person, seated_only),
            Command::Rematch { table } => vec![self.rematch(person, table)?],
        };
        Ok(Decided::Pending(Pending {
            first: self.next,
            entries,
        }))
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

    pub(crate) fn game(&self) -> Result<&dyn AnyRunning, TableError> {
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
        coach: bool,
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
        if self.removed.contains(&person.id) {
            return Err(TableError::Removed);
        }
        if self.opening.coach && !coach {
            return Err(TableError::CoachNotAgreed);
        }
        let pledge = self.pledge(pledge, commitment)?;
        Ok(vec![Entry::Sat {
            seat,
            person: self.called(person),
            nonce: String::new(),
            pledge: pledge.map(|pledge| pledge.to_string()),
        }])
    }

    fn stand(&self, person: &Person, now: Millis) -> Result<Entry, TableError> {
        let seat = self.seat_of(&person.id).ok_or(TableError::NotSeated)?;
        if self.is_gathering() {
            self.gathering()?;
            return Ok(Entry::Vacated { seat: seat.0 });
        }
        if self.seats[seat.index()].stand_in {
            return Err(TableError::StoodIn);
        }
        Ok(self.substitution(seat, now))
    }

    fn change(
        &self,
        person: &Person,
        seat: u8,
        holder: &SeatHolder,
    ) -> Result<Vec<Entry>, TableError> {
        self.host(person)?;
        self.gathering()?;
        let state = self
            .seats
            .get(usize::from(seat))
            .ok_or(TableError::NoSuchSeat)?;
        match (holder, &state.holder) {
            (SeatHolder::Person { .. } | SeatHolder::Program { .. }, _) => {
                Err(TableError::Unreadable)
            }
            (SeatHolder::Open, Holder::Person(owner)) => Ok(self.remove(seat, owner)),
            (SeatHolder::Open, _) => Ok(vec![Entry::Vacated { seat }]),
            (SeatHolder::Bot { .. }, Holder::Person(_)) => Err(TableError::SeatTaken),
            (SeatHolder::Bot { level }, _) => {
                let listing = listing(&self.opening.game).map_err(|_| TableError::NoBot)?;
                listing.check_bot(level).map_err(|_| TableError::NoBot)?;
                Ok(vec![Entry::BotSeated {
                    seat,
                    level: level.clone(),
                    name: Some(self.bot_name(seat, level)),
                }])
            }
        }
    }

    fn act_of_person(
        &self,
        seat: Seat,
        prompt: u32,
        actions: &[String],
        key: String,
        now: Millis,
    ) -> Result<Entry, TableError> {
        if key.is_empty() || key.len() > MAX_KEY {
            return Err(TableError::BadKey);
        }
        if self.seats[seat.index()].stand_in {
            return Err(TableError::StoodIn);
        }
        let is_program = self.seats[seat.index()].program().is_some();
        let bank = self
            .clocks
            .as_ref()
            .map(|clocks| clocks.bank_after(seat, now));
        let game = self.asked(seat, prompt)?;
        if actions.len() > MOST_TOGETHER {
            return Err(TableError::NotTogether);
        }
        actions.iter().try_for_each(|it| check_length(it))?;
        Ok(Entry::Acted {
            seat: seat.0,
            lines: game.decide(seat, actions)?,
            key,
            hand: if is_program {
                Actor::Bot
            } else {
                Actor::Person
            },
            bank_millis: bank.filter(|_| !is_program),
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
        check_length(action)?;
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

    /// When the next person or program runs out of time, of those who have not.
    pub fn deadline(&self, now: Millis) -> Option<Millis> {
        self.unstopped().ok()?;
        let clocks = self.clocks.as_ref();
        let of_people = clocks.and_then(|clocks| clocks.deadline(now));
        let of_programs = self.program_ends().map(|(_, end)| end);
        let of_programs = of_programs.filter(|end| *end > now).min();
        of_people.into_iter().chain(of_programs).min()
    }

    /// People and programs whose time is up. A stand-in makes this one decision for them.
    pub fn overdue(&self, now: Millis) -> Vec<Seat> {
        if self.unstopped().is_err() {
            return Vec::new();
        }
        let people = self
            .clocks
            .iter()
            .flat_map(|clocks| clocks.overdue(now).iter());
        let late = self.program_ends().filter(|(_, end)| *end <= now);
        people.chain(late.map(|(seat, _)| seat)).collect()
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
            Holder::Person(_) | Holder::Program { .. } | Holder::Open => Actor::StandIn,
        };
        let is_program = self.seats[seat.index()].program().is_some();
        let is_due = self.seats[seat.index()].bot().is_some() || self.overdue(now).contains(&seat);
        if !is_due {
            return Err(TableError::NotSeated);
        }
        let bank = (hand == Actor::StandIn && !is_program)
            .then_some(())
            .and(self.clocks.as_ref());
        let bank = bank.map(|clocks| clocks.bank_after(seat, now));
        let game = self.asked(seat, prompt)?;
        let mut pending = self.pending(Entry::Acted {
            seat: seat.0,
            lines: game.decide_typed(seat, &*answer.action)?,
            key: String::new(),
            hand,
            bank_millis: bank,
        });
        pending.entries.extend(self.gives_up(seat));
        Ok(pending)
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
