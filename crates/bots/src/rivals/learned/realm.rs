//! What a net is told of a principality: what it brings, holds, counts for and is exposed to.

use std::cmp::Ordering;

use game::Seat;
use rivals::{
    CITY_COST, Goods, Points, ROAD_COST, Realm, Resource, SETTLEMENT_COST, STORE, State, Town,
};

use super::super::vantage::{free_sites, income};
use super::super::wait::Flow;
use crate::learned::Inputs;

/// An advantage needs so many points.
const ADVANTAGE: u8 = 3;
/// Brigands come to whoever has more.
const SAFE: f64 = 7.0;

pub fn describe(state: &State, seat: Seat, inputs: &mut Inputs) {
    let realm = state.realm(seat);
    let rival = state.realm(rivals::other(seat)).points();
    let points = realm.points();
    balance(points, rival, inputs);
    inputs.push(f64::from(points.victory) / 5.0);
    inputs.flag(rivals::strength_holder(state) == Some(seat));
    inputs.flag(rivals::trade_holder(state) == Some(seat));
    lands(realm, inputs);
    stores(realm, f64::from(rivals::countable(state, seat)), inputs);
    towns(realm, inputs);
    waiting(realm, inputs);
}

/// Points against the other's, and how far each token is away or safe.
fn balance(points: Points, rival: Points, inputs: &mut Inputs) {
    for (own, other) in [
        (points.commerce, rival.commerce),
        (points.strength, rival.strength),
        (points.skill, rival.skill),
        (points.progress, rival.progress),
    ] {
        inputs.push(f64::from(own) / 4.0);
        inputs.push((f64::from(own) - f64::from(other)) / 3.0);
    }
    for (own, other) in [
        (points.commerce, rival.commerce),
        (points.strength, rival.strength),
    ] {
        let needed = other.max(ADVANTAGE - 1) + 1;
        let threat = own.max(ADVANTAGE - 1) + 1;
        inputs.push(f64::from(needed.saturating_sub(own).min(4)) / 3.0);
        inputs.push(f64::from(threat.saturating_sub(other).min(4)) / 3.0);
    }
    inputs.flag(points.skill.cmp(&rival.skill) == Ordering::Greater);
    inputs.flag(points.skill.cmp(&rival.skill) == Ordering::Equal);
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
    inputs.push((total - SAFE).clamp(0.0, 8.0) / 4.0);
    inputs.push(derived.doubled.len() as f64 / 2.0);
    inputs.push(f64::from(derived.ships) / 2.0);
    inputs.push(derived.beside_large_ship.len() as f64 / 2.0);
    inputs.push(f64::from(derived.harvest) / 2.0);
    inputs.push(f64::from(derived.mints));
    inputs.flag(derived.search_price < 2);
    inputs.flag(realm.cache().is_some());
}

/// What still fits, what brigands would count, and what they would take.
fn stores(realm: &Realm, counted: f64, inputs: &mut Inputs) {
    for kind in Resource::ALL {
        let places = realm.places_of(kind).iter();
        let room: u8 = places.map(|place| STORE - realm.store(place)).sum();
        inputs.push(f64::from(room) / 3.0);
    }
    // What the next rolls bring to full landscapes is lost.
    let full = realm.filled() & !realm.room();
    inputs.push(full.len() as f64 / 2.0);
    inputs.push((full & realm.derived().doubled).len() as f64);
    let goods = realm.goods();
    let feared = f64::from(goods.count(Resource::Wool) + goods.count(Resource::Gold));
    inputs.push((counted - SAFE) / 4.0);
    for above in [0.0, 1.0, 2.0] {
        inputs.push(if counted + above > SAFE {
            feared / 3.0
        } else {
            0.0
        });
    }
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
