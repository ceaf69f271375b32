//! Building a ship (Schiff) during a turn, paid or free.
//!
//! The ships of the founding phase are in `founding.rs`, moving ships in `ship_move.rs`.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{CornerSet, Edge, EdgeSet};

use crate::Goods;
use crate::chart;
use crate::play::Play;
use crate::questions::build::{after_build, closed, free_pieces, waters};
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::{State, Task};

// SEA-2: Everybody owns fifteen ships besides the pieces of the base game (`lay_out`).
/// A ship costs one lumber and one wool.
pub const COST: RuleId = RuleId("SEA-8");
// SEA-9: Everything else costs what it always costs.
/// A road needs land on at least one side of its edge.
pub const ROAD_EDGE: RuleId = RuleId("SEA-14");
/// A ship needs sea on at least one side of its edge; the frame is sea.
pub const SHIP_EDGE: RuleId = RuleId("SEA-15");
// SEA-16: A coast edge takes one road or one ship, never both.
// SEA-17: Between land and land lie roads only, between sea and sea ships only.
// SEA-18: An undiscovered hex is neither land nor sea (`chart.rs`).
// SEA-19, SEA-R-01: Ships may lie between a hex of the sea and the frame.
// SEA-25: A harbour's edge is an edge like any other.
// SEA-27: The distance of settlements counts edges of every class.
// SEA-30: Ships are built by the player on turn, after the roll.
/// A ship lies on an edge without a road or ship.
pub const EMPTY: RuleId = RuleId("SEA-31");
/// A ship joins an own building or an own ship, never a road alone.
pub const CONNECTION: RuleId = RuleId("SEA-32");
/// No ship is built past a foreign building.
pub const PAST_FOREIGN: RuleId = RuleId("SEA-33");
/// No ship is built at the hex of the pirate.
pub const PIRATE: RuleId = RuleId("SEA-34");
/// A player builds only ships he has left.
pub const STOCK: RuleId = RuleId("SEA-35");
// SEA-36: A line of ships may branch.
// SEA-37, SEA-38: A road never joins a ship without an own building between them.
// SEA-130: Trade, discards and cards are those of the base game.
/// A settlement may stand where an own ship ends (`touched`).
pub const LEADS: RuleId = RuleId("SEA-39");

/// One lumber, one wool.
pub const PRICE: Goods = Goods::from_bytes([1, 0, 1, 0, 0, 0, 0, 0]);

/// Checks one edge, for a player who builds there: paid, or with the card Road Building.
pub fn check(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    let is_free = matches!(state.task(), Task::FirstFreeRoad | Task::SecondFreeRoad);
    if is_free {
        moments::check_on_turn(state, seat)?;
    } else {
        moments::check_main(state, seat)?;
    }
    check_site(rules, state, seat, edge)?;
    STOCK.require(state.fleet(seat).ships_left > 0)?;
    COST.require(is_free || can_pay(state, seat))
}

fn at(rule: RuleId, rules: &Rules, edge: Edge) -> Violation {
    rule.broken()
        .with("edge", Fact::Place(rules.edge_name(edge)))
}

/// Checks an edge for a new ship.
pub fn check_site(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    check_water(rules, state, edge)?;
    let ships = state.fleet(seat).ships;
    let ends = rules.grid.edge_corners(edge);
    if (quays(rules, state, seat, ships) & ends).is_empty() {
        let past = !(rules.grid.ends_of(ships) & ends).is_empty();
        return Err(at(
            if past { PAST_FOREIGN } else { CONNECTION },
            rules,
            edge,
        ));
    }
    waters::check(rules, state, seat, edge)
}

/// Checks what holds for every ship: sea on one side, nothing there, no pirate beside it.
pub fn check_water(rules: &Rules, state: &State, edge: Edge) -> Result<(), Violation> {
    if !chart::bears_ship(rules, &state.public, edge) {
        return Err(at(SHIP_EDGE, rules, edge));
    }
    if !state.public.sea.free.contains(edge) {
        return Err(at(EMPTY, rules, edge));
    }
    if chart::pirate_edges(rules, &state.public).contains(edge) {
        return Err(at(PIRATE, rules, edge));
    }
    Ok(())
}

