//! A state as somebody at the table sees it: tiles, pieces and figures by their coordinates.

use std::collections::{BTreeMap, BTreeSet};

use board::{Rules, State, Terrain};
use game::Seat;

use super::book::Book;
use super::geometry::{
    Corner, Edge, Hex, corners_of, edge_of, edges_at, edges_of, ends, read_corner, read_edge,
    read_hex,
};

/// The pieces of one seat.
#[derive(Default)]
pub struct Side {
    pub roads: BTreeSet<Edge>,
    pub ships: BTreeSet<Edge>,
    pub settlements: BTreeSet<Corner>,
    pub cities: BTreeSet<Corner>,
}

impl Side {
    pub fn has_building(&self, corner: Corner) -> bool {
        self.settlements.contains(&corner) || self.cities.contains(&corner)
    }

    pub fn buildings(&self) -> impl Iterator<Item = &Corner> {
        self.settlements.iter().chain(&self.cities)
    }
}

pub struct World<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
    pub book: &'a Book,
    pub tiles: BTreeMap<Hex, (Terrain, Option<u8>)>,
    pub sides: Vec<Side>,
    /// Absent: off the board, or on the frame.
    pub robber: Option<Hex>,
    pub pirate: Option<Hex>,
}

impl<'a> World<'a> {
    pub fn new(rules: &'a Rules, state: &'a State, book: &'a Book) -> World<'a> {
        let tiles = rules.setup.layout.hexes.iter();
        let tile = |it: &board::Tile| {
            let at = (i32::from(it.q), i32::from(it.r));
            (at, (it.terrain, it.number))
        };
        let mut tiles: BTreeMap<_, _> = tiles.map(tile).collect();
        // What was found is kept in the order of rows and columns (SEA-R-14).
        let fog = tiles
            .iter()
            .filter(|(_, (terrain, _))| *terrain == Terrain::Fog);
        let mut fog: Vec<Hex> = fog.map(|(hex, _)| *hex).collect();
        fog.sort_by_key(|(q, r)| (*r, *q));
        for (hex, found) in fog.into_iter().zip(&state.public.sea.found) {
            let number = Some(found.number).filter(|number| *number > 0);
            tiles.insert(hex, (found.terrain, number));
        }
        let side = |seat: Seat| {
            let (pieces, fleet) = (state.pieces(seat), state.fleet(seat));
            let edge = |edge| read_edge(&rules.edge_name(edge)).expect("an edge");
            let corner = |corner| read_corner(&rules.corner_name(corner)).expect("a corner");
            Side {
                roads: pieces.roads.into_iter().map(edge).collect(),
                ships: fleet.ships.into_iter().map(edge).collect(),
                settlements: pieces.settlements.into_iter().map(corner).collect(),
                cities: pieces.cities.into_iter().map(corner).collect(),
            }
        };
        World {
            rules,
            state,
            book,
            tiles,
            sides: Seat::all(rules.players).map(side).collect(),
            robber: read_hex(&rules.hex_name(state.public.robber)),
            pirate: read_hex(&rules.hex_name(state.public.sea.pirate)),
        }
    }

    pub fn turn(&self) -> usize {
        self.state.public.turn.index()
    }

    /// SEA-11: the frame is sea.
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.tiles.get(&hex).map_or(Terrain::Sea, |tile| tile.0)
    }

    pub fn is_land(&self, hex: Hex) -> bool {
        !matches!(self.terrain(hex), Terrain::Sea | Terrain::Fog)
    }

    pub fn is_tile(&self, hex: Hex) -> bool {
        self.tiles.contains_key(&hex)
    }

    /// SEA-13: an edge needs a tile on one side.
    pub fn edges(&self) -> BTreeSet<Edge> {
        self.tiles.keys().flat_map(|hex| edges_of(*hex)).collect()
    }

    pub fn corners(&self) -> BTreeSet<Corner> {
        self.tiles.keys().flat_map(|hex| corners_of(*hex)).collect()
    }

    /// The edges of the board at a corner.
    pub fn around(&self, corner: Corner) -> Vec<Edge> {
        let on_board = |edge: &Edge| edge.iter().any(|hex| self.is_tile(*hex));
        edges_at(corner).into_iter().filter(on_board).collect()
    }

    pub fn neighbours(&self, corner: Corner) -> Vec<Corner> {
        let both = self.around(corner).into_iter().flat_map(ends);
        both.filter(|end| *end != corner).collect()
    }

    /// SEA-14.
    pub fn bears_road(&self, edge: Edge) -> bool {
        edge.iter().any(|hex| self.is_land(*hex))
    }

    /// SEA-15.
    pub fn bears_ship(&self, edge: Edge) -> bool {
        edge.iter().any(|hex| self.terrain(*hex) == Terrain::Sea)
    }

    /// SEA-16.
    pub fn is_coast(&self, edge: Edge) -> bool {
        self.bears_road(edge) && self.bears_ship(edge)
    }

    pub fn is_empty(&self, edge: Edge) -> bool {
        let lies = |side: &Side| side.roads.contains(&edge) || side.ships.contains(&edge);
        !self.sides.iter().any(lies)
    }

    pub fn owner(&self, corner: Corner) -> Option<usize> {
        self.sides.iter().position(|side| side.has_building(corner))
    }

    pub fn is_foreign(&self, corner: Corner, seat: usize) -> bool {
        self.owner(corner).is_some_and(|owner| owner != seat)
    }

    /// Seats from the one on turn, clockwise.
    pub fn in_turn_order(&self) -> Vec<usize> {
        let seats = self.sides.len();
        (0..seats)
            .map(|step| (self.turn() + step) % seats)
            .collect()
    }

    /// SEA-22, SC4-2: the region of a corner that can matter for the start and the bonus.
    pub fn region(&self, corner: Corner) -> Option<String> {
        if self.book.is("new_world") {
            let land = corner.iter().find(|hex| self.is_land(**hex))?;
            return Some(format!("{:?}", self.island(*land).first()?));
        }
        let names = corner.iter().filter_map(|hex| self.book.regions.get(hex));
        let names: Vec<&String> = names.collect();
        let first = |wanted: &str| names.iter().find(|name| ***name == wanted).copied();
        let of_desert = || {
            first("strip")
                .or_else(|| first("main"))
                .or(names.first().copied())
        };
        of_desert().cloned()
    }

    /// The land that hangs together with a hex.
    fn island(&self, hex: Hex) -> BTreeSet<Hex> {
        let mut island = BTreeSet::from([hex]);
        let mut waiting = vec![hex];
        while let Some(at) = waiting.pop() {
            for side in 0..6 {
                let next = edge_of(at, side).into_iter().find(|it| *it != at);
                let next = next.expect("two hexes");
                if self.is_tile(next) && self.is_land(next) && island.insert(next) {
                    waiting.push(next);
                }
            }
        }
        island
    }

    /// SEA-24: every harbour with its edge, printed or placed; 3:1 has no resource.
    pub fn harbours(&self) -> Vec<(Edge, Option<board::Resource>)> {
        let printed = self.rules.setup.layout.harbours.iter().map(|site| {
            let at = (i32::from(site.q), i32::from(site.r));
            (edge_of(at, usize::from(site.dir)), site.kind.resource())
        });
        let placed = self.state.public.sea.docks.iter().flatten().map(|dock| {
            let edge = read_edge(&self.rules.edge_name(dock.edge)).expect("an edge");
            (edge, dock.kind.resource())
        });
        printed.chain(placed).collect()
    }
}
