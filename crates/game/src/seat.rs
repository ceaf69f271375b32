//! Places at a table, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr};

use serde::{Deserialize, Serialize};

/// No printed game of the family seats more.
pub const MAX_SEATS: usize = 4;

/// One value for each seat there can be, found by [`Seat::index`].
pub type BySeat<T> = [T; MAX_SEATS];

/// The colours of the printed boxes, in the order in which seats take them.
pub const COLOURS: BySeat<&str> = ["red", "blue", "orange", "white"];

/// A place at the table, counted from zero in the order of turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// Its position in arrays by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All places of a table for `count` players, in the order of turns.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The left neighbour at a table for `count` players.
    pub const fn next(self, count: u8) -> Seat {
        Seat(if self.0 + 1 == count { 0 } else { self.0 + 1 })
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of places, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seats.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `count` places.
    pub const fn all(count: u8) -> SeatSet {
        SeatSet((1 << count) - 1)
    }

    /// Whether `seat` belongs to the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether no seat belongs to the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats belong to the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set with `seat` added.
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with `seat` removed.
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The lowest place of a set that is not empty.
    pub const fn lowest(self) -> Seat {
        debug_assert!(self.0 != 0);
        Seat(self.0.trailing_zeros() as u8)
    }

    /// The seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = (!left.is_empty()).then(|| left.lowest())?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl BitAnd for SeatSet {
    type Output = SeatSet;
    fn bitand(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;
    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|seat| seat.0))
            .finish()
    }
}
