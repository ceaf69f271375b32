//! A few edges as a graph small enough for the bits of one word, and the longest line over it.

use crate::grid::Grid;
use crate::sets::{Corner, CornerSet, Edge, EdgeSet};

/// No mesh has more edges.
const MOST: usize = u32::BITS as usize;
/// Two for each corner.
const KNOTS: usize = 256;

/// Edges, numbered from 0, and the knots at which some of them are joined: corners as a rule.
///
/// A line uses no edge twice, but it may pass a knot again. To find the longest, branches are
/// taken off from their blind ends inwards, each leaving its length where it hung. A mesh without
/// rings is gone then, and its longest line is known after looking at every edge once; only what
/// is left of others has to be walked in every way.
pub struct Mesh {
    edges: [Edge; MOST],
    /// The knots at both ends of an edge.
    ends: [[u8; 2]; MOST],
    /// The edges at a knot, one bit each.
    joined: [u32; KNOTS],
    /// Those that were not taken off.
    left: u32,
    /// The longest branch that was taken off a knot.
    branches: [u8; KNOTS],
    /// The longest line over edges that were taken off.
    longest: u8,
}

impl Mesh {
    /// A mesh without edges.
    pub const EMPTY: Mesh = Mesh {
        edges: [Edge(0); MOST],
        ends: [[0; 2]; MOST],
        joined: [0; KNOTS],
        left: 0,
        branches: [0; KNOTS],
        longest: 0,
    };

    /// Adds edges, joined at their corners. A mesh has at most 32 edges.
    pub fn lay(&mut self, grid: &Grid, edges: EdgeSet) {
        self.add(grid, edges, |_, _| ());
    }

    /// The same, and says at which corners they meet edges that lay here before.
    pub fn lay_more(&mut self, grid: &Grid, edges: EdgeSet) -> CornerSet {
        let (before, mut meeting) = (self.left, CornerSet::EMPTY);
        self.add(grid, edges, |end, joined| {
            if joined & before != 0 {
                meeting.insert(end);
            }
        });
        meeting
    }

    /// Adds edges and shows their ends, each with what was joined there.
    fn add(&mut self, grid: &Grid, edges: EdgeSet, mut show: impl FnMut(Corner, u32)) {
        debug_assert!(self.left.count_ones() + edges.len() <= u32::BITS);
        let mut number = self.left.count_ones();
        edges.into_iter().for_each(|edge| {
            let ends = grid.edge_ends(edge);
            let place = number as usize & (MOST - 1);
            self.edges[place] = edge;
            self.ends[place] = ends.map(|end| end.0);
            for end in ends {
                let joined = &mut self.joined[end.index()];
                show(end, *joined);
                *joined |= 1 << number;
            }
            number += 1;
        });
        self.left = ((1_u64 << number) - 1) as u32;
    }

    /// Lets no line pass these corners; it may end there.
    pub fn cut(&mut self, corners: CornerSet) {
        for corner in corners {
            self.joined[corner.index()] = 0;
        }
    }

    /// Joins some of the edges at these corners to each other and no longer to the rest.
    pub fn part(&mut self, corners: CornerSet, edges: EdgeSet) {
        for corner in corners {
            let knot = corner.0 + (KNOTS / 2) as u8;
            for number in bits(self.joined[corner.index()]) {
                if edges.contains(self.edges[number as usize]) {
                    self.joined[corner.index()] &= !(1 << number);
                    self.joined[usize::from(knot)] |= 1 << number;
                    let ends = &mut self.ends[number as usize];
                    *ends = ends.map(|end| if end == corner.0 { knot } else { end });
                }
            }
        }
    }

    /// The edges left at a knot.
    fn at(&self, knot: u8) -> u32 {
        self.joined[usize::from(knot)] & self.left
    }

    fn other_end(&self, edge: u32, knot: u8) -> u8 {
        let [one, other] = self.ends[edge as usize & (MOST - 1)];
        one ^ other ^ knot
    }

    /// Takes off everything but rings and what joins them.
    pub fn take_off_branches(&mut self) {
        for edge in bits(self.left) {
            for end in self.ends[edge as usize] {
                if self.left >> edge & 1 == 1 {
                    self.take_off(edge, end);
                }
            }
        }
    }

    /// Takes off a branch that ends here, edge by edge until a line goes on in two ways.
    fn take_off(&mut self, last: u32, mut end: u8) {
        let mut here = self.at(end) | 1 << last;
        while here.is_power_of_two() {
            let length = 1 + self.branches[usize::from(end)];
            self.left ^= here;
            end = self.other_end(here.trailing_zeros(), end);
            let other = self.branches[usize::from(end)];
            self.longest = self.longest.max(length + other);
            if self.joined[usize::from(end)] == 0 {
                return;
            }
            self.branches[usize::from(end)] = length.max(other);
            here = self.at(end);
        }
    }

