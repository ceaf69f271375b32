//! Merchant (Händler): take one or two resources of the other player, give one back.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, Kind};
use crate::effects::{Condition, Custom};
use crate::places::{Place, Places};
use crate::play::Play;
use crate::questions::taking;
use crate::state::{State, Task, other};

pub const CARD: CardDef = CardDef {
    requires: Condition::Any(&[Condition::Commerce(3), Condition::HaveCity]),
    custom: Custom {
        check: Some(taking::check),
        play: Some(play),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-merchant", Kind::AttackAction, 2)
};

fn play(play: &mut Play, seat: Seat) {
    play.next([
        Some(Task::Demand {
            seat,
            left: 2,
            any: true,
            taken: 0,
        }),
        Some(Task::Return(seat)),
    ]);
}

/// RIV-R-08: one of a kind the other has room for.
fn sources(state: &State, seat: Seat) -> Places {
    let (realm, rival) = (state.realm(seat), state.realm(other(seat)));
    let fits = |place: &Place| !rival.room_for(realm.kind_at(*place)).is_empty();
    let places = realm.filled().iter().filter(fits);
    places.fold(Places::NONE, |sum, place| sum | Places::of(place))
}

pub fn goes_on(play: &mut Play, seat: Seat) -> bool {
    match sources(play.state(), seat).only() {
        Some(place) => {
            give_back(play, seat, place);
            true
        }
        None => false,
    }
}

pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    menu.extend(sources(state, seat).iter().map(Action::Spend));
}

/// RIV-188: the giver chooses kind and source, the other where it goes.
pub fn give_back(play: &mut Play, seat: Seat, place: Place) {
    play.done();
    let to = other(seat);
    let kind = play.state().realm(seat).kind_at(place);
    play.hand_over(to, place);
    let places = play.state().realm(to).places_of(kind);
    play.next([Some(Task::Gain {
        seat: to,
        left: 1,
        places,
    })]);
}
