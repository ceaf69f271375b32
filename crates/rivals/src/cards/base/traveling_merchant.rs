//! Traveling Merchant (Fahrender Händler): up to two resources for one gold each.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Custom};
use crate::goods::{Goods, Resource};
use crate::play::Play;
use crate::setup::Rules;
use crate::state::{About, Asked, State, Task};

pub const CARD: CardDef = CardDef {
    moons: 1,
    custom: Custom {
        event: Some(event),
        asks: Some(Ask::new(|_| "rivals-prompt-buy", options, answer)),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-traveling_merchant", Kind::Event, 2)
};

/// Resources one player may buy.
const MOST: u8 = 2;

fn event(play: &mut Play) {
    let asked = play.state().in_order();
    play.next(asked.map(|seat| Some(offer(seat, MOST))));
}

fn offer(seat: Seat, left: u8) -> Task {
    Task::ask_about(CardId::TravelingMerchant, seat, About::Left(left))
}

/// RIV-R-54: unit by unit, no gold for gold, and one may stop at any point.
fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    let realm = state.realm(asked.seat);
    if realm.goods().count(Resource::Gold) == 0 {
        return;
    }
    let others = Resource::ALL.into_iter();
    let open = others.filter(|kind| *kind != Resource::Gold && !realm.room_for(*kind).is_empty());
    menu.extend(open.map(Action::Name));
    if !menu.is_empty() {
        menu.push(Action::Pass);
    }
}

fn answer(play: &mut Play, Asked { seat, about, .. }: Asked, action: Action) {
    if let (Action::Name(kind), About::Left(left)) = (action, about) {
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
            (left > 1).then(|| offer(seat, left - 1)),
        ]);
    }
}
