//! The table itself: how entries take effect. What leads to entries is in `decide.rs`, what people
//! see of it in `outlook.rs`.

use std::cell::RefCell;
use std::collections::BTreeMap;

use game::{Seat, SeatSet};
use records::Seed;

use crate::any::{self, AnyRunning, Choice};
use crate::archive::Archive;
use crate::chat::Chat;
use crate::clock::{self, Clocks, Millis};
use crate::decide::Pending;
use crate::entry::{Entry, Opening};
use crate::error::{BadEntry, TableError};
use crate::idle::REPLACE_MILLIS;
use crate::promise::{Fairness, PATIENCE_MILLIS};
use crate::removal::Names;
use crate::seats::SeatState;

/// Plays for a person who has left: the family's best bot, so that the others have a game.
pub const SUBSTITUTE: &str = "substitute";
/// Decides once for a person whose time is up: the family's cautious one.
pub const STAND_IN: &str = "stand-in";

/// One table from its opening to the end of its game.
pub struct Table {
    pub(crate) id: String,
    pub(crate) opening: Opening,
    pub(crate) family: &'static str,
    pub(crate) seed: Seed,
    /// None at tables of the first form.
    pub(crate) fairness: Option<Fairness>,
    /// How long the others wait for a nonce.
    pub(crate) patience: u64,
    /// How long the others wait for somebody before a bot may play.
    pub(crate) replace_after: u64,
    pub(crate) practice: bool,
    pub(crate) colours: Vec<String>,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) stage: Stage,
    /// The game that begins if what was decided last comes true: it is not dealt twice.
    pub(crate) dealt: RefCell<Option<Box<dyn AnyRunning>>>,
    /// The version of the rules every step so far follows.
    pub(crate) rules: u32,
    pub(crate) clocks: Option<Clocks>,
    /// The version after the decision with this key, by seat and key.
    pub(crate) keys: BTreeMap<(u8, String), u32>,
    /// Seats whose time was up, with the step a stand-in decided in.
    pub(crate) timed_out: Vec<(u32, u8)>,
    pub(crate) chat: Chat,
    /// People who may not sit down.
    pub(crate) removed: Names,
    pub(crate) rematch: Option<String>,
    pub(crate) spectators: u32,
    /// Seats whose bot made an impossible decision; the random bot plays on.
    pub(crate) distrusted: SeatSet,
    /// Decisions of bots since a person's.
    pub(crate) alone: u32,
    pub(crate) closed: bool,
    /// Somebody has asked the coach.
    pub(crate) coached: bool,
    /// The number of the next entry.
    pub(crate) next: u64,
    pub(crate) fault: Option<BadEntry>,
    /// The journal of a game that newer rules do not follow.
    pub(crate) outdated: Option<String>,
}

/// How far a table has come.
pub(crate) enum Stage {
    Gathering,
    /// Also when it is over, until it is put away.
    Running(Box<dyn AnyRunning>),
    Ended(Box<Archive>),
}

impl Table {
    /// A table as it is opened; its first entry is still to be stored.
    pub fn open(id: &str, mut opening: Opening) -> Result<(Table, Entry), TableError> {
        let seed = opening.seed.parse().map_err(|_| TableError::Unreadable)?;
        opening.clock.map_or(Ok(()), clock::check)?;
        opening.options = any::try_out(&choice(&opening))?;
        let colours = any::colours(&choice(&opening))?;
        let terms = any::terms(&choice(&opening), id)?;
        opening.terms = Some(terms.to_string());
        let mut table = Table::empty(id, opening.clone(), seed, owned(colours));
        table.fairness = Some(Fairness::new(terms));
        Ok((table, Entry::Opened(Box::new(opening))))
    }

    fn empty(id: &str, opening: Opening, seed: Seed, colours: Vec<String>) -> Table {
        Table {
            id: id.to_owned(),
            seed,
            fairness: None,
            patience: PATIENCE_MILLIS,
            replace_after: REPLACE_MILLIS,
            practice: any::is_practice(&choice(&opening)),
            seats: vec![SeatState::open(); colours.len()],
            colours,
            stage: Stage::Gathering,
            dealt: RefCell::default(),
            rules: opening.rules,
            family: any::family_name(&opening.game),
            clocks: None,
            keys: BTreeMap::new(),
            timed_out: Vec::new(),
            chat: Chat::default(),
            removed: Names::default(),
            rematch: None,
            spectators: 0,
            distrusted: SeatSet::EMPTY,
            alone: 0,
            closed: false,
            coached: false,
            next: 1,
            fault: None,
            outdated: None,
            opening,
        }
    }

