//! Who touches whom on one board, looked up instead of computed.

use std::collections::BTreeMap;
use std::fmt;

use crate::address::{Axial, CornerName, Direction, EdgeName, Tip};
use crate::sets::{Corner, CornerSet, Edge, EdgeSet, Hex, HexSet};

/// The tables of one board shape, made once and shared by every table that plays on it.
///
/// They have an entry for every byte, so that looking up a place needs no test of its range.
#[derive(Debug)]
pub struct Grid {
    hexes: Vec<Axial>,
    corners: Vec<CornerName>,
    edges: Vec<EdgeName>,
    hex_corners: [CornerSet; 256],
    hex_edges: [EdgeSet; 256],
    hex_neighbours: [HexSet; 256],
    corner_hexes: [HexSet; 256],
    corner_neighbours: [CornerSet; 256],
    corner_edges: [EdgeSet; 256],
    ways: [Ways; 256],
    edge_ends: [[Corner; 2]; 256],
    edge_corners: [CornerSet; 256],
    edge_hexes: [HexSet; 256],
}

/// The edges at a corner, each with the corner it leads to; at most three.
#[derive(Clone, Copy, Debug)]
struct Ways {
    count: u8,
    ways: [(Edge, Corner); 3],
}

impl Ways {
    const NONE: Ways = Ways {
        count: 0,
        ways: [(Edge(0), Corner(0)); 3],
    };
}

/// Why a list of hexes makes no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GridError {
    Empty,
    TooLarge,
    Twice(Axial),
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            GridError::Empty => f.write_str("the board has no hex"),
            GridError::TooLarge => {
                f.write_str("the board has more than 64 hexes, 128 corners or 192 edges")
            }
            GridError::Twice(hex) => write!(f, "the hex {hex} is listed twice"),
        }
    }
}

impl std::error::Error for GridError {}

impl Grid {
    /// Lays out a board; hexes, and the places around them, are numbered in the order given.
    pub fn new(hexes: &[Axial]) -> Result<Grid, GridError> {
        let hexes = hexes.to_vec();
        let numbers = number_hexes(&hexes)?;
        let corners = in_order(
            hexes
                .iter()
                .flat_map(|hex| Tip::ALL.map(|tip| CornerName::of(*hex, tip))),
        );
        let edges = in_order(
            hexes
                .iter()
                .flat_map(|hex| Direction::ALL.map(|side| EdgeName::of(*hex, side))),
        );
        if hexes.len() > 64 || corners.len() > 128 || edges.len() > 192 {
            return Err(GridError::TooLarge);
        }
        let mut grid = Grid {
            hexes,
            corners,
            edges,
            hex_corners: [CornerSet::EMPTY; 256],
            hex_edges: [EdgeSet::EMPTY; 256],
            hex_neighbours: [HexSet::EMPTY; 256],
            corner_hexes: [HexSet::EMPTY; 256],
            corner_neighbours: [CornerSet::EMPTY; 256],
            corner_edges: [EdgeSet::EMPTY; 256],
            ways: [Ways::NONE; 256],
            edge_ends: [[Corner(0); 2]; 256],
            edge_corners: [CornerSet::EMPTY; 256],
            edge_hexes: [HexSet::EMPTY; 256],
        };
        grid.join_corners(&numbers);
        grid.join_edges(&numbers);
        Ok(grid)
    }

    fn join_corners(&mut self, numbers: &BTreeMap<Axial, Hex>) {
        for (number, name) in self.corners.iter().enumerate() {
            for hex in name.hexes().iter().filter_map(|hex| numbers.get(hex)) {
                self.corner_hexes[number].insert(*hex);
                self.hex_corners[hex.index()].insert(Corner(number as u8));
            }
        }
    }

