//! Where an owner's next road or settlement may stand, whoever builds it for him.

use game::{Seat, Violation};
use hexgrid::{Corner, CornerSet, Edge, EdgeSet};

use crate::base::{city, founding, road, settlement};
use crate::knights::{blocking, reduced};
use crate::play::Play;
use crate::questions::turn::moments;
use crate::questions::{self, goal};
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
        return founding::check_road(rules, state, seat, edge);
    }
    if rules.modules.knights {
        blocking::check_edge(rules, state, seat, edge)?;
    }
    road::check(rules, state, seat, edge)
}

/// Builds a road wherever one may be placed.
#[inline]
pub fn build_road(play: &mut Play, seat: Seat, edge: Edge) {
    let task = play.state().task();
    if matches!(task, Task::FoundRoad) {
        founding::place_road(play, seat, edge);
    } else if matches!(task, Task::FirstFreeRoad) {
        road::build_first_free(play, seat, edge);
    } else if matches!(task, Task::SecondFreeRoad) {
        road::build_second_free(play, seat, edge);
    } else {
        road::build(play, seat, edge);
    }
}

/// Checks a settlement, founded or built during a turn.
pub fn check_settlement(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    if state.task() == Task::FoundSettlement {
        return questions::founding::check_settlement(rules, state, seat, corner);
    }
    if rules.modules.sea {
        sea::founding::check_later(rules, state, corner)?;
    }
    if rules.modules.knights {
        blocking::check_corner(rules, state, seat, corner)?;
    }
    settlement::check(rules, state, seat, corner).map_err(|refused| at_sea(rules, refused))
}

/// SEA-39: at sea ships lead to settlements, too, and a refusal says so.
fn at_sea(rules: &Rules, mut refused: Violation) -> Violation {
    if rules.modules.sea && refused.rule == settlement::CONNECTION {
        refused.rule = ship::LEADS;
    }
    refused
}

/// Where settlements can be paid and built.
pub fn settlements(rules: &Rules, state: &State, seat: Seat) -> CornerSet {
    let corners = settlement::corners(state, seat);
    if rules.modules.knights {
        corners & !state.public.knights.occupied
    } else {
        corners
    }
}

/// Checks a city, or the repair of one that lies on its side (CK-58); CK-6: or a founded one.
pub fn check_city(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    if state.task() == Task::FoundSettlement && questions::founding::is_city(rules, &state.public) {
        return questions::founding::check_corner(rules, state, seat, corner);
    }
    if !rules.modules.knights {
        return city::check(rules, state, seat, corner);
    }
    reduced::check_city(rules, state, seat, corner)?;
    if state.public.knights.realm(seat).reduced.is_empty() {
        return city::check(rules, state, seat, corner);
    }
    moments::check_main(state, seat)?;
    city::COST.require(city::can_pay(state, seat))
}

/// Where cities can be paid and built, or repaired.
pub fn cities(rules: &Rules, state: &State, seat: Seat) -> CornerSet {
    if !rules.modules.knights {
        city::corners(state, seat)
    } else if city::can_pay(state, seat) {
        reduced::city_sites(state, seat)
    } else {
        CornerSet::EMPTY
    }
}

pub fn build_city(play: &mut Play, seat: Seat, corner: Corner) {
    if play.rules.modules.knights {
        play.pay(seat, city::PRICE);
        reduced::raise(play, seat, corner);
        goal::judge(play);
    } else {
        city::build(play, seat, corner);
    }
}
