//! Landscapes and sites: where a card goes, and which landscapes are wanted.

use rivals::{Action, CardId, Effect, Landscape, Menu, Place, Places, Resource, Side, Task, Town};

use super::vantage::{Vantage, best};

/// The best free side for this card; none if there is none.
pub fn side(table: &Vantage, card: CardId) -> Option<Side> {
    let realm = table.realm();
    let free = realm.sides().filter(|it| rivals::fits(realm, card, *it));
    let rated = free.map(|side| (side, merit(table, card, side)));
    let best = rated.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(side, _)| side)
}

/// What speaks for this side.
fn merit(table: &Vantage, card: CardId, side: Side) -> f64 {
    let realm = table.realm();
    let beside = side.beside();
    let is_large_ship = matches!(card, CardId::LargeTradeShip | CardId::LargeTradeShipGold);
    let effects: f64 = card
        .def()
        .effects
        .iter()
        .map(|effect| match *effect {
            Effect::Doubles(kind) => {
                let lands = beside & realm.places_of(kind) & !realm.derived().doubled;
                f64::from(lands.len())
            }
            Effect::Plenty => f64::from((beside & realm.filled()).len()) / 4.0,
            _ => 0.0,
        })
        .sum();
    let traded = if is_large_ship {
        f64::from((beside & realm.derived().doubled).len())
    } else {
        0.0
    };
    // Sites at cities are for red cards; only there a Parish Hall can grow.
    let is_city = realm.town(side.centre()) == Town::City;
    let wants_city = card == CardId::ParishHall && table.rules.cards.count(CardId::TownHall) > 0;
    let place = if table.has_themes() && is_city != wants_city {
        -0.5
    } else {
        0.0
    };
    effects + traded + place
}

/// Would this booster double anything there?
pub fn doubles(table: &Vantage, card: CardId, side: Side) -> bool {
    let realm = table.realm();
    card.def().effects.iter().all(|effect| match *effect {
        Effect::Doubles(kind) => {
            let fresh = realm.places_of(kind) & !realm.derived().doubled;
            !(side.beside() & fresh).is_empty()
        }
        _ => true,
    })
}

/// Which landscape to pick of the stack, and which of two lies above.
pub fn landscape(table: &Vantage, menu: &Menu) -> Option<Action> {
    let merit = |action: Action| match (action, table.task()) {
        (Action::Landscape(land), Task::LayUpper { centre, one, two }) => {
            let under = if land == one { two } else { one };
            let column = centre.around();
            Some(fit(table, column, land, false) + fit(table, column, under, true))
        }
        (Action::Landscape(land), _) => Some(wanted(table, land)),
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

/// Equal landscapes of one row share a booster.
fn fit(table: &Vantage, around: Places, land: Landscape, is_lower: bool) -> f64 {
    let realm = table.realm();
    let is_alike = |place: Place| {
        let neighbour = realm.land(place).map(|it| it.print().resource);
        place.is_lower() == is_lower && neighbour == Some(land.print().resource)
    };
    f64::from(u8::from(around.iter().any(is_alike)))
}

/// Kinds that come seldom are wanted, and numbers that were missing.
fn wanted(table: &Vantage, land: Landscape) -> f64 {
    let print = land.print();
    let use_of = match print.resource {
        Resource::Ore | Resource::Grain | Resource::Brick => 1.0,
        Resource::Lumber | Resource::Wool => 0.9,
        Resource::Gold => 0.4,
    };
    let numbers = f64::from(table.realm().numbered(print.number).len());
    use_of / (0.3 + table.income(print.resource)) - 0.1 * numbers
}
