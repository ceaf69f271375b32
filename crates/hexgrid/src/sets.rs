//! Numbers for hexes, corners and edges, and sets of them as bits.
//!
//! The sets are as wide as the largest printed board needs: 49 hexes, 124 corners, 172 edges.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::select::nth_bit;

macro_rules! places {
    ($(#[$doc:meta])* $Place:ident, $Set:ident, $words:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub struct $Place(pub u8);

        impl $Place {
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        #[doc = concat!("A set of places of type [`", stringify!($Place), "`].")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $Set([u64; $words]);

        impl $Set {
            pub const EMPTY: $Set = $Set([0; $words]);

            #[inline]
            pub const fn of(place: $Place) -> $Set {
                let mut words = [0; $words];
                words[place.0 as usize >> 6] = 1 << (place.0 & 63);
                $Set(words)
            }

            /// The places with the numbers below `count`.
            pub fn first_ones(count: usize) -> $Set {
                (0..count).map(|number| $Place(number as u8)).collect()
            }

            #[inline]
            pub const fn contains(self, place: $Place) -> bool {
                self.0[place.0 as usize >> 6] >> (place.0 & 63) & 1 == 1
            }

            #[inline]
            pub const fn insert(&mut self, place: $Place) {
                self.0[place.0 as usize >> 6] |= 1 << (place.0 & 63);
            }

            #[inline]
            pub const fn remove(&mut self, place: $Place) {
                self.0[place.0 as usize >> 6] &= !(1 << (place.0 & 63));
            }

            #[inline]
            pub fn is_empty(self) -> bool {
                self == $Set::EMPTY
            }

            #[inline]
            pub fn len(self) -> u32 {
                self.0.iter().map(|word| word.count_ones()).sum()
            }

            #[inline]
            pub fn first(self) -> Option<$Place> {
                self.into_iter().next()
            }

            /// Is there a place that pleases? Word by word, as in [`Places::fold`].
            #[inline]
            pub fn any(self, pleases: impl Fn($Place) -> bool) -> bool {
                for (i, mut word) in self.0.into_iter().enumerate() {
                    while word != 0 {
                        let bit = word.trailing_zeros();
                        if pleases($Place((64 * i) as u8 + bit as u8)) {
                            return true;
                        }
                        word &= word - 1;
                    }
                }
                false
            }

            /// The `k`-th place in ascending order; the set has more than `k`.
            #[inline]
            pub fn nth(self, k: u32) -> $Place {
                let mut left = k;
                for (i, word) in self.0.into_iter().enumerate() {
                    let count = word.count_ones();
                    if left < count {
                        return $Place((64 * i) as u8 + nth_bit(word, left) as u8);
                    }
                    left -= count;
                }
                unreachable!("a set has no more places than it counts")
            }
        }

        impl BitAnd for $Set {
            type Output = $Set;
            #[inline]
            fn bitand(mut self, other: $Set) -> $Set {
                self &= other;
                self
            }
        }

        impl BitAndAssign for $Set {
            #[inline]
            fn bitand_assign(&mut self, other: $Set) {
                for (word, other) in self.0.iter_mut().zip(other.0) {
                    *word &= other;
                }
            }
        }

        impl BitOr for $Set {
            type Output = $Set;
            #[inline]
            fn bitor(mut self, other: $Set) -> $Set {
                self |= other;
                self
            }
        }

        impl BitOrAssign for $Set {
            #[inline]
            fn bitor_assign(&mut self, other: $Set) {
                for (word, other) in self.0.iter_mut().zip(other.0) {
                    *word |= other;
                }
            }
        }

        /// Everything else, also numbers no board has: only sensible in `a & !b`.
        impl Not for $Set {
            type Output = $Set;
            #[inline]
            fn not(mut self) -> $Set {
                for word in &mut self.0 {
                    *word = !*word;
                }
                self
            }
        }

        impl IntoIterator for $Set {
            type Item = $Place;
            type IntoIter = Places<$Place, $words>;
            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                Places { words: self.0, make: $Place }
            }
        }

        impl FromIterator<$Place> for $Set {
            fn from_iter<I: IntoIterator<Item = $Place>>(places: I) -> $Set {
                let mut set = $Set::EMPTY;
                places.into_iter().for_each(|place| set.insert(place));
                set
            }
        }

        /// Written as the list of its places.
        impl Serialize for $Set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(*self)
            }
        }

        impl<'de> Deserialize<'de> for $Set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Set, D::Error> {
                let places = Vec::<$Place>::deserialize(deserializer)?;
                if let Some(place) = places.iter().find(|place| place.index() >= 64 * $words) {
                    return Err(D::Error::custom(format!("no board has {place:?}")));
                }
                Ok(places.into_iter().collect())
            }
        }

        impl fmt::Debug for $Set {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.debug_set().entries(self.into_iter().map(|place| place.0)).finish()
            }
        }
    };
}

