//! Lines of ships: closed, with an open end, or loops.

use game::Seat;
use hexgrid::{Corner, CornerSet, Edge, EdgeSet, Grid};

use crate::questions::waters;
use crate::rules::Rules;
use crate::state::State;

// SEA-51: Anchors are the corners with an own building, and what a scenario adds to them.
// SEA-52: A ship is closed if a simple path of own ships leads over it from one anchor to another
// and over no third.
// SEA-53: Foreign buildings on it change nothing.
// SEA-54: A branch that ends blindly is not closed.
// SEA-55, SEA-56, SEA-R-02: An end is open if no anchor is there and no other own ship; roads and
// foreign buildings do not matter.
// SEA-57, SEA-R-03, SEA-R-12: Two own ships that meet at a foreign building touch each other.
// SEA-58: Of a loop without an anchor every ship may move.
// SEA-59: Of a loop through one anchor only the two ships at the anchor.

/// The ships of one seat as a graph.
struct Lines<'a> {
    grid: &'a Grid,
    ships: EdgeSet,
    /// Those of them that a loop can lead over.
    rings: EdgeSet,
    anchors: CornerSet,
}

impl<'a> Lines<'a> {
    fn of(rules: &'a Rules, state: &State, seat: Seat) -> Lines<'a> {
        let ships = state.fleet(seat).ships;
        Lines {
            grid: &rules.grid,
            ships,
            rings: without_blind_ends(&rules.grid, ships),
            anchors: waters::anchors(rules, state, seat),
        }
    }

    fn is_open_end(&self, edge: Edge, end: Corner) -> bool {
        let mut others = self.ships & self.grid.corner_edges(end);
        others.remove(edge);
        !self.anchors.contains(end) && others.is_empty()
    }

    fn has_open_end(&self, edge: Edge) -> bool {
        let ends = self.grid.edge_ends(edge);
        ends.iter().any(|end| self.is_open_end(edge, *end))
    }

    /// Does some simple path from `at`, past no corner of `seen`, end at an anchor that pleases?
    fn reaches(
        &self,
        at: Corner,
        seen: CornerSet,
        pleases: &mut dyn FnMut(Corner, CornerSet) -> bool,
    ) -> bool {
        if self.anchors.contains(at) {
            return pleases(at, seen);
        }
        self.grid.ways(at).iter().any(|(edge, next)| {
            self.ships.contains(*edge)
                && !seen.contains(*next)
                && self.reaches(*next, seen | CornerSet::of(*next), pleases)
        })
    }

    fn is_closed(&self, edge: Edge) -> bool {
        let [one, other] = self.grid.edge_ends(edge);
        let both = CornerSet::of(one) | CornerSet::of(other);
        self.reaches(one, both, &mut |first, seen| {
            self.reaches(other, seen, &mut |second, _| first != second)
        })
    }

    fn is_loose(&self, edge: Edge) -> bool {
        if self.has_open_end(edge) {
            return true;
        }
        let [one, other] = self.grid.edge_ends(edge);
        let both = CornerSet::of(one) | CornerSet::of(other);
        self.rings.contains(edge) && self.loop_allows(one, other, both, both)
    }

    /// Does some loop over `edge` allow it to move? Walks from `at` to `goal` without it.
    fn loop_allows(&self, at: Corner, goal: Corner, seen: CornerSet, ends: CornerSet) -> bool {
        if at == goal {
            let anchors = seen & self.anchors;
            return anchors.is_empty() || anchors.len() == 1 && !(anchors & ends).is_empty();
        }
        let here = self.rings & self.grid.corner_edges(at);
        here.into_iter().any(|ship| {
            let next = self.grid.other_end(ship, at);
            let is_the_edge = ends.contains(at) && ends.contains(next);
            !is_the_edge
                && (!seen.contains(next) || next == goal)
                && self.loop_allows(next, goal, seen | CornerSet::of(next), ends)
        })
    }
}

/// Takes off ships with a blind end until there is none: loops are left, and what joins them.
fn without_blind_ends(grid: &Grid, ships: EdgeSet) -> EdgeSet {
    let mut rings = ships;
    for ship in ships {
        for end in grid.edge_ends(ship) {
            let mut at = end;
            // From a blind end along the line, as far as it does not branch.
            while let Some(last) = only(rings & grid.corner_edges(at)) {
                rings.remove(last);
                at = grid.other_end(last, at);
            }
        }
    }
    rings
}

/// The edge of a set of one.
fn only(edges: EdgeSet) -> Option<Edge> {
    edges.first().filter(|_| edges.len() == 1)
}

pub fn is_closed(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> bool {
    Lines::of(rules, state, seat).is_closed(edge)
}

/// Has the ship an open end, or does a loop let it go?
pub fn is_loose(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> bool {
    Lines::of(rules, state, seat).is_loose(edge)
}

/// Those of `candidates` that are loose and not closed.
pub fn loose(rules: &Rules, state: &State, seat: Seat, candidates: EdgeSet) -> EdgeSet {
    if candidates.is_empty() {
        return candidates;
    }
    let lines = Lines::of(rules, state, seat);
    // No line between two anchors leads over an open end, and only of a loop other ships may move.
    let may_move = |edge: &Edge| {
        lines.has_open_end(*edge)
            || lines.rings.contains(*edge) && lines.is_loose(*edge) && !lines.is_closed(*edge)
    };
    candidates.into_iter().filter(may_move).collect()
}

/// Does every own ship hang on an anchor, foreign buildings not regarded?
pub fn all_hang_on_anchors(rules: &Rules, state: &State, seat: Seat) -> bool {
    let lines = Lines::of(rules, state, seat);
    let mut left = lines.ships;
    let mut reached = lines.anchors;
    loop {
        let next = left.into_iter().find(|edge| {
            let ends = rules.grid.edge_ends(*edge);
            ends.iter().any(|end| reached.contains(*end))
        });
        let Some(edge) = next else {
            return left.is_empty();
        };
        left.remove(edge);
        for end in rules.grid.edge_ends(edge) {
            reached.insert(end);
        }
    }
}
