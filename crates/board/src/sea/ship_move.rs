//! Moving a ship that lies: which one, then where to.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Edge, EdgeSet};

use crate::chart;
use crate::play::Play;
use crate::questions::build::{after_build, waters};
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::{State, Task};

use super::{lines, ship};

/// Once in his turn a player may put one of his own ships elsewhere, free of charge.
pub const OWN: RuleId = RuleId("SEA-50");
// SEA-R-10: Not before the roll. SEA-R-31: It does not end the trade part of the turn.
/// One move a turn, in the trade and build part.
pub const ONCE: RuleId = RuleId("SEA-60");
/// A ship built this turn stays where it is.
pub const FRESH: RuleId = RuleId("SEA-61");
/// A ship at the hex of the pirate stays where it is.
pub const PIRATE: RuleId = RuleId("SEA-62");
/// A ship of a line between two anchors stays where it is.
pub const CLOSED: RuleId = RuleId("SEA-63");
/// Only a ship with an open end moves, or one of a loop.
pub const OPEN_END: RuleId = RuleId("SEA-64");
/// It goes where a new ship could be built without it.
pub const DESTINATION: RuleId = RuleId("SEA-65");
// SEA-66: A settlement may lose its only ship that way.
// SEA-68: What a ship brings where it is put, a moved one brings, too (`after_build`).

/// Checks whether the ship on `edge` may be moved.
pub fn check(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    let sea = &state.public.sea;
    let at = |rule: RuleId| {
        Err(rule
            .broken()
            .with("edge", Fact::Place(rules.edge_name(edge))))
    };
    if !state.fleet(seat).ships.contains(edge) {
        return at(OWN);
    }
    ONCE.require(!sea.ship_moved)?;
    if sea.fresh.contains(edge) {
        return at(FRESH);
    }
    if chart::pirate_edges(rules, &state.public).contains(edge) {
        return at(PIRATE);
    }
    waters::check_move(rules, state, seat, edge)?;
    if state.fleet(seat).loose.contains(edge) {
        let places = destinations(rules, state, seat, edge);
        if places.is_empty() {
            return Err(beyond(rules, edge, places));
        }
        return Ok(());
    }
    at(if lines::is_closed(rules, state, seat, edge) {
        CLOSED
    } else {
        OPEN_END
    })
}

/// Every ship that [`check`] would pass in the build part.
pub fn ships(rules: &Rules, state: &State, seat: Seat) -> EdgeSet {
    let sea = &state.public.sea;
    if sea.ship_moved {
        return EdgeSet::EMPTY;
    }
    let pirate = chart::pirate_edges(rules, &state.public);
    let fleet = state.fleet(seat);
    let loose = fleet.loose & !(sea.fresh | pirate) & waters::movable(rules, state, seat);
    // What lies open beside buildings and the other ships is open to each of them.
    if loose.is_empty()
        || waters::more_ships_close_none(rules)
            && ship::finds_place(
                rules,
                state,
                seat,
                (fleet.ships & !loose, sea.free & !pirate),
            )
    {
        return loose;
    }
    let can_go = |ship: &Edge| !destinations(rules, state, seat, *ship).is_empty();
    loose.into_iter().filter(can_go).collect()
}

/// Takes the ship up; where it goes is the next decision.
pub fn lift(play: &mut Play, edge: Edge) {
    play.next(Task::MoveShip(edge));
}

/// Where the ship on `from` may go.
pub fn destinations(rules: &Rules, state: &State, seat: Seat, from: Edge) -> EdgeSet {
    let mut others = state.fleet(seat).ships;
    others.remove(from);
    ship::sites(rules, state, seat, others)
}

pub fn check_destination(
    rules: &Rules,
    state: &State,
    seat: Seat,
    (from, to): (Edge, Edge),
) -> Result<(), Violation> {
    moments::check_on_turn(state, seat)?;
    ship::check_water(rules, state, to)?;
    let places = destinations(rules, state, seat, from);
    if places.contains(to) {
        return Ok(());
    }
    Err(beyond(rules, to, places))
}

/// The ship cannot go to `edge`, only to these places; without any it is the one on `edge`.
fn beyond(rules: &Rules, edge: Edge, places: EdgeSet) -> Violation {
    DESTINATION
        .broken()
        .with("edge", Fact::Place(rules.edge_name(edge)))
        .with("places", places.len() as u8)
}

/// SEA-86: the route is judged once, when the ship lies again.
pub fn put_down(play: &mut Play, seat: Seat, from: Edge, to: Edge) {
    play.done();
    let hangs = |play: &Play| lines::all_hang_on_anchors(play.rules, play.state(), seat);
    // A position somebody wrote may have ships that hang nowhere from the start.
    let all_hung = cfg!(debug_assertions) && hangs(play);
    play.move_ship(seat, from, to);
    // SEA-67, SEA-R-04: nothing is cut off.
    debug_assert!(!all_hung || hangs(play));
    after_build::moved_ship(play, seat, from, to);
}
