//! Where roads can lead: how far every corner is, and how a route grows.

use board::chart;
use game::Seat;
use hexgrid::{Corner, CornerSet, Edge, EdgeSet, Grid};

use super::vantage::Vantage;

/// Paths longer than this are no plan.
pub const FARTHEST: usize = 3;
/// Ships go farther: there is nothing to settle on the way.
const FARTHEST_AT_SEA: usize = 5;

/// The corners an owner's roads or ships can come to, by the number still to be built.
pub struct Reach {
    /// At so many pieces; those at none are touched already.
    pub at: [CornerSet; FARTHEST_AT_SEA + 1],
    first: [Edge; 128],
}

impl Reach {
    /// Where roads lead. A line of ships leads to a settlement, but no road goes on from it.
    pub fn of(table: &Vantage, owner: Seat) -> Reach {
        let pieces = table.pieces(owner);
        let touched = pieces.touched | pieces.buildings();
        let most = FARTHEST.min(usize::from(pieces.roads_left));
        let mut reach = Reach::nowhere();
        let roots = if table.rules.is_at_sea() {
            pieces.buildings() | ends_of(&table.rules.grid, pieces.roads)
        } else {
            touched
        };
        reach.at[0] = roots;
        reach.spread(table, owner, table.public.free, most);
        reach.at[0] = touched;
        reach
    }

    /// Where ships lead, as long as the pirate stays where he is.
    pub fn of_ships(table: &Vantage, owner: Seat) -> Reach {
        let pieces = table.pieces(owner);
        let fleet = &table.public.sea.fleets[owner.index()];
        let most = FARTHEST_AT_SEA.min(usize::from(fleet.ships_left));
        let mut reach = Reach::nowhere();
        reach.at[0] = pieces.buildings() | ends_of(&table.rules.grid, fleet.ships);
        let water = table.public.sea.free & !chart::pirate_edges(table.rules, table.public);
        reach.spread(table, owner, water, most);
        reach
    }

    fn nowhere() -> Reach {
        Reach {
            at: [CornerSet::EMPTY; FARTHEST_AT_SEA + 1],
            first: [Edge(0); 128],
        }
    }

    /// Goes on from the corners at no distance, over free edges.
    fn spread(&mut self, table: &Vantage, owner: Seat, free: EdgeSet, most: usize) {
        let grid = &table.rules.grid;
        let closed = closed_to(table, owner);
        let mut seen = self.at[0];
        for count in 0..most {
            for corner in self.at[count] & !closed {
                for edge in grid.corner_edges(corner) & free {
                    let next = grid.other_end(edge, corner);
                    if seen.contains(next) {
                        continue;
                    }
                    seen.insert(next);
                    self.at[count + 1].insert(next);
                    self.first[next.index()] = if count == 0 {
                        edge
                    } else {
                        self.first[corner.index()]
                    };
                }
            }
        }
    }

    /// The first piece on the way to a corner that is not touched yet.
    pub fn first_to(&self, corner: Corner) -> Edge {
        self.first[corner.index()]
    }

    /// Every corner with its distance, the nearest first.
    pub fn sites(&self, among: CornerSet) -> impl Iterator<Item = (Corner, usize)> {
        let levels = self.at.into_iter().enumerate();
        levels.flat_map(move |(roads, corners)| {
            (corners & among).into_iter().map(move |c| (c, roads))
        })
    }
}

/// The corners an owner touches, or would with one more road.
pub fn next_to(table: &Vantage, owner: Seat) -> CornerSet {
    let pieces = table.pieces(owner);
    let mut corners = pieces.touched | pieces.buildings();
    if pieces.roads_left > 0 {
        corners |= ends_of(&table.rules.grid, pieces.joined & table.public.free);
    }
    corners
}

fn ends_of(grid: &Grid, edges: EdgeSet) -> CornerSet {
    edges
        .into_iter()
        .flat_map(|edge| grid.edge_ends(edge))
        .collect()
}

/// Corners where this owner's roads and ships cannot go on.
pub fn closed_to(table: &Vantage, owner: Seat) -> CornerSet {
    let knights = &table.public.knights;
    let own = table.pieces(owner).buildings() | knights.realm(owner).knights();
    (table.public.buildings | knights.occupied) & !own
}

/// The next road of the quickest way to a route of a certain length, and how many it takes.
///
/// Looks for roads that each make the route longer by one, so a gap of two is not bridged.
pub fn way_to_route(table: &Vantage, length: u8) -> Option<(Edge, u8)> {
    let pieces = table.mine();
    let most = pieces.roads_left.min(FARTHEST as u8);
    // A route is no longer than there are roads.
    if pieces.roads.len() as u8 + most < length {
        return None;
    }
    let grid = &table.rules.grid;
    let closed = closed_to(table, table.seat);
    let mut roads = pieces.roads;
    let mut joined = pieces.joined & table.public.free;
    let mut longest = match pieces.route {
        0 => longest_route(grid, closed, roads),
        kept => kept,
    };
    let mut first = None;
    for count in 1..=most {
        let longer = |edge: &Edge| through(grid, closed, roads, *edge) > longest;
        let edge = joined.into_iter().find(longer)?;
        first.get_or_insert(edge);
        longest = through(grid, closed, roads, edge);
        if longest >= length {
            return first.map(|edge| (edge, count));
        }
        roads.insert(edge);
        for end in grid.edge_ends(edge) {
            if !closed.contains(end) {
                joined |= grid.corner_edges(end) & table.public.free;
            }
        }
        joined.remove(edge);
        joined &= !roads;
    }
    None
}

/// The longest route that passes `edge`, were it built.
fn through(grid: &Grid, closed: CornerSet, roads: EdgeSet, edge: Edge) -> u8 {
    let [one, other] = grid.edge_ends(edge);
    let mut rest = roads;
    rest.remove(edge);
    1 + walk_both(grid, closed, rest, one, other)
}

/// The longest route these roads make.
pub fn longest_route(grid: &Grid, closed: CornerSet, roads: EdgeSet) -> u8 {
    let lengths = roads
        .into_iter()
        .map(|edge| through(grid, closed, roads, edge));
    lengths.max().unwrap_or(0)
}

/// The longest pair of walks from two corners that share no road.
fn walk_both(grid: &Grid, closed: CornerSet, left: EdgeSet, at: Corner, other: Corner) -> u8 {
    let mut best = walk(grid, closed, left, other);
    if !closed.contains(at) {
        for edge in left & grid.corner_edges(at) {
            let mut rest = left;
            rest.remove(edge);
            let next = grid.other_end(edge, at);
            best = best.max(1 + walk_both(grid, closed, rest, next, other));
        }
    }
    best
}

fn walk(grid: &Grid, closed: CornerSet, left: EdgeSet, at: Corner) -> u8 {
    if closed.contains(at) {
        return 0;
    }
    let mut best = 0;
    for edge in left & grid.corner_edges(at) {
        let mut rest = left;
        rest.remove(edge);
        best = best.max(1 + walk(grid, closed, rest, grid.other_end(edge, at)));
    }
    best
}
