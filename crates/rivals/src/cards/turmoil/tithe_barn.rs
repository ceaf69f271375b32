//! Tithe Barn (Zehntscheuer): wool or grain for each hero when it is built.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, Kind, Points};
use crate::effects::Custom;
use crate::goods::{Goods, Resource};
use crate::play::Play;
use crate::state::{State, Task};

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 0, 2, 1, 0, 0]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    custom: Custom {
        built: Some(built),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-tithe_barn", Kind::CityBuilding, 1)
};

const KINDS: [Resource; 2] = [Resource::Grain, Resource::Wool];

fn built(play: &mut Play, seat: Seat) {
    if play.state().realm(seat).heroes().next().is_some() {
        play.next([Some(Task::Tithe(seat))]);
    }
}

pub fn goes_on(play: &mut Play, seat: Seat) -> bool {
    let mut menu = Vec::new();
    options(play.state(), seat, &mut menu);
    match menu[..] {
        [] => play.done(),
        [Action::Name(kind)] => choose(play, seat, kind),
        _ => return false,
    }
    true
}

pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let realm = state.realm(seat);
    let open = KINDS
        .into_iter()
        .filter(|kind| !realm.room_for(*kind).is_empty());
    menu.extend(open.map(Action::Name));
}

/// All of the same kind.
pub fn choose(play: &mut Play, seat: Seat, kind: Resource) {
    play.done();
    let realm = play.state().realm(seat);
    let left = realm.heroes().count() as u8;
    let places = realm.places_of(kind);
    play.next([Some(Task::Gain { seat, left, places })]);
}
