//! What happens only in single scenarios.

use game::Seat;
use hexgrid::{Corner, Edge, Hex};
use serde::Serialize;

use crate::kinds::{Development, Resource, Wonder};

/// One fact, in the past tense. What only some may know is an `Option`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum SpecialEvent {
    /// Forgotten Tribe: a ship reached a gift.
    GiftTaken {
        /// Whose ship it was.
        seat: Seat,
        /// Where the gift lay.
        edge: Edge,
    },
    /// SC5-11: what it is only its new owner knows.
    CardGiven {
        /// Who got it.
        seat: Seat,
        /// Nobody but that seat learns it.
        card: Option<Development>,
    },
    /// Cloth for Catan: somebody's ships reached a village.
    TradeOpened {
        /// Who trades there from now on.
        seat: Seat,
        /// Where the village stands.
        corner: Corner,
    },
    /// Cloth for Catan: somebody got one cloth of a village, or of the general supply.
    ClothTaken {
        /// Who got it.
        seat: Seat,
    },
    /// Cloth for Catan: the pirate took a cloth instead of a card.
    ClothStolen {
        /// Who has it now.
        thief: Seat,
        /// Who had it before.
        victim: Seat,
    },
    /// Pirate Islands: a knight card made a ship a warship.
    WarshipMade {
        /// Whose ship it is.
        seat: Seat,
        /// Where it lies.
        edge: Edge,
    },
    /// Pirate Islands: the fleet sailed on along its path.
    FleetMoved {
        /// Where it is now.
        hex: Hex,
    },
    /// Pirate Islands: the fleet came to somebody's building and was fought.
    FleetFought {
        /// Whose building it was.
        seat: Seat,
        /// The lower of the two dice.
        strength: u8,
        /// How many warships the seat has; the larger number wins.
        warships: u8,
    },
    /// Pirate Islands: the fleet took a card, which went to the bank.
    CardLost {
        /// Who lost it.
        seat: Seat,
        /// What it was.
        kind: Resource,
    },
    /// Pirate Islands: somebody attacked the fortress at the end of their line.
    FortressAttacked {
        /// Who attacked.
        seat: Seat,
        /// The strength of the pirates.
        die: u8,
        /// How many warships the seat has; it needs more than the die shows.
        warships: u8,
    },
    /// SC7-25: a won attack; so many lairs are left.
    LairTaken {
        /// Who won.
        seat: Seat,
        /// None left means that the fortress falls.
        left: u8,
    },
    /// Pirate Islands: the last lair fell, and the fortress became a settlement.
    FortressTaken {
        /// Whose settlement it is.
        seat: Seat,
        /// Where it stands.
        corner: Corner,
    },
    /// Wonders of Catan: somebody chose the wonder to build; nobody else can.
    WonderClaimed {
        /// Who builds it.
        seat: Seat,
        /// The one they chose.
        wonder: Wonder,
    },
    /// Wonders of Catan: a wonder grew by a level.
    WonderBuilt {
        /// Whose wonder it is.
        seat: Seat,
        /// Which one.
        wonder: Wonder,
        /// The levels it has now; four complete it.
        level: u8,
    },
}

impl SpecialEvent {
    /// Takes out what only some may know.
    pub fn redact(&mut self, sees: impl Fn(&[Seat]) -> bool) {
        if let SpecialEvent::CardGiven { seat, card } = self
            && !sees(&[*seat])
        {
            *card = None;
        }
    }
}
