//! What a map of the sea means at one table: classes of edges, regions, gold, the scenario's own.

use hexgrid::{Axial, Corner, CornerSet, Edge, EdgeSet, Grid, Hex, HexSet};

use crate::counts::Counts;
use crate::kinds::{Harbour, Terrain};
use crate::setup::layout::Layout;
use crate::setup::sea_map::{PirateStart, SeaMap, SpecialMap};
use crate::special::Special;
use crate::state::{BAY, FRAME};

/// SEA-12: the hex of the frame on which the pirate begins, and what of it lies on the board.
#[derive(Clone, Debug)]
pub struct Bay {
    /// Where it lies beside the hexes of the board.
    pub name: Axial,
    /// Its edges on the board, which the pirate closes to ships.
    pub edges: EdgeSet,
    /// Its corners on the board.
    pub(crate) corners: CornerSet,
}

/// What a map of the sea means at one table.
#[derive(Clone, Debug)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "switches of a map, each by its name"
)]
pub struct SeaRules {
    /// SEA-100: does the robber take part?
    pub has_robber: bool,
    /// SEA-100: does the pirate take part?
    pub has_pirate: bool,
    pub(crate) first_pirate: Hex,
    pub(crate) bay: Option<Bay>,
    /// Face-up hexes of sea.
    pub(crate) water: HexSet,
    /// Face-up hexes of land, desert and gold included.
    pub land: HexSet,
    /// Undiscovered hexes by row and column (SEA-R-14).
    pub fog: Vec<Hex>,
    pub(crate) fog_hexes: HexSet,
    /// The stack of hexes that will be found there.
    pub fog_terrains: Counts<Terrain>,
    /// The stack of their chips: how many there are of each number.
    pub fog_numbers: [u8; 13],
    /// SEA-14: edges for roads, before anything is discovered.
    pub roads: EdgeSet,
    /// SEA-15: edges for ships, before anything is discovered.
    pub ships: EdgeSet,
    /// SEA-21: corners one may settle, before anything is discovered.
    pub corners: CornerSet,
    /// SEA-72: corners one may found on.
    pub start: CornerSet,
    /// The region of each corner, counted from one; 0 is none.
    regions: [u8; 128],
    /// Regions that can pay the bonus, one bit each.
    pub foreign: u16,
    /// Points for the first own settlement in a region that pays them.
    pub bonus: u8,
    /// SEA-90: gold by its number.
    gold: [HexSet; 13],
    pub(crate) foundings: u8,
    /// Is there an award for the longest route?
    pub longest_route: bool,
    /// Is there an award for the largest army?
    pub largest_army: bool,
    pub(crate) tokens: Counts<Harbour>,
    /// What only this scenario knows.
    pub special: Special,
}

impl SeaRules {
    pub(crate) fn new(layout: &Layout, map: &SeaMap, grid: &Grid, players: u8) -> SeaRules {
        let hexes = |wanted: &dyn Fn(Terrain) -> bool| -> HexSet {
            let tiles = layout.hexes.iter().enumerate();
            let fitting = tiles.filter(|(_, tile)| wanted(tile.terrain));
            fitting.map(|(number, _)| Hex(number as u8)).collect()
        };
        let (water, land) = (hexes(&|it| it == Terrain::Sea), hexes(&Terrain::is_land));
        let fog_hexes = hexes(&|it| it == Terrain::Fog);
        let mut fog: Vec<Hex> = fog_hexes.into_iter().collect();
        fog.sort_by_key(|hex| {
            let Axial { q, r } = grid.hex_name(*hex);
            (r, q)
        });
        let special = Special::new(map, grid, players);
        let mut rules = SeaRules {
            has_robber: !map.pirate_alone && !matches!(special, Special::Pirates(_)),
            has_pirate: map.pirate.is_some(),
            first_pirate: match map.pirate {
                Some(PirateStart::At(hex)) => grid.hex(hex).unwrap_or(BAY),
                Some(PirateStart::Frame) | None => FRAME,
            },
            bay: match map.pirate {
                Some(PirateStart::At(name)) if grid.hex(name).is_none() => Some(Bay {
                    name,
                    edges: grid.edges_around(name),
                    corners: grid.corners_around(name),
                }),
                Some(PirateStart::At(_) | PirateStart::Frame) | None => None,
            },
            water,
            land,
            fog,
            fog_hexes,
            fog_terrains: Counts::NONE,
            fog_numbers: [0; 13],
            roads: edges_beside(grid, land),
            ships: water_edges(grid, water),
            corners: corners_around(grid, land),
            start: CornerSet::EMPTY,
            regions: [0; 128],
            foreign: 0,
            bonus: map.bonus,
            gold: [HexSet::EMPTY; 13],
            foundings: map.foundings,
            longest_route: map.longest_route,
            largest_army: map.largest_army,
            tokens: map.tokens.iter().map(|kind| Counts::of(*kind, 1)).sum(),
            special,
        };
        rules.stack_fog(map);
        rules.lay_gold(layout);
        rules.lay_regions(map, grid);
        rules.close_corners(layout, map, grid);
        rules
    }

