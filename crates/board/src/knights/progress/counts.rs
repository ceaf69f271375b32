//! How many of each progress card (CK-80): hands and decks, packed into one word.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use game::Fact;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ProgressCard;
use crate::knights::kinds::Area;

/// Four bits a kind; no kind has more than six copies.
const BITS: u32 = 4;
const _: () = assert!(ProgressCard::COUNT as u32 * BITS <= u128::BITS);

/// So many progress cards of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ProgressCards(u128);

impl ProgressCards {
    /// No card.
    pub const NONE: ProgressCards = ProgressCards(0);

    /// A single card.
    #[inline]
    pub const fn of(card: ProgressCard) -> ProgressCards {
        ProgressCards(1 << (BITS * card as u32))
    }

    /// All cards of the three decks.
    pub fn all() -> ProgressCards {
        let copies = |card: ProgressCard| {
            ProgressCards(u128::from(card.def().copies) << (BITS * card as u32))
        };
        ProgressCard::ALL
            .into_iter()
            .map(copies)
            .fold(ProgressCards::NONE, Add::add)
    }

    /// How many there are of one kind.
    #[inline]
    pub const fn count(self, card: ProgressCard) -> u8 {
        (self.0 >> (BITS * card as u32) & 15) as u8
    }

    /// Is there no card?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// [`ProgressCards::is_empty`], as writers ask it.
    pub(crate) const fn is_nothing(&self) -> bool {
        self.is_empty()
    }

    /// How many cards in all.
    pub fn total(self) -> u32 {
        self.iter().map(|(_, count)| u32::from(count)).sum()
    }

    /// The same without the cards of other decks.
    pub(crate) fn of_deck(self, area: Area) -> ProgressCards {
        let (first, end) = ProgressCard::range(area);
        let below = (1_u128 << (BITS * end)) - 1;
        ProgressCards((self.0 & below) >> (BITS * first) << (BITS * first))
    }

    /// How many cards of each deck.
    pub fn by_deck(self) -> [u8; 3] {
        Area::ALL.map(|area| self.of_deck(area).total() as u8)
    }

    pub(crate) const fn covers(self, card: ProgressCard) -> bool {
        self.count(card) > 0
    }

    /// The kinds there are any of, one bit each.
    #[inline]
    pub(crate) fn present(self) -> u32 {
        self.iter()
            .fold(0, |bits, (card, _)| bits | 1 << card as u32)
    }

    /// The kinds there are any of, with their numbers, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (ProgressCard, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let place = left.trailing_zeros() / BITS;
            let count = (left >> (BITS * place) & 15) as u8;
            left &= !(15 << (BITS * place));
            Some((ProgressCard::ALL[place as usize], count))
        })
    }

    /// The `k`-th card when all lie in a row, kind by kind.
    pub(crate) fn nth(self, k: u32) -> ProgressCard {
        let mut left = k;
        for (card, count) in self.iter() {
            if left < u32::from(count) {
                return card;
            }
            left -= u32::from(count);
        }
        unreachable!("a pile has no more cards than it counts")
    }
}

impl Add for ProgressCards {
    type Output = ProgressCards;
    #[inline]
    fn add(self, other: ProgressCards) -> ProgressCards {
        ProgressCards(self.0 + other.0)
    }
}

impl AddAssign for ProgressCards {
    #[inline]
    fn add_assign(&mut self, other: ProgressCards) {
        *self = *self + other;
    }
}

impl Sub for ProgressCards {
    type Output = ProgressCards;
    #[inline]
    fn sub(self, other: ProgressCards) -> ProgressCards {
        debug_assert!(other.iter().all(|(card, count)| self.count(card) >= count));
        ProgressCards(self.0 - other.0)
    }
}

impl SubAssign for ProgressCards {
    #[inline]
    fn sub_assign(&mut self, other: ProgressCards) {
        *self = *self - other;
    }
}

impl FromIterator<ProgressCard> for ProgressCards {
    fn from_iter<I: IntoIterator<Item = ProgressCard>>(cards: I) -> ProgressCards {
        let one = |sum, card| sum + ProgressCards::of(card);
        cards.into_iter().fold(ProgressCards::NONE, one)
    }
}

impl fmt::Debug for ProgressCards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map()
            .entries(self.iter().map(|(card, count)| (card.word(), count)))
            .finish()
    }
}

/// Written as a map: `{"bishop":1,"spy":2}`.
impl Serialize for ProgressCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(card, count)| (card.word(), count)))
    }
}

impl<'de> Deserialize<'de> for ProgressCards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ProgressCards, D::Error> {
        let counts = BTreeMap::<String, u8>::deserialize(deserializer)?;
        let mut cards = ProgressCards::NONE;
        for (word, count) in counts {
            let card = ProgressCard::named(&word)
                .ok_or_else(|| D::Error::custom(format!("no card {word}")))?;
            if count > card.def().copies {
                return Err(D::Error::custom(format!("{count} {word} are too many")));
            }
            (0..count).for_each(|_| cards += ProgressCards::of(card));
        }
        Ok(cards)
    }
}

impl From<ProgressCards> for Fact {
    fn from(cards: ProgressCards) -> Fact {
        Fact::Amounts(
            cards
                .iter()
                .map(|(card, count)| (card.word(), count))
                .collect(),
        )
    }
}
