//! Resources one by one: which to store, to pay, to ask for.

use rivals::{Action, Goods, Menu, Places, Resource, STORE};

use super::goals::Plan;
use super::vantage::{Vantage, best};

/// Goods are changed by a card if what they promise grows by this factor.
const EAGER: f64 = 0.82;

/// The unit that helps most, stored where least lies.
pub fn store(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
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
pub fn spend(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
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
pub fn name(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
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
pub fn buy(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
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
pub fn number(table: &Vantage, plan: &Plan, menu: &Menu) -> Option<Action> {
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

/// How much more the best number brings than the dice will.
pub fn wisdom(table: &Vantage, plan: &Plan) -> f64 {
    let realm = table.realm();
    let stock = realm.goods();
    let with = |number: u8| {
        let goods = units(realm, number).fold(stock, |sum, kind| sum + Goods::of(kind, 1));
        plan.outlook(goods)
    };
    let all = [1, 2, 3, 4, 5, 6].map(with);
    let best = all.iter().copied().fold(0.0, f64::max);
    best - all.iter().sum::<f64>() / 6.0
}

/// What a number brings, doubled landscapes as far as there is room.
fn units(realm: &rivals::Realm, number: u8) -> impl Iterator<Item = Resource> {
    let places = realm.numbered(number) & realm.room();
    places.iter().flat_map(|place| {
        let doubled = realm.derived().doubled.contains(place);
        let room = usize::from(STORE - realm.store(place));
        let count = (1 + usize::from(doubled)).min(room);
        std::iter::repeat_n(realm.kind_at(place), count)
    })
}

/// Would it help to pay two of any kind for two others?
pub fn caravan(table: &Vantage, plan: &Plan) -> bool {
    let stock = table.realm().goods();
    helps(table, plan, pay_least(plan, stock, 2))
}

/// Would it help to pay three gold for two others?
pub fn goldsmith(table: &Vantage, plan: &Plan) -> bool {
    let stock = table.realm().goods();
    helps(table, plan, stock - Goods::of(Resource::Gold, 3))
}

/// Are the best two units on top of what is left better than what is there?
fn helps(table: &Vantage, plan: &Plan, left: Goods) -> bool {
    let realm = table.realm();
    let open = Resource::ALL.into_iter();
    let open = open.filter(|kind| realm.room_for(*kind) != Places::NONE);
    let one_more = |goods: Goods| {
        let more = open.clone().map(|kind| goods + Goods::of(kind, 1));
        best_of(plan, more).unwrap_or(goods)
    };
    plan.outlook(one_more(one_more(left))) > EAGER * plan.outlook(realm.goods())
}

/// What is left when so many units are paid that are missed least.
pub fn pay_least(plan: &Plan, stock: Goods, count: u8) -> Goods {
    (0..count).fold(stock, |left, _| {
        let less = left.iter().map(|(kind, _)| left - Goods::of(kind, 1));
        best_of(plan, less).unwrap_or(left)
    })
}

fn best_of(plan: &Plan, all: impl Iterator<Item = Goods>) -> Option<Goods> {
    all.max_by(|a, b| plan.outlook(*a).total_cmp(&plan.outlook(*b)))
}