    fn stack_fog(&mut self, map: &SeaMap) {
        let Some(stack) = &map.fog else { return };
        let terrains = stack.terrains.iter();
        self.fog_terrains = terrains
            .map(|(it, count)| Counts::of(*it, u32::from(*count)))
            .sum();
        for number in &stack.numbers {
            self.fog_numbers[usize::from(*number)] += 1;
        }
    }

    fn lay_gold(&mut self, layout: &Layout) {
        for (number, tile) in layout.hexes.iter().enumerate() {
            if let (Terrain::Gold, Some(roll)) = (tile.terrain, tile.number) {
                self.gold[usize::from(roll)].insert(Hex(number as u8));
            }
        }
    }

    /// A corner belongs to the first region it touches (SC4-2, SEA-R-16).
    fn lay_regions(&mut self, map: &SeaMap, grid: &Grid) {
        for (number, region) in map.regions.iter().enumerate() {
            if region.bonus {
                self.foreign |= 1 << number;
            }
            for corner in region_corners(map, grid, &region.name) {
                let place = &mut self.regions[corner.index()];
                if *place == 0 {
                    *place = number as u8 + 1;
                }
            }
        }
    }

    /// Takes away the corners nobody settles, and those nobody founds on.
    fn close_corners(&mut self, layout: &Layout, map: &SeaMap, grid: &Grid) {
        if map.numbered_only {
            let numbered = layout
                .hexes
                .iter()
                .enumerate()
                .filter(|(_, tile)| tile.number.is_some());
            let hexes: HexSet = numbered.map(|(number, _)| Hex(number as u8)).collect();
            self.corners &= corners_around(grid, hexes);
        }
        for name in &map.closed {
            self.corners &= !region_corners(map, grid, name);
        }
        if let SpecialMap::Pirates { land, .. } = &map.special {
            // SC7-20: beyond the main island nothing is built but what the line reaches.
            self.corners &= region_corners(map, grid, land) | self.special.open_corners();
            self.roads = edges_beside(grid, region_hexes(map, grid, land));
        }
        self.start = self.corners & !self.special.barred_starts();
        if !map.start.is_empty() {
            let allowed = |corner: &Corner| {
                let region = self.region(*corner);
                let name = region.map(|number| &map.regions[usize::from(number)].name);
                name.is_some_and(|name| map.start.contains(name))
            };
            self.start = self.start.into_iter().filter(allowed).collect();
        }
    }

    /// The region of a corner, if it has one.
    #[inline]
    pub fn region(&self, corner: Corner) -> Option<u8> {
        self.regions[corner.index() & 127].checked_sub(1)
    }

    /// Printed gold with this number.
    pub(crate) fn gold(&self, roll: u8) -> HexSet {
        self.gold[usize::from(roll)]
    }

    /// SEA-104, SEA-105, SC5-5, SC6-8: the face-up land the robber may enter.
    pub(crate) fn robber_land(layout: &Layout, map: &SeaMap, grid: &Grid) -> HexSet {
        let tiles = layout.hexes.iter().enumerate();
        let fits = tiles.filter(|(_, tile)| {
            tile.terrain.is_land() && (tile.number.is_some() || !map.numbered_only)
        });
        let all: HexSet = fits.map(|(number, _)| Hex(number as u8)).collect();
        let closed = map.closed.iter().map(|name| region_hexes(map, grid, name));
        closed.fold(all, |left, closed| left & !closed)
    }
}

fn region_hexes(map: &SeaMap, grid: &Grid, name: &str) -> HexSet {
    let regions = map.regions.iter().filter(|region| region.name == name);
    let hexes = regions.flat_map(|region| &region.hexes);
    hexes
        .filter_map(|(q, r)| grid.hex(Axial::new(*q, *r)))
        .collect()
}

fn region_corners(map: &SeaMap, grid: &Grid, name: &str) -> CornerSet {
    corners_around(grid, region_hexes(map, grid, name))
}

pub fn corners_around(grid: &Grid, hexes: HexSet) -> CornerSet {
    let around = hexes.into_iter().map(|hex| grid.hex_corners(hex));
    around.fold(CornerSet::EMPTY, |all, corners| all | corners)
}

fn edges_beside(grid: &Grid, hexes: HexSet) -> EdgeSet {
    let beside = hexes.into_iter().map(|hex| grid.hex_edges(hex));
    beside.fold(EdgeSet::EMPTY, |all, edges| all | edges)
}

/// SEA-13, SEA-15, SEA-19: an edge at the rim has the frame on its other side, which is sea.
fn water_edges(grid: &Grid, water: HexSet) -> EdgeSet {
    let at_rim = |edge: &Edge| grid.edge_hexes(*edge).len() == 1;
    let rim: EdgeSet = grid.all_edges().into_iter().filter(at_rim).collect();
    rim | edges_beside(grid, water)
}

/// The corner with this name; the map was checked.
pub fn corner(grid: &Grid, name: &str) -> Corner {
    grid.corner_named(name).expect("the map was checked")
}

/// The edge with this name; the map was checked.
pub fn edge(grid: &Grid, name: &str) -> Edge {
    grid.edge_named(name).expect("the map was checked")
}
