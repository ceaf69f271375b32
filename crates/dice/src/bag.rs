//! One roll: so many dice, each face equally likely.

use std::fmt;

use game::Tickets;

use crate::dice::{DICE, Face, Faces};

/// What fell, without the dice that stayed on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll(pub Faces);

/// The draw of one roll, written `4 faces` for four dice.
///
/// Whoever wants to redo it: `k faces` has 6^k tickets. Write the ticket in base six with k digits.
/// The least significant digit is the first die, the next the second, and so on; digit 0 is wool,
/// 1 grain, 2 brick, 3 ore, 4 lumber, 5 gold, as listed under `dice.faces` in
/// `rules/dice_sheet.json`. The outcome is `roll` and the faces, sorted in that order: of `4 faces`
/// ticket 23 = 0·216 + 0·36 + 3·6 + 5 is gold, ore, wool, wool, written `roll wool wool ore gold`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bag {
    dice: u8,
}

impl Bag {
    pub(crate) fn of(dice: u8) -> Bag {
        debug_assert!(dice <= DICE);
        Bag { dice }
    }
}

impl Tickets<Roll> for Bag {
    fn total(&self) -> u32 {
        6_u32.pow(u32::from(self.dice))
    }

    fn nth(&self, mut ticket: u32) -> Roll {
        let mut faces = Faces::NONE;
        for _ in 0..self.dice {
            faces = faces + Faces::of(Face::ALL[(ticket % 6) as usize]);
            ticket /= 6;
        }
        Roll(faces)
    }

    fn each(&self, visit: &mut dyn FnMut(Roll, u32)) {
        each_from(&Face::ALL, Faces::NONE, self.dice, 1, visit);
    }

    fn contains(&self, outcome: &Roll) -> bool {
        outcome.0.total() == self.dice
    }
}

impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} faces", self.dice)
    }
}

/// Completes `so_far` by `dice` more dice that show one of `faces`, in every way.
///
/// The weight of a face's count is the number of ways to choose its dice among those left; the
/// product over all faces is the multinomial coefficient.
fn each_from(
    faces: &[Face],
    so_far: Faces,
    dice: u8,
    weight: u32,
    visit: &mut dyn FnMut(Roll, u32),
) {
    let Some((face, others)) = faces.split_first() else {
        if dice == 0 {
            visit(Roll(so_far), weight);
        }
        return;
    };
    let (mut with, mut ways) = (so_far, 1);
    for count in 0..=dice {
        each_from(others, with, dice - count, weight * ways, visit);
        if count < dice {
            with = with + Faces::of(*face);
            ways = ways * u32::from(dice - count) / u32::from(count + 1);
        }
    }
}
