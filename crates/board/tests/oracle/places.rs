//! Where pieces and figures may go, place by place.

use std::collections::{BTreeMap, BTreeSet};

use board::Terrain;

use super::book::West;
use super::geometry::{Corner, Edge, Hex, edges_of, ends};
use super::lines;
use super::world::World;

/// Roads and settlements.
impl World<'_> {
    fn is_main(&self, hex: Hex) -> bool {
        self.book
            .regions
            .get(&hex)
            .is_some_and(|name| name == "main")
    }

    fn is_small_island(&self, hex: Hex) -> bool {
        let name = self.book.regions.get(&hex);
        name.is_some_and(|name| name.starts_with("cloth_"))
    }

    /// SEA-14, SC7-20: an empty edge a road may lie on.
    fn is_for_road(&self, edge: Edge) -> bool {
        let is_open = !self.book.is("pirate_islands") || edge.iter().any(|hex| self.is_main(*hex));
        self.bears_road(edge) && self.is_empty(edge) && is_open
    }

    /// BASE-56, SEA-37: where a road joins an own building or road.
    pub fn roads(&self, seat: usize) -> BTreeSet<Edge> {
        let side = &self.sides[seat];
        let joins = |corner: &Corner| {
            let meets = side.roads.iter().any(|road| ends(*road).contains(corner));
            side.has_building(*corner) || meets && !self.is_foreign(*corner, seat)
        };
        let fits = |edge: &Edge| self.is_for_road(*edge) && ends(*edge).iter().any(joins);
        self.edges().into_iter().filter(fits).collect()
    }

    pub fn founding_roads(&self, at: Corner) -> BTreeSet<Edge> {
        let edges = self.around(at).into_iter();
        edges.filter(|edge| self.is_for_road(*edge)).collect()
    }

    /// BASE-58, SEA-27: nothing here and nothing one edge away.
    fn keeps_distance(&self, corner: Corner) -> bool {
        let near = self.neighbours(corner);
        self.owner(corner).is_none() && near.iter().all(|it| self.owner(*it).is_none())
    }

    /// SEA-21, SC5-4, SC6-7, SC7-19, SC7-20: may this seat ever settle here?
    fn is_for_settlement(&self, corner: Corner, seat: usize) -> bool {
        let has_land = corner.iter().any(|hex| self.is_land(*hex));
        let has_number = || {
            let tiles = corner.iter().filter_map(|hex| self.tiles.get(hex));
            tiles.into_iter().any(|tile| tile.1.is_some())
        };
        has_land
            && match &*self.book.scenario {
                "forgotten_tribe" => has_number(),
                "cloth_for_catan" => !corner.iter().any(|hex| self.is_small_island(*hex)),
                "pirate_islands" => {
                    let is_main = corner.iter().any(|hex| self.is_main(*hex));
                    is_main || corner == self.west(seat).beachhead
                }
                _ => true,
            }
    }

    /// BASE-57, SEA-39: where an own road or ship ends.
    pub fn settlements(&self, seat: usize) -> BTreeSet<Corner> {
        let side = &self.sides[seat];
        let leads = |corner: &Corner| {
            let mut pieces = side.roads.iter().chain(&side.ships);
            pieces.any(|edge| ends(*edge).contains(corner))
        };
        let fits = |corner: &Corner| {
            self.is_for_settlement(*corner, seat) && self.keeps_distance(*corner) && leads(corner)
        };
        self.corners().into_iter().filter(fits).collect()
    }

    /// SEA-72, SC4-3, SC5-2, SC8-4.
    pub fn founding_corners(&self, seat: usize) -> BTreeSet<Corner> {
        let starts = &self.book.start_regions;
        let is_start = |corner: &Corner| {
            let region = self.region(*corner);
            let is_named = region.is_some_and(|name| {
                let name = if name == "desert" {
                    "main".to_owned()
                } else {
                    name
                };
                starts.contains(&name) || starts.iter().any(|it| it == "any")
            });
            let barred = [&self.book.bridge, &self.book.wall, &self.book.beside];
            is_named && !barred.iter().any(|corners| corners.contains(corner))
        };
        let fits = |corner: &Corner| {
            self.is_for_settlement(*corner, seat)
                && self.keeps_distance(*corner)
                && is_start(corner)
        };
        self.corners().into_iter().filter(fits).collect()
    }

    /// SC5-13, SC9-4: coast edges apart from all harbours; gifts at an own building.
    pub fn harbour_edges(&self, seat: usize) -> BTreeSet<Edge> {
        let harbours = self.harbours();
        let taken: Vec<Corner> = harbours.iter().flat_map(|(edge, _)| ends(*edge)).collect();
        let is_gift = self.book.is("forgotten_tribe");
        let fits = |edge: &Edge| {
            let both = ends(*edge);
            let is_own = both.iter().any(|end| self.sides[seat].has_building(*end));
            self.is_coast(*edge)
                && !both.iter().any(|end| taken.contains(end))
                && (!is_gift || is_own)
        };
        self.edges().into_iter().filter(fits).collect()
    }
}

