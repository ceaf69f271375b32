//! Where each of the three decks lies in the list of all progress cards (CK-80), and how large the
//! largest is.

use super::{COPIES, ProgressCard};
use crate::knights::kinds::Area;

impl ProgressCard {
    /// The places of a deck in the list of all cards: its first, and the first of the next.
    pub(super) const fn range(area: Area) -> (u32, u32) {
        DECKS[area.index()]
    }
}

/// Where each deck begins and ends in the list of all cards.
const DECKS: [(u32, u32); Area::ALL.len()] = {
    let mut decks = [(0, 0); Area::ALL.len()];
    let mut place = 0;
    while place < ProgressCard::COUNT {
        let deck = &mut decks[ProgressCard::ALL[place].deck().index()];
        if deck.1 == 0 {
            deck.0 = place as u32;
        }
        place += 1;
        deck.1 = place as u32;
    }
    decks
};

/// The cards of the largest deck.
pub const LARGEST_DECK: u32 = {
    let mut largest = 0;
    let mut deck = 0;
    while deck < DECKS.len() {
        let mut cards = 0;
        let (mut place, end) = DECKS[deck];
        while place < end {
            cards += COPIES[place as usize] as u32;
            place += 1;
        }
        if cards > largest {
            largest = cards;
        }
        deck += 1;
    }
    largest
};