    /// The edges that are alone at a corner that pleases.
    pub fn edges_with_end(&self, pleases: impl Fn(Corner) -> bool) -> EdgeSet {
        let ends_here = |edge: &u32| {
            let is_alone = |knot: &u8| self.at(*knot) == 1 << *edge && pleases(Corner(*knot));
            self.ends[*edge as usize].iter().any(is_alone)
        };
        let edges = bits(self.left).filter(ends_here);
        edges.map(|edge| self.edges[edge as usize]).collect()
    }

    /// The edges that were not taken off, one bit each.
    pub fn left(&self) -> u32 {
        self.left
    }

    /// The same edges, each with its number.
    pub fn edges_left(&self) -> impl Iterator<Item = (u32, Edge)> {
        bits(self.left).map(|number| (number, self.edges[number as usize]))
    }

    /// The corners that lie at `edges` joined to this corner, without passing one of `stops` on the
    /// way.
    pub fn reach(&self, from: Corner, edges: u32, stops: CornerSet) -> CornerSet {
        let mut reached = CornerSet::of(from);
        let mut left = edges;
        let mut waiting = self.joined[from.index()] & left;
        while waiting != 0 {
            let edge = waiting.trailing_zeros();
            left &= !(1 << edge);
            for knot in self.ends[edge as usize] {
                let corner = Corner(knot);
                if !reached.contains(corner) {
                    reached.insert(corner);
                    if !stops.contains(corner) {
                        waiting |= self.joined[corner.index()];
                    }
                }
            }
            waiting &= left;
        }
        reached
    }

    /// How many edges the longest line over one of them has; none if the ways on from its two ends
    /// meet, so that one can be in the way of the other.
    pub fn longest_over(&self, edge: Edge) -> Option<u8> {
        let number = self.number(edge);
        self.longest_between(self.ends[number], self.left & !(1 << number))
    }

    /// The same for an edge that lay between these corners before another came instead of it.
    pub fn longest_once(&self, between: [Corner; 2], instead: Edge) -> Option<u8> {
        let others = self.left & !(1 << self.number(instead));
        self.longest_between(between.map(|corner| corner.0), others)
    }

    fn number(&self, edge: Edge) -> usize {
        let number = self.edges.iter().position(|one| *one == edge);
        number.expect("the mesh has the edge") & (MOST - 1)
    }

    fn longest_between(&self, ends: [u8; 2], others: u32) -> Option<u8> {
        let [first, second] = ends.map(|end| self.joined[usize::from(end)] & others);
        if first != 0 && second != 0 && self.reached_from(first, others) & second != 0 {
            return None;
        }
        let [one, other] = ends.map(|end| self.walk(end, others));
        Some(one + 1 + other)
    }

    /// How many edges the longest line has.
    pub fn longest_line(&mut self) -> u8 {
        self.take_off_branches();
        if self.left == 0 {
            self.longest
        } else {
            self.longest.max(self.longest_over_rings())
        }
    }

    /// The longest line that leads over a ring, or from one to another, once branches are off.
    fn longest_over_rings(&mut self) -> u8 {
        if let Some(longest) = self.longest_over_one_ring() {
            return longest;
        }
        let mut best = 0;
        let mut unseen = self.left;
        for edge in bits(self.left) {
            for knot in self.ends[edge as usize] {
                let is_first = self.at(knot).trailing_zeros() == edge;
                if is_first && !self.goes_through(knot) {
                    best = best.max(self.from(knot));
                    if unseen >> edge & 1 == 1 {
                        unseen &= !self.reached_from(1 << edge, self.left);
                    }
                }
            }
        }
        while unseen != 0 {
            let edge = unseen.trailing_zeros();
            best = best.max(self.from(self.ends[edge as usize][0]));
            unseen &= !self.reached_from(1 << edge, self.left);
        }
        best
    }

    /// The usual case, a single ring. Its longest line comes in by one branch and goes out by
    /// another, the longer way round, or goes round once.
    fn longest_over_one_ring(&self) -> Option<u8> {
        let mut branches = [0; MOST];
        let mut length = 0;
        let mut rest = self.left;
        let mut knot = self.ends[rest.trailing_zeros() as usize][0];
        loop {
            let here = self.at(knot);
            if here.count_ones() != 2 {
                return None;
            }
            let edge = (here & rest).trailing_zeros();
            if edge == u32::BITS {
                break;
            }
            branches[length] = self.branches[usize::from(knot)];
            length += 1;
            rest &= !(1 << edge);
            knot = self.other_end(edge, knot);
        }
        if rest != 0 {
            return None;
        }
        let mut best = 0;
        for (first, one) in branches[..length].iter().enumerate() {
            best = best.max(one + length as u8);
            for (between, other) in (1..).zip(&branches[first + 1..length]) {
                let way = between.max(length - between);
                if *one > 0 && *other > 0 {
                    best = best.max(one + way as u8 + other);
                }
            }
        }
        Some(best)
    }

