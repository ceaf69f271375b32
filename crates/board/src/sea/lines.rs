//! Lines of ships: closed, with an open end, or loops.

use game::Seat;
use hexgrid::{Corner, CornerSet, Edge, EdgeSet, Grid};

use crate::questions::waters;
use crate::rules::Rules;
use crate::state::State;

use super::mesh::Mesh;

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
    /// Those of them with an open end.
    open: EdgeSet,
    /// Those of them that a loop can lead over.
    rings: EdgeSet,
    anchors: CornerSet,
}

impl<'a> Lines<'a> {
    fn of(rules: &'a Rules, state: &State, seat: Seat) -> Lines<'a> {
        let ships = state.fleet(seat).ships;
        let anchors = waters::anchors(rules, state, seat);
        let mut mesh = Mesh::EMPTY;
        mesh.add(&rules.grid, ships, |end| u16::from(end.0));
        let open = mesh.edges_with_end(|knot| !anchors.contains(Corner(knot as u8)));
        mesh.take_off_branches();
        Lines {
            grid: &rules.grid,
            ships,
            open,
            rings: mesh.edges_left(),
            anchors,
        }
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
        let mut others = self.ships;
        others.remove(edge);
        let [first, second] = [one, other].map(|end| {
            if self.anchors.contains(end) {
                CornerSet::of(end)
            } else {
                self.reached(end, others) & self.anchors
            }
        });
        if first.is_empty() || second.is_empty() || (first | second).len() < 2 {
            return false;
        }
        if self.anchors.contains(one) || self.anchors.contains(other) {
            return true;
        }
        let both = CornerSet::of(one) | CornerSet::of(other);
        self.reaches(one, both, &mut |first, seen| {
            self.reaches(other, seen, &mut |second, _| first != second)
        })
    }

    /// Is the ship part of a loop without an anchor, or at the only anchor of one?
    fn a_loop_allows(&self, edge: Edge) -> bool {
        let [one, other] = self.grid.edge_ends(edge);
        let is_held_twice = self.anchors.contains(one) && self.anchors.contains(other);
        let mut others = self.rings;
        others.remove(edge);
        !is_held_twice && self.reached(one, others).contains(other)
    }

    /// The corners that `ships` lead to without passing an anchor on the way.
    fn reached(&self, from: Corner, ships: EdgeSet) -> CornerSet {
        self.grid.reach(CornerSet::of(from), ships, self.anchors)
    }
}

pub fn is_closed(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> bool {
    Lines::of(rules, state, seat).is_closed(edge)
}

/// The ships that have an open end or that a loop lets go, and that no line holds.
pub fn loose(rules: &Rules, state: &State, seat: Seat) -> EdgeSet {
    let lines = Lines::of(rules, state, seat);
    let mut loose = lines.open;
    // No line between two anchors leads over an open end, and only of a loop other ships may move.
    for ship in lines.rings {
        if lines.a_loop_allows(ship) && !lines.is_closed(ship) {
            loose.insert(ship);
        }
    }
    loose
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
