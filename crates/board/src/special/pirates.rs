//! The Pirate Islands: the western lines and their warships. Fleet and fortresses: `fortress.rs`.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Axial, Corner, CornerSet, Edge, EdgeSet, Grid, Hex};

use crate::chart;
use crate::play::Play;
use crate::rules::Rules;
use crate::sea_map::PirateSeat;
use crate::sea_rules;
use crate::state::State;

// SC7-2, SEA-R-37: Seat by seat from the first, whoever begins.
// SC7-3 … SC7-5: no robber, no awards, harbours: figures of the map; the deck is in `rules.rs`.
// SC7-6: One settlement and one ship stand from the start; the fortress binds a settlement.
// SC7-15: A fortress that stands is no building of anybody's.
/// The western line goes on at its front, on a shortest way to beachhead and fortress.
pub const LINE: RuleId = RuleId("SC7-17");
// SC7-16: One line each, without branches. SC7-18: Other ships only as SEA-R-23 says.
/// Besides the line, ships lie only at the coast of the main island.
pub const COAST: RuleId = RuleId("SEA-R-23");
// SC7-19, SC7-20: Beyond the main island only beachhead and fortress are settled (`sea_rules`).
// SC7-21: A knight card makes the first normal ship of the line a warship.
/// A knight card needs a normal ship in the line.
pub const KNIGHT: RuleId = RuleId("SC7-22");
/// Warships never move.
pub const FAST: RuleId = RuleId("SEA-R-36");
// SC7-23: Lost ships return to the stock, and the line is built again from its front.
/// Whose line has reached his fortress may attack it.
pub const ATTACK: RuleId = RuleId("SC7-24");

const LAIRS: u8 = 3;

/// What belongs to one seat.
#[derive(Clone, Debug)]
pub struct West {
    pub settlement: Corner,
    pub ship: Edge,
    pub beachhead: Corner,
    pub fortress: Corner,
    near: EdgeSet,
    far: EdgeSet,
}

#[derive(Clone, Debug)]
pub struct Pirates {
    pub path: Vec<Hex>,
    pub seats: Vec<West>,
}

impl Pirates {
    pub fn new(path: &[Axial], seats: &[PirateSeat], grid: &Grid) -> Pirates {
        let edges = |names: &[String]| -> EdgeSet {
            names
                .iter()
                .map(|name| sea_rules::edge(grid, name))
                .collect()
        };
        let west = |seat: &PirateSeat| West {
            settlement: sea_rules::corner(grid, &seat.settlement),
            ship: sea_rules::edge(grid, &seat.ship),
            beachhead: sea_rules::corner(grid, &seat.beachhead),
            fortress: sea_rules::corner(grid, &seat.fortress),
            near: edges(&seat.to_beachhead),
            far: edges(&seat.to_fortress),
        };
        Pirates {
            path: path.iter().filter_map(|hex| grid.hex(*hex)).collect(),
            seats: seats.iter().map(west).collect(),
        }
    }

    pub fn beachheads(&self) -> CornerSet {
        self.seats.iter().map(|west| west.beachhead).collect()
    }

    pub fn west(&self, seat: Seat) -> &West {
        &self.seats[seat.index()]
    }

    /// The ways of all seats; nobody's coastal ships lie there.
    fn ways(&self) -> EdgeSet {
        let ways = self.seats.iter().map(|west| west.near | west.far);
        ways.fold(EdgeSet::EMPTY, |all, edges| all | edges)
    }
}

/// Puts everybody's settlement and ship on the main island.
pub fn lay_out(play: &mut Play, it: &Pirates) {
    for seat in Seat::first(play.rules.players) {
        let west = it.west(seat);
        play.place_settlement(seat, west.settlement);
        play.place_ship(seat, west.ship);
        play.man_fortress(seat, LAIRS);
    }
}