/// Ships.
impl World<'_> {
    fn is_at_pirate(&self, edge: Edge) -> bool {
        self.pirate.is_some_and(|hex| edges_of(hex).contains(&edge))
    }

    /// SEA-31 … SEA-34, SEA-65: where a ship may lie, if the one on `lifted` were gone.
    pub fn ships(&self, seat: usize, lifted: Option<Edge>) -> BTreeSet<Edge> {
        let side = &self.sides[seat];
        let joins = |corner: &Corner| {
            let mut others = side.ships.iter().filter(|ship| Some(**ship) != lifted);
            let meets = others.any(|ship| ends(*ship).contains(corner));
            side.has_building(*corner) || meets && !self.is_foreign(*corner, seat)
        };
        let open = self.open_waters(seat, lifted);
        let fits = |edge: &Edge| {
            self.is_for_ship(*edge)
                && ends(*edge).iter().any(joins)
                && open.as_ref().is_none_or(|open| open.contains(edge))
        };
        self.edges().into_iter().filter(fits).collect()
    }

    fn is_for_ship(&self, edge: Edge) -> bool {
        self.bears_ship(edge) && self.is_empty(edge) && !self.is_at_pirate(edge)
    }

    /// SEA-71.
    pub fn founding_ships(&self, at: Corner, seat: usize) -> BTreeSet<Edge> {
        let open = self.open_waters(seat, None);
        let fits = |edge: &Edge| {
            self.is_for_ship(*edge) && open.as_ref().is_none_or(|open| open.contains(edge))
        };
        self.around(at).into_iter().filter(fits).collect()
    }

    /// SEA-60 … SEA-65: the ships the seat may take up now.
    pub fn movable(&self, seat: usize, fresh: &BTreeSet<Edge>) -> BTreeSet<Edge> {
        let side = &self.sides[seat];
        let mut anchors: BTreeSet<Corner> = side.buildings().copied().collect();
        anchors.extend(self.book.villages.iter().map(|village| village.corner));
        let loose = lines::loose(&side.ships, &anchors).into_iter();
        loose
            .filter(|ship| !fresh.contains(ship) && !self.is_at_pirate(*ship))
            .filter(|ship| !self.ships(seat, Some(*ship)).is_empty())
            .collect()
    }
}

