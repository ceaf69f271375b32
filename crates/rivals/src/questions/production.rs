//! What the landscapes produce on a roll.

use crate::goods::Resource;
use crate::places::{Place, Places};
use crate::play::Play;
use crate::state::Realm;

/// RIV-90: every landscape of both players with the rolled number, two beside a booster.
pub fn run(play: &mut Play) {
    play.done();
    let number = play.state().public.dice.number;
    // There is one Gold Cache in the box, so at most one player is asked anything.
    for seat in play.state().in_order() {
        let derived = play.state().realm(seat).derived();
        let (lands, doubled) = (derived.numbers[number as usize - 1], derived.doubled);
        play.produce(seat, lands, |place| 1 + u8::from(doubled.contains(place)));
    }
}

/// RIV-91: then what cards bring; the player on turn first.
pub fn run_cards(play: &mut Play) {
    play.done();
    let state = play.state();
    let mut tasks = Vec::new();
    for seat in state.in_order() {
        let cards = state.realm(seat).cards().map(|(_, card)| card);
        let hooks = cards.filter_map(|card| card.def().custom.produced);
        tasks.extend(hooks.filter_map(|produced| produced(state, seat)));
    }
    for task in tasks.into_iter().rev() {
        play.next([Some(task)]);
    }
}

/// Could one of these landscapes take something? Gold may go into the cache (RIV-R-49).
pub fn has_room(realm: &Realm, lands: Places) -> bool {
    let has_gold = !(lands & realm.places_of(Resource::Gold)).is_empty();
    let cache = if has_gold {
        Places::of(Place::CACHE)
    } else {
        Places::NONE
    };
    !((lands | cache) & realm.room()).is_empty()
}
