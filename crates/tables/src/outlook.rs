//! What people see of a table: lobby, updates, journal, replay.

use families::Listing;
use game::{Outcome, Seat, Viewer};
use protocol::{
    ChatLine, FinalCard, LobbyState, Presence, SeatCard, TableCard, TablePhase, TableState, Update,
};

use crate::any::AnyRunning;
use crate::audience::Glimpse;
use crate::clock::Millis;
use crate::entry::Opening;
use crate::error::TableError;
use crate::table::{Table, Verdict};

fn winners(outcome: &Outcome) -> Vec<u8> {
    outcome.winners.iter().map(|seat| seat.0).collect()
}

impl Table {
    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let found = self.seats.iter().position(|state| state.is_held_by(person));
        found.map(|seat| Seat(seat as u8))
    }

    /// As whom a person looks at the game.
    pub fn viewer_of(&self, person: Option<&str>) -> Viewer {
        let seat = person.and_then(|person| self.seat_of(person));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    pub fn phase(&self) -> TablePhase {
        match &self.running {
            _ if self.fault.is_some() => TablePhase::Stopped,
            None => TablePhase::Gathering,
            Some(running) if running.outcome().is_some() => TablePhase::Over,
            Some(_) => TablePhase::Running,
        }
    }

    /// Steps so far.
    pub fn version(&self) -> u32 {
        self.running.as_ref().map_or(0, |running| running.version())
    }

    /// The table at which the next game of these people is played.
    pub fn next_table(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Lines of chat so far.
    pub fn said(&self) -> u32 {
        self.said
    }

    pub fn seats(&self) -> Vec<SeatCard> {
        let seats = self.seats.iter().zip((0..).map(Seat)).zip(self.colours);
        seats
            .map(|((state, seat), colour)| state.card(seat, colour))
            .collect()
    }

    pub fn presence(&self) -> Presence {
        Presence {
            seats: self.seats(),
            spectators: self.spectators,
        }
    }

    pub fn card(&self, person: Option<&str>) -> TableCard {
        let seat = person.and_then(|person| self.seat_of(person));
        let awaited = self.running.as_ref().map(|running| running.awaited());
        let outcome = self.running.as_ref().and_then(|running| running.outcome());
        let listing = families::listing(&self.opening.game).ok();
        let is_awaited = |seat: Seat| awaited.is_some_and(|awaited| awaited.contains(seat));
        TableCard {
            id: self.id.clone(),
            game: self.opening.game.clone(),
            family: listing.map_or_else(String::new, |it| it.family.name().to_owned()),
            boxes: listing
                .map_or_else(Vec::new, Listing::boxes)
                .into_iter()
                .map(str::to_owned)
                .collect(),
            name: self.opening.name.clone(),
            phase: self.phase(),
            open: self.opening.open,
            seats: self.seats(),
            my_seat: seat.map(|seat| seat.0),
            my_turn: seat.is_some_and(is_awaited),
            clock: self.opening.clock,
            opened: self.opening.opened,
            winners: outcome.map_or_else(Vec::new, |outcome| winners(&outcome)),
        }
    }

    pub fn lobby(&self, person: Option<&str>) -> LobbyState {
        LobbyState {
            table: self.card(person),
            options: self.opening.options.clone(),
            commitment: self.seed.commitment().to_string(),
            i_am_host: person == Some(self.opening.host.id.as_str()),
            can_start: self.can_start(),
        }
    }

    /// Everything at once; none before the game begins.
    pub fn state(&self, person: Option<&str>, now: Millis) -> Option<TableState> {
        Some(TableState {
            lobby: self.lobby(person),
            scene: self.running.as_ref()?.scene(),
            update: self.update(self.viewer_of(person), 0, now)?,
            chat: self.chat.clone(),
        })
    }

    /// What a viewer missed since a version; none before the game begins.
    pub fn update(&self, viewer: Viewer, since: u32, now: Millis) -> Option<Update> {
        let running = self.running.as_deref()?;
        let mut update = self.fill(running, running.glimpse(viewer, since));
        let clocks = self.clocks.as_ref();
        update.clocks = clocks.map(|clocks| clocks.states(now)).unwrap_or_default();
        Some(update)
    }

    fn fill(&self, running: &dyn AnyRunning, glimpse: Glimpse) -> Update {
        Update {
            version: running.version(),
            prompt: glimpse.prompt,
            sentence: glimpse.sentence,
            awaited: running.awaited().iter().map(|seat| seat.0).collect(),
            events: glimpse.events,
            picture: glimpse.picture,
            choices: glimpse.choices,
            forms: glimpse.forms,
            clocks: Vec::new(),
            ending: running.outcome().map(|outcome| self.ending(&outcome)),
        }
    }

    fn ending(&self, outcome: &Outcome) -> FinalCard {
        let points = outcome.points.iter().take(self.seats.len());
        FinalCard {
            points: points.map(|points| i32::from(*points)).collect(),
            winners: winners(outcome),
            rematch: self.rematch.clone(),
        }
    }

    /// The last lines of chat after the first `since`.
    pub fn chat_since(&self, since: u32) -> &[ChatLine] {
        let missed = self.said.saturating_sub(since) as usize;
        &self.chat[self.chat.len().saturating_sub(missed)..]
    }

    /// The game after a step, from any seat's view, with what happened since another step or only
    /// in this one. Only when it is over and was recorded.
    pub fn replay(
        &self,
        viewer: Viewer,
        step: u32,
        since: Option<u32>,
    ) -> Result<Update, TableError> {
        let running = self.recorded()?;
        let glimpse = running
            .glimpse_at(viewer, step, since)
            .ok_or(TableError::Unreadable)?;
        let is_last = step == running.version();
        let mut update = self.fill(running, glimpse);
        update.version = step;
        if !is_last {
            update.awaited.clear();
            update.ending = None;
        }
        Ok(update)
    }

    /// The journal with the revealed seed. Only when the game is over and was recorded.
    pub fn journal(&self) -> Result<String, TableError> {
        self.recorded().map(AnyRunning::journal)
    }

    /// Redoes every draw of a finished game.
    pub fn verify(&self) -> Result<Verdict, TableError> {
        self.recorded().map(AnyRunning::verify)
    }

    fn recorded(&self) -> Result<&dyn AnyRunning, TableError> {
        let running = self.game()?;
        if running.outcome().is_none() || !running.is_record() {
            return Err(TableError::NotOver);
        }
        Ok(running)
    }
}