    /// A table from everything that happened at it, played by the rules of the day. Where an entry
    /// does not fit, it stops.
    pub fn restore(id: &str, entries: &[Entry], now: Millis) -> Result<Table, BadEntry> {
        let (opening, seed, fairness) = opening(entries)?;
        let colours = any::colours(&choice(opening));
        let seats = (1..=opening.seats).map(|seat| seat.to_string());
        let names = colours.as_ref().map_or(seats.collect(), |it| owned(it));
        let mut table = Table::empty(id, opening.clone(), seed, names);
        table.fairness = fairness;
        table.fault = colours.err().map(|why| BadEntry {
            number: 0,
            why: format!("{why:?}"),
        });
        for entry in entries.iter().skip(1) {
            table.take_effect(entry.clone(), now);
        }
        if table.fault.is_some() {
            table.outdated = table.is_outdated().then(|| table.told(entries));
        }
        Ok(table)
    }

    /// A finished table from everything that happened at it. No rule is asked.
    pub fn look_up(
        id: &str,
        entries: Vec<Entry>,
        archive: Archive,
        now: Millis,
    ) -> Result<Table, BadEntry> {
        let (opening, seed, fairness) = opening(&entries)?;
        let colours = archive.colours().to_vec();
        let mut table = Table::empty(id, opening.clone(), seed, colours);
        // Their number may have been chosen anew before the game began.
        table.seats = vec![SeatState::open(); usize::from(opening.seats)];
        table.fairness = fairness;
        table.stage = Stage::Ended(Box::new(archive));
        for entry in entries.into_iter().skip(1) {
            table.take_effect(entry, now);
        }
        Ok(table)
    }

    /// Lets durable entries take effect. They were decided on the table as it is now.
    pub fn commit(&mut self, pending: Pending, now: Millis) {
        assert_eq!(
            pending.first, self.next,
            "decided on another state of the table"
        );
        for entry in pending.entries {
            self.take_effect(entry, now);
        }
    }

    fn take_effect(&mut self, entry: Entry, now: Millis) {
        if self.fault.is_none() {
            let number = self.next;
            if let Err(why) = self.apply(entry, now) {
                self.fault = Some(BadEntry { number, why });
            }
        }
        self.next += 1;
    }

    pub(crate) fn running(&self) -> Option<&dyn AnyRunning> {
        match &self.stage {
            Stage::Running(running) => Some(&**running),
            Stage::Gathering | Stage::Ended(_) => None,
        }
    }

    pub(crate) fn running_mut(&mut self) -> Option<&mut Box<dyn AnyRunning>> {
        match &mut self.stage {
            Stage::Running(running) => Some(running),
            Stage::Gathering | Stage::Ended(_) => None,
        }
    }

    pub(crate) fn archive(&self) -> Option<&Archive> {
        match &self.stage {
            Stage::Ended(archive) => Some(archive),
            Stage::Gathering | Stage::Running(_) => None,
        }
    }

    fn apply(&mut self, entry: Entry, now: Millis) -> Result<(), String> {
        let mut acted = None;
        let dealt = self.dealt_before(&entry);
        match entry {
            Entry::Opened(_) => return Err("opened twice".into()),
            Entry::Sat {
                seat,
                person,
                nonce,
                pledge,
            } => self.seat_person(seat, person, &nonce, pledge.as_deref())?,
            Entry::Pledged { seat, pledge } => self.take_pledge(seat, &pledge)?,
            Entry::Redrawn { seed, terms, why } => self.redraw(&seed, &terms, why)?,
            Entry::Listed { list } => self.take_list(&list, now)?,
            Entry::Revealed { seat, nonce } => self.take_nonce(seat, &nonce)?,
            Entry::Agreed { seat } => self.take_agreement(seat),
            Entry::Vacated { seat } => self.vacate(seat)?,
            Entry::Removed { person } => self.keep_out(person),
            Entry::Admitted { person } => self.let_in(&person),
            Entry::BotSeated { seat, level, name } => self.seat_bot(seat, level, name)?,
            Entry::ProgramSeated { seat, bot, owner } => self.seat_program(seat, bot, owner)?,
            Entry::OptionsChosen { options, game } => self.choose_options(options, game)?,
            Entry::ConditionsChosen(chosen) => self.set_conditions(chosen),
            Entry::Started => self.start(None, None)?,
            Entry::Begun { journal } => self.start(Some(&journal), dealt)?,
            Entry::Acted {
                seat,
                lines,
                key,
                hand,
                bank_millis,
            } => {
                self.note_lapse(seat, &lines, hand);
                self.act(seat, &lines, key, bank_millis)?;
                self.note_hand(seat, hand);
                acted = Some((Seat(seat), hand));
            }
            Entry::Coached { seat: _ } => self.coached = true,
            Entry::ReplacementAgreed { seat, by } => self.agree_to_replace(seat, by, now)?,
            Entry::StandInTook { seat, bank_millis } => self.give_way(seat, bank_millis, now)?,
            Entry::OwnerCameBack { seat } => self.come_back(seat, now)?,
            Entry::Said {
                person,
                seat,
                text,
                key,
            } => self.hear(seat, person, &text, key),
            Entry::Muted { person } => self.chat.mute(person),
            Entry::Unmuted { person } => self.chat.unmute(&person),
            Entry::ChatLimited { seated_only } => self.chat.seated_only = seated_only,
            Entry::RematchOpened { table } => self.rematch = Some(table),
            Entry::Closed => self.closed = true,
            Entry::RulesRaised { rules } => self.rules = rules,
            // Whoever archives the table has stored it before.
            Entry::Outdated { rules: _ } => {}
        }
        self.run_clocks(acted, now);
        Ok(())
    }

