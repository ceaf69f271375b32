//! The printed scenarios of Seafarers, one data file each, and how a file is read.

use std::sync::{Arc, LazyLock};

use hexgrid::{Axial, Grid};
use serde::Deserialize;

use crate::setup::layout::{Layout, Tile};

/// One scenario: a map for every number of players.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its name in the ids of games, in snake case: `fog_islands`.
    pub id: String,
    /// Its place in the book, and in the ids of its rules (`SC3-5`).
    pub number: u8,
    maps: Vec<SeatedMap>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatedMap {
    seats: Vec<u8>,
    map: Layout,
}

impl Scenario {
    /// The map for so many players. SEA-131: there is one for three and for four.
    pub fn map(&self, seats: u8) -> Option<&Layout> {
        let fits = |map: &&SeatedMap| map.seats.contains(&seats);
        self.maps.iter().find(fits).map(|found| &found.map)
    }

    /// SEA-128: the points that win.
    pub fn points(&self) -> u8 {
        let sea = self.maps.first().and_then(|first| first.map.sea.as_ref());
        sea.map_or(0, |sea| sea.points)
    }

    fn read(text: &str) -> Result<Scenario, String> {
        let scenario: Scenario = serde_json::from_str(text).map_err(|why| why.to_string())?;
        for seated in &scenario.maps {
            let id = &scenario.id;
            if seated.map.sea.is_none() {
                return Err(format!("{id}: the map has no part `sea`"));
            }
            let checked = seated.map.check().and_then(|()| seated.map.check_drawing());
            checked.map_err(|why| format!("{id}: {why:?}"))?;
        }
        Ok(scenario)
    }
}

/// Each with the rules that are nothing but figures of its file.
const FILES: [&str; 9] = [
    // SC1-2, SC1-3, SC1-5, SC1-6.
    include_str!("../../data/new_shores.json"),
    // SC2-2, SC2-3, SC2-6, SC2-7.
    include_str!("../../data/four_islands.json"),
    // SC3-3, SC3-4, SC3-13, SC3-14.
    include_str!("../../data/fog_islands.json"),
    // SC4-3, SC4-4, SC4-6, SC4-7, SC4-8.
    include_str!("../../data/through_the_desert.json"),
    // SC5-2, SC5-3, SC5-16; SEA-R-43.
    include_str!("../../data/forgotten_tribe.json"),
    // SC6-5.
    include_str!("../../data/cloth_for_catan.json"),
    // SC7-4, SC7-7, SC7-8.
    include_str!("../../data/pirate_islands.json"),
    // SC8-3; SEA-R-43.
    include_str!("../../data/wonders_of_catan.json"),
    // SC9-1, SC9-3, SC9-7, SC9-8; SEA-R-27.
    include_str!("../../data/new_world.json"),
];

static SCENARIOS: LazyLock<Vec<Scenario>> = LazyLock::new(|| {
    let read = |text: &&str| Scenario::read(text).expect("a test reads every file");
    FILES.iter().map(read).collect()
});

/// The tables of the shapes of all printed maps, made once and shared.
static GRIDS: LazyLock<Vec<(Vec<Axial>, Arc<Grid>)>> = LazyLock::new(|| {
    let mut grids: Vec<(Vec<Axial>, Arc<Grid>)> = Vec::new();
    for text in FILES {
        // Reading the maps needs their grids, so only the hexes are looked at here.
        let scenario: Scenario = serde_json::from_str(text).expect("a test reads every file");
        for seated in &scenario.maps {
            let hexes: Vec<Axial> = seated.map.hexes.iter().map(Tile::at).collect();
            if !grids.iter().any(|(known, _)| *known == hexes) {
                let grid = Grid::new(&hexes).expect("a printed map is a board");
                grids.push((hexes, Arc::new(grid)));
            }
        }
    }
    grids
});

/// All printed scenarios, in the order of the book.
pub fn scenarios() -> &'static [Scenario] {
    &SCENARIOS
}

/// The printed scenario with this id.
pub fn scenario(id: &str) -> Option<&'static Scenario> {
    scenarios().iter().find(|scenario| scenario.id == id)
}

/// The shared tables of a printed shape; every simulated game asks.
pub(crate) fn known_grid(tiles: &[Tile]) -> Option<Arc<Grid>> {
    let is_it = |hexes: &[Axial]| tiles.iter().map(Tile::at).eq(hexes.iter().copied());
    let found = GRIDS.iter().find(|(hexes, _)| is_it(hexes));
    found.map(|(_, grid)| grid.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_can_be_read_and_a_bad_one_says_why() {
        for text in FILES {
            let scenario = Scenario::read(text).unwrap();
            for seats in [3, 4] {
                assert!(scenario.map(seats).is_some(), "{} for {seats}", scenario.id);
            }
            assert!(scenario.map(2).is_none());
        }
        let broken = FILES[2].replacen("\"sea\": 2", "\"sea\": 3", 1);
        assert!(Scenario::read(&broken).unwrap_err().contains("fog"));
        assert!(Scenario::read("{}").unwrap_err().contains("id"));
    }
}
