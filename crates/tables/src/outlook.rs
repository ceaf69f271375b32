//! What people see of a table: lobby, updates, journal, replay.

use families::Listing;
use game::{Outcome, Seat, Viewer};
use protocol::{
    ChatLine, FinalCard, LobbyState, Presence, ReplayFrame, SeatCard, TableCard, TablePhase,
    TableState, Update, Verdict,
};

use crate::any::AnyRunning;
use crate::archive::FrameAt;
use crate::clock::Millis;
use crate::entry::Opening;
use crate::error::TableError;
use crate::table::{Stage, Table};

/// Games of more steps take several milliseconds to show.
const LONG: u32 = 300;

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
        match &self.stage {
            _ if self.fault.is_some() => TablePhase::Stopped,
            Stage::Gathering | Stage::Running(_) if self.closed => TablePhase::Closed,
            Stage::Gathering => TablePhase::Gathering,
            Stage::Running(running) if running.outcome().is_some() => TablePhase::Over,
            Stage::Running(_) => TablePhase::Running,
            Stage::Ended(archive) if archive.ending().is_some() => TablePhase::Over,
            Stage::Ended(_) => TablePhase::Outdated,
        }
    }

    /// Does it take a while to show all of it?
    pub fn is_long(&self) -> bool {
        match &self.stage {
            Stage::Gathering => false,
            Stage::Running(running) => running.version() > LONG,
            // It has to be unpacked first.
            Stage::Ended(_) => true,
        }
    }

    /// Steps so far.
    pub fn version(&self) -> u32 {
        match &self.stage {
            Stage::Gathering => 0,
            Stage::Running(running) => running.version(),
            Stage::Ended(archive) => archive.last(),
        }
    }

    /// The table at which the next game of these people is played.
    pub fn next_table(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Lines of chat so far.
    pub fn said(&self) -> u32 {
        self.chat.said
    }

    pub fn seats(&self) -> Vec<SeatCard> {
        let seats = self.seats.iter().zip((0..).map(Seat)).zip(&self.colours);
        seats
            .map(|((state, seat), colour)| state.card(seat, colour))
            .collect()
    }

    pub fn presence(&self, now: Millis) -> Presence {
        Presence {
            seats: self.seats(),
            spectators: self.spectators,
            idle: self.idle(now),
            chat: self.chat.state(),
        }
    }

    pub fn card(&self, person: Option<&str>) -> TableCard {
        let seat = person.and_then(|person| self.seat_of(person));
        let awaited = self.running().map(AnyRunning::awaited);
        let listing = families::listing(&self.opening.game).ok();
        let is_awaited = |seat: Seat| awaited.is_some_and(|awaited| awaited.contains(seat));
        TableCard {
            id: self.id.clone(),
            game: self.opening.game.clone(),
            family: self.family.to_owned(),
            scenario: listing.and_then(Listing::scenario).map(str::to_owned),
            boxes: listing
                .map_or_else(Vec::new, Listing::boxes)
                .into_iter()
                .map(str::to_owned)
                .collect(),
            name: self.opening.name.clone(),
            host: self.opening.host.name.clone(),
            phase: self.phase(),
            open: self.opening.open,
            seats: self.seats(),
            my_seat: seat.map(|seat| seat.0),
            my_turn: seat.is_some_and(is_awaited),
            clock: self.opening.clock,
            opened: self.opening.opened,
            winners: self.ending().map(|it| it.winners).unwrap_or_default(),
            practice: self.practice,
            coach: self.coach_part(),
        }
    }

    pub fn lobby(&self, person: Option<&str>) -> LobbyState {
        LobbyState {
            table: self.card(person),
            options: self.opening.options.clone(),
            commitment: self.commitment().to_string(),
            i_am_host: person == Some(self.opening.host.id.as_str()),
            can_start: self.can_start(),
            deal: self.deal_state(),
            chat: self.chat.state(),
            said: None,
            removed: self.removed.cards(),
        }
    }

    /// The lobby for somebody who has not heard what was said.
    pub fn lobby_and_chat(&self, person: Option<&str>) -> LobbyState {
        LobbyState {
            said: Some(self.chat.lines.clone()),
            ..self.lobby(person)
        }
    }

    /// Everything at once; none before the game begins.
    pub fn state(&self, person: Option<&str>, now: Millis) -> Option<TableState> {
        let scene = match &self.stage {
            Stage::Gathering => return None,
            Stage::Running(running) => running.scene(),
            Stage::Ended(archive) => archive.scene()?.clone(),
        };
        Some(TableState {
            lobby: self.lobby(person),
            scene,
            update: self.update(self.viewer_of(person), 0, now)?,
            chat: self.chat.lines.clone(),
        })
    }

    /// What a viewer missed since a version; none before the game begins.
    pub fn update(&self, viewer: Viewer, since: u32, now: Millis) -> Option<Update> {
        let running = match &self.stage {
            Stage::Gathering => return None,
            Stage::Running(running) => running,
            Stage::Ended(archive) => {
                return self.archived(FrameAt {
                    viewer,
                    step: archive.last(),
                    since: Some(since),
                });
            }
        };
        let glimpse = running.glimpse(viewer, since);
        let clocks = self.clocks.as_ref();
        Some(Update {
            version: running.version(),
            prompt: glimpse.prompt,
            sentence: glimpse.sentence,
            awaited: running.awaited().iter().map(|seat| seat.0).collect(),
            events: glimpse.events,
            picture: glimpse.picture,
            choices: glimpse.choices,
            forms: glimpse.forms,
            clocks: clocks.map(|clocks| clocks.states(now)).unwrap_or_default(),
            timed_out: self.timed_out_since(since),
            idle: self.idle(now),
            ending: self.ending(),
        })
    }

    fn archived(&self, moment: FrameAt) -> Option<Update> {
        let archive = self.archive()?;
        let (frame, events) = archive.look(moment)?;
        Some(Update {
            version: moment.step,
            prompt: 0,
            sentence: frame.sentence,
            awaited: Vec::new(),
            events,
            picture: frame.picture,
            choices: Vec::new(),
            forms: Vec::new(),
            clocks: Vec::new(),
            timed_out: Vec::new(),
            idle: Vec::new(),
            ending: self.ending().filter(|_| moment.step == archive.last()),
        })
    }

    fn ending(&self) -> Option<FinalCard> {
        let (points, winners) = match &self.stage {
            Stage::Gathering => return None,
            Stage::Running(running) => summary(&running.outcome()?, self.seats.len()),
            Stage::Ended(archive) => {
                let (points, winners) = archive.ending()?;
                (points.to_vec(), winners.to_vec())
            }
        };
        Some(FinalCard {
            points,
            winners,
            rematch: self.rematch.clone(),
            recorded: self.opening.position.is_none(),
        })
    }

    /// The last lines of chat after the first `since`.
    pub fn chat_since(&self, since: u32) -> &[ChatLine] {
        let missed = self.chat.said.saturating_sub(since) as usize;
        let lines = &self.chat.lines;
        &lines[lines.len().saturating_sub(missed)..]
    }

    /// The game after a step, from any seat's view. Only when it is over and was recorded.
    pub fn replay(&self, moment: FrameAt) -> Result<ReplayFrame, TableError> {
        let archive = self.archive().filter(|archive| archive.is_whole());
        let steps = archive.ok_or(TableError::NotOver)?.last();
        let update = self.archived(moment).ok_or(TableError::Unreadable)?;
        Ok(ReplayFrame { steps, update })
    }

    /// The journal, with the revealed seed if the game came to its end. Only when nobody can play
    /// on, and only if it was recorded.
    pub fn journal(&self) -> Result<String, TableError> {
        let journal = self.archive().map(|archive| archive.journal.clone());
        journal
            .filter(|it| !it.is_empty())
            .ok_or(TableError::NotOver)
    }

    /// The journal of a game that is over. A game that began at a made-up position has none.
    pub fn recorded(&self) -> Result<String, TableError> {
        let archive = self.archive().ok_or(TableError::NotOver)?;
        match archive.journal.as_str() {
            "" => Err(TableError::NoRecord),
            journal => Ok(journal.to_owned()),
        }
    }

    /// Redoes every draw of a finished game.
    pub fn verify(&self) -> Result<Verdict, TableError> {
        let archive = self.archive().filter(|it| !it.journal.is_empty());
        let archive = archive.filter(|it| it.ending().is_some());
        let commitment = self.commitment().to_string();
        Ok(archive.ok_or(TableError::NotOver)?.verify(commitment))
    }
}

/// Points by seat, and who won.
pub(crate) fn summary(outcome: &Outcome, seats: usize) -> (Vec<i32>, Vec<u8>) {
    let points = outcome.points.iter().take(seats);
    let winners = outcome.winners.iter();
    (
        points.map(|points| i32::from(*points)).collect(),
        winners.map(|seat| seat.0).collect(),
    )
}
