//! Lines of ships: closed, with an open end, or loops.

use game::Seat;
use hexgrid::{Corner, CornerSet, Edge, EdgeSet, Grid, Mesh};

use crate::questions::build::waters;
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
    mesh: Mesh,
    /// All of them, one bit each.
    all: u32,
    anchors: CornerSet,
}

impl<'a> Lines<'a> {
    fn of(rules: &'a Rules, state: &State, seat: Seat) -> Lines<'a> {
        let ships = state.fleet(seat).ships;
        let mut mesh = Mesh::EMPTY;
        mesh.lay(&rules.grid, ships);
        Lines {
            grid: &rules.grid,
            ships,
            all: mesh.left(),
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
        let others = self.mesh.left() & !(1 << number);
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
    let is_free = |corner| !lines.anchors.contains(corner);
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
        has_rings: lines.mesh.left() != 0,
    }
}

/// What happened to the lines of a seat.
#[derive(Clone, Copy)]
pub enum Change {
    /// A ship went, one came, or both.
    Ships {
        gone: Option<Edge>,
        come: Option<Edge>,
    },
    /// What holds lines came to this corner or left it.
    Anchor(Corner),
}

/// The same after a change.
///
/// Only ships at its corners can have got or lost an open end. Of other ships a loop decides, and a
/// ship that comes or goes with an open end belongs to no loop and joins no anchors.
pub fn follow(rules: &Rules, state: &State, seat: Seat, change: Change) -> Kept {
    let (grid, fleet) = (&rules.grid, state.fleet(seat));
    let anchors = waters::anchors(rules, state, seat);
    let is_alone = |ships: EdgeSet, end: Corner| (ships & grid.corner_edges(end)).len() == 1;
    let is_open = |ships: EdgeSet, ship: Edge| {
        let mut ends = grid.edge_ends(ship).into_iter();
        ends.any(|end| is_alone(ships, end) && !anchors.contains(end))
    };
    let mut before = fleet.ships;
    let (corners, may_change_loops) = match change {
        Change::Anchor(corner) => (CornerSet::of(corner), fleet.has_rings),
        Change::Ships { gone, come } => {
            come.inspect(|ship| before.remove(*ship));
            gone.inspect(|ship| before.insert(*ship));
            let is_joined = |end: Corner| !is_alone(fleet.ships, end);
            let closes_ring =
                come.is_some_and(|ship| grid.edge_ends(ship).into_iter().all(is_joined));
            let all_open = || {
                come.is_none_or(|ship| is_open(fleet.ships, ship))
                    && gone.is_none_or(|ship| is_open(before, ship))
            };
            let ships = [gone, come].into_iter().flatten();
            let corners = ships.flat_map(|ship| grid.edge_ends(ship)).collect();
            (corners, closes_ring || fleet.has_rings && !all_open())
        }
    };
    if may_change_loops {
        return loose(rules, state, seat);
    }
    let around = corners.into_iter().map(|corner| grid.corner_edges(corner));
    let near = around.fold(EdgeSet::EMPTY, |all, edges| all | edges) & fleet.ships;
    let mut loose = fleet.loose & fleet.ships;
    near.into_iter().for_each(|ship| {
        if is_open(fleet.ships, ship) {
            loose.insert(ship);
        } else if !fleet.has_rings || is_open(before, ship) {
            loose.remove(ship);
        }
    });
    Kept {
        loose,
        has_rings: fleet.has_rings,
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
