//! Rules of single scenarios that no figure of a map expresses.

pub(crate) mod cloth;
pub(crate) mod fortress;
pub(crate) mod pirates;
pub(crate) mod tribe;
pub(crate) mod wonders;

pub use cloth::Cloth;
use hexgrid::{CornerSet, Grid};
pub use pirates::{Pirates, West, way as way_to_fortress};
pub use tribe::{Gift, Tribe};
pub use wonders::{LEVELS as WONDER_LEVELS, Wonders, cost as wonder_level_price};

use crate::setup::sea_map::{SeaMap, SpecialMap};

/// What is special about a table at sea.
#[derive(Clone, Debug)]
pub enum Special {
    /// Nothing.
    None,
    /// Gifts at the edges of small islands.
    Tribe(tribe::Tribe),
    /// Villages that trade cloth.
    Cloth(cloth::Cloth),
    /// Fortresses, and a fleet that sails by the dice.
    Pirates(Box<pirates::Pirates>),
    /// Wonders that are built level by level.
    Wonders(wonders::Wonders),
}

impl Special {
    pub(crate) fn new(map: &SeaMap, grid: &Grid, players: u8) -> Special {
        match &map.special {
            SpecialMap::None => Special::None,
            SpecialMap::Tribe { gifts } => Special::Tribe(tribe::Tribe::new(gifts, grid)),
            SpecialMap::Cloth { supply, villages } => {
                Special::Cloth(cloth::Cloth::new(*supply, villages, grid))
            }
            SpecialMap::Pirates { path, seats, .. } => {
                // SC7-2: with three, nothing of the fourth place is in play.
                let seats = &seats[..usize::from(players)];
                Special::Pirates(Box::new(pirates::Pirates::new(path, seats, grid)))
            }
            SpecialMap::Wonders {
                bridge,
                wall,
                beside,
            } => Special::Wonders(wonders::Wonders::new([bridge, wall, beside], grid)),
        }
    }

    /// Corners beyond the scenario's land that somebody may settle, nevertheless.
    pub(crate) fn open_corners(&self) -> CornerSet {
        match self {
            Special::Pirates(it) => it.beachheads(),
            Special::None | Special::Tribe(_) | Special::Cloth(_) | Special::Wonders(_) => {
                CornerSet::EMPTY
            }
        }
    }

    /// Corners nobody founds on.
    pub(crate) fn barred_starts(&self) -> CornerSet {
        match self {
            Special::Wonders(it) => it.bridge | it.wall | it.beside,
            Special::Pirates(it) => it.beachheads(),
            Special::None | Special::Tribe(_) | Special::Cloth(_) => CornerSet::EMPTY,
        }
    }
}
