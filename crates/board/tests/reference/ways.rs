//! Where pieces may go, edge by edge and corner by corner, each judged by the printed sentences.

use board::{Rank, Rules, State, Terrain, chart};
use game::Seat;
use hexgrid::{Corner, Edge};

use super::lines;

/// What a seat sees when it looks along its edges.
pub struct Ways<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
    pub seat: Seat,
}

impl Ways<'_> {
    fn terrain(&self, hex: hexgrid::Hex) -> Terrain {
        if self.rules.modules.sea {
            chart::terrain(self.rules, &self.state.public, hex)
        } else {
            self.rules.terrain(hex)
        }
    }

    fn is_land(&self, edge: Edge) -> bool {
        let hexes = self.rules.grid.edge_hexes(edge).into_iter();
        hexes.map(|hex| self.terrain(hex)).any(Terrain::is_land)
    }

    /// SEA-15, SEA-R-01: the frame is sea.
    fn is_water(&self, edge: Edge) -> bool {
        let hexes = self.rules.grid.edge_hexes(edge);
        let mut terrains = hexes.into_iter().map(|hex| self.terrain(hex));
        hexes.len() == 1 || terrains.any(|terrain| terrain == Terrain::Sea)
    }

    fn is_empty(&self, edge: Edge) -> bool {
        Seat::all(4).all(|seat| {
            let pieces = self.state.pieces(seat);
            !pieces.roads.contains(edge) && !self.state.fleet(seat).ships.contains(edge)
        })
    }

    fn has_own_building(&self, corner: Corner) -> bool {
        let pieces = self.state.pieces(self.seat);
        pieces.settlements.contains(corner) || pieces.cities.contains(corner)
    }

    /// BASE-72, CK-41: does a foreign building or knight stand there?
    fn is_foreign(&self, corner: Corner) -> bool {
        Seat::all(4).any(|seat| {
            let pieces = self.state.pieces(seat);
            let building = pieces.settlements.contains(corner) || pieces.cities.contains(corner);
            let knights = &self.state.public.knights.realms[seat.index()].ranks;
            let knight = knights.iter().any(|rank| rank.contains(corner));
            seat != self.seat && (building || knight)
        })
    }

    /// Does one of `edges` end at `corner`?
    fn ends_at(&self, mut edges: impl Iterator<Item = Edge>, corner: Corner) -> bool {
        edges.any(|edge| self.rules.grid.edge_ends(edge).contains(&corner))
    }

    /// BASE-56, BASE-57, SEA-14, CK-41: where a road joins what is there.
    pub fn roads(&self) -> Vec<Edge> {
        let joins = |corner: &Corner| {
            let roads = self.state.pieces(self.seat).roads.into_iter();
            self.has_own_building(*corner)
                || self.ends_at(roads, *corner) && !self.is_foreign(*corner)
        };
        let fits = |edge: &Edge| {
            let ends = self.rules.grid.edge_ends(*edge);
            self.is_land(*edge) && self.is_empty(*edge) && ends.iter().any(joins)
        };
        self.rules
            .grid
            .all_edges()
            .into_iter()
            .filter(fits)
            .collect()
    }

    /// SEA-31 … SEA-34, SEA-65: where a ship may lie, the one on `lifted` not regarded.
    pub fn ships(&self, lifted: Option<Edge>) -> Vec<Edge> {
        let joins = |corner: &Corner| {
            let ships = self.state.fleet(self.seat).ships.into_iter();
            let others = ships.filter(|ship| Some(*ship) != lifted);
            self.has_own_building(*corner)
                || self.ends_at(others, *corner) && !self.is_foreign(*corner)
        };
        let fits = |edge: &Edge| {
            let ends = self.rules.grid.edge_ends(*edge);
            let at_pirate = lines::is_at_pirate(self.rules, self.state, *edge);
            self.is_water(*edge) && self.is_empty(*edge) && !at_pirate && ends.iter().any(joins)
        };
        self.rules
            .grid
            .all_edges()
            .into_iter()
            .filter(fits)
            .collect()
    }

    fn rank_at(&self, seat: Seat, corner: Corner) -> Option<Rank> {
        let ranks = self.state.public.knights.realms[seat.index()].ranks;
        Rank::ALL
            .into_iter()
            .find(|rank| ranks[rank.index()].contains(corner))
    }

    fn is_bare(&self, corner: Corner) -> bool {
        !self.has_own_building(corner)
            && !self.is_foreign(corner)
            && self.rank_at(self.seat, corner).is_none()
    }

    /// CK-40, SEA-153: free land corners at which an own road or ship ends.
    pub fn posts(&self) -> Vec<Corner> {
        let fits = |corner: &Corner| {
            let hexes = self.rules.grid.corner_hexes(*corner).into_iter();
            let roads = self.state.pieces(self.seat).roads.into_iter();
            let ships = self.state.fleet(self.seat).ships.into_iter();
            let is_land = hexes.map(|hex| self.terrain(hex)).any(Terrain::is_land);
            is_land && self.is_bare(*corner) && self.ends_at(roads.chain(ships), *corner)
        };
        self.rules
            .grid
            .all_corners()
            .into_iter()
            .filter(fits)
            .collect()
    }

    /// CK-44, CK-45, CK-R-09, CK-R-21: from, to; a weaker foreign knight may stand at the end.
    pub fn knight_moves(&self) -> Vec<(Corner, Corner)> {
        let mut moves = Vec::new();
        for from in self.rules.grid.all_corners() {
            let Some(rank) = self.rank_at(self.seat, from) else {
                continue;
            };
            if !self.state.public.knights.ready.contains(from) {
                continue;
            }
            let mut reached = Vec::new();
            self.walk(from, &mut vec![from], &mut reached);
            let is_weaker = |corner: Corner| {
                let others = Seat::all(4).filter(|seat| *seat != self.seat);
                let mut ranks = others.filter_map(|seat| self.rank_at(seat, corner));
                ranks.any(|other| other.index() < rank.index())
            };
            for to in self.rules.grid.all_corners() {
                if to != from && reached.contains(&to) && (self.is_bare(to) || is_weaker(to)) {
                    moves.push((from, to));
                }
            }
        }
        moves
    }

    /// Notes every corner on a way over own roads and ships; a foreign piece is its end.
    fn walk(&self, at: Corner, seen: &mut Vec<Corner>, reached: &mut Vec<Corner>) {
        for edge in self.rules.grid.corner_edges(at) {
            let roads = self.state.pieces(self.seat).roads;
            let ships = self.state.fleet(self.seat).ships;
            let next = self.rules.grid.other_end(edge, at);
            if !(roads.contains(edge) || ships.contains(edge)) || seen.contains(&next) {
                continue;
            }
            seen.push(next);
            reached.push(next);
            if !self.is_foreign(next) {
                self.walk(next, seen, reached);
            }
        }
    }
}
