//! The founding phase at sea: where one founds, and a ship instead of a road.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, Edge, EdgeSet, Hex};

use crate::chart;
use crate::kinds::Terrain;
use crate::play::Play;
use crate::questions::build::{closed, waters};
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::{Fleet, SeaState, State, Task};

use super::ship;

// SEA-70: The founding phase is that of the base game, in as many rounds as the scenario says.
/// Beside a founding settlement on the coast a ship may lie instead of the road.
pub const SHIP_INSTEAD: RuleId = RuleId("SEA-71");
/// Founding settlements stand in the regions the scenario names.
pub const WHERE: RuleId = RuleId("SEA-72");
// SEA-73, SEA-R-06: What was found by then pays, too, and each gold a card of one's choice.
// SEA-R-11: Who can place neither road nor ship places none.
/// Settlements need land.
pub const LAND: RuleId = RuleId("SEA-21");

/// SEA-2: fifteen ships each.
pub const SHIPS: u8 = 15;

/// Before anybody places anything.
pub fn lay_out(play: &mut Play) {
    let sea = play.rules.sea();
    let fleet = Fleet {
        ships_left: SHIPS,
        ..Fleet::default()
    };
    let mut state = SeaState {
        free: sea.ships,
        pirate: sea.first_pirate,
        tokens_left: sea.tokens,
        ..SeaState::default()
    };
    for seat in Seat::all(play.rules.players) {
        state.fleets[seat.index()] = fleet;
    }
    play.lay_out_sea(&state);
}

pub fn check_corner(rules: &Rules, state: &State, corner: Corner) -> Result<(), Violation> {
    if rules.sea().start.contains(corner) {
        return Ok(());
    }
    if chart::corners(rules, &state.public).contains(corner) {
        let place = Fact::Place(rules.corner_name(corner));
        return Err(WHERE.broken().with("corner", place));
    }
    Err(closed::to_settlement(rules, corner))
}

/// SEA-21: checks a corner for a settlement built later.
pub fn check_later(rules: &Rules, state: &State, corner: Corner) -> Result<(), Violation> {
    if chart::corners(rules, &state.public).contains(corner) {
        return Ok(());
    }
    Err(closed::to_settlement(rules, corner))
}

pub fn check_ship(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    moments::check_on_turn(state, seat)?;
    ship::check_water(rules, state, edge)?;
    if ships(rules, state, seat).contains(edge) {
        return Ok(());
    }
    waters::check(rules, state, seat, edge)?;
    Err(SHIP_INSTEAD
        .broken()
        .with("edge", Fact::Place(rules.edge_name(edge))))
}

/// The edges for a ship at the settlement just placed: it is the one nothing touches.
pub fn ships(rules: &Rules, state: &State, seat: Seat) -> EdgeSet {
    let pieces = state.pieces(seat);
    let bare = (pieces.buildings() & !pieces.touched).first();
    let edges = bare.map_or(EdgeSet::EMPTY, |corner| rules.grid.corner_edges(corner));
    let water = state.public.sea.free & !chart::pirate_edges(rules, &state.public);
    edges & water & waters::open(rules, state, seat, state.fleet(seat).ships)
}

/// Gold at the settlement that pays the first cards.
pub fn owe_first_gold(play: &mut Play, seat: Seat, corner: Corner) {
    let hexes = play.rules.grid.corner_hexes(corner).into_iter();
    let terrain = |hex: &Hex| chart::terrain(play.rules, &play.state().public, *hex);
    let gold = hexes.filter(|hex| terrain(hex) == Terrain::Gold).count();
    if gold > 0 {
        play.owe_gold(seat, gold as u8);
        play.next(Task::Gold(seat));
    }
}
