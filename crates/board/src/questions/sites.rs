//! Where an owner's next road or settlement may stand, whoever builds it for him.

use game::{Seat, Violation};
use hexgrid::{Corner, CornerSet, Edge, EdgeSet};

use crate::base::{founding, road, settlement};
use crate::rules::Rules;
use crate::sea::{self, ship};
use crate::state::{State, Task};

pub fn edges(state: &State, owner: Seat) -> EdgeSet {
    road::edges(state, owner)
}

pub fn corners(state: &State, owner: Seat) -> CornerSet {
    settlement::sites(state, owner)
}

pub fn check_edge(rules: &Rules, state: &State, owner: Seat, edge: Edge) -> Result<(), Violation> {
    road::check_site(rules, state, owner, edge)
}

pub fn check_corner(
    rules: &Rules,
    state: &State,
    owner: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    settlement::check_site(rules, state, owner, corner)
}

/// Checks a road wherever one may be placed: founding, paid or free.
pub fn check_road(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    if rules.modules.sea {
        ship::check_land(rules, state, edge)?;
    }
    if state.task() == Task::FoundRoad {
        founding::check_road(rules, state, seat, edge)
    } else {
        road::check(rules, state, seat, edge)
    }
}

/// Checks a settlement built during a turn.
pub fn check_settlement(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    if rules.modules.sea {
        sea::founding::check_later(rules, state, corner)?;
    }
    settlement::check(rules, state, seat, corner)
}
