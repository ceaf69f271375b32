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
    mesh: Mesh,
    /// All of them, one bit each.
    all: u32,
    anchors: CornerSet,
}

impl<'a> Lines<'a> {
    fn of(rules: &'a Rules, state: &State, seat: Seat) -> Lines<'a> {
        let ships = state.fleet(seat).ships;
        let mut mesh = Mesh::EMPTY;
        mesh.add(&rules.grid, ships, |end| u16::from(end.0));
        Lines {
            grid: &rules.grid,
            ships,
            all: mesh.left,
            mesh,
            anchors: waters::anchors(rules, state, seat),
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

    fn is_closed(&self, (number, edge): (u32, Edge)) -> bool {
        let [one, other] = self.grid.edge_ends(edge);
        let others = self.all & !(1 << number);
        let [first, second] = [one, other].map(|end| {
            if self.anchors.contains(end) {
                CornerSet::of(end)
            } else {
                self.mesh.reach(end, others, self.anchors) & self.anchors
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

    /// Is the ship of a ring part of a loop without an anchor, or at the only anchor of one?
    fn a_loop_allows(&self, (number, edge): (u32, Edge)) -> bool {
        let [one, other] = self.grid.edge_ends(edge);
        let is_held_twice = self.anchors.contains(one) && self.anchors.contains(other);
        let others = self.mesh.left & !(1 << number);
        !is_held_twice && self.mesh.reach(one, others, self.anchors).contains(other)
    }
}

pub fn is_closed(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> bool {
    let lines = Lines::of(rules, state, seat);
    let mut ships = lines.mesh.edges_left();
    let ship = ships.find(|(_, ship)| *ship == edge);
    ship.is_some_and(|ship| lines.is_closed(ship))
}

/// What is kept about the lines of a seat.
pub struct Kept {
    pub loose: EdgeSet,
    pub has_rings: bool,
}

/// The ships that have an open end or that a loop lets go, and that no line holds.
fn loose(rules: &Rules, state: &State, seat: Seat) -> Kept {
    let mut lines = Lines::of(rules, state, seat);
    let is_free = |knot| !lines.anchors.contains(Corner(knot as u8));
    let mut loose = lines.mesh.edges_with_end(is_free);
    // No line between two anchors leads over an open end, and only of a loop other ships may move.
    lines.mesh.take_off_branches();
    for ship in lines.mesh.edges_left() {
        if lines.a_loop_allows(ship) && !lines.is_closed(ship) {
            loose.insert(ship.1);
        }
    }
    Kept {
        loose,
        has_rings: lines.mesh.left != 0,
    }
}

/// The same after a change at some corners, among them those of a ship that was `put` there.
///
/// As long as there is no loop only ships with an open end may move, and only those at the corners
/// can have got or lost one.
pub fn follow(
    rules: &Rules,
    state: &State,
    seat: Seat,
    (corners, put): (CornerSet, Option<Edge>),
) -> Kept {
    let (grid, fleet) = (&rules.grid, state.fleet(seat));
    let is_alone = |end: Corner| (fleet.ships & grid.corner_edges(end)).len() == 1;
    let closes_ring = |ship| !grid.edge_ends(ship).into_iter().any(is_alone);
    if fleet.has_rings || put.is_some_and(closes_ring) {
        return loose(rules, state, seat);
    }
    let anchors = waters::anchors(rules, state, seat);
    let mut loose = fleet.loose & fleet.ships;
    for ship in corners
        .into_iter()
        .flat_map(|corner| grid.corner_edges(corner))
    {
        let is_open = |end: Corner| is_alone(end) && !anchors.contains(end);
        if fleet.ships.contains(ship) {
            loose.remove(ship);
            if grid.edge_ends(ship).into_iter().any(is_open) {
                loose.insert(ship);
            }
        }
    }
    Kept {
        loose,
        has_rings: false,
    }
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
