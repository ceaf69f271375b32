//! Rules of single scenarios that no figure of a map expresses.

pub mod cloth;
mod event;
pub mod fortress;
pub mod pirates;
pub mod tribe;
pub mod wonders;

pub use event::SpecialEvent;
use hexgrid::{CornerSet, Grid};

use crate::setup::sea_map::{SeaMap, SpecialMap};

/// What is special about a table at sea.
#[derive(Clone, Debug)]
pub enum Special {
    None,
    Tribe(tribe::Tribe),
    Cloth(cloth::Cloth),
    Pirates(Box<pirates::Pirates>),
    Wonders(wonders::Wonders),
}

impl Special {
    pub fn new(map: &SeaMap, grid: &Grid, players: u8) -> Special {
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
    pub fn open_corners(&self) -> CornerSet {
        match self {
            Special::Pirates(it) => it.beachheads(),
            Special::None | Special::Tribe(_) | Special::Cloth(_) | Special::Wonders(_) => {
                CornerSet::EMPTY
            }
        }
    }

    /// Corners nobody founds on.
    pub fn barred_starts(&self) -> CornerSet {
        match self {
            Special::Wonders(it) => it.bridge | it.wall | it.beside,
            Special::Pirates(it) => it.beachheads(),
            Special::None | Special::Tribe(_) | Special::Cloth(_) => CornerSet::EMPTY,
        }
    }
}
