//! What a seat is told that a program of any language plays: the pictures, choices and events that
//! a browser gets.

use families::Family;
use game::{Awaits, Seat, Viewer};
use protocol::{BotDecide, EventEntry, Scene};

use crate::audience::{entries, glimpse};
use crate::pictures;
use crate::prompt::Prompt;

/// A running game through the eyes of one seat.
pub struct Sitting<'a, G: Family> {
    pub game: &'a G,
    pub state: &'a G::State,
    /// Everything that happened, with the number of its step, counted from one.
    pub past: &'a [(u32, G::Event)],
    /// Steps so far.
    pub steps: u32,
    pub seat: Seat,
}

impl<G: Family> Sitting<'_, G> {
    /// What never changes.
    pub fn scene(&self) -> Scene {
        pictures::scene(self.game, self.state)
    }

    /// The question the seat has to answer, with what happened after the step `since`.
    pub fn decide(&self, number: u32, since: u32, millis: u32) -> BotDecide {
        let prompt = Prompt {
            number,
            ..Prompt::first(self.game, self.state, self.seat)
        };
        let viewer = Viewer::Seat(self.seat);
        let seen = glimpse(
            self.game,
            self.state,
            self.past,
            Some(&prompt),
            viewer,
            since,
        );
        let awaited = match self.game.awaits(self.state) {
            Awaits::Seats(seats) => seats.iter().map(|seat| seat.0).collect(),
            Awaits::Chance | Awaits::Over(_) => Vec::new(),
        };
        BotDecide {
            prompt: seen.prompt,
            version: self.steps,
            sentence: seen.sentence,
            awaited,
            events: seen.events,
            picture: seen.picture,
            choices: seen.choices,
            forms: seen.forms,
            millis,
        }
    }

    /// What happened after the step `since`, as the seat knows it.
    pub fn events(&self, since: u32) -> Vec<EventEntry> {
        let from = self.past.partition_point(|(step, _)| *step <= since);
        entries(self.game, &self.past[from..], Viewer::Seat(self.seat))
    }
}
