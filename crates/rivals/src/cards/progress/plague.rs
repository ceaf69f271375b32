//! Plague (Seuche): every landscape beside a city loses one resource.

use game::Seat;

use crate::card::{CardDef, CardId, Kind};
use crate::effects::Custom;
use crate::places::{Place, Places};
use crate::play::Play;
use crate::state::{Realm, State, Task};

pub const CARD: CardDef = CardDef {
    moons: 2,
    custom: Custom {
        event: Some(event),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-plague", Kind::Event, 3)
};

/// Both at the same time, then the Pharmacies.
fn event(play: &mut Play) {
    for seat in play.state().in_order() {
        let hit = exposed(play.state().realm(seat));
        let lost = play.lose(seat, hit.iter().map(|place| (place, 1)));
        play.note_lost(seat, lost);
    }
    let state = play.state();
    let gains = state.in_order().map(|seat| gain(state, seat));
    play.next(gains);
}

fn gain(state: &State, seat: Seat) -> Option<Task> {
    let left = state.realm(seat).count(CardId::Pharmacy);
    (left > 0).then_some(Task::gain_any(seat, left))
}

/// RIV-R-32: a landscape that borders a city with a Bath House is safe, whatever else it borders.
fn exposed(realm: &Realm) -> Places {
    let around = |sum: Places, centre: crate::places::Centre| sum | centre.around();
    let cities = realm.cities().fold(Places::NONE, around);
    let baths = realm.cards().filter(|(_, card)| *card == CardId::BathHouse);
    let safe = baths.map(|(side, _)| side.centre());
    let safe = safe.fold(Places::of(Place::CACHE), around);
    cities & realm.filled() & !safe
}