    fn join_edges(&mut self, numbers: &BTreeMap<Axial, Hex>) {
        for (number, name) in self.edges.iter().enumerate() {
            let edge = Edge(number as u8);
            let hexes: HexSet = name
                .hexes()
                .iter()
                .filter_map(|hex| numbers.get(hex))
                .copied()
                .collect();
            self.edge_hexes[number] = hexes;
            for hex in hexes {
                self.hex_edges[hex.index()].insert(edge);
                let mut others = hexes;
                others.remove(hex);
                self.hex_neighbours[hex.index()] |= others;
            }
            let ends = name
                .ends()
                .map(|end| self.corner(end).expect("an edge of a hex ends at its tips"));
            self.edge_ends[number] = ends;
            self.edge_corners[number] = ends.into_iter().collect();
            for (here, there) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                self.corner_edges[here.index()].insert(edge);
                self.corner_neighbours[here.index()].insert(there);
                let ways = &mut self.ways[here.index()];
                ways.ways[usize::from(ways.count)] = (edge, there);
                ways.count += 1;
            }
        }
    }

    pub fn hex_count(&self) -> usize {
        self.hexes.len()
    }

    pub fn corner_count(&self) -> usize {
        self.corners.len()
    }

    pub fn edge_count(&self) -> usize {
        self.edges.len()
    }

    pub fn all_hexes(&self) -> HexSet {
        HexSet::first_ones(self.hexes.len())
    }

    pub fn all_corners(&self) -> CornerSet {
        CornerSet::first_ones(self.corners.len())
    }

    pub fn all_edges(&self) -> EdgeSet {
        EdgeSet::first_ones(self.edges.len())
    }

    pub fn hex(&self, name: Axial) -> Option<Hex> {
        position(&self.hexes, &name).map(Hex)
    }

    pub fn corner(&self, name: CornerName) -> Option<Corner> {
        position(&self.corners, &name).map(Corner)
    }

    pub fn edge(&self, name: EdgeName) -> Option<Edge> {
        position(&self.edges, &name).map(Edge)
    }

    /// The corner that is written so.
    pub fn corner_named(&self, text: &str) -> Option<Corner> {
        self.corner(text.parse().ok()?)
    }

    /// The edge that is written so.
    pub fn edge_named(&self, text: &str) -> Option<Edge> {
        self.edge(text.parse().ok()?)
    }

    pub fn hex_name(&self, hex: Hex) -> Axial {
        self.hexes[hex.index()]
    }

    pub fn corner_name(&self, corner: Corner) -> CornerName {
        self.corners[corner.index()]
    }

    pub fn edge_name(&self, edge: Edge) -> EdgeName {
        self.edges[edge.index()]
    }

    /// The six corners of a hex.
    #[inline]
    pub fn hex_corners(&self, hex: Hex) -> CornerSet {
        self.hex_corners[hex.index()]
    }

    /// The six edges of a hex.
    #[inline]
    pub fn hex_edges(&self, hex: Hex) -> EdgeSet {
        self.hex_edges[hex.index()]
    }

    /// The hexes of the board next to a hex.
    #[inline]
    pub fn hex_neighbours(&self, hex: Hex) -> HexSet {
        self.hex_neighbours[hex.index()]
    }

    /// The hexes of the board at a corner; fewer than three at the rim.
    #[inline]
    pub fn corner_hexes(&self, corner: Corner) -> HexSet {
        self.corner_hexes[corner.index()]
    }

    /// The corners one edge away.
    #[inline]
    pub fn corner_neighbours(&self, corner: Corner) -> CornerSet {
        self.corner_neighbours[corner.index()]
    }

    /// The two or three edges at a corner.
    #[inline]
    pub fn corner_edges(&self, corner: Corner) -> EdgeSet {
        self.corner_edges[corner.index()]
    }

    /// The same edges as a list, each with the corner it leads to.
    #[inline]
    pub fn ways(&self, corner: Corner) -> &[(Edge, Corner)] {
        let Ways { count, ways } = &self.ways[corner.index()];
        &ways[..usize::from(*count).min(3)]
    }

    /// The corners at both ends of an edge.
    #[inline]
    pub fn edge_ends(&self, edge: Edge) -> [Corner; 2] {
        self.edge_ends[edge.index()]
    }

    /// The same corners as a set.
    #[inline]
    pub fn edge_corners(&self, edge: Edge) -> CornerSet {
        self.edge_corners[edge.index()]
    }

    /// The hexes of the board on both sides of an edge; one at the rim.
    #[inline]
    pub fn edge_hexes(&self, edge: Edge) -> HexSet {
        self.edge_hexes[edge.index()]
    }

    /// The end of `edge` that is not `corner`.
    #[inline]
    pub fn other_end(&self, edge: Edge, corner: Corner) -> Corner {
        let [one, other] = self.edge_ends(edge);
        if one == corner { other } else { one }
    }
}

