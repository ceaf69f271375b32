//! What the landscapes produce on a roll.

use crate::goods::Resource;
use crate::places::{Place, Places};
use crate::play::Play;
use crate::state::Realm;

/// RIV-90: every landscape of both players with the rolled number, two beside a booster. The
/// marketplaces follow (RIV-91).
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
