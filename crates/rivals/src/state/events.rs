//! The event stack: all of it is public, since nobody ever knows more than what was revealed.
//!
//! RIV-43: three cards lie below Yule and all others above. A card goes under the stack when it was
//! resolved, and Yule mixes everything again before those could come back; so the cards above Yule
//! are drawn without being put back, and then Yule comes for certain. In the duel six of fifteen
//! cards with a half-moon are in the game, and nobody knows which before they turn up (RIV-60). The
//! mark is printed on the face (RIV-63), so of an event that exists with and without it one sees
//! which copy turned up (RIV-R-64).

use serde::{Deserialize, Serialize};

use crate::card::CardId;

/// Cards below Yule.
const BELOW: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct EventStack {
    /// Cards still lying above Yule.
    pub above: u8,
    /// Copies that are in the game for certain, by event; Yule is not among them.
    sure: [u8; CardId::EVENTS],
    /// Those of them revealed since the stack was built.
    shown: [u8; CardId::EVENTS],
    /// Copies of which some are in the game, and how many that are.
    maybe: [u8; CardId::EVENTS],
    unknown: u8,
}

impl EventStack {
    /// A stack of these cards and so many of the others, freshly mixed.
    pub fn new(sure: [u8; CardId::EVENTS], maybe: [u8; CardId::EVENTS], unknown: u8) -> EventStack {
        let mut stack = EventStack {
            above: 0,
            sure,
            shown: [0; CardId::EVENTS],
            maybe,
            unknown,
        };
        stack.rebuild();
        stack
    }

    /// RIV-43, RIV-99: Yule takes all cards back and mixes them.
    pub fn rebuild(&mut self) {
        self.shown = [0; CardId::EVENTS];
        self.above = self.sure.iter().sum::<u8>() + self.unknown - BELOW;
    }

    /// How many cards are in the game, Yule included.
    pub fn total(&self) -> u8 {
        self.sure.iter().sum::<u8>() + self.unknown + 1
    }

    /// Copies that lie face down for certain.
    pub fn hidden(&self, event: CardId) -> u8 {
        let index = event.event_index();
        self.sure[index] - self.shown[index]
    }

    /// Copies revealed since the stack was built.
    pub fn shown(&self, event: CardId) -> u8 {
        self.shown[event.event_index()]
    }

    /// Tickets of the copies that are in the game for certain: every place of the stack is equally
    /// likely.
    pub fn weight(&self, event: CardId) -> u32 {
        u32::from(self.hidden(event)) * self.candidates().max(1)
    }

    /// Tickets of the copies that may be in the game: for a place of which nothing is known every
    /// one of them is equally likely.
    pub fn moon_weight(&self, event: CardId) -> u32 {
        u32::from(self.maybe[event.event_index()]) * u32::from(self.unknown)
    }

    /// Copies of which it is open whether they are in the game; none once all of those are known.
    fn candidates(&self) -> u32 {
        if self.unknown == 0 {
            return 0;
        }
        self.maybe.iter().map(|count| u32::from(*count)).sum()
    }

    /// Reveals the top card, a copy of this event that is in the game for certain.
    pub fn reveal(&mut self, event: CardId) {
        debug_assert!(self.above > 0 && self.weight(event) > 0);
        self.shown[event.event_index()] += 1;
        self.above -= 1;
    }

    /// Learns from the half-moon on the top card that this copy is one of those in the game; from
    /// now on it is there for certain.
    pub fn admit(&mut self, event: CardId) {
        let index = event.event_index();
        debug_assert!(self.above > 0 && self.moon_weight(event) > 0);
        self.sure[index] += 1;
        self.maybe[index] -= 1;
        self.unknown -= 1;
    }
}
