//! Everything that is true at a table: the sheets, and where the turn stands. Nothing is secret.
//!
//! Only `play.rs` changes these fields.

use game::{BySeat, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::dice::{DICE, Faces};
use crate::sheet::{BOXES, Knight, Symbol};

/// What one player has marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// A bit per road.
    pub(crate) roads: u16,
    /// How many are built; the order is fixed, so a count says which.
    pub(crate) settlements: u8,
    pub(crate) cities: u8,
    pub(crate) knights: u8,
    /// A bit per knight whose joker is used up.
    pub(crate) jokers_used: u8,
    /// The score track; an X stands as −2.
    pub(crate) boxes: [i8; BOXES],
}

impl Sheet {
    /// A bit per built road.
    pub fn roads(&self) -> u16 {
        self.roads
    }

    /// How many settlements are built, in the order of the sheet.
    pub fn settlements(&self) -> u8 {
        self.settlements
    }

    /// How many cities are built, in the order of the sheet.
    pub fn cities(&self) -> u8 {
        self.cities
    }

    /// How many knights are built, in the order of the sheet.
    pub fn knights(&self) -> u8 {
        self.knights
    }

    /// A bit per knight whose joker is used up.
    pub fn jokers_used(&self) -> u8 {
        self.jokers_used
    }

    pub fn has_knight(&self, knight: Knight) -> bool {
        knight.0 < self.knights
    }

    pub fn joker_is_used(&self, knight: Knight) -> bool {
        self.jokers_used >> knight.0 & 1 == 1
    }

    pub fn is_built(&self, symbol: Symbol) -> bool {
        match symbol {
            Symbol::Road(road) => self.roads >> road & 1 == 1,
            Symbol::Settlement(place) => place < self.settlements,
            Symbol::City(place) => place < self.cities,
            Symbol::Knight(knight) => self.has_knight(knight),
        }
    }

    /// The jokers that can still be used, a bit per knight.
    pub fn jokers(&self) -> u8 {
        ((1 << self.knights) - 1) & !self.jokers_used
    }

    /// The score track; boxes of turns to come hold zero.
    pub fn boxes(&self) -> &[i8; BOXES] {
        &self.boxes
    }
}

/// Where the turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Rolls made.
    pub(crate) rolls: u8,
    /// Dice about to be rolled; none while the player decides.
    pub(crate) cup: u8,
    /// The first joker, trade or build was made (DICE-12).
    pub(crate) fixed: bool,
    /// Points built; every symbol has some, so zero means that nothing was built.
    pub(crate) points: u8,
    /// Dice on the table that are neither used nor in the cup.
    pub(crate) dice: Faces,
}

impl Turn {
    /// The first roll takes all six dice and is nobody's decision, so a turn begins with it.
    pub(crate) const FIRST_ROLL: Turn = Turn {
        rolls: 0,
        cup: DICE,
        fixed: false,
        points: 0,
        dice: Faces::NONE,
    };
    pub(crate) const NONE: Turn = Turn {
        cup: 0,
        ..Turn::FIRST_ROLL
    };

    pub fn rolls(&self) -> u8 {
        self.rolls
    }

    pub fn cup(&self) -> u8 {
        self.cup
    }

    pub fn is_fixed(&self) -> bool {
        self.fixed
    }

    pub fn points(&self) -> u8 {
        self.points
    }

    pub fn dice(&self) -> Faces {
        self.dice
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// The box that will be filled next; as many rounds are over.
    pub(crate) round: u8,
    pub(crate) turn: Turn,
    /// Those of empty places stay blank.
    pub(crate) sheets: BySeat<Sheet>,
}

impl State {
    pub(crate) fn new(start: Seat) -> State {
        State {
            seat: start,
            round: 0,
            turn: Turn::FIRST_ROLL,
            sheets: [Sheet::default(); MAX_SEATS],
        }
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Rounds that are over.
    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The sheet of the player whose turn it is.
    pub fn own_sheet(&self) -> &Sheet {
        self.sheet(self.seat)
    }
}