places!(
    /// A field of the board.
    Hex, HexSet, 1
);
places!(
    /// A point where three hexes meet, those outside the board included.
    Corner, CornerSet, 2
);
places!(
    /// A side between two hexes, those outside the board included.
    Edge, EdgeSet, 3
);

impl CornerSet {
    /// How many corners both sets have. A board that is not `WIDE` has at most 64 corners, and the
    /// second word need not be looked at.
    #[inline]
    pub fn shared<const WIDE: bool>(self, other: CornerSet) -> u32 {
        let low = (self.0[0] & other.0[0]).count_ones();
        if WIDE {
            low + (self.0[1] & other.0[1]).count_ones()
        } else {
            low
        }
    }
}

/// The places of a set, in ascending order.
#[derive(Clone, Debug)]
pub struct Places<P, const WORDS: usize> {
    words: [u64; WORDS],
    make: fn(u8) -> P,
}

impl<P, const WORDS: usize> Iterator for Places<P, WORDS> {
    type Item = P;

    #[inline]
    fn next(&mut self) -> Option<P> {
        for (i, word) in self.words.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some((self.make)((64 * i) as u8 + bit as u8));
            }
        }
        None
    }

    /// Word by word, so that a walk over the whole set does not look for its word at every place.
    #[inline]
    fn fold<B, F: FnMut(B, P) -> B>(self, start: B, mut step: F) -> B {
        let mut folded = start;
        for (i, mut word) in self.words.into_iter().enumerate() {
            while word != 0 {
                let bit = word.trailing_zeros();
                word &= word - 1;
                folded = step(folded, (self.make)((64 * i) as u8 + bit as u8));
            }
        }
        folded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_counts_finds_and_lists_its_places() {
        let places = [0, 5, 63, 64, 100, 127, 128, 171].map(Edge);
        let set: EdgeSet = places.into_iter().collect();
        assert_eq!(set.len(), 8);
        assert_eq!(set.into_iter().collect::<Vec<_>>(), places);
        for (k, place) in places.into_iter().enumerate() {
            assert_eq!(set.nth(k as u32), place);
            assert!(set.contains(place));
        }
        assert!(!set.contains(Edge(1)));
        assert_eq!(set.first(), Some(Edge(0)));
        assert_eq!(EdgeSet::EMPTY.first(), None);
    }

    #[test]
    fn sets_combine_like_sets() {
        let low = CornerSet::first_ones(70);
        let mut high = CornerSet::of(Corner(69)) | CornerSet::of(Corner(120));
        assert_eq!(low & high, CornerSet::of(Corner(69)));
        assert_eq!(high & !low, CornerSet::of(Corner(120)));
        high.remove(Corner(120));
        high.insert(Corner(3));
        assert_eq!((low | high).len(), 70);
        assert_eq!(
            (low.shared::<true>(high), low.shared::<false>(high)),
            (2, 1)
        );
        assert!((high & !low).is_empty());
    }
}
