//! Traveling Merchant (Fahrender Händler): up to two resources for one gold each.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, Kind};
use crate::effects::Custom;
use crate::goods::{Goods, Resource};
use crate::play::Play;
use crate::state::{State, Task};

pub const CARD: CardDef = CardDef {
    moons: 1,
    custom: Custom {
        event: Some(event),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-traveling_merchant", Kind::Event, 2)
};

/// Resources one player may buy.
const MOST: u8 = 2;

fn event(play: &mut Play) {
    let asked = play.state().in_order();
    play.next(asked.map(|seat| Some(Task::Buy { seat, left: MOST })));
}

/// RIV-R-54: unit by unit, no gold for gold, and one may stop at any point.
pub fn goes_on(play: &mut Play, seat: Seat, left: u8) -> bool {
    let realm = play.state().realm(seat);
    let can_pay = realm.goods().count(Resource::Gold) > 0;
    let is_done = left == 0 || !can_pay || goods(play.state(), seat).next().is_none();
    if is_done {
        play.done();
    }
    is_done
}

fn goods(state: &State, seat: Seat) -> impl Iterator<Item = Resource> + '_ {
    let others = Resource::ALL.into_iter();
    others.filter(move |kind| {
        *kind != Resource::Gold && !state.realm(seat).room_for(*kind).is_empty()
    })
}

pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    menu.push(Action::Pass);
    menu.extend(goods(state, seat).map(Action::Name));
}

pub fn buy(play: &mut Play, kind: Resource) {
    if let Task::Buy { seat, left } = play.task() {
        play.replace(Task::Buy {
            seat,
            left: left - 1,
        });
        let owed = Goods::of(Resource::Gold, 1);
        play.note_paid(seat, owed);
        let places = play.state().realm(seat).places_of(kind);
        play.next([
            Some(Task::Pay { seat, owed }),
            Some(Task::Gain {
                seat,
                left: 1,
                places,
            }),
        ]);
    }
}
