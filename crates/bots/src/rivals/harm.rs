//! What is done to the other, and what one gives up oneself.

use rivals::{Action, Menu, STORE};

use super::vantage::{Vantage, best};
use super::worth::{missed, to_its_owner};

/// The card the other would miss most.
pub fn strike(table: &Vantage, menu: &Menu) -> Option<Action> {
    let (own, rival) = (table.realm().points(), table.rival().points());
    let merit = |action: Action| match action {
        Action::Choose { card, .. } => Some(missed(rival, own, card)),
        Action::Take(card) | Action::Under { card, .. } => Some(to_its_owner(card)),
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

/// The own card that is missed least; gold is paid before one goes.
pub fn yield_up(table: &Vantage, menu: &Menu) -> Option<Action> {
    let (own, rival) = (table.realm().points(), table.rival().points());
    let merit = |action: Action| match action {
        Action::Pay => Some(0.0),
        Action::Choose { card, .. } => Some(-missed(own, rival, card)),
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}

/// The own place that takes most of the other's goods.
pub fn raid(table: &Vantage, menu: &Menu) -> Option<Action> {
    let (realm, rival) = (table.realm(), table.rival().goods());
    let merit = |action: Action| match action {
        Action::Land(place) => {
            let room = STORE - realm.store(place);
            Some(f64::from(room.min(rival.count(realm.kind_at(place)))))
        }
        _ => None,
    };
    best(menu, merit).map(|(action, _)| action)
}
