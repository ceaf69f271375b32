//! What lies under the decks: cards in the order in which they went there (CK-R-51).

use std::fmt;

use game::{MAX_SEATS, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::ProgressCard;
use super::decks::LARGEST_DECK;
use crate::knights::kinds::Area;

/// A card under its deck, as everybody saw it go there (CK-R-52).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Returned {
    /// Played for all to see.
    Open(ProgressCard),
    /// Put back face down by this seat, which alone knows it.
    Hidden(Seat),
}

/// The cards in a row, the one to be drawn first lowest; each has bits enough for every kind, every
/// seat and nothing.
const BITS: u32 = u128::BITS - (KINDS + MAX_SEATS as u128).leading_zeros();
const KINDS: u128 = ProgressCard::COUNT as u128;

impl Returned {
    const fn code(self) -> u128 {
        match self {
            Returned::Open(card) => 1 + card as u128,
            Returned::Hidden(seat) => 1 + KINDS + seat.0 as u128,
        }
    }

    const fn of(code: u128) -> Option<Returned> {
        match code {
            0 => None,
            1..=KINDS => Some(Returned::Open(ProgressCard::ALL[code as usize - 1])),
            _ => Some(Returned::Hidden(Seat((code - 1 - KINDS) as u8))),
        }
    }
}

/// Cards under one deck: the bits of one number, in pieces because a state has many of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile([u32; WORDS]);

/// As many as the largest deck needs.
const WORDS: usize = (BITS * LARGEST_DECK).div_ceil(u32::BITS) as usize;

impl Pile {
    const fn new(bits: u128) -> Pile {
        let mut words = [0; WORDS];
        let mut word = 0;
        while word < WORDS {
            words[word] = (bits >> (u32::BITS * word as u32)) as u32;
            word += 1;
        }
        Pile(words)
    }

    const fn bits(self) -> u128 {
        let mut bits = 0;
        let mut word = 0;
        while word < WORDS {
            bits |= (self.0[word] as u128) << (u32::BITS * word as u32);
            word += 1;
        }
        bits
    }

    /// How many cards lie there.
    pub const fn size(self) -> u32 {
        (u128::BITS - self.bits().leading_zeros()).div_ceil(BITS)
    }

    /// The card that is drawn next.
    pub const fn first(self) -> Option<Returned> {
        Returned::of(self.bits() & ((1 << BITS) - 1))
    }

    /// In the order in which they will be drawn.
    pub fn iter(self) -> impl Iterator<Item = Returned> {
        let mut left = self;
        std::iter::from_fn(move || left.draw())
    }

    pub(crate) const fn put_under(&mut self, card: Returned) {
        debug_assert!(self.size() < LARGEST_DECK);
        *self = Pile::new(self.bits() | card.code() << (BITS * self.size()));
    }

    pub(crate) const fn draw(&mut self) -> Option<Returned> {
        let first = self.first();
        *self = Pile::new(self.bits() >> BITS);
        first
    }
}

/// What lies under each of the three decks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Piles([Pile; 3]);

impl Piles {
    pub(crate) fn is_nothing(&self) -> bool {
        *self == Piles::default()
    }

    /// The cards under one deck.
    pub const fn of(&self, area: Area) -> Pile {
        self.0[area.index()]
    }

    pub(crate) const fn under(&mut self, area: Area) -> &mut Pile {
        &mut self.0[area.index()]
    }

    /// All of them, deck by deck.
    pub fn iter(&self) -> impl Iterator<Item = Returned> {
        self.0.into_iter().flat_map(Pile::iter)
    }

    /// Those whose face one knows.
    pub fn known(&self) -> impl Iterator<Item = ProgressCard> {
        self.iter().filter_map(|card| match card {
            Returned::Open(card) => Some(card),
            Returned::Hidden(_) => None,
        })
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A list of cards and seats, the one to be drawn first in front: `["bishop",2]`.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
        let cards = Vec::<Returned>::deserialize(deserializer)?;
        let is_seat =
            |card: &Returned| !matches!(card, Returned::Hidden(seat) if seat.index() >= MAX_SEATS);
        if cards.len() > LARGEST_DECK as usize || !cards.iter().all(is_seat) {
            return Err(D::Error::custom("no such cards lie under a deck"));
        }
        let mut pile = Pile::default();
        for card in cards {
            pile.put_under(card);
        }
        Ok(pile)
    }
}
