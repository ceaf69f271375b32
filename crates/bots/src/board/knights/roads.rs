//! Routes that knights cut, and roads the Diplomat can take away.

use game::Seat;
use hexgrid::{Corner, CornerSet, Edge, EdgeSet};

use super::super::roads::{closed_to, longest_route};
use super::super::robber;
use super::super::vantage::Vantage;

/// The award for the longest route changes hands, or is lost by a rival.
const AWARD_LOST: f64 = 1.2;
/// A road of a rival's that leads to a place for a settlement, and any other.
const WAY_TO_SITE: f64 = 0.25;
const ANY_ROAD: f64 = 0.1;
/// Shorter routes have no award.
const SHORTEST: u8 = 5;

/// What it is worth to stand on this corner in the holder's longest route.
pub fn cut_at(table: &Vantage, corner: Corner) -> f64 {
    let Some(holder) = rival_holder(table) else {
        return 0.0;
    };
    let network = network(table, holder);
    let passes = (network & table.rules.grid.corner_edges(corner)).len() > 1;
    let closed = closed_to(table, holder);
    if !passes || closed.contains(corner) {
        return 0.0;
    }
    award_lost(table, holder, network, closed | CornerSet::of(corner))
}

fn rival_holder(table: &Vantage) -> Option<Seat> {
    table.public.route_holder.filter(|it| *it != table.seat)
}

/// What it is worth if the holder keeps only these roads and may not pass these corners.
fn award_lost(table: &Vantage, holder: Seat, roads: EdgeSet, closed: CornerSet) -> f64 {
    let left = longest_route(&table.rules.grid, closed, roads);
    let rest = Seat::all(table.rules.players).filter(|seat| *seat != holder);
    let next = rest.map(|seat| table.pieces(seat).route).max().unwrap_or(0);
    let own = table.mine().route;
    if left >= SHORTEST && left >= next {
        0.0
    } else if own >= SHORTEST && own >= next && own > left {
        2.0 * AWARD_LOST
    } else {
        AWARD_LOST
    }
}

fn network(table: &Vantage, seat: Seat) -> EdgeSet {
    table.pieces(seat).roads | table.public.sea.fleets[seat.index()].ships
}

/// What it is worth to take a rival's road off the board.
pub fn taken_away(table: &Vantage, owner: Seat, edge: Edge) -> f64 {
    let mut rest = network(table, owner);
    rest.remove(edge);
    let award = if rival_holder(table) == Some(owner) {
        award_lost(table, owner, rest, closed_to(table, owner))
    } else {
        0.0
    };
    let ends = table.rules.grid.edge_corners(edge);
    let leads_to_site = !(ends & table.open()).is_empty();
    let way = if leads_to_site { WAY_TO_SITE } else { ANY_ROAD };
    award + way * robber::threat(table, owner)
}

/// A seat's roads that end where it has nothing else (CK-CARD-diplomat).
pub fn open_roads(table: &Vantage, owner: Seat) -> EdgeSet {
    let grid = &table.rules.grid;
    let network = network(table, owner);
    let own = table.pieces(owner).buildings() | table.public.knights.realm(owner).knights();
    let is_end = |corner: &Corner| {
        (network & grid.corner_edges(*corner)).len() == 1 && !own.contains(*corner)
    };
    let is_open = |edge: &Edge| grid.edge_ends(*edge).iter().any(is_end);
    let roads = table.pieces(owner).roads.into_iter();
    roads.filter(is_open).collect()
}

/// Whose piece lies on an edge.
pub fn owner(table: &Vantage, edge: Edge) -> Option<Seat> {
    let mut seats = Seat::all(table.rules.players);
    seats.find(|seat| network(table, *seat).contains(edge))
}
