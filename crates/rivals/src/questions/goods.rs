//! Gaining and paying, unit by unit; whoever has no choice is not asked.

use game::{RuleId, Seat};

use crate::actions::Action;
use crate::goods::{Goods, Resource};
use crate::places::{Place, Places};
use crate::play::Play;
use crate::state::{Realm, State, Task};

/// A resource is stored where there is room for its kind; without room it is lost.
pub const GAIN: RuleId = RuleId("RIV-110");
/// The payer chooses the landscapes he pays from.
pub const PAY: RuleId = RuleId("RIV-111");
/// A discount saves one resource of the printed cost, of the owner's choice.
pub const SAVE: RuleId = RuleId("RIV-R-30");

/// RIV-110, RIV-117, RIV-R-06, RIV-R-46: gains cannot be declined while there is room, and nothing
/// is kept for later when there is none.
pub fn gain_goes_on(play: &mut Play, seat: Seat, left: u8, places: Places) -> bool {
    let open = places & play.state().realm(seat).room();
    if left == 0 || open.is_empty() {
        play.done();
        return true;
    }
    match open.only() {
        Some(place) => {
            gain(play, seat, place);
            true
        }
        None => false,
    }
}

pub fn gain_options(state: &State, menu: &mut Vec<Action>) {
    if let Task::Gain { seat, places, .. } = state.task() {
        let open = places & state.realm(seat).room();
        menu.extend(open.iter().map(Action::Store));
    }
}

/// One unit of the gain on top of the agenda goes to this place.
pub fn gain(play: &mut Play, seat: Seat, place: Place) {
    if let Task::Gain { left, places, .. } = play.task() {
        play.replace(Task::Gain {
            seat,
            left: left - 1,
            places,
        });
        play.gain(seat, place);
    }
}

/// The kind that is paid next, and where it may come from.
pub fn next_payment(realm: &Realm, owed: Goods) -> Option<(Resource, Places)> {
    let (kind, _) = owed.iter().next()?;
    Some((kind, realm.places_of(kind) & realm.filled()))
}

pub fn pay_goes_on(play: &mut Play, seat: Seat, owed: Goods) -> bool {
    let realm = play.state().realm(seat);
    let Some((kind, sources)) = next_payment(realm, owed) else {
        play.done();
        return true;
    };
    let place = sources.iter().next();
    // Whoever pays all he has need not be asked in which order.
    let is_free = sources.len() > 1 && realm.goods().count(kind) > owed.count(kind);
    match place {
        Some(place) if !is_free => {
            pay(play, seat, owed, place);
            true
        }
        Some(_) | None => false,
    }
}

/// One unit of what is owed comes from this place.
pub fn pay(play: &mut Play, seat: Seat, owed: Goods, place: Place) {
    let kind = play.state().realm(seat).kind_at(place);
    let owed = owed - Goods::of(kind, 1);
    play.replace(Task::Pay { seat, owed });
    play.spend(seat, place);
}

/// One of so many units comes from this place.
pub fn pay_any(play: &mut Play, seat: Seat, left: u8, place: Place) {
    let kind = play.state().realm(seat).kind_at(place);
    play.replace(Task::PayAny {
        seat,
        left: left - 1,
    });
    play.note_paid(seat, Goods::of(kind, 1));
    play.spend(seat, place);
}

pub fn pay_any_goes_on(play: &mut Play, seat: Seat, left: u8) -> bool {
    let realm = play.state().realm(seat);
    if left == 0 {
        play.done();
        return true;
    }
    let all = realm.filled();
    let is_free = all.len() > 1 && realm.goods().total() > left;
    match all.iter().next() {
        Some(place) if !is_free => {
            pay_any(play, seat, left, place);
            true
        }
        Some(_) | None => false,
    }
}

pub fn pay_options(realm: &Realm, owed: Goods, menu: &mut Vec<Action>) {
    let next = next_payment(realm, owed);
    let sources = next.map_or(Places::NONE, |(_, sources)| sources);
    menu.extend(sources.iter().map(Action::Spend));
}

pub fn pay_any_options(realm: &Realm, menu: &mut Vec<Action>) {
    menu.extend(realm.filled().iter().map(Action::Spend));
}

/// What may be saved so that the rest can be paid.
pub fn savings(realm: &Realm, cost: Goods) -> impl Iterator<Item = Resource> {
    let goods = realm.goods();
    cost.iter()
        .map(|(kind, _)| kind)
        .filter(move |kind| goods.covers(cost - Goods::of(*kind, 1)))
}

pub fn save_goes_on(play: &mut Play, seat: Seat, cost: Goods) -> bool {
    let (first, second) = {
        let mut kinds = savings(play.state().realm(seat), cost);
        (kinds.next(), kinds.next())
    };
    match (first, second) {
        (Some(only), None) => {
            save(play, only);
            true
        }
        (Some(_) | None, _) => false,
    }
}

pub fn save(play: &mut Play, kind: Resource) {
    if let Task::Save { seat, cost } = play.task() {
        let owed = cost - Goods::of(kind, 1);
        play.note_paid(seat, owed);
        play.replace(Task::Pay { seat, owed });
    }
}

pub fn save_options(state: &State, menu: &mut Vec<Action>) {
    if let Task::Save { seat, cost } = state.task() {
        menu.extend(savings(state.realm(seat), cost).map(Action::Name));
    }
}
