//! Merchant (Händler): take one or two resources of the other player, give one back.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Condition, Custom};
use crate::places::{Place, Places};
use crate::play::Play;
use crate::questions::taking;
use crate::setup::Rules;
use crate::state::{Asked, State, Task, other};

pub const CARD: CardDef = CardDef {
    requires: Condition::Any(&[Condition::Commerce(3), Condition::HaveCity]),
    custom: Custom {
        check: Some(taking::check),
        play: Some(play),
        asks: Some(Ask::new(|_| "rivals-prompt-return", options, answer)),
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
        Some(Task::ask(CardId::Merchant, seat)),
    ]);
}

/// RIV-R-08: one of a kind the other has room for.
fn sources(state: &State, seat: Seat) -> Places {
    let (realm, rival) = (state.realm(seat), state.realm(other(seat)));
    let fits = |place: &Place| !rival.room_for(realm.kind_at(*place)).is_empty();
    let places = realm.filled().iter().filter(fits);
    places.fold(Places::NONE, |sum, place| sum | Places::of(place))
}

fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    menu.extend(sources(state, asked.seat).iter().map(Action::Spend));
}

/// RIV-188: the giver chooses kind and source, the other where it goes.
fn answer(play: &mut Play, asked: Asked, action: Action) {
    let Action::Spend(place) = action else {
        unreachable!("a resource is given back");
    };
    let to = other(asked.seat);
    let kind = play.state().realm(asked.seat).kind_at(place);
    play.hand_over(to, place);
    let places = play.state().realm(to).places_of(kind);
    play.next([Some(Task::Gain {
        seat: to,
        left: 1,
        places,
    })]);
}
