//! What lists show of a table nobody is at. It is kept beside the entries and made from them, so
//! that no game has to be played again for a line in a list.

use game::Seat;
use protocol::{SeatHolder, TableCard, TablePhase};
use serde::{Deserialize, Serialize};

use crate::any::AnyRunning;
use crate::names;
use crate::seats::Holder;
use crate::table::Table;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outline {
    /// As somebody without a seat sees it.
    pub card: TableCard,
    /// Whoever opened the table, by id.
    pub host: String,
    /// Who holds each seat, by id; none for bots of the house and open seats.
    owners: Vec<Option<String>>,
    /// Seats the game waits for.
    awaited: Vec<u8>,
}

impl Outline {
    /// As it was kept; none if another version of the program has written it in another way.
    pub fn read(kept: &str) -> Option<Outline> {
        let mut outline: Outline = serde_json::from_str(kept).ok()?;
        for seat in &mut outline.card.seats {
            // Outlines of old do not say how bots are called.
            match &seat.holder {
                SeatHolder::Bot { .. } if seat.called.is_empty() => {
                    names::by_seat(seat.seat).clone_into(&mut seat.called);
                }
                SeatHolder::Person { name } => seat.called.clone_from(name),
                SeatHolder::Bot { .. } | SeatHolder::Program { .. } | SeatHolder::Open => {}
            }
        }
        Some(outline)
    }

    /// The table can still be played at.
    pub fn is_unfinished(&self) -> bool {
        is_unfinished(self.card.phase)
    }

    /// Anybody may find it in the lobby.
    pub fn is_listed(&self) -> bool {
        self.card.open && self.is_unfinished()
    }

    /// The same table, which can no longer be read.
    #[must_use]
    pub fn stopped(mut self) -> Outline {
        self.card.phase = TablePhase::Stopped;
        self
    }

    /// As this person sees it.
    pub fn card_for(self, person: &str) -> TableCard {
        let mut owners = self.owners.iter();
        let seat = owners.position(|owner| owner.as_deref() == Some(person));
        let seat = seat.map(|seat| seat as u8);
        TableCard {
            my_seat: seat,
            my_turn: seat.is_some_and(|seat| self.awaited.contains(&seat)),
            ..self.card
        }
    }
}

pub const fn is_unfinished(phase: TablePhase) -> bool {
    match phase {
        TablePhase::Gathering | TablePhase::Running => true,
        TablePhase::Over | TablePhase::Stopped | TablePhase::Outdated | TablePhase::Closed => false,
    }
}

impl Table {
    pub fn outline(&self) -> Outline {
        let mut card = self.card(None);
        for seat in &mut card.seats {
            // Who is here changes all the time, and lists do not show it.
            seat.connected = matches!(seat.holder, SeatHolder::Bot { .. });
        }
        let awaited = self.running().map(AnyRunning::awaited);
        let awaited = awaited.into_iter().flat_map(game::SeatSet::iter);
        let owner = |holder: &Holder| match holder {
            Holder::Person(person) | Holder::Program { bot: person, .. } => Some(person.id.clone()),
            Holder::Open | Holder::Bot { .. } => None,
        };
        Outline {
            card,
            host: self.opening.host.id.clone(),
            owners: self.seats.iter().map(|it| owner(&it.holder)).collect(),
            awaited: awaited.map(|Seat(seat)| seat).collect(),
        }
    }
}
