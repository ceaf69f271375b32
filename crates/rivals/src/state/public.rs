//! What everybody sees.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::agenda::Agenda;
use super::events::EventStack;
use super::realm::Realm;
use crate::card::{CardId, Counts};
use crate::landscape::Landscape;
use crate::places::Side;
use crate::stacks::{Height, STACKS, StackId};

/// A face of the event die (RIV-15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// The only red one: it comes before the production.
    Brigands,
    Trade,
    Celebration,
    Harvest,
    Card,
}

impl Symbol {
    /// RIV-15, RIV-R-01: the faces of the die.
    pub const FACES: [Symbol; 6] = [
        Symbol::Brigands,
        Symbol::Trade,
        Symbol::Celebration,
        Symbol::Harvest,
        Symbol::Card,
        Symbol::Card,
    ];

    pub const fn word(self) -> &'static str {
        match self {
            Symbol::Brigands => "brigands",
            Symbol::Trade => "trade",
            Symbol::Celebration => "celebration",
            Symbol::Harvest => "harvest",
            Symbol::Card => "event-card",
        }
    }
}

/// The dice of this turn; before the roll, what was fixed by a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Dice {
    /// The production number; 0 while it is open.
    pub number: u8,
    pub symbol: Option<Symbol>,
    /// Who gains one more at this turn's Celebration (RIV-96).
    pub herald: bool,
}

/// RIV-28: centre cards both players build from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Supply {
    pub roads: u8,
    pub settlements: u8,
    pub cities: u8,
    /// RIV-53: cards of the open expansion stack.
    pub open: u8,
    /// A bit for each landscape in the stack. Everybody knows which they are, nobody their order.
    pub landscapes: u32,
}

impl Supply {
    pub fn landscapes(&self) -> impl Iterator<Item = Landscape> {
        let stack = self.landscapes;
        Landscape::stack().filter(move |it| stack >> it.0 & 1 == 1)
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    Won(Seat),
    /// The turn limit was reached.
    Draw,
    /// RIV-198: nobody could win.
    Agreed,
}

/// Everything that lies open (RIV-83).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Public {
    pub realms: [Realm; 2],
    pub agenda: Agenda,
    pub turn: Seat,
    /// Who began, once that is known.
    pub starter: Seat,
    pub turns: u16,
    pub dice: Dice,
    /// Cards in each hand by their backs, which everybody sees: they follow from the stacks the
    /// cards came from.
    pub hands: [[u8; 4]; 2],
    pub heights: [Height; STACKS],
    pub discard: Counts,
    pub supply: Supply,
    pub events: EventStack,
    /// RIV-48: the stack the start player took his cards from.
    pub start_stack: Option<StackId>,
    /// Buildings named in a feud.
    pub named: [Option<(Side, CardId)>; 3],
    /// Whom the event at hand does not touch.
    pub spared: SeatSet,
    /// RIV-115: Mints in play that were used this turn.
    pub mints_used: u8,
    /// RIV-198: the end of the game was proposed this turn.
    pub proposed: bool,
    pub ending: Option<Ending>,
}

impl Public {
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].iter().sum()
    }
}
