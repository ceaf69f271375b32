//! The Pirate Islands: the western lines and their warships. Fleet and fortresses: `fortress.rs`.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Axial, Corner, CornerSet, Edge, EdgeSet, Grid, Hex};

use crate::chart;
use crate::play::Play;
use crate::rules::Rules;
use crate::rules::sea;
use crate::setup::sea_map::PirateSeat;
use crate::state::{Public, State};

// SC7-2, SEA-R-37: The places A to D go round in turn order, the first to who begins.
// SC7-3 … SC7-5: no robber, no awards, harbours: figures of the map. The deck: `rules/mod.rs`.
/// One settlement and one ship stand from the start; the fortress binds a settlement.
pub const FORTRESS: RuleId = RuleId("SC7-6");
// SC7-15: A fortress that stands is no building of anybody's.
/// The western line goes on at its front, on a shortest way to beachhead and fortress.
pub const LINE: RuleId = RuleId("SC7-17");
// SC7-16: One line each, without branches. SC7-18: Other ships only as SEA-R-23 says.
/// Besides the line, ships lie only at the coast of the main island, off the ways of all lines.
pub const COAST: RuleId = RuleId("SEA-R-23");
// SC7-19: The beachhead is for its own seat (`special/mod.rs`).
/// Beyond the main island nothing but beachhead and fortress is settled, and no road is built.
pub const MAIN_ISLAND: RuleId = RuleId("SC7-20");
// SC7-21: A knight card makes the first normal ship of the line a warship.
/// A knight card needs a normal ship in the line.
pub const KNIGHT: RuleId = RuleId("SC7-22");
// SEA-R-36: The front ship of the line may move, and a warship stays one where it goes.
// SC7-23: Lost ships return to the stock, and the line is built again from its front.
/// Whose line has reached his fortress may attack it.
pub const ATTACK: RuleId = RuleId("SC7-24");

const LAIRS: u8 = 3;

/// What belongs to one seat.
#[derive(Clone, Debug)]
pub struct West {
    /// The settlement that stands from the start.
    pub settlement: Corner,
    /// The ship that lies from the start, the first of the line.
    pub ship: Edge,
    /// The corner halfway, for this seat alone.
    pub beachhead: Corner,
    /// What this seat has to take in order to win.
    pub fortress: Corner,
    near: Way,
    far: Way,
    both: Way,
}

/// Edges the line may take, and the steps from every corner to where they lead.
#[derive(Clone, Debug)]
struct Way {
    edges: EdgeSet,
    steps: [u8; 128],
}

impl Way {
    fn new(grid: &Grid, edges: EdgeSet, goal: Corner) -> Way {
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
        Way { edges, steps }
    }

    /// The edges at a corner that lead nearer to the goal.
    fn onwards(&self, grid: &Grid, at: Corner) -> EdgeSet {
        let nearer = |edge: &Edge| self.from(grid.other_end(*edge, at)) < self.from(at);
        let edges = (self.edges & grid.corner_edges(at)).into_iter();
        edges.filter(nearer).collect()
    }

    fn from(&self, at: Corner) -> u8 {
        self.steps[at.index()]
    }
}

/// The Pirate Islands: the fleet's path, and what belongs to each seat.
#[derive(Clone, Debug)]
pub struct Pirates {
    /// The hexes the fleet sails along, round and round.
    pub path: Vec<Hex>,
    /// The places A to D; the first belongs to whoever begins, the others follow in turn order.
    pub seats: Vec<West>,
    /// The ways of all seats in play; nobody's coastal ships lie there.
    ways: EdgeSet,
}

impl Pirates {
    pub(crate) fn new(path: &[Axial], seats: &[PirateSeat], grid: &Grid) -> Pirates {
        let edges = |names: &[String]| -> EdgeSet {
            names.iter().map(|name| sea::edge(grid, name)).collect()
        };
        let west = |seat: &PirateSeat| {
            let beachhead = sea::corner(grid, &seat.beachhead);
            let fortress = sea::corner(grid, &seat.fortress);
            let (near, far) = (edges(&seat.to_beachhead), edges(&seat.to_fortress));
            West {
                settlement: sea::corner(grid, &seat.settlement),
                ship: sea::edge(grid, &seat.ship),
                beachhead,
                fortress,
                near: Way::new(grid, near, beachhead),
                far: Way::new(grid, far, fortress),
                both: Way::new(grid, near | far, fortress),
            }
        };
        let seats: Vec<West> = seats.iter().map(west).collect();
        let ways = seats.iter().map(|west| west.both.edges);
        Pirates {
            path: path.iter().filter_map(|hex| grid.hex(*hex)).collect(),
            ways: ways.fold(EdgeSet::EMPTY, |all, edges| all | edges),
            seats,
        }
    }

