//! How many of each kind: hands, bank, costs, decks, all packed into one word.
//!
//! A byte for each kind and no byte above 127, so that the top bit of every byte is free to catch
//! the borrow of a comparison. Comparing, adding and counting eight kinds is then one instruction
//! or two, which is a third of the speed of the simulator.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use game::Fact;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

const HIGH: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;

/// A kind of card.
pub trait Countable: Copy + Eq + 'static {
    /// All kinds; a kind's place in the list is its byte.
    const ALL: &'static [Self];
    /// Its name in notation, and the key of its word in `text/`.
    fn word(self) -> &'static str;
    /// Its place among [`Countable::ALL`].
    fn index(self) -> usize;

    /// The kind with this name in notation.
    fn named(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.word() == word)
    }
}

/// So many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts<K> {
    packed: u64,
    kind: PhantomData<K>,
}

impl<K: Countable> Counts<K> {
    /// Nothing of any kind.
    pub const NONE: Counts<K> = Counts::packed(0);

    /// A bit for every kind there is.
    const KINDS: u8 = u8::MAX >> (8 - K::ALL.len());

    const fn packed(packed: u64) -> Counts<K> {
        Counts {
            packed,
            kind: PhantomData,
        }
    }

    /// From the number of each kind, in the order of the bytes.
    pub const fn from_bytes(bytes: [u8; 8]) -> Counts<K> {
        Counts::packed(u64::from_le_bytes(bytes))
    }

    /// So many of one kind and nothing else.
    #[inline]
    pub fn of(kind: K, count: u32) -> Counts<K> {
        Counts::packed(u64::from(count) << (8 * kind.index()))
    }

    /// The same number of every kind.
    pub fn each(count: u8) -> Counts<K> {
        K::ALL
            .iter()
            .map(|kind| Counts::of(*kind, u32::from(count)))
            .sum()
    }

    /// How many there are of one kind.
    #[inline]
    pub fn count(self, kind: K) -> u8 {
        (self.packed >> (8 * kind.index())) as u8
    }

    /// How many cards in all; at most 255.
    #[inline]
    pub const fn total(self) -> u32 {
        (self.packed.wrapping_mul(ONES) >> 56) as u32
    }

    /// Is there nothing of any kind?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.packed == 0
    }

    /// [`Counts::is_empty`], as writers ask it.
    #[allow(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands over a reference"
    )]
    pub(crate) const fn is_nothing(&self) -> bool {
        self.is_empty()
    }

    /// Are there at least as many of every kind as in `other`?
    #[inline]
    pub const fn covers(self, other: Counts<K>) -> bool {
        ((self.packed | HIGH) - other.packed) & HIGH == HIGH
    }

    /// The kinds of which there are at least as many as in `other`, one bit each.
    #[inline]
    pub(crate) const fn at_least(self, other: Counts<K>) -> u8 {
        gather(((self.packed | HIGH) - other.packed) & HIGH) & Self::KINDS
    }

    /// The kinds there are any of, one bit each.
    #[inline]
    pub(crate) const fn present(self) -> u8 {
        self.at_least(Counts::packed(ONES))
    }

    /// The kind of the `k`-th card when all lie in a row, kind by kind; at most 127 cards.
    #[inline]
    pub fn kind_of_card(self, k: u32) -> K {
        debug_assert!(k < self.total() && self.total() < 128);
        let sums = self.packed.wrapping_mul(ONES);
        let beyond = ((sums | HIGH) - (u64::from(k) + 1).wrapping_mul(ONES)) & HIGH;
        K::ALL[(beyond.trailing_zeros() >> 3) as usize]
    }

    /// The smaller number of each kind.
    pub fn min(self, other: Counts<K>) -> Counts<K> {
        K::ALL
            .iter()
            .map(|kind| Counts::of(*kind, u32::from(self.count(*kind).min(other.count(*kind)))))
            .sum()
    }

    /// So many times as much of every kind.
    #[inline]
    pub const fn times(self, factor: u32) -> Counts<K> {
        Counts::packed(self.packed.wrapping_mul(factor as u64))
    }

    /// The kinds there are any of, with their numbers.
    pub fn iter(self) -> impl Iterator<Item = (K, u8)> {
        let counts = K::ALL.iter().map(move |kind| (*kind, self.count(*kind)));
        counts.filter(|(_, count)| *count > 0)
    }
}

