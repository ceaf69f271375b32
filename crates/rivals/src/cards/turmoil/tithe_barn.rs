//! Tithe Barn (Zehntscheuer): wool or grain for each hero when it is built.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind, Points};
use crate::effects::{Ask, Custom};
use crate::goods::{Goods, Resource};
use crate::play::Play;
use crate::setup::Rules;
use crate::state::{Asked, State, Task};

pub const CARD: CardDef = CardDef {
    moons: 1,
    cost: Goods::list([1, 0, 2, 1, 0, 0]),
    points: Points {
        victory: 1,
        ..Points::NONE
    },
    custom: Custom {
        built: Some(built),
        asks: Some(Ask::new(|_| "rivals-prompt-tithe", options, answer)),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-tithe_barn", Kind::CityBuilding, 1)
};

const KINDS: [Resource; 2] = [Resource::Grain, Resource::Wool];

fn built(play: &mut Play, seat: Seat) {
    if play.state().realm(seat).heroes().next().is_some() {
        play.next([Some(Task::ask(CardId::TitheBarn, seat))]);
    }
}

fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    let realm = state.realm(asked.seat);
    let open = KINDS
        .into_iter()
        .filter(|kind| !realm.room_for(*kind).is_empty());
    menu.extend(open.map(Action::Name));
}

/// All of the same kind.
fn answer(play: &mut Play, Asked { seat, .. }: Asked, action: Action) {
    if let Action::Name(kind) = action {
        let realm = play.state().realm(seat);
        let left = realm.heroes().count() as u8;
        let places = realm.places_of(kind);
        play.next([Some(Task::Gain { seat, left, places })]);
    }
}
