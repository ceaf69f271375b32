//! What a net is told: the moment and the own hand, then both principalities.

use game::Seat;
use rivals::{
    CITY_COST, CardId, Goods, Mode, ROAD_COST, Realm, Resource, Rules, SETTLEMENT_COST, STORE, Set,
    State, Task, Town,
};

use super::super::vantage::{free_sites, income};
use super::super::wait::Flow;
use crate::learned::Inputs;

const TABLE: usize = 48;
const REALM: usize = 72;
/// The moment with the own hand, then the own principality and the other's.
pub const PARTS: [usize; 3] = [
    TABLE + CardId::DRAW_CARDS,
    REALM + CardId::DRAW_CARDS,
    REALM + CardId::DRAW_CARDS,
];
/// How many figures a net of the card game is told.
pub const INPUTS: usize = PARTS[0] + PARTS[1] + PARTS[2];

pub fn describe(rules: &Rules, state: &State, seat: Seat, part: usize, inputs: &mut Inputs) {
    let begin = inputs.steps().len();
    match part {
        0 => {
            moment(rules, state, seat, inputs);
            inputs.fill(begin + TABLE);
            let held = state.hand(seat);
            counted(held.iter(), inputs);
        }
        1 => realm(rules, state, seat, inputs),
        _ => realm(rules, state, rivals::other(seat), inputs),
    }
}

fn moment(rules: &Rules, state: &State, seat: Seat, inputs: &mut Inputs) {
    let public = &state.public;
    for mode in Mode::ALL {
        inputs.flag(rules.mode == mode);
    }
    let is_own = public.turn == seat;
    let before_roll = state.task() == Task::BeforeRoll;
    inputs.flag(is_own && before_roll);
    inputs.flag(!is_own && before_roll);
    inputs.flag(is_own && !before_roll);
    inputs.push(f64::from(public.turns).min(100.0) / 30.0);
    inputs.push(f64::from(public.supply.roads) / 5.0);
    inputs.push(f64::from(public.supply.settlements) / 4.0);
    inputs.push(f64::from(public.supply.cities) / 4.0);
    inputs.push(f64::from(public.supply.landscapes.count_ones()) / 6.0);
    let goal = f64::from(rules.goal);
    for of in [seat, rivals::other(seat)] {
        let points = f64::from(rivals::victory(state, of));
        inputs.push(points / goal);
        for step in 1..=4 {
            inputs.push((f64::from(step) - (goal - points)).clamp(0.0, 1.0));
        }
    }
    // What the hand can hold, what it holds, and what the other holds of each back.
    inputs.push(f64::from(rivals::hand_limit(state, seat)) / 4.0);
    let held = state.hand(seat);
    inputs.push(f64::from(held.len()) / 4.0);
    let actions = held.iter().filter(|card| card.kind().is_action()).count();
    inputs.push(actions as f64 / 2.0);
    let stock = state.realm(seat).goods();
    let can_pay = |card: &CardId| !card.kind().is_action() && stock.covers(card.def().cost);
    inputs.push(held.iter().filter(can_pay).count() as f64 / 2.0);
    for of in Set::ALL {
        let count = public.hands[rivals::other(seat).index()][of as usize];
        inputs.push(f64::from(count) / 3.0);
    }
}

fn realm(rules: &Rules, state: &State, seat: Seat, inputs: &mut Inputs) {
    let begin = inputs.steps().len();
    let realm = state.realm(seat);
    let rival = state.realm(rivals::other(seat)).points();
    let points = realm.points();
    for (own, other) in [
        (points.commerce, rival.commerce),
        (points.strength, rival.strength),
        (points.skill, rival.skill),
        (points.progress, rival.progress),
    ] {
        inputs.push(f64::from(own) / 4.0);
        inputs.push((f64::from(own) - f64::from(other)) / 3.0);
    }
    inputs.push(f64::from(points.victory) / 5.0);
    inputs.flag(rivals::strength_holder(state) == Some(seat));
    inputs.flag(rivals::trade_holder(state) == Some(seat));
    lands(realm, inputs);
    towns(realm, inputs);
    waiting(realm, inputs);
    inputs.push(f64::from(rules.goal) / 10.0);
    inputs.fill(begin + REALM);
    counted(realm.cards().map(|(_, card)| card), inputs);
}

/// How many there are of each card.
fn counted(cards: impl Iterator<Item = CardId>, inputs: &mut Inputs) {
    let mut counts = [0_u8; CardId::DRAW_CARDS];
    for card in cards {
        counts[card.index()] += 1;
    }
    for count in counts {
        inputs.push(f64::from(count));
    }
}

/// What the landscapes bring and hold.
fn lands(realm: &Realm, inputs: &mut Inputs) {
    let derived = realm.derived();
    let goods = realm.goods();
    for kind in Resource::ALL {
        inputs.push(income(realm, kind) * 3.0);
        inputs.push(f64::from(goods.count(kind)) / 3.0);
        inputs.flag(derived.two_for_one & kind.bit() != 0);
    }
    for places in derived.numbers {
        let doubled = (places & derived.doubled).len();
        inputs.push((places.len() + doubled) as f64 / 2.0);
    }
    let total = f64::from(goods.total());
    inputs.push(total / 7.0);
    inputs.push((total - 7.0).clamp(0.0, 8.0) / 4.0);
    inputs.push(derived.doubled.len() as f64 / 2.0);
    inputs.push(f64::from(derived.ships) / 2.0);
    inputs.push(f64::from(derived.harvest) / 2.0);
    inputs.push(f64::from(derived.mints));
    inputs.flag(derived.search_price < 2);
    inputs.flag(realm.cache().is_some());
}

fn towns(realm: &Realm, inputs: &mut Inputs) {
    let count = |town: Town| realm.centres().filter(|it| realm.town(*it) == town).count() as f64;
    inputs.push(count(Town::Settlement) / 3.0);
    inputs.push(count(Town::City) / 3.0);
    let (free, at_cities) = free_sites(realm);
    inputs.push(free as f64 / 3.0);
    inputs.push(at_cities as f64 / 3.0);
    let roads = [rivals::End::Left, rivals::End::Right]
        .into_iter()
        .filter(|end| realm.has_road(*end));
    inputs.push(roads.count() as f64);
}

/// How soon roads, settlements and cities can be paid.
fn waiting(realm: &Realm, inputs: &mut Inputs) {
    let flow = Flow::of(realm);
    for cost in [
        ROAD_COST,
        SETTLEMENT_COST,
        CITY_COST,
        ROAD_COST + SETTLEMENT_COST,
    ] {
        inputs.push(3.0 / (3.0 + flow.wait(realm.goods(), cost)));
        inputs.push(f64::from(realm.goods().missing(cost).total()) / 3.0);
    }
    let room: u8 = realm
        .room()
        .iter()
        .map(|place| STORE - realm.store(place))
        .sum();
    inputs.push(f64::from(room) / 9.0);
    inputs.flag(realm.goods() == Goods::NONE);
}
