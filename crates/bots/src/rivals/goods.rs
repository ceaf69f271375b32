//! Resources one by one: which to store, to pay, to ask for.

use rivals::{Action, CardId, Goods, Menu, Places, Resource};

use super::goals::Plan;
use super::table::{Table, best};

/// The unit that helps most, stored where least lies.
pub fn store(table: &Table, plan: &Plan, menu: &Menu) -> Option<Action> {
    let realm = table.realm();
    let merit = |action: Action| match action {
        Action::Store(place) => {
            let with = realm.goods() + Goods::of(realm.kind_at(place), 1);
            Some(plan.outlook(with) - 1e-6 * f64::from(realm.store(place)))
        }
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

/// The unit that is missed least, from where most lies.
pub fn spend(table: &Table, plan: &Plan, menu: &Menu) -> Option<Action> {
    let realm = table.realm();
    let merit = |action: Action| match action {
        Action::Spend(place) => {
            let left = realm.goods() - Goods::of(realm.kind_at(place), 1);
            Some(plan.outlook(left) + 1e-6 * f64::from(realm.store(place)))
        }
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

/// The kind that helps most; of equals the one the other has least of.
pub fn name(table: &Table, plan: &Plan, menu: &Menu) -> Option<Action> {
    let (stock, rival) = (table.realm().goods(), table.rival().goods());
    let merit = |action: Action| match action {
        Action::Name(kind) => {
            let with = plan.outlook(stock + Goods::of(kind, 1));
            Some(with - 1e-4 * f64::from(rival.count(kind)))
        }
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

/// Buys for gold what helps more than the gold.
pub fn buy(table: &Table, plan: &Plan, menu: &Menu) -> Option<Action> {
    let stock = table.realm().goods();
    let merit = |action: Action| match action {
        Action::Pass => Some(plan.outlook(stock)),
        Action::Name(kind) => {
            let left = stock - Goods::of(Resource::Gold, 1);
            Some(plan.outlook(left + Goods::of(kind, 1)))
        }
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

/// The number that brings most, less what it brings the other.
pub fn number(table: &Table, plan: &Plan, menu: &Menu) -> Option<Action> {
    let (realm, rival) = (table.realm(), table.rival());
    let stock = realm.goods();
    let merit = |action: Action| match action {
        Action::Number(number) => {
            let with = units(realm, number).fold(stock, |sum, kind| sum + Goods::of(kind, 1));
            let others = units(rival, number).count() as f64;
            Some(plan.outlook(with) - 0.02 * others)
        }
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

fn units(realm: &rivals::Realm, number: u8) -> impl Iterator<Item = Resource> {
    let places = realm.numbered(number) & realm.room();
    places.iter().map(|place| realm.kind_at(place))
}

/// Would exchanging some of these for so many others help? For cards that do so.
pub fn exchange(table: &Table, plan: &Plan, card: CardId) -> bool {
    let realm = table.realm();
    let stock = realm.goods();
    let mut after = stock;
    for _ in 0..if card == CardId::MerchantCaravan {
        2
    } else {
        0
    } {
        let left = after.iter().map(|(kind, _)| after - Goods::of(kind, 1));
        after = best_of(plan, left).unwrap_or(after);
    }
    if card != CardId::MerchantCaravan {
        after = stock - Goods::of(Resource::Gold, 3);
    }
    let room = |kind: &Resource| realm.room_for(*kind) != Places::NONE;
    for _ in 0..2 {
        let open = Resource::ALL.into_iter().filter(room);
        after = best_of(plan, open.map(|kind| after + Goods::of(kind, 1))).unwrap_or(after);
    }
    plan.outlook(after) > 1.05 * plan.outlook(stock)
}

fn best_of(plan: &Plan, all: impl Iterator<Item = Goods>) -> Option<Goods> {
    all.max_by(|a, b| plan.outlook(*a).total_cmp(&plan.outlook(*b)))
}
