//! From a set of places to those they touch or lead to.

use crate::grid::Grid;
use crate::sets::{CornerSet, EdgeSet};

impl Grid {
    /// The corners at which some of `edges` end.
    #[inline]
    pub fn ends_of(&self, edges: EdgeSet) -> CornerSet {
        edges.into_iter().fold(CornerSet::EMPTY, |ends, edge| {
            ends | self.edge_corners(edge)
        })
    }

    /// The edges at some of `corners`.
    #[inline]
    pub fn edges_at(&self, corners: CornerSet) -> EdgeSet {
        corners.into_iter().fold(EdgeSet::EMPTY, |edges, corner| {
            edges | self.corner_edges(corner)
        })
    }

    /// Every corner that can be reached from these over `edges`, these among them; a closed corner
    /// can be reached and left at the start, but not passed.
    pub fn reach(&self, from: CornerSet, edges: EdgeSet, closed: CornerSet) -> CornerSet {
        let mut reached = from;
        let mut waiting = from;
        while let Some(at) = waiting.first() {
            waiting.remove(at);
            for (edge, next) in self.ways(at) {
                if edges.contains(*edge) && !reached.contains(*next) {
                    reached.insert(*next);
                    if !closed.contains(*next) {
                        waiting.insert(*next);
                    }
                }
            }
        }
        reached
    }
}