    pub(crate) fn beachheads(&self) -> CornerSet {
        self.seats.iter().map(|west| west.beachhead).collect()
    }

    /// SEA-R-37: what belongs to a seat, once it is known who begins.
    pub fn west(&self, public: &Public, seat: Seat) -> &West {
        let places = self.seats.len();
        &self.seats[(seat.index() + places - public.starter.index()) % places]
    }
}

/// Puts everybody's settlement and ship on the main island.
pub fn lay_out(play: &mut Play, it: &Pirates) {
    for seat in Seat::all(play.rules.players) {
        let west = it.west(&play.state().public, seat);
        play.place_settlement(seat, west.settlement);
        play.place_ship(seat, west.ship);
        play.man_fortress(seat, LAIRS);
    }
}

impl West {
    /// The ships of the line in order, each with where it leads.
    pub(crate) fn line<'a>(
        &self,
        grid: &'a Grid,
        ships: EdgeSet,
    ) -> impl Iterator<Item = (Edge, Corner)> + use<'a> {
        let mut left = ships & self.both.edges;
        let mut front = self.settlement;
        std::iter::from_fn(move || {
            let edge = (left & grid.corner_edges(front)).first()?;
            left.remove(edge);
            front = grid.other_end(edge, front);
            Some((edge, front))
        })
    }

    /// Where the line ends.
    pub(crate) fn front(&self, grid: &Grid, ships: EdgeSet) -> Corner {
        let last = self.line(grid, ships).last();
        last.map_or(self.settlement, |(_, front)| front)
    }

    /// The edges the line may go on with.
    fn onwards(&self, grid: &Grid, ships: EdgeSet) -> EdgeSet {
        let (mut front, mut way) = (self.settlement, &self.near);
        for (_, next) in self.line(grid, ships) {
            front = next;
            if front == self.beachhead {
                way = &self.far;
            }
        }
        way.onwards(grid, front)
    }
}

/// The next edge of the line, and how many ships it still needs to reach the fortress. Of two
/// shortest ways it is the one on which nobody builds, or at least nobody may build next: a foreign
/// building would shut the line in.
pub fn way(it: &Pirates, grid: &Grid, public: &Public, seat: Seat) -> Option<(Edge, u8)> {
    let (west, ships) = (it.west(public, seat), public.sea.fleets[seat.index()].ships);
    let front = west.front(grid, ships);
    let danger = |edge: &Edge| {
        let end = grid.other_end(*edge, front);
        let is_foreign =
            (public.buildings & !public.pieces[seat.index()].buildings()).contains(end);
        let is_open = end != west.beachhead && public.open.contains(end);
        (is_foreign, is_open)
    };
    let next = west.onwards(grid, ships).into_iter().min_by_key(danger)?;
    Some((next, west.both.from(front)))
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
    let coast = chart::coast(rules, &state.public) & !it.ways;
    let own = state.pieces(seat).buildings();
    let foreign = state.public.buildings & !own;
    let coastal = ships & !it.ways;
    let ends: CornerSet = coastal
        .into_iter()
        .flat_map(|ship| grid.edge_ends(ship))
        .collect();
    let mut joined = EdgeSet::EMPTY;
    for corner in own | ends & !foreign {
        joined |= grid.corner_edges(corner);
    }
    it.west(&state.public, seat).onwards(grid, ships) | coast & joined
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
    let rule = if it.ways.contains(edge) { LINE } else { COAST };
    Err(rule
        .broken()
        .with("edge", Fact::Place(rules.edge_name(edge))))
}

/// The first ship of the line that is no warship.
pub fn next_warship(it: &Pirates, rules: &Rules, state: &State, seat: Seat) -> Option<Edge> {
    let west = it.west(&state.public, seat);
    let line = west.line(&rules.grid, state.fleet(seat).ships);
    line.map(|(edge, _)| edge)
        .find(|edge| !state.public.sea.warships.contains(*edge))
}
