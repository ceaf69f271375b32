//! What the symbols of the event die do.

use game::Seat;

use super::points;
use crate::effects::Effect;
use crate::goods::Resource;
use crate::places::{Place, Places};
use crate::play::Play;
use crate::state::{State, Task, other};

/// RIV-93: more than so many bring the brigands.
const TOO_MANY: u8 = 7;

/// RIV-92, RIV-93: whoever has too much in store loses all wool and all gold; only the Gold Cache
/// is out of reach.
pub fn brigands(play: &mut Play) {
    play.done();
    for seat in play.state().in_order() {
        let counted = countable(play.state(), seat);
        if counted > TOO_MANY {
            let realm = play.state().realm(seat);
            let hit = realm.places_of(Resource::Wool) | realm.places_of(Resource::Gold);
            let hit = hit & !Places::of(Place::CACHE);
            let losses: Vec<(Place, u8)> = hit.iter().map(|it| (it, realm.store(it))).collect();
            let lost = play.lose(seat, losses.into_iter());
            play.note_raid(seat, counted, lost);
        }
    }
}

/// RIV-92, RIV-R-39: all stores but those beside a Storehouse and the Gold Cache.
pub fn countable(state: &State, seat: Seat) -> u8 {
    let realm = state.realm(seat);
    let shelters = realm
        .cards()
        .filter(|(_, card)| card.def().effects.contains(&Effect::Shelters));
    let sheltered = shelters.fold(Places::of(Place::CACHE), |sum, (side, _)| {
        sum | side.beside()
    });
    let counted = realm.filled() & !sheltered;
    counted.iter().map(|place| realm.store(place)).sum()
}

/// RIV-94, RIV-R-29: only the trade advantage takes something.
pub fn trade(play: &mut Play) {
    play.done();
    if let Some(seat) = points::trade_holder(play.state()) {
        let effects = play.state().realm(seat).effects();
        let lenders = effects.filter(|effect| *effect == Effect::Lends);
        play.next([Some(Task::Demand {
            seat,
            left: 1 + lenders.count() as u8,
            any: false,
            taken: 0,
        })]);
    }
}

/// RIV-95, RIV-96: more skill, or both on a tie; Reiner's player gains one more in any case.
pub fn celebration(play: &mut Play) {
    play.done();
    let state = play.state();
    let skill = |seat| state.realm(seat).points().skill;
    let gains = state.in_order().map(|seat| {
        let is_herald = state.public.dice.herald && seat == state.public.turn;
        let wins = skill(seat) >= skill(other(seat));
        let count = u8::from(wins) + u8::from(is_herald);
        (count > 0).then_some(Task::gain_any(seat, count))
    });
    play.next(gains);
}

/// RIV-97, RIV-R-48: the fixed gold, then one of any kind; the player on turn completely first.
pub fn harvest(play: &mut Play) {
    play.done();
    let state = play.state();
    let [active, passive] = state.in_order();
    let gold = |seat| {
        let realm = state.realm(seat);
        let left = realm.derived().harvest;
        let places = realm.places_of(Resource::Gold);
        (left > 0).then_some(Task::Gain { seat, left, places })
    };
    let tasks = [
        gold(active),
        Some(Task::gain_any(active, 1)),
        gold(passive),
        Some(Task::gain_any(passive, 1)),
    ];
    play.next(tasks);
}
