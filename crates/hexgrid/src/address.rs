//! Names of places: `0,0` is a hex, `0,0.N` a corner, `0,0.E` an edge.
//!
//! A place can be seen from each hex it touches; every place has exactly one printed name, since
//! each corner is the north or south tip of exactly one hex, and each edge the north-east, east or
//! south-east side of exactly one.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Coordinates of a hex: `q` grows to the east along a row, `r` to the south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Axial {
    pub q: i8,
    pub r: i8,
}

impl Axial {
    pub const fn new(q: i8, r: i8) -> Axial {
        Axial { q, r }
    }

    pub const fn towards(self, direction: Direction) -> Axial {
        let (q, r) = match direction {
            Direction::E => (1, 0),
            Direction::NE => (1, -1),
            Direction::NW => (0, -1),
            Direction::W => (-1, 0),
            Direction::SW => (-1, 1),
            Direction::SE => (0, 1),
        };
        Axial {
            q: self.q + q,
            r: self.r + r,
        }
    }
}

/// A side of a hex, counter-clockwise from the east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Direction {
    E,
    NE,
    NW,
    W,
    SW,
    SE,
}

impl Direction {
    pub const ALL: [Direction; 6] = [
        Direction::E,
        Direction::NE,
        Direction::NW,
        Direction::W,
        Direction::SW,
        Direction::SE,
    ];

    const fn word(self) -> &'static str {
        match self {
            Direction::E => "E",
            Direction::NE => "NE",
            Direction::NW => "NW",
            Direction::W => "W",
            Direction::SW => "SW",
            Direction::SE => "SE",
        }
    }
}

/// A point of a hex, counter-clockwise from the north-east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Tip {
    NE,
    N,
    NW,
    SW,
    S,
    SE,
}

impl Tip {
    pub const ALL: [Tip; 6] = [Tip::NE, Tip::N, Tip::NW, Tip::SW, Tip::S, Tip::SE];

    const fn word(self) -> &'static str {
        match self {
            Tip::NE => "NE",
            Tip::N => "N",
            Tip::NW => "NW",
            Tip::SW => "SW",
            Tip::S => "S",
            Tip::SE => "SE",
        }
    }
}

/// The printed name of a corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CornerName {
    hex: Axial,
    south: bool,
}

impl CornerName {
    /// The name of the corner that is `tip` of `hex`.
    pub const fn of(hex: Axial, tip: Tip) -> CornerName {
        match tip {
            Tip::N => CornerName { hex, south: false },
            Tip::S => CornerName { hex, south: true },
            Tip::NE => CornerName {
                hex: hex.towards(Direction::NE),
                south: true,
            },
            Tip::NW => CornerName {
                hex: hex.towards(Direction::NW),
                south: true,
            },
            Tip::SW => CornerName {
                hex: hex.towards(Direction::SW),
                south: false,
            },
            Tip::SE => CornerName {
                hex: hex.towards(Direction::SE),
                south: false,
            },
        }
    }

    /// The three hexes that meet here.
    pub const fn hexes(self) -> [Axial; 3] {
        let [left, right] = if self.south {
            [Direction::SW, Direction::SE]
        } else {
            [Direction::NW, Direction::NE]
        };
        [self.hex, self.hex.towards(left), self.hex.towards(right)]
    }

    /// The hex whose northern or southern tip this is, and whether it is the southern one.
    pub const fn tip_of(self) -> (Axial, bool) {
        (self.hex, self.south)
    }
}

/// The printed name of an edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EdgeName {
    hex: Axial,
    /// North-east, east or south-east.
    side: Direction,
}

impl EdgeName {
    /// The name of the edge on the side `direction` of `hex`.
    pub const fn of(hex: Axial, direction: Direction) -> EdgeName {
        let (hex, side) = match direction {
            Direction::E | Direction::NE | Direction::SE => (hex, direction),
            Direction::W => (hex.towards(Direction::W), Direction::E),
            Direction::NW => (hex.towards(Direction::NW), Direction::SE),
            Direction::SW => (hex.towards(Direction::SW), Direction::NE),
        };
        EdgeName { hex, side }
    }