/// Collects the top bits of the bytes into one byte.
const fn gather(high: u64) -> u8 {
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

impl<K> Default for Counts<K> {
    fn default() -> Counts<K> {
        Counts {
            packed: 0,
            kind: PhantomData,
        }
    }
}

impl<K: Countable> Add for Counts<K> {
    type Output = Counts<K>;
    #[inline]
    fn add(self, other: Counts<K>) -> Counts<K> {
        let sum = Counts::packed(self.packed + other.packed);
        debug_assert!(sum.packed & HIGH == 0, "{self:?} + {other:?} overflows");
        sum
    }
}

impl<K: Countable> AddAssign for Counts<K> {
    #[inline]
    fn add_assign(&mut self, other: Counts<K>) {
        *self = *self + other;
    }
}

impl<K: Countable> Sub for Counts<K> {
    type Output = Counts<K>;
    #[inline]
    fn sub(self, other: Counts<K>) -> Counts<K> {
        debug_assert!(self.covers(other), "{self:?} - {other:?}");
        Counts::packed(self.packed - other.packed)
    }
}

impl<K: Countable> SubAssign for Counts<K> {
    #[inline]
    fn sub_assign(&mut self, other: Counts<K>) {
        *self = *self - other;
    }
}

impl<K: Countable> std::iter::Sum for Counts<K> {
    fn sum<I: Iterator<Item = Counts<K>>>(counts: I) -> Counts<K> {
        counts.fold(Counts::NONE, |sum, one| sum + one)
    }
}

impl<K: Countable> fmt::Debug for Counts<K> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map()
            .entries(self.iter().map(|(kind, count)| (kind.word(), count)))
            .finish()
    }
}

/// Written as a map: `{"lumber":2,"ore":1}`.
impl<K: Countable> Serialize for Counts<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(kind, count)| (kind.word(), count)))
    }
}

impl<'de, K: Countable> Deserialize<'de> for Counts<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Counts<K>, D::Error> {
        let counts = BTreeMap::<String, u8>::deserialize(deserializer)?;
        let mut sum = Counts::NONE;
        for (word, count) in counts {
            let kind =
                K::named(&word).ok_or_else(|| D::Error::custom(format!("no kind {word}")))?;
            if count > 127 {
                return Err(D::Error::custom(format!("{count} {word} are too many")));
            }
            sum += Counts::of(kind, u32::from(count));
        }
        Ok(sum)
    }
}

impl<K: Countable> From<Counts<K>> for Fact {
    fn from(counts: Counts<K>) -> Fact {
        Fact::Amounts(
            counts
                .iter()
                .map(|(kind, count)| (kind.word(), count))
                .collect(),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::Resource;
    use crate::kinds::Resource::{Brick, Grain, Lumber, Ore, Wool};

    fn goods(counts: [u8; 5]) -> Counts<Resource> {
        Resource::FIVE
            .iter()
            .zip(counts)
            .map(|(kind, count)| Counts::of(*kind, count.into()))
            .sum()
    }

    #[test]
    fn comparing_is_done_kind_by_kind() {
        let hand = goods([2, 0, 5, 1, 19]);
        assert!(hand.covers(goods([2, 0, 4, 1, 0])));
        assert!(!hand.covers(goods([0, 1, 0, 0, 0])));
        assert!(!hand.covers(goods([3, 0, 0, 0, 0])));
        assert_eq!(hand.at_least(Counts::each(4)), 0b10100);
        assert_eq!(hand.present(), 0b11101);
        assert_eq!(hand.total(), 27);
        assert_eq!(hand.count(Ore), 19);
    }

    #[test]
    fn cards_lie_in_a_row_kind_by_kind() {
        let hand = goods([2, 0, 1, 0, 3]);
        let row: Vec<Resource> = (0..6).map(|k| hand.kind_of_card(k)).collect();
        assert_eq!(row, [Lumber, Lumber, Wool, Ore, Ore, Ore]);
    }

    #[test]
    fn sums_and_differences_keep_the_kinds_apart() {
        let mut hand = goods([1, 2, 3, 4, 5]);
        hand += Counts::of(Brick, 2);
        hand -= Counts::of(Grain, 4);
        assert_eq!(hand, goods([1, 4, 3, 0, 5]));
        assert_eq!(hand.min(Counts::each(3)), goods([1, 3, 3, 0, 3]));
        assert_eq!(Counts::of(Wool, 1).times(7), goods([0, 0, 7, 0, 0]));
        assert_eq!(hand.iter().count(), 4);
    }
}