fn number_hexes(hexes: &[Axial]) -> Result<BTreeMap<Axial, Hex>, GridError> {
    if hexes.is_empty() {
        return Err(GridError::Empty);
    }
    let mut numbers = BTreeMap::new();
    for (number, hex) in hexes.iter().enumerate() {
        if numbers.insert(*hex, Hex(number as u8)).is_some() {
            return Err(GridError::Twice(*hex));
        }
    }
    Ok(numbers)
}

/// Each name once, in the order of first appearance.
fn in_order<N: Ord + Copy>(names: impl Iterator<Item = N>) -> Vec<N> {
    let mut seen = std::collections::BTreeSet::new();
    names.filter(|name| seen.insert(*name)).collect()
}

fn position<N: PartialEq>(names: &[N], name: &N) -> Option<u8> {
    names
        .iter()
        .position(|candidate| candidate == name)
        .map(|number| number as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn base_shape() -> Grid {
        let near = |q: i8, r: i8| (q + r).abs() <= 2;
        let hexes: Vec<Axial> = (-2..=2)
            .flat_map(|r| (-2..=2).map(move |q| (q, r)))
            .filter(|(q, r)| near(*q, *r))
            .map(|(q, r)| Axial::new(q, r))
            .collect();
        Grid::new(&hexes).expect("a board")
    }

    #[test]
    fn the_base_board_has_its_54_corners_and_72_edges() {
        let grid = base_shape();
        assert_eq!(
            (grid.hex_count(), grid.corner_count(), grid.edge_count()),
            (19, 54, 72)
        );
        let rim = grid
            .all_corners()
            .into_iter()
            .filter(|c| grid.corner_hexes(*c).len() < 3);
        assert_eq!(rim.count(), 30);
        let coast = grid
            .all_edges()
            .into_iter()
            .filter(|e| grid.edge_hexes(*e).len() == 1);
        assert_eq!(coast.count(), 30);
    }

    #[test]
    fn touching_goes_both_ways() {
        let grid = base_shape();
        for corner in grid.all_corners() {
            assert_eq!(
                grid.corner_edges(corner).len(),
                grid.corner_neighbours(corner).len()
            );
            let ways: EdgeSet = grid.ways(corner).iter().map(|(edge, _)| *edge).collect();
            assert_eq!(ways, grid.corner_edges(corner));
            for (edge, end) in grid.ways(corner) {
                assert_eq!(*end, grid.other_end(*edge, corner));
            }
            for edge in grid.corner_edges(corner) {
                assert!(grid.edge_ends(edge).contains(&corner));
                let other = grid.other_end(edge, corner);
                assert!(grid.corner_neighbours(corner).contains(other));
                assert!(grid.corner_neighbours(other).contains(corner));
            }
            for hex in grid.corner_hexes(corner) {
                assert!(grid.hex_corners(hex).contains(corner));
            }
        }
        for hex in grid.all_hexes() {
            assert_eq!(
                (grid.hex_corners(hex).len(), grid.hex_edges(hex).len()),
                (6, 6)
            );
            for neighbour in grid.hex_neighbours(hex) {
                assert!(grid.hex_neighbours(neighbour).contains(hex));
                let shared = grid.hex_edges(hex) & grid.hex_edges(neighbour);
                assert_eq!(shared.len(), 1);
            }
        }
    }

    #[test]
    fn names_lead_back_to_their_places() {
        let grid = base_shape();
        for corner in grid.all_corners() {
            let text = grid.corner_name(corner).to_string();
            assert_eq!(grid.corner(text.parse().expect("a corner")), Some(corner));
        }
        for edge in grid.all_edges() {
            let text = grid.edge_name(edge).to_string();
            assert_eq!(grid.edge(text.parse().expect("an edge")), Some(edge));
        }
        assert_eq!(grid.corner("5,5.N".parse().expect("a name")), None);
    }

    #[test]
    fn a_board_that_cannot_be_is_refused() {
        let line = |length: i8| (0..length).map(|q| Axial::new(q, 0)).collect::<Vec<_>>();
        assert_eq!(Grid::new(&[]).err(), Some(GridError::Empty));
        assert_eq!(Grid::new(&line(60)).err(), Some(GridError::TooLarge));
        let twice = [Axial::new(0, 0), Axial::new(0, 0)];
        assert_eq!(
            Grid::new(&twice).err(),
            Some(GridError::Twice(Axial::new(0, 0)))
        );
    }
}
