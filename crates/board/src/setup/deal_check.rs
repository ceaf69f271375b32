//! What is wrong with the limits of a map's dealing, as far as it can be seen without dealing.
//!
//! Numbers that fit nowhere are found here. Limits that only together leave nothing are found by
//! dealing, whose budget is in `deal.rs`.

use game::Phrase;
use hexgrid::{Axial, Direction};

use crate::kinds::Terrain;
use crate::setup::deal::{bears_number, place};
use crate::setup::layout::{BadLayout, Layout, Tile, at, bad};
use crate::setup::sea_map::{Barred, Dealing};

/// The printed maps have one limit each.
const MOST_LIMITS: usize = 16;

impl Dealing {
    pub fn check(&self, layout: &Layout) -> Result<(), BadLayout> {
        self.check_size(layout)?;
        self.check_hexes(layout)?;
        if self.always {
            self.check_limits(layout)?;
        }
        Ok(())
    }

    fn check_size(&self, layout: &Layout) -> Result<(), BadLayout> {
        let most = layout.hexes.len();
        let is_long = |limit: &Barred| {
            let Barred {
                hexes,
                terrains,
                numbers,
            } = limit;
            hexes.len().max(terrains.len()).max(numbers.len()) > most
        };
        let is_many = self.groups.len() > most || self.barred.len() > MOST_LIMITS;
        if is_many || self.barred.iter().any(is_long) {
            return bad(Phrase::new("maps-large-deal").with("most", MOST_LIMITS as u32));
        }
        Ok(())
    }

    /// What is dealt lies on the board, and each hex in one group.
    fn check_hexes(&self, layout: &Layout) -> Result<(), BadLayout> {
        let grouped = self.groups.iter().flatten();
        let barred = self.barred.iter().flat_map(|barred| &barred.hexes);
        let mut hexes = grouped.clone().chain(barred);
        if let Some((q, r)) = hexes.find(|hex| place(layout, **hex).is_none()) {
            return bad(at("maps-deal-hex", Axial::new(*q, *r)));
        }
        let mut seen = vec![false; layout.hexes.len()];
        for hex in grouped {
            let place = place(layout, *hex).unwrap_or_default();
            if std::mem::replace(&mut seen[place], true) {
                return bad(at("maps-deal-twice", Axial::new(hex.0, hex.1)));
            }
        }
        Ok(())
    }

    /// What lies fixed keeps to the limits, and each number of a group has a hex of its own.
    fn check_limits(&self, layout: &Layout) -> Result<(), BadLayout> {
        let tiles = layout.hexes.iter().copied();
        let fixed: Vec<Tile> = tiles.filter(|tile| !self.deals(*tile)).collect();
        if let Some(tile) = fixed.iter().find(|tile| !self.suits(&fixed, **tile)) {
            return bad(at("maps-deal-limits", tile.at()));
        }
        for group in &self.groups {
            let tiles: Vec<Tile> = group
                .iter()
                .filter_map(|hex| Some(layout.hexes[place(layout, *hex)?]))
                .collect();
            if let Some(number) = self.without_place(&fixed, &tiles) {
                return bad(Phrase::new("maps-deal-number").with("number", number));
            }
        }
        Ok(())
    }

    fn deals(&self, tile: Tile) -> bool {
        self.groups
            .iter()
            .any(|group| group.contains(&(tile.q, tile.r)))
    }

    /// Does this tile keep to the limits among those that lie fixed?
    fn suits(&self, fixed: &[Tile], tile: Tile) -> bool {
        let is_red = |number: Option<u8>| matches!(number, Some(6 | 8));
        let beside = Direction::ALL.map(|side| tile.at().towards(side));
        let touches = || {
            let mut others = fixed.iter().filter(|other| is_red(other.number));
            others.any(|other| beside.contains(&other.at()))
        };
        let clashes = self.reds_apart && is_red(tile.number) && touches();
        !clashes && !self.bars(tile)
    }

    /// A number of the group for which no hex is left once each of the others has one.
    fn without_place(&self, fixed: &[Tile], group: &[Tile]) -> Option<u8> {
        let mut terrains: Vec<Terrain> = group.iter().map(|tile| tile.terrain).collect();
        terrains.sort_unstable();
        terrains.dedup();
        terrains.retain(|terrain| bears_number(*terrain));
        let fits = |number: u8, tile: &Tile| {
            let number = Some(number);
            let laid = |terrain: &Terrain| Tile {
                terrain: *terrain,
                number,
                ..*tile
            };
            terrains
                .iter()
                .any(|terrain| self.suits(fixed, laid(terrain)))
        };
        let numbers: Vec<u8> = group.iter().filter_map(|tile| tile.number).collect();
        let places: Vec<Vec<usize>> = numbers
            .iter()
            .map(|number| {
                let tiles = group.iter().enumerate();
                tiles
                    .filter(|(_, tile)| fits(*number, tile))
                    .map(|(place, _)| place)
                    .collect()
            })
            .collect();
        let mut holders = vec![None; group.len()];
        let mut all = 0..numbers.len();
        let alone = all.find(|number| {
            let mut asked = vec![false; group.len()];
            !find_place(*number, &places, &mut holders, &mut asked)
        });
        alone.map(|number| numbers[number])
    }
}

/// Finds a place for a number, moving others to other places of theirs if need be.
fn find_place(
    number: usize,
    places: &[Vec<usize>],
    holders: &mut [Option<usize>],
    asked: &mut [bool],
) -> bool {
    places[number].iter().any(|place| {
        if std::mem::replace(&mut asked[*place], true) {
            return false;
        }
        let is_free = match holders[*place] {
            None => true,
            Some(holder) => find_place(holder, places, holders, asked),
        };
        if is_free {
            holders[*place] = Some(number);
        }
        is_free
    })
}
