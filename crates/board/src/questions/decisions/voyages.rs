//! Ships, harbours and what single scenarios let a seat do: checked and carried out by the moment.

use game::{RuleId, Seat, Violation};
use hexgrid::Edge;

use crate::base::development;
use crate::combinations::sea_knights;
use crate::kinds::{Harbour, Resource, Wonder};
use crate::play::Play;
use crate::questions::build::docks;
use crate::questions::founding;
use crate::rules::Rules;
use crate::sea::{self, gold, harbours, ship, ship_move};
use crate::special::wonders::{self, Wonders};
use crate::special::{Special, fortress, pirates};
use crate::state::{State, Task};

/// Ships belong to the sea.
pub const AT_SEA: RuleId = RuleId("SEA-30");

pub fn check_ship(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    AT_SEA.require(rules.modules.sea)?;
    if let Task::MoveShip(from) = state.task() {
        ship_move::check_destination(rules, state, seat, (from, edge))
    } else if state.task() == Task::FoundRoad {
        sea::founding::check_ship(rules, state, seat, edge)
    } else {
        ship::check(rules, state, seat, edge)
    }
}

pub fn ship(play: &mut Play, seat: Seat, edge: Edge) {
    let task = play.state().task();
    if let Task::MoveShip(from) = task {
        ship_move::put_down(play, seat, from, edge);
    } else if task == Task::FoundRoad {
        founding::place_ship(play, seat, edge);
    } else if matches!(task, Task::FirstFreeRoad | Task::SecondFreeRoad) {
        ship::build_free(play, seat, edge);
    } else {
        ship::build(play, seat, edge);
    }
}

pub fn check_lift(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    AT_SEA.require(rules.modules.sea)?;
    ship_move::check(rules, state, seat, edge)
}

/// A ship that was taken up may be put back, and the seat on turn may rob nobody (SEA-R-08,
/// SEA-R-38).
pub fn check_waive(state: &State, seat: Seat) -> Result<(), Violation> {
    let task = state.task();
    if matches!(task, Task::MoveShip(_) | Task::PickPrey | Task::PickAnybody) {
        crate::base::turn::check_on_turn(state, seat)
    } else {
        development::check_waive(state, seat)
    }
}

pub fn check_take(
    rules: &Rules,
    state: &State,
    seat: Seat,
    kind: Resource,
) -> Result<(), Violation> {
    let is_gold = matches!(state.task(), Task::Gold(_));
    if is_gold && kind.is_commodity() {
        Err(sea_knights::GOLD.broken())
    } else if is_gold {
        gold::check(state, seat, kind)
    } else if rules.modules.sea && !matches!(state.task(), Task::Take(_)) {
        Err(gold::DUE.broken())
    } else {
        development::check_take(state, seat, kind)
    }
}

pub fn take(play: &mut Play, seat: Seat, kind: Resource) {
    if matches!(play.state().task(), Task::Gold(_)) {
        gold::take(play, seat, kind);
    } else {
        development::take(play, seat, kind);
    }
}

pub fn check_harbour(
    rules: &Rules,
    state: &State,
    seat: Seat,
    place: (Harbour, Edge),
) -> Result<(), Violation> {
    AT_SEA.require(rules.modules.sea)?;
    harbours::check(rules, state, seat, place)
}

pub fn place_harbour(play: &mut Play, seat: Seat, kind: Harbour, edge: Edge) {
    harbours::place(play, seat, kind, edge);
    docks::placed(play, seat);
}

pub fn check_claim(
    rules: &Rules,
    state: &State,
    seat: Seat,
    wonder: Wonder,
) -> Result<(), Violation> {
    let it = the_wonders(rules)?;
    wonders::check_claim(it, rules, state, (seat, wonder))
}

pub fn check_wonder(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    the_wonders(rules)?;
    wonders::check_build(state, seat)
}

fn the_wonders(rules: &Rules) -> Result<&Wonders, Violation> {
    let special = rules.modules.sea.then(|| &rules.sea().special);
    match special {
        Some(Special::Wonders(it)) => Ok(it),
        Some(Special::None | Special::Tribe(_) | Special::Cloth(_) | Special::Pirates(_))
        | None => Err(wonders::FIVE.broken()),
    }
}

/// SEA-R-22: at choice, never a duty.
pub fn check_attack(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    let special = rules.modules.sea.then(|| &rules.sea().special);
    match special {
        Some(Special::Pirates(it)) => fortress::check_attack(it, rules, state, seat),
        Some(Special::None | Special::Tribe(_) | Special::Cloth(_) | Special::Wonders(_))
        | None => Err(pirates::FORTRESS.broken()),
    }
}

/// Fights out an attack.
pub fn siege(play: &mut Play, die: u8) {
    if let Special::Pirates(it) = &play.rules.sea().special {
        fortress::siege(play, it, die);
    }
}