    /// Where two edges meet and nothing else, no longest line needs to begin: it would begin one
    /// edge earlier, or it is a ring and may begin anywhere on it.
    fn goes_through(&self, knot: u8) -> bool {
        self.branches[usize::from(knot)] == 0 && self.at(knot).count_ones() == 2
    }

    /// The edges that hang together with some, over edges of `left`.
    fn reached_from(&self, edges: u32, left: u32) -> u32 {
        let mut reached = edges;
        let mut waiting = reached;
        while waiting != 0 {
            let edge = waiting.trailing_zeros();
            let [one, other] = self.ends[edge as usize & (MOST - 1)];
            let joined = self.joined[usize::from(one)] | self.joined[usize::from(other)];
            waiting |= joined & left & !reached;
            waiting &= !(1 << edge);
            reached |= waiting;
        }
        reached
    }

    /// The longest line that begins with the branch at a knot.
    fn from(&mut self, knot: u8) -> u8 {
        let branch = std::mem::take(&mut self.branches[usize::from(knot)]);
        let length = branch + self.walk(knot, self.left);
        self.branches[usize::from(knot)] = branch;
        length
    }

    /// The longest walk onwards over `left`, and off it at the end.
    fn walk(&self, mut knot: u8, mut left: u32) -> u8 {
        let (mut best, mut length) = (0, 0);
        loop {
            best = best.max(length + self.branches[usize::from(knot)]);
            let onwards = self.joined[usize::from(knot)] & left;
            if onwards == 0 {
                return best;
            }
            length += 1;
            let first = onwards.trailing_zeros();
            for edge in bits(onwards & (onwards - 1)) {
                let next = self.other_end(edge, knot);
                best = best.max(length + self.walk(next, left & !(1 << edge)));
            }
            left &= !(1 << first);
            knot = self.other_end(first, knot);
        }
    }
}

/// The numbers of the ones in a word.
fn bits(mut word: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros())?;
        word &= word - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::address::Axial;

    /// A ring of six edges around a hex, and the two edges that lead away from it to the next.
    fn ring_with_branches() -> (Grid, EdgeSet, EdgeSet) {
        let (here, next) = (Axial::new(0, 0), Axial::new(1, 0));
        let grid = Grid::new(&[here, next]).expect("a board");
        let ring = grid.edges_around(here);
        let touching = grid.edges_at(grid.ends_of(ring)) & !ring;
        (grid, ring, touching)
    }

    #[test]
    fn the_longest_line_goes_in_by_one_branch_and_round_the_ring() {
        let (grid, ring, branches) = ring_with_branches();
        assert_eq!((ring.len(), branches.len()), (6, 2));
        let mut mesh = Mesh::EMPTY;
        mesh.lay(&grid, ring);
        assert_eq!(mesh.longest_line(), 6);
        // The branches hang at neighbours: five edges lie between them the longer way.
        let mut mesh = Mesh::EMPTY;
        mesh.lay(&grid, ring | branches);
        assert_eq!(mesh.longest_line(), 7);
    }

    #[test]
    fn the_longest_line_over_an_edge_is_told_unless_it_comes_back_to_it() {
        let (grid, ring, branches) = ring_with_branches();
        let [branch, other] = [0, 1].map(|k| branches.nth(k));
        let mut mesh = Mesh::EMPTY;
        mesh.lay(&grid, ring | branches);
        // In by one branch, the longer way round, and out by the other.
        assert_eq!(mesh.longest_over(branch), Some(7));
        assert_eq!(mesh.longest_over(ring.nth(0)), None);
        // With one branch alone, that one and the ring.
        let mut mesh = Mesh::EMPTY;
        mesh.lay(&grid, ring | EdgeSet::of(branch));
        assert_eq!(mesh.longest_over(branch), Some(7));
        // Before it came instead of the other, that one and the ring.
        assert_eq!(mesh.longest_once(grid.edge_ends(other), branch), Some(7));
    }

    #[test]
    fn cut_corners_end_lines_and_parted_edges_pass_each_other_by() {
        let (grid, ring, branches) = ring_with_branches();
        let joints = grid.ends_of(ring) & grid.ends_of(branches);
        let mut mesh = Mesh::EMPTY;
        mesh.lay(&grid, ring | branches);
        mesh.cut(joints);
        assert_eq!(mesh.longest_line(), 5);
        let mut mesh = Mesh::EMPTY;
        mesh.lay(&grid, ring);
        let meeting = mesh.lay_more(&grid, branches);
        assert_eq!(meeting, joints);
        mesh.part(meeting, branches);
        assert_eq!(mesh.longest_line(), 6);
    }
}
