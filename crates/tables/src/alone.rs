//! A position somebody plays alone in their browser: the browser keeps the moves, and with each
//! question they are played anew. What is shown is what a table would show.

use families::{Family, Listing};
use game::{Awaits, Outcome, Seat, Setup, Viewer};
use protocol::{
    ChatState, CoachPart, LobbyState, SeatCard, SeatHolder, TableCard, TablePhase, TableState,
    Update,
};
use serde_json::Value;

use crate::audience::glimpse;
use crate::outlook::summary;
use crate::pictures;
use crate::prompt::Prompt;

/// Nothing takes more moves.
pub const MOST_MOVES: usize = 64;
/// No move is longer.
const MOST_CHARACTERS: usize = 200;
/// Who sits at the other seats.
const COMPANIONS: [&str; 6] = ["Njal", "Ketil", "Aud", "Floki", "Njal", "Ketil"];

/// Is one of these longer than any move?
pub fn is_too_long(moves: &[String]) -> bool {
    moves.iter().any(|it| it.chars().count() > MOST_CHARACTERS)
}

/// How things stand, with what has happened.
pub struct Alone<'a, G: Family> {
    /// Of the lesson or puzzle.
    pub id: &'a str,
    pub game: &'a G,
    pub state: &'a G::State,
    /// Whose eyes one looks through.
    pub seat: Seat,
    pub past: &'a [(u32, G::Event)],
    pub steps: u32,
    /// The steps there were before the last move.
    pub before: u32,
    /// How many moves were made.
    pub moves: usize,
    /// Is there still something to do? If not, nothing is asked.
    pub goes_on: bool,
}

impl<G: Family> Alone<'_, G> {
    /// Everything as a table would send it; the events are those of the last move.
    pub fn table(&self, listing: &Listing, options: Value) -> TableState {
        TableState {
            lobby: self.lobby(listing, options),
            scene: pictures::scene(self.game, self.state),
            update: self.update(),
            chat: Vec::new(),
        }
    }

    fn update(&self) -> Update {
        let prompt = self.prompt();
        let seen = glimpse(
            self.game,
            self.state,
            self.past,
            prompt.as_ref(),
            Viewer::Seat(self.seat),
            self.before,
        );
        let awaited = match self.game.awaits(self.state) {
            Awaits::Seats(seats) if self.goes_on => seats.iter().map(|seat| seat.0).collect(),
            Awaits::Seats(_) | Awaits::Chance | Awaits::Over(_) => Vec::new(),
        };
        Update {
            version: self.steps,
            prompt: seen.prompt,
            sentence: seen.sentence,
            awaited,
            events: seen.events,
            picture: seen.picture,
            choices: seen.choices,
            forms: seen.forms,
            clocks: Vec::new(),
            timed_out: Vec::new(),
            idle: Vec::new(),
            // Lessons and puzzles have an end of their own.
            ending: None,
        }
    }

    /// What may be done now; nothing once all is done, or if others are asked.
    fn prompt(&self) -> Option<Prompt<G>> {
        let Awaits::Seats(seats) = self.game.awaits(self.state) else {
            return None;
        };
        (self.goes_on && seats.contains(self.seat)).then(|| Prompt {
            number: self.moves as u32 + 1,
            ..Prompt::first(self.game, self.state, self.seat)
        })
    }

    fn lobby(&self, listing: &Listing, options: Value) -> LobbyState {
        let boxes = listing.boxes().into_iter().map(str::to_owned);
        let outcome = self.game.outcome(self.state);
        let winners = |outcome: Outcome| summary(&outcome, usize::from(self.game.seats())).1;
        let table = TableCard {
            id: self.id.to_owned(),
            game: listing.id.clone(),
            family: G::FAMILY.to_owned(),
            scenario: listing.scenario().map(str::to_owned),
            boxes: boxes.collect(),
            name: String::new(),
            host: String::new(),
            phase: TablePhase::Running,
            open: false,
            seats: self.seats(),
            my_seat: Some(self.seat.0),
            my_turn: true,
            clock: None,
            opened: None,
            winners: outcome.map(winners).unwrap_or_default(),
            practice: false,
            coach: CoachPart::None,
        };
        LobbyState {
            table,
            options,
            commitment: String::new(),
            i_am_host: false,
            can_start: false,
            deal: None,
            chat: ChatState {
                seated_only: true,
                muted: Vec::new(),
            },
            said: None,
            removed: Vec::new(),
        }
    }

    fn seats(&self) -> Vec<SeatCard> {
        let mut companions = COMPANIONS.into_iter();
        let colours = self.game.setup().seat_names().iter().zip(0..);
        let card = |(colour, seat): (&&str, u8)| {
            let companion = companions.next().filter(|_| seat != self.seat.0);
            let level = companion.map(str::to_lowercase);
            SeatCard {
                seat,
                colour: (*colour).to_owned(),
                holder: match level {
                    Some(level) => SeatHolder::Bot { level },
                    None => SeatHolder::Person {
                        name: String::new(),
                    },
                },
                // Whoever plays is called by their own browser.
                called: companion.unwrap_or_default().to_owned(),
                connected: true,
                stand_in: false,
            }
        };
        colours.map(card).collect()
    }
}
