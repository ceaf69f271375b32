//! Places of a principality and their names.
//!
//! Settlements stand in a row; the two of the start are `s0` and `s1`, those to the left count down
//! (`s-1`), those to the right up. Column `c0` lies left of `s0`, `c1` between `s0` and `s1`, and
//! so on; each column has a landscape above (`c0.u`) and one below (`c0.l`). Each settlement has a
//! side above (`s0.u`) and one below (`s0.l`), with one site each, or two at a city (RIV-20 to
//! RIV-25).

use std::fmt;
use std::str::FromStr;

use game::Fact;
use serde::{Deserialize, Serialize};

/// Settlements to the left of the start, at most.
const LEFT: u8 = 5;
/// Places in a row: two at the start, at most five more on either side.
pub const CENTRES: usize = 12;
pub const COLUMNS: usize = CENTRES + 1;
/// Landscapes of all columns.
pub const PLACES: usize = 2 * COLUMNS;
/// Sides of all settlements.
pub const SIDES: usize = 2 * CENTRES;

/// Where a settlement or city stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Centre(pub u8);

/// Where a landscape lies: twice the column, plus one in the lower row. One more place is the Gold
/// Cache, wherever it is attached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Place(pub u8);

/// One side of a settlement: twice its centre, plus one below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Side(pub u8);

/// A set of places, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Places(pub u32);

/// The left or the right end of the row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    Left,
    Right,
}

impl Centre {
    pub const FIRST: Centre = Centre(LEFT);

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn upper(self) -> Side {
        Side(2 * self.0)
    }

    pub const fn lower(self) -> Side {
        Side(2 * self.0 + 1)
    }

    /// RIV-23: the four landscapes around it.
    pub const fn around(self) -> Places {
        Places(0b1111 << (2 * self.0))
    }

    pub fn all() -> impl Iterator<Item = Centre> {
        (0..CENTRES as u8).map(Centre)
    }
}

impl Place {
    /// The Gold Cache.
    pub const CACHE: Place = Place(PLACES as u8);

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Does it lie below the row of settlements?
    pub const fn is_lower(self) -> bool {
        self.0 % 2 == 1
    }

    pub const fn of(column: u8, is_lower: bool) -> Place {
        Place(2 * column + is_lower as u8)
    }

    pub fn all() -> impl Iterator<Item = Place> {
        (0..=PLACES as u8).map(Place)
    }
}

impl Side {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn centre(self) -> Centre {
        Centre(self.0 / 2)
    }

    /// RIV-25: the landscapes left and right of the cards on this side.
    pub const fn beside(self) -> Places {
        Places(0b101 << self.0)
    }

    pub fn all() -> impl Iterator<Item = Side> {
        (0..SIDES as u8).map(Side)
    }
}

impl Places {
    pub const NONE: Places = Places(0);
    /// Every landscape and the Gold Cache.
    pub const ALL: Places = Places((1 << (PLACES + 1)) - 1);

    pub const fn of(place: Place) -> Places {
        Places(1 << place.0)
    }

    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The only place of a set of one.
    pub const fn only(self) -> Option<Place> {
        if self.0.is_power_of_two() {
            Some(Place(self.0.trailing_zeros() as u8))
        } else {
            None
        }
    }

    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = (left != 0).then(|| Place(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            place
        })
    }
}

impl std::ops::BitAnd for Places {
    type Output = Places;
    fn bitand(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }
}

impl std::ops::BitOr for Places {
    type Output = Places;
    fn bitor(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for Places {
    fn bitor_assign(&mut self, other: Places) {
        self.0 |= other.0;
    }
}

impl std::ops::Not for Places {
    type Output = Places;
    fn not(self) -> Places {
        Places(!self.0 & Places::ALL.0)
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for Centre {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "s{}", self.0 as i8 - LEFT as i8)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if *self == Place::CACHE {
            return f.write_str("cache");
        }
        write!(f, "c{}.{}", (self.0 / 2) as i8 - LEFT as i8, row(self.0))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}.{}", self.centre(), row(self.0))
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            End::Left => "left",
            End::Right => "right",
        })
    }
}

const fn row(index: u8) -> char {
    if index.is_multiple_of(2) { 'u' } else { 'l' }
}

/// Reads by comparing with what is written, so that the two cannot disagree.
fn find<T: fmt::Display>(text: &str, mut all: impl Iterator<Item = T>) -> Result<T, ()> {
    all.find(|it| it.to_string() == text).ok_or(())
}

impl FromStr for Centre {
    type Err = ();
    fn from_str(text: &str) -> Result<Centre, ()> {
        find(text, Centre::all())
    }
}

impl FromStr for Place {
    type Err = ();
    fn from_str(text: &str) -> Result<Place, ()> {
        find(text, Place::all())
    }
}

impl FromStr for Side {
    type Err = ();
    fn from_str(text: &str) -> Result<Side, ()> {
        find(text, Side::all())
    }
}

impl FromStr for End {
    type Err = ();
    fn from_str(text: &str) -> Result<End, ()> {
        find(text, [End::Left, End::Right].into_iter())
    }
}

macro_rules! facts {
    ($($kind:ty)*) => {
        $(impl From<$kind> for Fact {
            fn from(place: $kind) -> Fact {
                Fact::Place(place.to_string())
            }
        })*
    };
}
facts!(Centre Place Side);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_count_from_the_start() {
        assert_eq!(Centre::FIRST.to_string(), "s0");
        assert_eq!("s1.l".parse(), Ok(Side(13)));
        assert_eq!("c0.u".parse(), Ok(Place(10)));
        assert_eq!("c-1.l".parse(), Ok(Place(9)));
        assert_eq!("cache".parse(), Ok(Place::CACHE));
        assert!("c9.u".parse::<Place>().is_err());
    }

    /// RIV-25: a card lies between the two landscapes of its row.
    #[test]
    fn riv_25_a_side_lies_between_two_landscapes_of_its_row() {
        let side: Side = "s0.l".parse().unwrap();
        let names: Vec<String> = side.beside().iter().map(|it| it.to_string()).collect();
        assert_eq!(names, ["c0.l", "c1.l"]);
    }

    /// RIV-23: four landscapes border a settlement.
    #[test]
    fn riv_23_four_landscapes_border_a_settlement() {
        let around = Centre::FIRST.around();
        let names: Vec<String> = around.iter().map(|it| it.to_string()).collect();
        assert_eq!(names, ["c0.u", "c0.l", "c1.u", "c1.l"]);
    }
}
