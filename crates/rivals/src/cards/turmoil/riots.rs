//! Riots (Unruhen): pay gold for units, or lose one of them.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Custom, Effect};
use crate::goods::{Goods, Resource};
use crate::places::Side;
use crate::play::Play;
use crate::questions::event_card;
use crate::setup::Rules;
use crate::state::{Asked, Realm, State, Task};

pub const CARD: CardDef = CardDef {
    moons: 1,
    custom: Custom {
        event: Some(event),
        threat: Some(threat),
        asks: Some(Ask {
            price: Some(price),
            ..Ask::new(|_| "rivals-prompt-riots", options, answer)
        }),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-riots", Kind::Event, 2)
};

fn threat(state: &State, seat: Seat) -> bool {
    !is_calm(state, seat) && restless(state.realm(seat)).next().is_some()
}

/// RIV-R-58: the player on turn completely first.
fn event(play: &mut Play) {
    let asked = play.state().in_order();
    play.next(asked.map(|seat| Some(Task::ask(CardId::Riots, seat))));
}

/// A Chapel protects by the production number of this turn.
fn is_calm(state: &State, seat: Seat) -> bool {
    let number = state.public.dice.number;
    let mut effects = state.realm(seat).effects();
    effects.any(|effect| match effect {
        Effect::Calms(from, to) => (from..=to).contains(&number),
        _ => false,
    })
}

/// Units with strength or commerce points.
fn restless(realm: &Realm) -> impl Iterator<Item = (Side, CardId)> + '_ {
    realm.units().filter(|(_, card)| {
        let points = card.def().points;
        points.strength + points.commerce > 0
    })
}

/// One gold, or two for three units and more.
fn price(realm: &Realm) -> Goods {
    let is_many = restless(realm).count() >= 3;
    Goods::of(Resource::Gold, 1 + u8::from(is_many))
}

/// RIV-R-24: all of the gold, or one of the units.
fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    let realm = state.realm(asked.seat);
    if !event_card::touches(state, asked.seat) || !threat(state, asked.seat) {
        return;
    }
    if realm.goods().covers(price(realm)) {
        menu.push(Action::Pay);
    }
    menu.extend(restless(realm).map(|(side, card)| Action::Choose { side, card }));
}

fn answer(play: &mut Play, Asked { seat, .. }: Asked, action: Action) {
    if let Action::Choose { side, card } = action {
        play.lose_card(seat, card, side);
    } else {
        let owed = price(play.state().realm(seat));
        play.next([Some(Task::Pay { seat, owed })]);
        play.note_paid(seat, owed);
    }
}
