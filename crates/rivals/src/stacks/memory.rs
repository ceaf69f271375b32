//! What one player knows of the seen part of a stack.
//!
//! He remembers a list of cards in their order, blanks among them where he knows none. The true
//! stack is that list with some cards missing: as many as the list is longer. They are missing
//! because the other player searched the stack and took one, and nobody saw which.
//!
//! The list is exact about everything that can happen to a stack but for two corners: it does not
//! draw conclusions from cards that turn up elsewhere ([`super::guess`] does), and what does not
//! fit into fixed memory is forgotten.

use serde::{Deserialize, Serialize};

use super::Pile;
use crate::card::CardId;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Memory {
    list: Pile,
}

impl Memory {
    pub const NOTHING: Memory = Memory { list: Pile::EMPTY };

    /// Nothing is known of a stack with so many seen cards.
    pub fn blank(seen: u8) -> Memory {
        Memory {
            list: Pile::blank(seen),
        }
    }

    /// From below to the top: everything that lies there, and everything that may be missing.
    pub fn list(&self) -> &Pile {
        &self.list
    }

    /// How many of the list are missing from a stack with so many seen cards.
    pub fn gaps(&self, seen: u8) -> u8 {
        self.list.len() - seen
    }

    /// The owner of this memory looks through the whole stack.
    pub fn look(&mut self, stack: &Pile) {
        self.list = *stack;
    }

    /// A fresh card becomes the top one of the seen part, by whomever it is seen.
    pub fn see(&mut self, card: Option<CardId>) {
        self.list.push(card);
    }

    /// Somebody else draws the top card. Whichever cards are missing, the top one of the list is
    /// gone now: either it was missing before, or it was the top of the stack.
    pub fn other_draws(&mut self) {
        self.list.pop();
    }

    /// The owner draws the top card and sees it. Other cards that he expected above are missing.
    pub fn draw(&mut self, card: CardId) {
        while self.list.top().is_some_and(|expected| expected != card) {
            self.list.pop();
        }
        self.list.pop();
    }

    /// A card goes under the stack, which then has so many seen cards; the owner may know it.
    pub fn put_under(&mut self, card: Option<CardId>, seen: u8) {
        if self.list.is_full() {
            self.list = Pile::blank(seen);
            self.list.set_lowest(card);
        } else {
            self.list.put_under(card);
        }
    }

    /// The owner takes one card out of a stack he has just looked through.
    pub fn take_out(&mut self, place: u8) {
        self.list.take_out(place);
    }

    /// Could `stack` be what lies there? For tests and assertions.
    pub fn admits(&self, stack: &Pile) -> bool {
        let mut list = self.list.iter();
        let fits = |real: Option<CardId>| {
            list.any(|remembered| remembered.is_none() || remembered == real)
        };
        stack.iter().all(fits)
    }
}

impl Pile {
    fn set_lowest(&mut self, card: Option<CardId>) {
        if let Some(card) = card {
            self.set(0, card);
        }
    }
}
