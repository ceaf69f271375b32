//! Who may ask the coach, and what is worked out for them.
//!
//! Nobody has an advantage over people who do not want it: either all other seats are bots, or
//! everybody who sits down has agreed before. That somebody has asked is kept with the game.

use game::Seat;
use protocol::CoachPart;
use serde_json::Value;

use crate::command::Person;
use crate::decide::{Decided, Pending, check_length};
use crate::entry::Entry;
use crate::error::TableError;
use crate::seats::Holder;
use crate::table::Table;

/// What can be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// What would a strong player do? And what would this action cost?
    Hint { about: Option<String> },
    /// How does the game stand?
    Evaluation,
}

/// A question at a moment of a game. Equal ones have equal answers.
pub struct Consulted {
    pub seat: Seat,
    /// Steps so far.
    pub version: u32,
    /// Works out the answer as it is sent, away from the table. It may take long.
    pub work: Work,
}

pub type Work = Box<dyn FnOnce() -> Value + Send>;

impl Table {
    /// What part the coach has here.
    pub(crate) fn coach_part(&self) -> CoachPart {
        match (self.coached, self.opening.coach) {
            (true, _) => CoachPart::Asked,
            (false, true) => CoachPart::Agreed,
            (false, false) => CoachPart::None,
        }
    }

    /// The seat of a person who may ask the coach.
    fn coached_seat(&self, person: &str) -> Result<Seat, TableError> {
        let seat = self.seat_of(person).ok_or(TableError::NotSeated)?;
        let game = self.game()?;
        if game.outcome().is_some() {
            return Err(TableError::NotRunning);
        }
        if self.seats[seat.index()].stand_in {
            return Err(TableError::StoodIn);
        }
        // Whoever has left may come back: a bot in their place is none.
        let is_bot = |place: usize| {
            let holder = &self.seats[place].holder;
            matches!(holder, Holder::Bot { .. } | Holder::Program { .. })
        };
        let are_bots = (0..self.seats.len()).all(|place| place == seat.index() || is_bot(place));
        let may_ask = are_bots || self.opening.coach;
        may_ask.then_some(seat).ok_or(TableError::NoCoach)
    }

    /// Notes that the coach is asked, if it is for the first time.
    pub(crate) fn consult(&self, person: &Person) -> Result<Decided, TableError> {
        let seat = self.coached_seat(&person.id)?;
        if self.coached {
            return Ok(Decided::Already(self.version()));
        }
        Ok(Decided::Pending(Pending {
            first: self.next,
            entries: vec![Entry::Coached { seat: seat.0 }],
        }))
    }

    /// What is to be worked out for a person, after [`crate::Command::Consult`].
    pub fn consulted(&self, person: &str, question: &Question) -> Result<Consulted, TableError> {
        let seat = self.coached_seat(person)?;
        let game = self.game()?;
        let work = match question {
            Question::Evaluation => game.evaluation(seat),
            Question::Hint { about } => {
                if !game.awaited().contains(seat) {
                    return Err(TableError::NotAwaited);
                }
                about.as_deref().map_or(Ok(()), check_length)?;
                game.counsel(seat, about.as_deref())?
            }
        };
        Ok(Consulted {
            seat,
            version: self.version(),
            work,
        })
    }

    /// Nobody is made to agree by sitting here already.
    pub(crate) fn change_coach(
        &self,
        host: &Person,
        coach: Option<bool>,
    ) -> Result<(), TableError> {
        let is_other = |holder: &Holder| matches!(holder, Holder::Person(it) if it.id != host.id);
        let sits_another = self.seats.iter().any(|seat| is_other(&seat.holder));
        if coach == Some(true) && !self.opening.coach && sits_another {
            return Err(TableError::SeatedWithoutCoach);
        }
        Ok(())
    }
}
