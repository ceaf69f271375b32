//! A few edges as a graph small enough for the bits of one word.

use hexgrid::{Corner, CornerSet, Edge, EdgeSet, Grid};

/// Fifteen roads and fifteen ships.
const MOST: usize = 32;
/// Two for each corner.
const KNOTS: usize = 256;
/// The knot of an end at which nothing is joined.
pub const NOWHERE: u16 = KNOTS as u16;

/// Edges, numbered from 0, and the knots at which some of them are joined.
///
/// SEA-81 asks for the longest line, which uses no edge twice. Branches can be taken off from
/// their blind ends inwards, each leaving its length where it hung. A mesh without rings is gone
/// then, and its longest line is known after looking at every edge once; only what is left of
/// others has to be walked in every way.
pub struct Mesh {
    edges: [Edge; MOST],
    /// The knots at both ends of an edge.
    ends: [[u16; 2]; MOST],
    /// The edges at a knot, one bit each.
    joined: [u32; KNOTS + 1],
    /// Those that were not taken off.
    pub left: u32,
    /// The longest branch that was taken off a knot.
    branches: [u8; KNOTS + 1],
    /// The longest line over edges that were taken off.
    pub longest: u8,
}

impl Mesh {
    pub const EMPTY: Mesh = Mesh {
        edges: [Edge(0); MOST],
        ends: [[0; 2]; MOST],
        joined: [0; KNOTS + 1],
        left: 0,
        branches: [0; KNOTS + 1],
        longest: 0,
    };

    /// Adds edges; `knot` says where their ends are joined: a number below 256, or [`NOWHERE`].
    pub fn add(&mut self, grid: &Grid, edges: EdgeSet, knot: impl Fn(Corner) -> u16) {
        let mut number = self.left.count_ones();
        edges.into_iter().for_each(|edge| {
            let ends = grid.edge_ends(edge).map(&knot);
            let place = number as usize & (MOST - 1);
            self.edges[place] = edge;
            self.ends[place] = ends;
            for end in ends {
                self.joined[usize::from(end)] |= 1 << number;
            }
            number += 1;
        });
        self.left = ((1_u64 << number) - 1) as u32;
        self.joined[usize::from(NOWHERE)] = 0;
    }

    /// The edges left at a knot.
    fn at(&self, knot: u16) -> u32 {
        self.joined[usize::from(knot)] & self.left
    }

    fn other_end(&self, edge: u32, knot: u16) -> u16 {
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
    fn take_off(&mut self, last: u32, mut end: u16) {
        let mut here = self.at(end) | 1 << last;
        while here.is_power_of_two() {
            let edge = here.trailing_zeros();
            let length = 1 + self.branches[usize::from(end)];
            self.left &= !here;
            end = self.other_end(edge, end);
            let other = &mut self.branches[usize::from(end)];
            self.longest = self.longest.max(length + *other);
            if end == NOWHERE {
                return;
            }
            *other = length.max(*other);
            here = self.at(end);
        }
    }

    /// The edges that are alone at a knot that pleases.
    pub fn edges_with_end(&self, pleases: impl Fn(u16) -> bool) -> EdgeSet {
        let ends_here = |edge: &u32| {
            let is_alone = |knot: &u16| self.at(*knot) == 1 << *edge && pleases(*knot);
            self.ends[*edge as usize].iter().any(is_alone)
        };
        let edges = bits(self.left).filter(ends_here);
        edges.map(|edge| self.edges[edge as usize]).collect()
    }

    /// The edges that were not taken off, each with its number.
    pub fn edges_left(&self) -> impl Iterator<Item = (u32, Edge)> {
        bits(self.left).map(|number| (number, self.edges[number as usize]))
    }

    /// The longest line that leads over a ring, or from one to another, once branches are off.
    pub fn longest_over_rings(&mut self) -> u8 {
        if let Some(longest) = self.longest_over_one_ring() {
            return longest;
        }
        let mut best = 0;
        let mut rings = self.left;
        for edge in bits(self.left) {
            for knot in self.ends[edge as usize] {
                let is_first = self.at(knot).trailing_zeros() == edge;
                if is_first && !self.goes_through(knot) {
                    best = best.max(self.from(knot));
                    rings &= !self.reached_from(edge);
                }
            }
        }
        while rings != 0 {
            let edge = rings.trailing_zeros();
            best = best.max(self.from(self.ends[edge as usize][0]));
            rings &= !self.reached_from(edge);
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
    fn goes_through(&self, knot: u16) -> bool {
        self.branches[usize::from(knot)] == 0 && self.at(knot).count_ones() == 2
    }

    /// The corners that lie at `edges` joined to this corner, without passing one of `stops` on the
    /// way. The knots must be the numbers of corners.
    pub fn reach(&self, from: Corner, edges: u32, stops: CornerSet) -> CornerSet {
        let mut reached = CornerSet::of(from);
        let mut left = edges;
        let mut waiting = self.joined[from.index()] & left;
        while waiting != 0 {
            let edge = waiting.trailing_zeros();
            left &= !(1 << edge);
            for knot in self.ends[edge as usize] {
                let corner = Corner(knot as u8);
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

    fn reached_from(&self, edge: u32) -> u32 {
        let mut reached: u32 = 1 << edge;
        let mut waiting = reached;
        while waiting != 0 {
            let edge = waiting.trailing_zeros();
            let [one, other] = self.ends[edge as usize];
            waiting |= (self.at(one) | self.at(other)) & !reached;
            waiting &= !(1 << edge);
            reached |= waiting;
        }
        reached
    }

    /// The longest line that begins with the branch at a knot.
    fn from(&mut self, knot: u16) -> u8 {
        let branch = std::mem::take(&mut self.branches[usize::from(knot)]);
        let length = branch + self.walk(knot, self.left);
        self.branches[usize::from(knot)] = branch;
        length
    }

    /// The longest walk onwards over `left`, and off it at the end.
    fn walk(&self, mut knot: u16, mut left: u32) -> u8 {
        let mut length = 0;
        let mut onwards = self.joined[usize::from(knot)] & left;
        while onwards.is_power_of_two() && self.branches[usize::from(knot)] == 0 {
            left &= !onwards;
            knot = self.other_end(onwards.trailing_zeros(), knot);
            length += 1;
            onwards = self.joined[usize::from(knot)] & left;
        }
        let mut best = self.branches[usize::from(knot)];
        for edge in bits(onwards) {
            let next = self.other_end(edge, knot);
            best = best.max(1 + self.walk(next, left & !(1 << edge)));
        }
        length + best
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