/// The ships of the line in order, and where it ends.
pub fn line(it: &Pirates, grid: &Grid, seat: Seat, ships: EdgeSet) -> (Vec<Edge>, Corner) {
    let west = it.west(seat);
    let mut left = ships & (west.near | west.far);
    let (mut line, mut front) = (Vec::new(), west.settlement);
    while let Some(edge) = (left & grid.corner_edges(front)).first() {
        left.remove(edge);
        line.push(edge);
        front = grid.other_end(edge, front);
    }
    (line, front)
}

/// Steps from every corner to `goal` over `edges`.
fn distances(grid: &Grid, edges: EdgeSet, goal: Corner) -> [u8; 128] {
    let mut steps = [u8::MAX; 128];
    steps[goal.index()] = 0;
    let mut reached = vec![goal];
    let mut next = 0;
    while let Some(at) = reached.get(next).copied() {
        next += 1;
        for edge in edges & grid.corner_edges(at) {
            let beyond = grid.other_end(edge, at);
            if steps[beyond.index()] == u8::MAX {
                steps[beyond.index()] = steps[at.index()] + 1;
                reached.push(beyond);
            }
        }
    }
    steps
}

/// The edges the line may go on with.
fn onwards(it: &Pirates, grid: &Grid, seat: Seat, ships: EdgeSet) -> EdgeSet {
    let west = it.west(seat);
    let (line, front) = line(it, grid, seat, ships);
    let is_past = line
        .iter()
        .any(|edge| grid.edge_ends(*edge).contains(&west.beachhead));
    let (way, goal) = if is_past {
        (west.far, west.fortress)
    } else {
        (west.near, west.beachhead)
    };
    if front == west.fortress {
        return EdgeSet::EMPTY;
    }
    let steps = distances(grid, way, goal);
    let nearer = |edge: &Edge| steps[grid.other_end(*edge, front).index()] < steps[front.index()];
    (way & grid.corner_edges(front))
        .into_iter()
        .filter(nearer)
        .collect()
}

/// The next edge of the line, and how many ships it still needs to reach the fortress.
pub fn way(it: &Pirates, grid: &Grid, seat: Seat, ships: EdgeSet) -> Option<(Edge, u8)> {
    let west = it.west(seat);
    let (_, front) = line(it, grid, seat, ships);
    let next = onwards(it, grid, seat, ships).first()?;
    let all = distances(grid, west.near | west.far, west.fortress);
    Some((next, all[front.index()]))
}

/// Every edge a ship may lie on besides what the sea says: the line's next, or the coast.
pub fn ship_edges(
    it: &Pirates,
    rules: &Rules,
    state: &State,
    seat: Seat,
    ships: EdgeSet,
) -> EdgeSet {
    let grid = &rules.grid;
    let coast = chart::coast(rules, &state.public) & !it.ways();
    let own = state.pieces(seat).buildings();
    let foreign = state.public.buildings & !own;
    let coastal = ships & !it.ways();
    let ends: CornerSet = coastal
        .into_iter()
        .flat_map(|ship| grid.edge_ends(ship))
        .collect();
    let mut joined = EdgeSet::EMPTY;
    for corner in own | ends & !foreign {
        joined |= grid.corner_edges(corner);
    }
    onwards(it, grid, seat, ships) | coast & joined
}

pub fn check_ship(
    it: &Pirates,
    rules: &Rules,
    state: &State,
    seat: Seat,
    edge: Edge,
) -> Result<(), Violation> {
    let ships = state.fleet(seat).ships;
    if ship_edges(it, rules, state, seat, ships).contains(edge) {
        return Ok(());
    }
    let rule = if it.ways().contains(edge) {
        LINE
    } else {
        COAST
    };
    Err(rule
        .broken()
        .with("edge", Fact::Place(rules.edge_name(edge))))
}

/// The first ship of the line that is no warship.
pub fn next_warship(it: &Pirates, rules: &Rules, state: &State, seat: Seat) -> Option<Edge> {
    let (line, _) = line(it, &rules.grid, seat, state.fleet(seat).ships);
    line.into_iter()
        .find(|edge| !state.public.sea.warships.contains(*edge))
}
