//! The longest route (Längste Handelsstraße): lengths, and who holds the award.
//!
//! Lengths are kept in the state and only looked for again where a change can have altered them;
//! a test compares them with brute force.

use game::Seat;
use hexgrid::{Corner, CornerSet, Edge, EdgeSet, Grid};

use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

// BASE-72: The longest line of own roads without using one twice; a foreign building ends it.
// BASE-73: Five roads take the award first.
// BASE-74: A strictly longer route takes it over at once.
// BASE-75: After a cut the holder keeps a tie; a tie without him lays the award aside.
// BASE-76: The award is judged after every change of roads or buildings.

const LEAST_ROUTE: u8 = 5;

/// After a new road: only routes through it can be new.
pub fn lengthen(play: &mut Play, seat: Seat, edge: Edge) {
    let pieces = play.state().pieces(seat);
    let count = pieces.roads.len() as u8;
    if count < LEAST_ROUTE || count <= pieces.route {
        return;
    }
    let length = through(play.rules, play.state(), seat, edge);
    if length >= LEAST_ROUTE && length > pieces.route {
        play.set_route(seat, length);
        award(play);
    }
}

/// After a new settlement: it cuts the routes of others that pass its corner.
pub fn cut(play: &mut Play, seat: Seat, corner: Corner) {
    let edges = play.rules.grid.corner_edges(corner);
    let mut changed = false;
    for owner in Seat::all(play.rules.owners) {
        let pieces = play.state().pieces(owner);
        if owner == seat || pieces.route == 0 || (pieces.roads & edges).len() < 2 {
            continue;
        }
        let length = search(play.rules, play.state(), owner);
        let kept = if length < LEAST_ROUTE { 0 } else { length };
        if kept != pieces.route {
            play.set_route(owner, kept);
            changed = true;
        }
    }
    if changed {
        award(play);
    }
}

/// The length as it is kept in the state, counted from scratch: short ones are nobody's business.
pub fn kept(rules: &Rules, state: &State, seat: Seat) -> u8 {
    match search(rules, state, seat) {
        short if short < LEAST_ROUTE => 0,
        long => long,
    }
}

/// BASE-76: one procedure for all cases.
pub fn award(play: &mut Play) {
    let public = &play.state().public;
    let route = |seat: Seat| public.pieces[seat.index()].route;
    let owners = Seat::all(play.rules.owners);
    let longest = owners.clone().map(route).max().unwrap_or(0);
    let holder = public.route_holder;
    let new_holder = if longest < LEAST_ROUTE {
        None
    } else if holder.is_some_and(|seat| route(seat) == longest) {
        holder
    } else {
        let mut best = owners.filter(|seat| route(*seat) == longest);
        let first = best.next();
        if best.next().is_none() { first } else { None }
    };
    if new_holder != holder {
        play.award_route(new_holder);
    }
}

/// The roads of one owner as a graph: corners with foreign buildings let nobody pass.
///
/// BASE-R-14: only roads are used once, a corner may be passed twice. BASE-R-15: a line may end
/// at a foreign building.
struct Network<'a> {
    grid: &'a Grid,
    closed: CornerSet,
}

impl<'a> Network<'a> {
    fn of(rules: &'a Rules, state: &State, seat: Seat) -> Network<'a> {
        Network {
            grid: &rules.grid,
            closed: state.public.closed_to(seat),
        }
    }

    /// The longest walk onwards from `at` over roads of `left`.
    fn walk(&self, left: &mut EdgeSet, at: Corner) -> u8 {
        if self.closed.contains(at) {
            return 0;
        }
        let mut best = 0;
        for (edge, next) in self.grid.ways(at) {
            if left.contains(*edge) {
                left.remove(*edge);
                best = best.max(1 + self.walk(left, *next));
                left.insert(*edge);
            }
        }
        best
    }

    /// The longest pair of walks from two corners that share no road.
    fn walk_both(&self, left: &mut EdgeSet, at: Corner, other: Corner) -> u8 {
        let mut best = self.walk(left, other);
        if self.closed.contains(at) {
            return best;
        }
        for (edge, next) in self.grid.ways(at) {
            if left.contains(*edge) {
                left.remove(*edge);
                best = best.max(1 + self.walk_both(left, *next, other));
                left.insert(*edge);
            }
        }
        best
    }

    /// Can one walk from one corner to the other?
    fn joins(&self, roads: EdgeSet, from: Corner, to: Corner) -> bool {
        let reached = self.grid.reach(CornerSet::of(from), roads, self.closed);
        reached.contains(to)
    }
}

/// The longest route that uses `edge`.
fn through(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> u8 {
    let network = Network::of(rules, state, seat);
    let mut others = state.pieces(seat).roads;
    others.remove(edge);
    let [one, other] = rules.grid.edge_ends(edge);
    let leads_on = |corner: Corner| {
        let goes_on = |(edge, _): &(Edge, Corner)| others.contains(*edge);
        !network.closed.contains(corner) && rules.grid.ways(corner).iter().any(goes_on)
    };
    // Most new roads lead on from one end; a bridge joins two parts that cannot share a road.
    let ends = [leads_on(one), leads_on(other)];
    if !ends[0] {
        1 + network.walk(&mut others, other)
    } else if !ends[1] {
        1 + network.walk(&mut others, one)
    } else if !network.joins(others, one, other) {
        1 + network.walk(&mut others, one) + network.walk(&mut others, other)
    } else {
        1 + network.walk_both(&mut others, one, other)
    }
}

/// The longest route of all, from every road in both directions.
pub fn search(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let network = Network::of(rules, state, seat);
    let roads = state.pieces(seat).roads;
    let mut best = 0;
    for edge in roads {
        let mut rest = roads;
        rest.remove(edge);
        for end in rules.grid.edge_ends(edge) {
            best = best.max(1 + network.walk(&mut rest, end));
        }
    }
    best
}
