//! Everything that is true at a table, as flat data.
//!
//! Fields can be read everywhere; only `play/` holds a state it may change.

mod agenda;
mod derived;
mod events;
mod hand;
mod public;
mod realm;
mod secret;
mod task;

pub use agenda::Agenda;
pub use derived::Derived;
pub use events::EventStack;
pub use hand::Hand;
pub use public::{Dice, Ending, Public, Supply, Symbol};
pub use realm::{Realm, STORE, Town};
pub use secret::{Own, Secret};
pub use task::{About, Asked, Source, Task, Waits};

use game::Seat;
use serde::{Deserialize, Serialize};

/// The whole truth: what lies open and what does not.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub public: Public,
    pub secret: Secret,
}

/// The other one of two.
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl State {
    /// What still has to happen first.
    pub fn task(&self) -> Task {
        self.public.agenda.top()
    }

    pub fn realm(&self, seat: Seat) -> &Realm {
        &self.public.realms[seat.index()]
    }

    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.secret.own[seat.index()].hand
    }

    /// The player whose turn it is comes first, then the other (RIV-R-05).
    pub fn in_order(&self) -> [Seat; 2] {
        [self.public.turn, other(self.public.turn)]
    }
}
