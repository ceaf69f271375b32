//! A seat held by a bot with an account: how long its program may think, what happens if it does
//! not decide, and what it is told. It decides by the same door as a person.

use game::{Seat, SeatSet};
use protocol::{
    BotDecide, BotEnd, BotLapse, BotMessage, BotSeat, BotStart, LapseKind, SeatCard, TablePhase,
    Update,
};

use crate::clock::Millis;
use crate::command::Person;
use crate::entry::{Actor, Entry};
use crate::error::TableError;
use crate::seats::{Holder, SeatState};
use crate::table::{Stage, Table};

/// For each decision, if the clock of the table does not give less. A program has no bank of time.
const DECISION: u64 = 30_000;
/// A program that is not connected is waited for this long.
const ABSENCE: u64 = 10_000;
/// After so many lapses in a game a bot of the house plays on.
pub const MOST_LAPSES: u32 = 10;

/// How the program of a seat decides.
#[derive(Clone, Default, Debug)]
pub struct Attention {
    /// Since when it has been asked what it is asked now. Known only while the server runs.
    asked: Option<Millis>,
    /// Its answer that did not count. Known only while the server runs.
    failed: Option<Failed>,
    /// How often a stand-in has decided for it.
    lapses: u32,
    last: Option<Lapse>,
    /// Its account is no more. Known only while the server runs.
    is_gone: bool,
}

/// An answer that did not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Failed {
    pub prompt: u32,
    pub kind: LapseKind,
    /// The rule that forbids it, if one does.
    pub rule: Option<&'static str>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Lapse {
    why: Failed,
    instead: String,
}

/// What a program was told of a game so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Heard {
    pub has_begun: bool,
    pub step: u32,
    /// The last question.
    pub prompt: u32,
    pub lapses: u32,
    /// Nothing more will be told.
    pub is_over: bool,
}

impl Table {
    /// Bots with accounts, by seat.
    pub fn programs(&self) -> Vec<(u8, Person)> {
        let seats = (0..).zip(&self.seats);
        let programs = seats.filter_map(|(seat, it)| Some((seat, it.program()?.0.clone())));
        programs.collect()
    }

    pub fn is_program(&self, person: &str) -> bool {
        let mut programs = self.seats.iter().filter_map(SeatState::program);
        programs.any(|(bot, _)| bot.id == person)
    }

    pub(crate) fn invite(
        &self,
        host: &Person,
        seat: u8,
        bot: &Person,
        owner: String,
    ) -> Result<Entry, TableError> {
        self.host(host)?;
        self.gathering()?;
        let state = self.seats.get(usize::from(seat));
        if matches!(
            state.ok_or(TableError::NoSuchSeat)?.holder,
            Holder::Person(_)
        ) {
            return Err(TableError::SeatTaken);
        }
        if self.seat_of(&bot.id).is_some() {
            return Err(TableError::BotSitsHere);
        }
        let bot = self.called(bot);
        Ok(Entry::ProgramSeated { seat, bot, owner })
    }

    /// How long a program may think about a decision.
    fn program_millis(&self) -> u64 {
        let clock = self
            .opening
            .clock
            .map(|rules| u64::from(rules.per_decision) * 1000);
        clock.map_or(DECISION, |clock| clock.min(DECISION))
    }

    /// Notes which programs are asked now; who has acted is asked anew.
    pub(crate) fn ask_programs(&mut self, asked: SeatSet, acted: Option<Seat>, now: Millis) {
        for (state, seat) in self.seats.iter_mut().zip((0..).map(Seat)) {
            let since = &mut state.attention.asked;
            if !asked.contains(seat) {
                *since = None;
            } else if since.is_none() || acted == Some(seat) {
                *since = Some(now);
            }
        }
    }

    pub(crate) fn forgive_programs(&mut self, millis: u64) {
        for state in &mut self.seats {
            let since = &mut state.attention.asked;
            *since = since.map(|since| since.plus(millis));
        }
    }

    /// When the time of each program is up that is asked now.
    pub(crate) fn program_ends(&self) -> impl Iterator<Item = (Seat, Millis)> {
        let seats = (0..).map(Seat).zip(&self.seats);
        seats.filter_map(|(seat, state)| Some((seat, self.program_end(seat, state)?)))
    }

    fn program_end(&self, seat: Seat, state: &SeatState) -> Option<Millis> {
        let asked = state.attention.asked?;
        let prompt = self.running()?.prompt(seat);
        let attention = &state.attention;
        if attention.is_gone || attention.failed.is_some_and(|it| it.prompt == prompt) {
            return Some(asked);
        }
        let end = asked.plus(self.program_millis());
        let left = state.absent_since.filter(|_| state.connections == 0);
        let gone = left.map(|left| asked.max(left).plus(ABSENCE));
        Some(gone.map_or(end, |gone| gone.min(end)))
    }

    /// The number of the question a bot is asked now; none if it is not.
    pub fn asks_program(&self, bot: &str) -> Option<u32> {
        let seat = self.seat_of(bot)?;
        self.seats[seat.index()].attention.asked?;
        Some(self.running()?.prompt(seat))
    }

    /// The answer of a program does not count: the stand-in decides, if it is still this question.
    pub fn program_failed(&mut self, person: &str, failed: Failed) {
        let seat = self.seat_of(person).filter(|_| self.is_program(person));
        if let Some(seat) = seat {
            self.seats[seat.index()].attention.failed = Some(failed);
        }
    }

