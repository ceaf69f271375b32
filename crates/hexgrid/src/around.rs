//! What of a hex lies on the board, even if the hex itself does not.

use crate::address::{Axial, CornerName, Direction, EdgeName, Tip};
use crate::grid::Grid;
use crate::sets::{CornerSet, EdgeSet};

impl Grid {
    /// The edges of the board around a hex, which may lie beyond the rim.
    pub fn edges_around(&self, hex: Axial) -> EdgeSet {
        let names = Direction::ALL.map(|side| EdgeName::of(hex, side));
        names
            .into_iter()
            .filter_map(|name| self.edge(name))
            .collect()
    }

    /// The corners of the board around a hex, which may lie beyond the rim.
    pub fn corners_around(&self, hex: Axial) -> CornerSet {
        let names = Tip::ALL.map(|tip| CornerName::of(hex, tip));
        names
            .into_iter()
            .filter_map(|name| self.corner(name))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hex_beyond_the_rim_shares_what_it_touches() {
        let grid = Grid::new(&[Axial::new(0, 0), Axial::new(1, 0)]).unwrap();
        let inside = grid.hex(Axial::new(0, 0)).unwrap();
        assert_eq!(grid.edges_around(Axial::new(0, 0)), grid.hex_edges(inside));
        assert_eq!(
            grid.corners_around(Axial::new(0, 0)),
            grid.hex_corners(inside)
        );
        // South of the two and between them.
        let between = Axial::new(0, 1);
        let counts = (
            grid.edges_around(between).len(),
            grid.corners_around(between).len(),
        );
        assert_eq!(counts, (2, 3));
        assert!(grid.edges_around(Axial::new(5, 5)).is_empty());
    }
}