/// The Pirate Islands.
impl World<'_> {
    /// SEA-R-37: places go round from the start player.
    pub fn west(&self, seat: usize) -> &West {
        let seats = self.sides.len();
        let place = (seat + seats - self.state.public.starter.index()) % seats;
        &self.book.west[place]
    }

    /// SC7-16: the ships of the western line from its start, and where it ends.
    pub fn line(&self, seat: usize, lifted: Option<Edge>) -> (Vec<Edge>, Vec<Corner>) {
        let west = self.west(seat);
        let (mut line, mut corners) = (Vec::new(), vec![west.settlement]);
        loop {
            let front = corners[corners.len() - 1];
            let next = self.sides[seat].ships.iter().find(|ship| {
                Some(**ship) != lifted
                    && west.legs.iter().any(|leg| leg.contains(*ship))
                    && !line.contains(*ship)
                    && ends(**ship).contains(&front)
            });
            let Some(ship) = next else {
                return (line, corners);
            };
            line.push(*ship);
            corners.extend(ends(*ship).into_iter().find(|end| *end != front));
        }
    }

    /// SC7-17, SEA-R-23: the edges that scenario 7 leaves to ships; elsewhere none are closed.
    fn open_waters(&self, seat: usize, lifted: Option<Edge>) -> Option<BTreeSet<Edge>> {
        if !self.book.is("pirate_islands") {
            return None;
        }
        let all_legs = || self.book.west.iter().flat_map(|west| &west.legs);
        let is_kept_free = |edge: &Edge| all_legs().any(|leg| leg.contains(edge));
        let side = &self.sides[seat];
        let joins = |corner: &Corner| {
            let mut coastal = side.ships.iter().filter(|ship| !is_kept_free(ship));
            let meets = coastal.any(|ship| Some(*ship) != lifted && ends(*ship).contains(corner));
            side.has_building(*corner) || meets && !self.is_foreign(*corner, seat)
        };
        let is_coastal = |edge: &Edge| {
            let is_main = edge.iter().any(|hex| self.is_main(*hex));
            is_main
                && self.bears_ship(*edge)
                && !is_kept_free(edge)
                && ends(*edge).iter().any(joins)
        };
        let coast = self.edges().into_iter().filter(is_coastal);
        Some(coast.chain(self.next_of_line(seat, lifted)).collect())
    }

    fn next_of_line(&self, seat: usize, lifted: Option<Edge>) -> Vec<Edge> {
        let west = self.west(seat);
        let (_, corners) = self.line(seat, lifted);
        let front = corners[corners.len() - 1];
        let (leg, goal) = if corners.contains(&west.beachhead) {
            (&west.legs[1], west.fortress)
        } else {
            (&west.legs[0], west.beachhead)
        };
        let steps = distances(leg, goal);
        let leads_on = |edge: &&Edge| {
            let other = ends(**edge).into_iter().find(|end| *end != front);
            let other = other.expect("two ends");
            ends(**edge).contains(&front) && steps.get(&other) < steps.get(&front)
        };
        leg.iter().filter(leads_on).copied().collect()
    }
}

/// How many edges every corner is from the goal.
fn distances(edges: &BTreeSet<Edge>, goal: Corner) -> BTreeMap<Corner, u32> {
    let mut steps = BTreeMap::from([(goal, 0)]);
    for round in 0..edges.len() as u32 {
        for edge in edges {
            let [one, other] = ends(*edge);
            for (here, there) in [(one, other), (other, one)] {
                if steps.get(&here) == Some(&round) && !steps.contains_key(&there) {
                    steps.insert(there, round + 1);
                }
            }
        }
    }
    steps
}

/// Figures.
impl World<'_> {
    /// SEA-104, SEA-105, SC5-5, SC6-8, SC7-3.
    pub fn robber_hexes(&self) -> Vec<Hex> {
        let fits = |(hex, (_, number)): &(&Hex, &(Terrain, Option<u8>))| {
            let is_open = match &*self.book.scenario {
                "forgotten_tribe" => number.is_some(),
                "cloth_for_catan" => !self.is_small_island(**hex),
                "pirate_islands" => false,
                _ => true,
            };
            self.is_land(**hex) && is_open && self.robber != Some(**hex)
        };
        let tiles = self.tiles.iter().filter(fits);
        tiles.map(|(hex, _)| *hex).collect()
    }

    /// SEA-108, SEA-109: sea tiles, the bay, and the frame, which is no hex.
    pub fn pirate_places(&self) -> Vec<Option<Hex>> {
        if self.book.is("wonders_of_catan") || self.book.is("pirate_islands") {
            return Vec::new();
        }
        let sea = self
            .tiles
            .keys()
            .filter(|hex| self.terrain(**hex) == Terrain::Sea);
        let places = sea.copied().chain(self.book.bay).map(Some).chain([None]);
        places.filter(|place| *place != self.pirate).collect()
    }

    /// SEA-110: the others with a ship at the pirate's hex.
    pub fn near_pirate(&self, thief: usize) -> Vec<usize> {
        let lies = |seat: &usize| {
            let mut ships = self.sides[*seat].ships.iter();
            *seat != thief && ships.any(|ship| self.is_at_pirate(*ship))
        };
        (0..self.sides.len()).filter(lies).collect()
    }
}
