//! A hand: few cards, in a fixed order so that equal hands are equal.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::card::CardId;

/// Three cards and one for each progress point are held; every card that brings one into the hand
/// leaves it itself.
const CAPACITY: usize = 12;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand {
    len: u8,
    cards: [u8; CAPACITY],
}

impl Hand {
    pub const EMPTY: Hand = Hand {
        len: 0,
        cards: [u8::MAX; CAPACITY],
    };

    pub const fn len(&self) -> u8 {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn contains(&self, card: CardId) -> bool {
        self.cards[..self.len as usize].contains(&(card as u8))
    }

    /// All cards in ascending order, copies side by side.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        let held = self.cards[..self.len as usize].iter();
        held.map(|card| CardId::from_index(*card))
    }

    /// The different cards in ascending order.
    pub fn faces(&self) -> impl Iterator<Item = CardId> + '_ {
        let mut last = None;
        self.iter()
            .filter(move |card| last.replace(*card) != Some(*card))
    }

    pub fn add(&mut self, card: CardId) {
        let held = &self.cards[..self.len as usize];
        let place = held.partition_point(|it| *it < card as u8);
        self.cards.copy_within(place..self.len as usize, place + 1);
        self.cards[place] = card as u8;
        self.len += 1;
    }

    pub fn remove(&mut self, card: CardId) {
        let held = &self.cards[..self.len as usize];
        let place = held.iter().position(|it| *it == card as u8);
        let place = place.expect("only held cards leave a hand");
        self.cards.copy_within(place + 1..self.len as usize, place);
        self.len -= 1;
        self.cards[self.len as usize] = u8::MAX;
    }
}

impl FromIterator<CardId> for Hand {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Hand, D::Error> {
        let cards = Vec::<CardId>::deserialize(from)?;
        if cards.len() > CAPACITY {
            return Err(D::Error::custom("more cards than a hand can hold"));
        }
        Ok(cards.into_iter().collect())
    }
}
