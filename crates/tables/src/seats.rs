//! Who sits where.

use game::Seat;
use protocol::{SeatCard, SeatHolder};
use records::{Nonce, Pledge};

use crate::clock::Millis;
use crate::command::Person;
use crate::idle::{Left, Waiting};
use crate::program_seat::Attention;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    Open,
    Person(Person),
    Bot {
        level: String,
        name: String,
    },
    /// A bot with an account of its own; its owner by name.
    Program {
        bot: Person,
        owner: String,
    },
}

/// One seat at the table, with whoever holds it.
#[derive(Clone, Debug)]
pub struct SeatState {
    pub holder: Holder,
    /// What the seat adds to the chance, once it has handed it over.
    pub nonce: Nonce,
    pub pledge: Option<Pledge>,
    /// It has pledged, and the game does not start unless it does so again.
    pub owes: bool,
    /// A bot plays for the owner.
    pub stand_in: bool,
    /// Connections of the owner, and since when there is none. Known only while the server runs.
    pub connections: u32,
    pub absent_since: Option<Millis>,
    pub waiting: Waiting,
    /// What the owner was asked when a bot took over.
    pub left: Option<Left>,
    /// How its program decides, if one holds it.
    pub attention: Attention,
}

impl SeatState {
    pub fn open() -> SeatState {
        SeatState {
            holder: Holder::Open,
            nonce: Nonce::NONE,
            pledge: None,
            owes: false,
            stand_in: false,
            connections: 0,
            absent_since: None,
            waiting: Waiting::default(),
            left: None,
            attention: Attention::default(),
        }
    }

    pub fn is_held_by(&self, person: &str) -> bool {
        match &self.holder {
            Holder::Person(owner) | Holder::Program { bot: owner, .. } => owner.id == person,
            Holder::Open | Holder::Bot { .. } => false,
        }
    }

    /// The bot with an account that holds the seat, and its owner.
    pub fn program(&self) -> Option<(&Person, &str)> {
        match &self.holder {
            Holder::Program { bot, owner } => Some((bot, owner)),
            Holder::Open | Holder::Person(_) | Holder::Bot { .. } => None,
        }
    }

    /// Is its nonce still to come?
    pub fn is_awaited(&self) -> bool {
        self.pledge.is_some() && self.nonce == Nonce::NONE
    }

    /// The bot of the house that decides here, if one does.
    pub fn bot(&self) -> Option<&str> {
        match &self.holder {
            Holder::Bot { level, .. } => Some(level),
            Holder::Person(_) | Holder::Program { .. } if self.stand_in => Some(crate::SUBSTITUTE),
            Holder::Person(_) | Holder::Program { .. } | Holder::Open => None,
        }
    }

    /// What whoever sits here is called.
    pub fn name(&self) -> Option<&str> {
        match &self.holder {
            Holder::Open => None,
            Holder::Person(Person { name, .. })
            | Holder::Bot { name, .. }
            | Holder::Program {
                bot: Person { name, .. },
                ..
            } => Some(name),
        }
    }

    pub fn card(&self, seat: Seat, colour: &str) -> SeatCard {
        let holder = match &self.holder {
            Holder::Open => SeatHolder::Open,
            Holder::Person(person) => SeatHolder::Person {
                name: person.name.clone(),
            },
            Holder::Bot { level, .. } => SeatHolder::Bot {
                level: level.clone(),
            },
            Holder::Program { bot, owner } => SeatHolder::Program {
                name: bot.name.clone(),
                owner: owner.clone(),
            },
        };
        SeatCard {
            seat: seat.0,
            colour: colour.to_owned(),
            connected: self.connections > 0 || matches!(holder, SeatHolder::Bot { .. }),
            holder,
            called: self.name().unwrap_or_default().to_owned(),
            stand_in: self.stand_in,
        }
    }
}