    /// The two hexes it lies between.
    pub const fn hexes(self) -> [Axial; 2] {
        [self.hex, self.hex.towards(self.side)]
    }

    /// The two corners it joins.
    pub const fn ends(self) -> [CornerName; 2] {
        let (one, other) = match self.side {
            Direction::NE => (Tip::N, Tip::NE),
            Direction::SE => (Tip::SE, Tip::S),
            _ => (Tip::NE, Tip::SE),
        };
        [
            CornerName::of(self.hex, one),
            CornerName::of(self.hex, other),
        ]
    }
}

impl fmt::Display for Axial {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl fmt::Display for CornerName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}.{}", self.hex, if self.south { "S" } else { "N" })
    }
}

impl fmt::Display for EdgeName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}.{}", self.hex, self.side.word())
    }
}

/// A text that names no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPlace;

/// Coordinates beyond this are no board's; the bound keeps the arithmetic on neighbours safe.
const FARTHEST: u8 = 60;

impl FromStr for Axial {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Axial, NoPlace> {
        let (q, r) = text.split_once(',').ok_or(NoPlace)?;
        let number = |part: &str| {
            let value: i8 = part.parse().ok()?;
            (is_plain(part) && value.unsigned_abs() <= FARTHEST).then_some(value)
        };
        Ok(Axial {
            q: number(q).ok_or(NoPlace)?,
            r: number(r).ok_or(NoPlace)?,
        })
    }
}

/// `+1`, `-0` and `01` would be second names for the same hex.
fn is_plain(number: &str) -> bool {
    number == "0"
        || number
            .trim_start_matches('-')
            .starts_with(|first| matches!(first, '1'..='9'))
}

/// Reads a corner seen from any of its hexes.
impl FromStr for CornerName {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<CornerName, NoPlace> {
        let (hex, point) = text.split_once('.').ok_or(NoPlace)?;
        let tip = Tip::ALL
            .into_iter()
            .find(|tip| tip.word() == point)
            .ok_or(NoPlace)?;
        Ok(CornerName::of(hex.parse()?, tip))
    }
}

/// Reads an edge seen from either side.
impl FromStr for EdgeName {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<EdgeName, NoPlace> {
        let (hex, side) = text.split_once('.').ok_or(NoPlace)?;
        let direction = Direction::ALL
            .into_iter()
            .find(|direction| direction.word() == side)
            .ok_or(NoPlace)?;
        Ok(EdgeName::of(hex.parse()?, direction))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_seen_from_any_hex_has_one_name() {
        let corner = |text: &str| text.parse::<CornerName>().expect("a corner").to_string();
        assert_eq!(corner("0,0.NE"), "1,-1.S");
        assert_eq!(corner("1,0.NW"), "1,-1.S");
        assert_eq!(corner("-1,1.SE"), "-1,2.N");
        let edge = |text: &str| text.parse::<EdgeName>().expect("an edge").to_string();
        assert_eq!(edge("0,0.W"), "-1,0.E");
        assert_eq!(edge("0,0.NW"), "0,-1.SE");
        assert_eq!(edge("0,0.SW"), "-1,1.NE");
    }

    #[test]
    fn neighbours_agree_on_what_lies_between_them() {
        let hex = Axial::new(2, -1);
        for direction in Direction::ALL {
            let edge = EdgeName::of(hex, direction);
            assert!(edge.hexes().contains(&hex));
            assert!(edge.hexes().contains(&hex.towards(direction)));
            for end in edge.ends() {
                assert!(
                    end.hexes().contains(&hex) && end.hexes().contains(&hex.towards(direction))
                );
            }
        }
    }

    #[test]
    fn what_is_no_place_is_refused() {
        for text in [
            "", "0", "0,0.X", "0,0.", "+1,0.N", "-0,0.N", "01,0.N", "-01,0.N", "99,0.N", "1,2,3.N",
            "0,0.n",
        ] {
            assert!(text.parse::<CornerName>().is_err(), "{text}");
        }
        assert!("0,0.N".parse::<EdgeName>().is_err());
        assert!("300,0".parse::<Axial>().is_err());
    }
}
