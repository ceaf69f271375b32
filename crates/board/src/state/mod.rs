//! Everything that is true at a table, as flat data.
//!
//! Fields can be read everywhere; only `play.rs` holds a state it may change.

mod agenda;
mod knights;
mod public;
mod sea;
mod secret;
mod task;
mod two;

pub use agenda::Agenda;
pub use knights::{Displaced, KnightTask, KnightsState, Merchant, Realm};
pub use public::{Ending, Negotiation, OfferAnswer, Pieces, Proposals, Public};
pub use sea::{BAY, Dock, FRAME, Fleet, Found, MOST_DOCKS, SeaState, VILLAGES, Village};
pub use secret::{Own, Secret};
pub use task::{Source, Task, Waits};
pub use two::TwoState;

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::Goods;
use crate::kinds::Development;

/// The whole truth: what lies open and what does not.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What lies open on the table.
    pub public: Public,
    /// What only some seats know, or nobody.
    pub secret: Secret,
}

impl State {
    /// The resource cards and commodities a seat holds.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Goods {
        self.secret.own[seat.index()].hand
    }

    /// Everything only this seat knows.
    #[inline]
    pub fn own(&self, seat: Seat) -> &Own {
        &self.secret.own[seat.index()]
    }

    /// The pieces of a seat, and what follows from them.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> &Pieces {
        &self.public.pieces[seat.index()]
    }

    /// The ships of a seat, and what it has won at sea.
    #[inline]
    pub fn fleet(&self, seat: Seat) -> &Fleet {
        &self.public.sea.fleets[seat.index()]
    }

    /// What still has to happen first.
    #[inline]
    pub fn task(&self) -> Task {
        self.public.agenda.top()
    }

    /// BASE-90: all points of a seat, hidden cards included.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.pieces(seat).points + self.own(seat).cards.count(Development::Point)
    }
}
