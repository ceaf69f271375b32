//! What only Seafarers and its scenarios keep. All of it lies open.

use game::{BySeat, MAX_SEATS, SeatSet};
use hexgrid::{Edge, EdgeSet, Hex};
use serde::{Deserialize, Serialize};

use crate::counts::Counts;
use crate::kinds::{Harbour, Terrain, Wonder};
use crate::setup::sea_map::MOST_FOG;

/// SEA-R-05: the frame is one place without edges; a figure off the board stands there, too.
pub const FRAME: Hex = Hex(63);
/// SEA-12: the bay of the frame where the pirate begins; some of its edges lie on the board.
pub const BAY: Hex = Hex(62);
/// No scenario lets players place more harbours.
pub const MOST_DOCKS: usize = 10;
/// SC6-2: two on each of four islands.
pub const VILLAGES: usize = 8;

/// The ships of one seat, and what it has won at sea.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Fleet {
    /// Edges of the own ships, warships included.
    pub ships: EdgeSet,
    /// Those of them whose lines let them move, whatever else holds them (SEA-63, SEA-64).
    pub loose: EdgeSet,
    /// Can a loop lead over some of them?
    pub has_rings: bool,
    /// Ships in the stock.
    pub ships_left: u8,
    /// SEA-126: points that are neither buildings nor awards; they are counted in `points`, too.
    pub bonus: u8,
    /// The regions that pay no bonus any more, one bit each.
    pub explored: u16,
    /// SEA-94: cards of one's choice that are still owed.
    pub gold: u8,
    /// SC5-14, SC9-4: harbours held and not yet placed, one bit for each kind.
    pub tokens: u8,
    /// SC6-14: two are a point.
    pub cloth: u8,
    /// SC7-6: lairs left at the own fortress.
    pub lairs: u8,
    /// SC8-12: the wonder one builds.
    pub wonder: Option<Wonder>,
    /// How many levels the own wonder has.
    pub level: u8,
}

/// What was found under the fog.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Found {
    /// Fog as long as nobody was there.
    pub terrain: Terrain,
    /// 0 if it has none, or none yet.
    pub number: u8,
}

/// A harbour somebody placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Dock {
    /// The edge of the coast; both its ends give access.
    pub edge: Edge,
    /// What it trades.
    pub kind: Harbour,
}

/// SC6-3, SC6-10: the cloth of a village, and who trades with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Village {
    /// Cloth that is left in the village.
    pub cloth: u8,
    /// Seats whose ships have reached it.
    pub traders: SeatSet,
}

/// What lies open only at sea.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SeaState {
    /// The ships of each seat, and what it has won.
    pub fleets: BySeat<Fleet>,
    /// Edges without a piece on which a ship may lie.
    pub free: EdgeSet,
    /// SEA-61: ships built this turn.
    pub fresh: EdgeSet,
    /// SC7-21: ships that fight the fleet; each counts one.
    pub warships: EdgeSet,
    /// SEA-50: one move a turn.
    pub ship_moved: bool,
    /// SEA-109: where the pirate stands, or on the Pirate Islands his fleet; the frame or the bay
    /// if on no hex.
    pub pirate: Hex,
    /// What was found under the fog, in the order of [`crate::SeaRules`]'s undiscovered hexes.
    pub found: [Found; MOST_FOG],
    /// Harbours that players placed.
    pub docks: [Option<Dock>; MOST_DOCKS],
    /// SC9-4: harbours nobody has drawn.
    pub tokens_left: Counts<Harbour>,
    /// SC5-10: gifts that still lie at their edges, one bit each.
    pub gifts: u32,
    /// The villages of Cloth for Catan, in the order of the map.
    pub villages: [Village; VILLAGES],
    /// SC6-3: cloth that belongs to no village.
    pub cloth_left: u8,
    /// SC7-9: where on its path the fleet is.
    pub fleet_at: u8,
}

impl Default for SeaState {
    fn default() -> SeaState {
        SeaState {
            fleets: [Fleet::default(); MAX_SEATS],
            free: EdgeSet::EMPTY,
            fresh: EdgeSet::EMPTY,
            warships: EdgeSet::EMPTY,
            ship_moved: false,
            pirate: FRAME,
            found: [SeaState::UNKNOWN; MOST_FOG],
            docks: [None; MOST_DOCKS],
            tokens_left: Counts::NONE,
            gifts: 0,
            villages: [Village::default(); VILLAGES],
            cloth_left: 0,
            fleet_at: 0,
        }
    }
}

impl SeaState {
    pub(crate) const UNKNOWN: Found = Found {
        terrain: Terrain::Fog,
        number: 0,
    };

    /// Is no sea in play? Then nothing is written about it.
    pub fn is_unused(&self) -> bool {
        *self == SeaState::default()
    }
}
