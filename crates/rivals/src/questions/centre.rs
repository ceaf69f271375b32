//! Roads, settlements with their landscapes, and cities.

use game::{RuleId, Seat};

use crate::actions::Action;
use crate::effects::Moment;
use crate::goods::Goods;
use crate::landscape::Landscape;
use crate::places::{Centre, End, Place};
use crate::play::Play;
use crate::state::{State, Task, Town};
use crate::verdict::{Verdict, stop};

/// A road costs two brick and one lumber and goes to a free outer side.
pub const ROAD: RuleId = RuleId("RIV-120");
/// A settlement costs one brick, grain, lumber and wool and goes to the free end of an own road.
pub const SETTLEMENT: RuleId = RuleId("RIV-121");
/// A city costs three ore and two grain and goes on an own settlement.
pub const CITY: RuleId = RuleId("RIV-122");
/// What is not in the common supply any more cannot be built.
pub const SUPPLY: RuleId = RuleId("RIV-28");

// Brick, grain, lumber, ore, wool, gold (RIV-CARD-road, RIV-CARD-settlement, RIV-CARD-city).
pub const ROAD_COST: Goods = Goods::list([2, 0, 1, 0, 0, 0]);
pub const SETTLEMENT_COST: Goods = Goods::list([1, 1, 1, 0, 1, 0]);
pub const CITY_COST: Goods = Goods::list([0, 2, 0, 3, 0, 0]);

pub fn check_road(state: &State, seat: Seat, end: End) -> Verdict {
    let realm = state.realm(seat);
    if realm.has_road(end) {
        return Err(stop(ROAD).with("reason", "rivals-road-there"));
    }
    check_supply(state.public.supply.roads, "road")?;
    check_cost(state, seat, ROAD, ROAD_COST)
}

pub fn check_settlement(state: &State, seat: Seat, end: End) -> Verdict {
    if !state.realm(seat).has_road(end) {
        return Err(stop(SETTLEMENT).with("reason", "rivals-needs-road"));
    }
    check_supply(state.public.supply.settlements, "settlement")?;
    check_cost(state, seat, SETTLEMENT, SETTLEMENT_COST)
}

pub fn check_city(state: &State, seat: Seat, centre: Centre) -> Verdict {
    if state.realm(seat).town(centre) != Town::Settlement {
        return Err(stop(CITY).with("reason", "rivals-needs-settlement"));
    }
    check_supply(state.public.supply.cities, "city")?;
    check_cost(state, seat, CITY, CITY_COST)
}

fn check_supply(left: u8, what: &'static str) -> Verdict {
    if left > 0 {
        return Ok(());
    }
    Err(stop(SUPPLY).with("what", what))
}

fn check_cost(state: &State, seat: Seat, rule: RuleId, cost: Goods) -> Verdict {
    let goods = state.realm(seat).goods();
    if goods.covers(cost) {
        return Ok(());
    }
    Err(stop(rule)
        .with("reason", "rivals-cannot-pay")
        .with("missing", goods.missing(cost)))
}

/// What can be built from the centre stacks, in the order of actions.
pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let (realm, supply) = (state.realm(seat), &state.public.supply);
    let goods = realm.goods();
    let ends = [End::Left, End::Right];
    if supply.roads > 0 && goods.covers(ROAD_COST) {
        let free = ends.into_iter().filter(|end| !realm.has_road(*end));
        menu.extend(free.map(Action::Road));
    }
    if supply.settlements > 0 && goods.covers(SETTLEMENT_COST) {
        let open = ends.into_iter().filter(|end| realm.has_road(*end));
        menu.extend(open.map(Action::Settle));
    }
    if supply.cities > 0 && goods.covers(CITY_COST) {
        let own = realm.centres();
        let settled = own.filter(|it| realm.town(*it) == Town::Settlement);
        menu.extend(settled.map(Action::City));
    }
}

pub fn begin(play: &mut Play, seat: Seat, owed: Goods, then: Task) {
    play.note_paid(seat, owed);
    play.next([Some(Task::Pay { seat, owed }), Some(then)]);
}

pub fn place_road(play: &mut Play, end: End) {
    play.done();
    let seat = play.state().public.turn;
    play.build_road(seat, end);
}

/// RIV-22, RIV-121: the settlement stands, then come its two landscapes. The question for a Scout
/// is put whether or not one is held, so that it tells nothing (RIV-R-38).
pub fn place_settlement(play: &mut Play, end: End) {
    play.done();
    let seat = play.state().public.turn;
    let centre = play.build_settlement(seat, end);
    let first = None;
    play.next([Some(Task::Explore { centre, first })]);
    let cards = play.rules.cards.iter().map(|(card, _)| card);
    for card in cards.filter(|card| card.def().moment == Moment::Settlement) {
        play.next([Some(Task::ask(card, seat))]);
    }
}

pub fn place_city(play: &mut Play, centre: Centre) {
    play.done();
    let seat = play.state().public.turn;
    play.build_city(seat, centre);
}

/// A landscape comes from the stack by chance; a second one follows, then both are laid.
pub fn explored(play: &mut Play, centre: Centre, before: Option<Landscape>, found: Landscape) {
    let first = Some(found);
    let again = Task::Explore { centre, first };
    play.take_landscape(found);
    play.replace(before.map_or(again, |one| lay_upper(centre, one, found)));
}

/// The same, but the builder picks them.
pub fn picked(play: &mut Play, centre: Centre, before: Option<Landscape>, found: Landscape) {
    let first = Some(found);
    let again = Task::PickLandscape { centre, first };
    play.take_landscape(found);
    play.replace(before.map_or(again, |one| lay_upper(centre, one, found)));
}

fn lay_upper(centre: Centre, one: Landscape, two: Landscape) -> Task {
    Task::LayUpper {
        centre,
        one: one.min(two),
        two: one.max(two),
    }
}

pub fn pick_options(state: &State, menu: &mut Vec<Action>) {
    menu.extend(state.public.supply.landscapes().map(Action::Landscape));
}

/// RIV-121: the builder says which landscape lies above; both are empty.
pub fn lay(play: &mut Play, upper: Landscape) {
    let Task::LayUpper { centre, one, two } = play.task() else {
        unreachable!("two landscapes wait");
    };
    play.done();
    let seat = play.state().public.turn;
    let lower = if upper == one { two } else { one };
    // The new column lies on the outer side.
    let is_right = play.state().realm(seat).end(End::Right) == centre;
    let column = centre.0 + u8::from(is_right);
    play.lay(seat, upper, Place::of(column, false));
    play.lay(seat, lower, Place::of(column, true));
}
