//! A list of cards in a fixed piece of memory, the lowest one first.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::card::CardId;

/// As many cards as have the most common back (RIV-46), so that all fit under one stack.
const CAPACITY: usize = 36;
const BLANK: u8 = u8::MAX;

/// Cards in order; a memory holds blanks for cards it does not know.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile {
    len: u8,
    cards: [u8; CAPACITY],
}

impl Pile {
    pub const EMPTY: Pile = Pile {
        len: 0,
        cards: [BLANK; CAPACITY],
    };

    pub const fn len(&self) -> u8 {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub const fn is_full(&self) -> bool {
        self.len as usize == CAPACITY
    }

    /// So many cards of which nothing is known.
    pub fn blank(len: u8) -> Pile {
        Pile { len, ..Pile::EMPTY }
    }

    /// The card at `place`, counted from below; none if it is blank.
    pub fn get(&self, place: u8) -> Option<CardId> {
        debug_assert!(place < self.len);
        read(self.cards[place as usize])
    }

    pub fn set(&mut self, place: u8, card: CardId) {
        debug_assert!(place < self.len);
        self.cards[place as usize] = card as u8;
    }

    pub fn top(&self) -> Option<CardId> {
        self.get(self.len - 1)
    }

    /// From below to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Option<CardId>> + '_ {
        self.cards[..self.len as usize].iter().map(|it| read(*it))
    }

    /// On top of all.
    pub fn push(&mut self, card: Option<CardId>) {
        self.cards[self.len as usize] = write(card);
        self.len += 1;
    }

    /// Takes the top card away.
    pub fn pop(&mut self) -> Option<CardId> {
        self.len -= 1;
        let place = &mut self.cards[self.len as usize];
        read(std::mem::replace(place, BLANK))
    }

    /// Below all.
    pub fn put_under(&mut self, card: Option<CardId>) {
        self.cards.copy_within(..self.len as usize, 1);
        self.cards[0] = write(card);
        self.len += 1;
    }

    /// RIV-79: takes one card out; the others keep their order.
    pub fn take_out(&mut self, place: u8) {
        let place = place as usize;
        self.cards.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        self.cards[self.len as usize] = BLANK;
    }

    /// Where the topmost copy of `card` lies, counted from below.
    pub fn find(&self, card: CardId) -> Option<u8> {
        let found = self.iter().rposition_of(card);
        found.map(|place| place as u8)
    }
}

/// `Iterator::rposition` asks for an exact length, which a filtered view does not have.
trait FromAbove {
    fn rposition_of(self, card: CardId) -> Option<usize>;
}

impl<I: DoubleEndedIterator<Item = Option<CardId>>> FromAbove for I {
    fn rposition_of(self, card: CardId) -> Option<usize> {
        let all: usize = self.size_hint().0;
        let above = self.rev().position(|it| it == Some(card))?;
        Some(all - 1 - above)
    }
}

fn read(byte: u8) -> Option<CardId> {
    (byte != BLANK).then(|| CardId::from_index(byte))
}

fn write(card: Option<CardId>) -> u8 {
    card.map_or(BLANK, |card| card as u8)
}

impl FromIterator<Option<CardId>> for Pile {
    fn from_iter<I: IntoIterator<Item = Option<CardId>>>(cards: I) -> Pile {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A list of names, from below to the top; a blank is null.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pile, D::Error> {
        let cards = Vec::<Option<CardId>>::deserialize(from)?;
        if cards.len() > CAPACITY {
            return Err(D::Error::custom("more cards than a stack can hold"));
        }
        Ok(cards.into_iter().collect())
    }
}