    /// The account of a bot is no more: a bot of the house plays on from its next decision.
    pub fn program_ended(&mut self, person: &str) {
        let seat = self.seat_of(person).filter(|_| self.is_program(person));
        if let Some(seat) = seat {
            self.seats[seat.index()].attention.is_gone = true;
        }
    }

    /// A stand-in is about to decide for a program.
    pub(crate) fn note_lapse(&mut self, seat: u8, lines: &[String], hand: Actor) {
        let (Some(state), Some(running)) = (self.seats.get(usize::from(seat)), self.running())
        else {
            return;
        };
        if hand != Actor::StandIn || state.stand_in || state.program().is_none() {
            return;
        }
        let prompt = running.prompt(Seat(seat));
        let silent = || Failed {
            prompt,
            kind: match state.connections {
                0 => LapseKind::Gone,
                _ => LapseKind::Late,
            },
            rule: None,
        };
        let failed = state.attention.failed.filter(|it| it.prompt == prompt);
        let colour = format!("{}: ", self.colours[usize::from(seat)]);
        let instead = lines.first().and_then(|line| line.strip_prefix(&colour));
        let last = Lapse {
            why: failed.unwrap_or_else(silent),
            instead: instead.unwrap_or_default().to_owned(),
        };
        let attention = &mut self.seats[usize::from(seat)].attention;
        attention.lapses += 1;
        attention.last = Some(last);
    }

    /// After its last lapse a program is not asked any more in this game.
    pub(crate) fn gives_up(&self, seat: Seat) -> Option<Entry> {
        let state = &self.seats[seat.index()];
        let attention = &state.attention;
        let is_last = attention.is_gone || attention.lapses + 1 >= MOST_LAPSES;
        let is_asked = state.program().is_some() && !state.stand_in;
        (is_last && is_asked).then_some(Entry::StandInTook {
            seat: seat.0,
            bank_millis: None,
        })
    }

    /// What the program of a bot has to hear next. The sentences of lapses are added by whoever
    /// has words.
    pub fn tell_program(&self, bot: &str, heard: &mut Heard, now: Millis) -> Vec<BotMessage> {
        let mut told = Vec::new();
        let Some(seat) = self.seat_of(bot) else {
            heard.is_over = true;
            return told;
        };
        match self.phase() {
            TablePhase::Gathering => return told,
            TablePhase::Running => {}
            TablePhase::Over | TablePhase::Stopped | TablePhase::Outdated | TablePhase::Closed => {
                told.extend(heard.has_begun.then(|| self.told_end(seat, *heard, now)));
                heard.is_over = true;
                return told;
            }
        }
        if !heard.has_begun {
            heard.has_begun = true;
            told.extend(self.told_start(seat));
        }
        let state = &self.seats[seat.index()];
        if state.attention.lapses > heard.lapses {
            heard.lapses = state.attention.lapses;
            let last = state.attention.last.as_ref();
            told.extend(last.map(|lapse| BotMessage::Lapse(lapse.told())));
        }
        let asked = self.program_end(seat, state).filter(|end| *end > now);
        let update = || self.update(game::Viewer::Seat(seat), heard.step, now);
        if let Some(end) = asked
            && let Some(update) = update().filter(|it| it.prompt != heard.prompt)
        {
            (heard.step, heard.prompt) = (update.version, update.prompt);
            let millis = end.since(now) as u32;
            told.push(BotMessage::Decide(Box::new(question(update, millis))));
        }
        told
    }

    fn told_start(&self, seat: Seat) -> Option<BotMessage> {
        let Stage::Running(running) = &self.stage else {
            return None;
        };
        let options = match &self.opening.options {
            serde_json::Value::Null => serde_json::json!({}),
            options => options.clone(),
        };
        // The commitment is different for every game, and everybody knows it.
        let commitment = self.commitment().to_string();
        let seed = commitment
            .get(..8)
            .map(|digits| u32::from_str_radix(digits, 16));
        let told = |card: SeatCard| BotSeat {
            seat: card.seat,
            colour: card.colour,
            called: card.called,
        };
        Some(BotMessage::Start(Box::new(BotStart {
            number: 0,
            game: self.opening.game.clone(),
            options,
            rules: self.rules,
            seat: seat.0,
            seats: self.seats().into_iter().map(told).collect(),
            millis: self.program_millis() as u32,
            seed: seed.and_then(Result::ok).unwrap_or_default(),
            scene: running.scene(),
        })))
    }

    fn told_end(&self, seat: Seat, heard: Heard, now: Millis) -> BotMessage {
        let update = self.update(game::Viewer::Seat(seat), heard.step, now);
        let (events, ending) = update.map_or_else(Default::default, |it| (it.events, it.ending));
        let (points, winners) = ending.map_or_else(Default::default, |it| (it.points, it.winners));
        BotMessage::End(BotEnd {
            events,
            points,
            winners,
        })
    }
}

impl Lapse {
    fn told(&self) -> BotLapse {
        BotLapse {
            prompt: self.why.prompt,
            kind: self.why.kind,
            rule: self.why.rule.map(str::to_owned),
            sentence: String::new(),
            instead: self.instead.clone(),
        }
    }
}

/// What a browser in the same seat would show.
fn question(update: Update, millis: u32) -> BotDecide {
    BotDecide {
        prompt: update.prompt,
        version: update.version,
        sentence: update.sentence,
        awaited: update.awaited,
        events: update.events,
        picture: update.picture,
        choices: update.choices,
        forms: update.forms,
        millis,
    }
}