/// Checks an edge for a road, as far as the sea has a say.
pub fn check_land(rules: &Rules, state: &State, edge: Edge) -> Result<(), Violation> {
    if chart::bears_road(rules, &state.public, edge) {
        return Ok(());
    }
    Err(closed::to_road(rules, edge))
}

/// Corners from which ships go on: own buildings, and ends of `ships` that no foreign building
/// closes.
#[inline]
fn quays(rules: &Rules, state: &State, seat: Seat, ships: EdgeSet) -> CornerSet {
    let ends = rules.grid.ends_of(ships) & !state.public.closed_to(seat);
    ends | state.pieces(seat).buildings()
}

/// The edges no piece lies on and no pirate closes.
fn water(rules: &Rules, state: &State) -> EdgeSet {
    state.public.sea.free & !chart::pirate_edges(rules, &state.public)
}

/// Every edge a ship may be put on if the seat had only `ships`; stock and cost not regarded.
pub fn sites(rules: &Rules, state: &State, seat: Seat, ships: EdgeSet) -> EdgeSet {
    let joined = rules.grid.edges_at(quays(rules, state, seat, ships));
    joined & water(rules, state) & waters::open(rules, state, seat, ships)
}

/// Could a ship be put on `water` if the seat had only `ships`, whatever a scenario says?
pub fn finds_place(
    rules: &Rules,
    state: &State,
    seat: Seat,
    (ships, water): (EdgeSet, EdgeSet),
) -> bool {
    let is_wet = |corner| !(rules.grid.corner_edges(corner) & water).is_empty();
    let closed = state.public.closed_to(seat);
    let leads_on = |ship| {
        let [one, other] = rules.grid.edge_ends(ship);
        is_wet(one) && !closed.contains(one) || is_wet(other) && !closed.contains(other)
    };
    ships.any(leads_on) || state.pieces(seat).buildings().any(is_wet)
}

/// Every edge the next ship may lie on, stock allowing.
pub fn edges(rules: &Rules, state: &State, seat: Seat) -> EdgeSet {
    let fleet = state.fleet(seat);
    if fleet.ships_left == 0 {
        return EdgeSet::EMPTY;
    }
    sites(rules, state, seat, fleet.ships)
}

pub fn can_pay(state: &State, seat: Seat) -> bool {
    state.hand(seat).covers(PRICE)
}

/// Every edge that [`check`] would pass in the build part.
pub fn affordable_edges(rules: &Rules, state: &State, seat: Seat) -> EdgeSet {
    if can_pay(state, seat) {
        edges(rules, state, seat)
    } else {
        EdgeSet::EMPTY
    }
}

/// Builds on an edge that passed [`check`].
pub fn build(play: &mut Play, seat: Seat, edge: Edge) {
    play.pay(seat, PRICE);
    play.mark_built();
    put(play, seat, edge);
}

/// SEA-120, SEA-124: a ship instead of a road of the card Road Building.
///
/// SEA-122, SEA-R-09: the second piece follows at once; nothing is built or moved in between.
pub fn build_free(play: &mut Play, seat: Seat, edge: Edge) {
    let is_first = play.state().task() == Task::FirstFreeRoad;
    play.done();
    play.place_ship(seat, edge);
    play.mark_fresh(edge);
    if is_first && free_pieces::goes_on(play.rules, play.state(), seat, edge) {
        play.next(Task::SecondFreeRoad);
    }
    after_build::ship(play, seat, edge);
}

fn put(play: &mut Play, seat: Seat, edge: Edge) {
    play.place_ship(seat, edge);
    play.mark_fresh(edge);
    after_build::ship(play, seat, edge);
}
