//! Draw stacks: an order that is known in part, and to each player in another part.
//!
//! Nobody has seen the upper cards of a stack that was never searched, so they have no order at
//! all: they are `fresh`, drawn from a bag when somebody sees them. Below them lie the cards that
//! somebody has seen, in their true order (a [`Pile`]); whoever searches a stack leaves nothing
//! fresh in it. What one player knows of the seen part is his [`Memory`]. Draw stacks are never
//! mixed (RIV-158), so what is known stays known.

mod guess;
mod memory;
mod pile;

pub use guess::{Known, guess};
pub use memory::Memory;
pub use pile::Pile;

use serde::{Deserialize, Serialize};

/// Stacks on the table, at most: those of the duel.
pub const STACKS: usize = 6;

/// A stack by its place on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct StackId(pub u8);

impl StackId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What everybody sees of a stack: how many cards nobody has seen, and how many lie below them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Height {
    pub fresh: u8,
    pub seen: u8,
}

impl Height {
    pub const fn total(self) -> u8 {
        self.fresh + self.seen
    }
}
