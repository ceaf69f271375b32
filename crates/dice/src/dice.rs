//! Faces of the dice, counts of faces, and rolling again.
//!
//! Dice have no identity: two dice that show ore are as good as each other, so counts are enough.

use std::fmt;
use std::ops::{Add, Sub};

use game::{Fact, RuleId, Violation};
use serde::{Deserialize, Serialize};

use crate::state::State;

/// A turn is up to three rolls, then building, then one entry in the score track.
pub const ORDER_OF_TURN: RuleId = RuleId("DICE-10");
/// The first roll takes all dice; each further roll takes any dice, but at least one.
// DICE-R-08: dice that were set aside may be taken up again, so nothing about them is remembered.
pub const REROLL: RuleId = RuleId("DICE-11");
/// The first joker, trade or build fixes the result: nothing is rolled after it.
pub const RESULT_IS_FIXED: RuleId = RuleId("DICE-12");

pub const DICE: u8 = 6;
pub const ROLLS: u8 = 3;

/// May `dice` be taken from the table and rolled again?
pub fn check(state: &State, dice: Faces) -> Result<(), Violation> {
    let turn = &state.turn;
    if turn.fixed {
        return Err(RESULT_IS_FIXED.broken());
    }
    if turn.rolls == ROLLS {
        return Err(ORDER_OF_TURN
            .broken()
            .with("cup", turn.cup)
            .with("rolls", turn.rolls));
    }
    if dice.is_empty() || !turn.dice.covers(dice) {
        return Err(REROLL
            .broken()
            .with("count", dice.total())
            .with("dice", dice)
            .with("shown", turn.dice));
    }
    Ok(())
}

/// The dice of which any part may be rolled again; none if rolling is over.
pub fn again(state: &State) -> Faces {
    if state.turn.fixed || state.turn.rolls == ROLLS {
        Faces::NONE
    } else {
        state.turn.dice
    }
}

/// What one die can show, in the order of `dice.faces` in `rules/dice_sheet.json`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    Wool,
    Grain,
    Brick,
    Ore,
    Lumber,
    Gold,
}

impl Face {
    pub const ALL: [Face; 6] = [
        Face::Wool,
        Face::Grain,
        Face::Brick,
        Face::Ore,
        Face::Lumber,
        Face::Gold,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Face::Wool => "wool",
            Face::Grain => "grain",
            Face::Brick => "brick",
            Face::Ore => "ore",
            Face::Lumber => "lumber",
            Face::Gold => "gold",
        }
    }

    /// Gold builds nothing; the other five do.
    pub const fn is_resource(self) -> bool {
        !matches!(self, Face::Gold)
    }

    /// Wool is the highest digit, so that the order of numbers is the order of faces.
    const fn shift(self) -> u32 {
        20 - 4 * self as u32
    }
}

impl From<Face> for Fact {
    fn from(face: Face) -> Fact {
        Fact::Word(face.word())
    }
}

/// How many dice show each face: one hexadecimal digit per face, none above six.
///
/// Adding and taking away is adding and subtracting the numbers; no digit ever overflows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "[u8; 6]", into = "[u8; 6]")]
pub struct Faces(u32);

/// The top bit of every digit: free, since no count reaches eight.
const HIGH: u32 = 0x88_8888;
const ONES: u32 = 0x11_1111;

impl Faces {
    pub const NONE: Faces = Faces(0);

    pub const fn of(face: Face) -> Faces {
        Faces(1 << face.shift())
    }

    /// One die for each entry of a list; an entry may be repeated.
    pub const fn list(faces: &[Face]) -> Faces {
        let mut sum = 0;
        let mut i = 0;
        while i < faces.len() {
            sum += 1 << faces[i].shift();
            i += 1;
        }
        Faces(sum)
    }

    pub const fn count(self, face: Face) -> u8 {
        (self.0 >> face.shift() & 7) as u8
    }

    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(ONES) >> 20 & 7) as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Are there at least as many of each face as in `other`?
    pub const fn covers(self, other: Faces) -> bool {
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// What is short of `cost`.
    pub fn missing(self, cost: Faces) -> Faces {
        let mut missing = Faces::NONE;
        for face in Face::ALL {
            let short = cost.count(face).saturating_sub(self.count(face));
            missing.0 += u32::from(short) << face.shift();
        }
        missing
    }

    /// The faces that are there, as bits in the order of [`Face::ALL`].
    pub fn kinds(self) -> u8 {
        Face::ALL.iter().fold(0, |bits, face| {
            bits | u8::from(self.count(*face) > 0) << *face as u8
        })
    }

    /// How many different parts these dice have, counting none and all.
    pub fn parts(self) -> u32 {
        Face::ALL
            .iter()
            .map(|face| u32::from(self.count(*face)) + 1)
            .product()
    }

    /// The `k`-th part in ascending order; number zero is none of the dice.
    pub fn part(self, mut k: u32) -> Faces {
        let mut part = Faces::NONE;
        for face in Face::ALL.into_iter().rev() {
            let choices = u32::from(self.count(face)) + 1;
            part.0 += (k % choices) << face.shift();
            k /= choices;
        }
        part
    }

    /// The dice one by one, sorted.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        Face::ALL
            .into_iter()
            .flat_map(move |face| (0..self.count(face)).map(move |_| face))
    }
}

impl Add for Faces {
    type Output = Faces;
    fn add(self, other: Faces) -> Faces {
        debug_assert!(self.total() + other.total() <= DICE);
        Faces(self.0 + other.0)
    }
}

impl Sub for Faces {
    type Output = Faces;
    fn sub(self, other: Faces) -> Faces {
        debug_assert!(self.covers(other));
        Faces(self.0 - other.0)
    }
}

impl From<Faces> for [u8; 6] {
    fn from(faces: Faces) -> [u8; 6] {
        Face::ALL.map(|face| faces.count(face))
    }
}

impl TryFrom<[u8; 6]> for Faces {
    type Error = &'static str;
    fn try_from(counts: [u8; 6]) -> Result<Faces, &'static str> {
        if counts.iter().map(|count| u32::from(*count)).sum::<u32>() > u32::from(DICE) {
            return Err("more than six dice");
        }
        Ok(Faces(Face::ALL.iter().fold(0, |sum, face| {
            sum + (u32::from(counts[*face as usize]) << face.shift())
        })))
    }
}

impl From<Faces> for Fact {
    fn from(faces: Faces) -> Fact {
        let kinds = Face::ALL.into_iter().filter(|face| faces.count(*face) > 0);
        Fact::Amounts(kinds.map(|face| (face.word(), faces.count(face))).collect())
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
