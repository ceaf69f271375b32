//! An island: which hex lies where, with which number, and where the harbours are.

use std::fmt;

use hexgrid::{Axial, Direction};
use serde::{Deserialize, Serialize};

use crate::kinds::{Harbour, Terrain};

/// A whole island, as it stands in journals and map files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    pub hexes: Vec<Tile>,
    pub harbours: Vec<HarbourSite>,
    /// Where the robber begins.
    pub robber: Axial,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    pub q: i8,
    pub r: i8,
    pub terrain: Terrain,
    pub number: Option<u8>,
}

/// A harbour on the side `dir` of a hex; directions are counted counter-clockwise from the east.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HarbourSite {
    pub q: i8,
    pub r: i8,
    pub dir: u8,
    #[serde(rename = "type")]
    pub kind: Harbour,
}

impl Tile {
    pub const fn at(&self) -> Axial {
        Axial::new(self.q, self.r)
    }
}

impl HarbourSite {
    pub const fn at(&self) -> Axial {
        Axial::new(self.q, self.r)
    }

    pub fn direction(&self) -> Option<Direction> {
        Direction::ALL.get(usize::from(self.dir)).copied()
    }
}

/// Why a layout makes no island.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLayout(pub String);

impl fmt::Display for BadLayout {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadLayout {}

impl Layout {
    /// Finds what a table could not play on; the printed boards pass by construction.
    pub fn check(&self) -> Result<(), BadLayout> {
        let hexes: Vec<Axial> = self.hexes.iter().map(Tile::at).collect();
        let bad = |text: String| Err(BadLayout(text));
        if let Some(far) = hexes
            .iter()
            .find(|hex| hex.q.abs() > 60 || hex.r.abs() > 60)
        {
            return bad(format!("the hex {far} is too far out"));
        }
        hexgrid::Grid::new(&hexes).map_err(|error| BadLayout(error.to_string()))?;
        for tile in &self.hexes {
            match (tile.terrain, tile.number) {
                (Terrain::Desert, Some(number)) => {
                    return bad(format!("the desert {} has the number {number}", tile.at()));
                }
                (Terrain::Desert, None) | (_, Some(2..=6 | 8..=12)) => {}
                (_, Some(number)) => {
                    return bad(format!(
                        "no hex can have the number {number}: {}",
                        tile.at()
                    ));
                }
                (_, None) => return bad(format!("the hex {} has no number", tile.at())),
            }
        }
        for (i, harbour) in self.harbours.iter().enumerate() {
            let Some(direction) = harbour.direction() else {
                return bad(format!(
                    "harbour {i} has the direction {}, not 0 to 5",
                    harbour.dir
                ));
            };
            if !hexes.contains(&harbour.at()) {
                return bad(format!(
                    "harbour {i} lies at {}, which is no hex",
                    harbour.at()
                ));
            }
            if hexes.contains(&harbour.at().towards(direction)) {
                return bad(format!(
                    "harbour {i} at {} does not lie on the coast",
                    harbour.at()
                ));
            }
        }
        if hexes.contains(&self.robber) {
            Ok(())
        } else {
            bad(format!(
                "the robber stands at {}, which is no hex",
                self.robber
            ))
        }
    }
}
