//! Where roads can lead: how far every corner is, and how a route grows.

use board::chart;
use game::Seat;
use hexgrid::{Corner, CornerSet, Edge, EdgeSet, Grid, Mesh};

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
    /// Where it may go on, and which corners it cannot pass.
    free: EdgeSet,
    closed: CornerSet,
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
        reach.spread(table, owner, water(table), most);
        reach
    }

    fn nowhere() -> Reach {
        Reach {
            at: [CornerSet::EMPTY; FARTHEST_AT_SEA + 1],
            first: [Edge(0); 128],
            free: EdgeSet::EMPTY,
            closed: CornerSet::EMPTY,
        }
    }

    /// Goes on from the corners at no distance, over free edges.
    fn spread(&mut self, table: &Vantage, owner: Seat, free: EdgeSet, most: usize) {
        let grid = &table.rules.grid;
        let closed = closed_to(table, owner);
        (self.free, self.closed) = (free, closed);
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

    /// The first piece on the way to the nearest of these edges, and how many there are with it.
    pub fn way(&self, grid: &Grid, edges: EdgeSet) -> Option<(Edge, usize)> {
        let open = edges & self.free;
        let ends = grid.ends_of(open) & !self.closed;
        let levels = self.at.into_iter().enumerate();
        levels.into_iter().find_map(|(count, corners)| {
            let from = (corners & ends).first()?;
            let first = match count {
                0 => (grid.corner_edges(from) & open).first()?,
                _ => self.first_to(from),
            };
            Some((first, count + 1))
        })
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

/// The edges a ship may lie on as long as the pirate stays where he is.
fn water(table: &Vantage) -> EdgeSet {
    table.public.sea.free & !chart::pirate_edges(table.rules, table.public)
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

/// The next piece of the quickest way to a route of a certain length at sea, whether it is a ship,
/// and how many it takes. Each has to make the route longer by one.
pub fn way_to_trade_route(table: &Vantage, length: u8) -> Option<(Edge, bool, u8)> {
    let (pieces, fleet) = (table.mine(), table.fleet());
    let most = FARTHEST as u8;
    let (mut roads, mut ships) = (pieces.roads, fleet.ships);
    if (roads.len() + ships.len()) as u8 + most < length {
        return None;
    }
    let grid = &table.rules.grid;
    let closed = closed_to(table, table.seat);
    let free = (table.public.free, water(table));
    let mut longest = match pieces.route {
        0 => trade_route(table, closed, roads, ships),
        kept => kept,
    };
    let mut first = None;
    for count in 1..=most {
        let by_road = pieces.buildings() | ends_of(grid, roads) & !closed;
        let by_ship = pieces.buildings() | ends_of(grid, ships) & !closed;
        let more_roads = grid.edges_at(by_road) & free.0 & !roads & !ships;
        let more_ships = grid.edges_at(by_ship) & free.1 & !roads & !ships;
        let with_road = more_roads.into_iter().map(|edge| (edge, false));
        let with_ship = more_ships.into_iter().map(|edge| (edge, true));
        let has_stock = |is_ship: bool| {
            let left = if is_ship {
                fleet.ships_left
            } else {
                pieces.roads_left
            };
            left >= count
        };
        let longer = |(edge, is_ship): (Edge, bool)| {
            let (mut roads, mut ships) = (roads, ships);
            let pile = if is_ship { &mut ships } else { &mut roads };
            pile.insert(edge);
            let length = trade_route(table, closed, roads, ships);
            (has_stock(is_ship) && length > longest)
                .then_some((edge, is_ship, length, roads, ships))
        };
        let found = with_road.chain(with_ship).find_map(longer)?;
        first.get_or_insert((found.0, found.1));
        (longest, roads, ships) = (found.2, found.3, found.4);
        if longest >= length {
            return first.map(|(edge, is_ship)| (edge, is_ship, count));
        }
    }
    None
}

/// SEA-82: between road and ship there must be an own building.
fn trade_route(table: &Vantage, closed: CornerSet, roads: EdgeSet, ships: EdgeSet) -> u8 {
    let grid = &table.rules.grid;
    let mut mesh = Mesh::EMPTY;
    mesh.lay(grid, ships);
    let meeting = mesh.lay_more(grid, roads);
    mesh.cut(closed);
    mesh.part(meeting & !table.mine().buildings() & !closed, roads);
    mesh.longest_line()
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