    /// Whatever else happens than what leads to it, a game that was dealt before is another one.
    fn dealt_before(&self, entry: &Entry) -> Option<Box<dyn AnyRunning>> {
        let leads_there = matches!(entry, Entry::Listed { .. } | Entry::Revealed { .. });
        if leads_there { None } else { self.dealt.take() }
    }

    pub(crate) fn seat_mut(&mut self, seat: u8) -> Result<&mut SeatState, String> {
        let state = self.seats.get_mut(usize::from(seat));
        state.ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn start(
        &mut self,
        begun: Option<&str>,
        known: Option<Box<dyn AnyRunning>>,
    ) -> Result<(), String> {
        if self.archive().is_some() {
            return Ok(());
        }
        let running = match known {
            Some(dealt) => dealt,
            None => self.deal().map_err(|why| format!("{why:?}"))?,
        };
        if begun.is_some_and(|begun| after_rules(begun) != after_rules(&running.journal())) {
            return Err("the rules deal another game".into());
        }
        self.stage = Stage::Running(running);
        let seats = self.seats.len() as u8;
        self.clocks = self.opening.clock.map(|rules| Clocks::new(rules, seats));
        Ok(())
    }

    fn act(
        &mut self,
        seat: u8,
        lines: &[String],
        key: String,
        bank_millis: Option<u64>,
    ) -> Result<(), String> {
        self.seat_mut(seat)?;
        if let Some(last) = self.archive().map(Archive::last) {
            // Whoever sends it again hears that it counted; which step it was is not asked.
            if !key.is_empty() {
                self.keys.insert((seat, key), last);
            }
            return Ok(());
        }
        let running = self.running_mut().ok_or("the game has not begun")?;
        running.accept(Seat(seat), lines)?;
        let version = running.version();
        if !key.is_empty() {
            self.keys.insert((seat, key), version);
        }
        if let (Some(clocks), Some(millis)) = (&mut self.clocks, bank_millis) {
            clocks.set_bank(Seat(seat), millis);
        }
        Ok(())
    }

    /// Gives back time in which the server was at fault.
    pub fn forgive(&mut self, millis: u64) {
        self.forgive_waiting(millis);
        self.forgive_programs(millis);
        if let Some(clocks) = &mut self.clocks {
            clocks.forgive(millis);
        }
        if let Some(fairness) = &mut self.fairness {
            fairness.closed = fairness.closed.plus(millis);
        }
    }

    /// Why the table stopped, if it did.
    pub fn fault(&self) -> Option<&BadEntry> {
        self.fault.as_ref()
    }

    /// The number of the next entry.
    pub fn next_entry(&self) -> u64 {
        self.next
    }
}

pub(crate) fn owned(colours: &[&str]) -> Vec<String> {
    colours.iter().map(|it| (*it).to_owned()).collect()
}

/// How the table was opened, its secret and its terms.
fn opening(entries: &[Entry]) -> Result<(&Opening, Seed, Option<Fairness>), BadEntry> {
    let bad = |why: &str| BadEntry {
        number: 0,
        why: why.to_owned(),
    };
    let Some(Entry::Opened(opening)) = entries.first() else {
        return Err(bad("a table begins with its opening"));
    };
    let seed = opening.seed.parse();
    let seed = seed.map_err(|_| bad("the seed cannot be read"))?;
    let terms = opening.terms.as_ref().map(|terms| terms.parse());
    let terms = terms
        .transpose()
        .map_err(|_| bad("the terms cannot be read"))?;
    Ok((opening, seed, terms.map(Fairness::new)))
}

/// A journal but for the version of its rules.
fn after_rules(journal: &str) -> &str {
    journal.find("\nsetup: ").map_or("", |at| &journal[at..])
}

pub(crate) fn choice(opening: &Opening) -> Choice<'_> {
    Choice {
        game: &opening.game,
        seats: opening.seats,
        options: &opening.options,
        position: opening.position.as_deref(),
    }
}
