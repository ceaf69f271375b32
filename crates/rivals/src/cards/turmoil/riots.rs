//! Riots (Unruhen): pay gold for units, or lose one of them.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Custom, Effect};
use crate::goods::{Goods, Resource};
use crate::places::Side;
use crate::play::Play;
use crate::questions::{building, event_card};
use crate::state::{Realm, State, Task};

pub const CARD: CardDef = CardDef {
    moons: 1,
    custom: Custom {
        event: Some(event),
        threat: Some(threat),
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
    play.next(asked.map(|seat| Some(Task::Riots(seat))));
}

/// A Chapel protects by the production number of this turn.
fn is_calm(state: &State, seat: Seat) -> bool {
    let number = state.public.dice.number;
    let mut effects = state
        .realm(seat)
        .cards()
        .flat_map(|(_, card)| card.def().effects);
    effects.any(|effect| match *effect {
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
pub fn price(realm: &Realm) -> Goods {
    let is_many = restless(realm).count() >= 3;
    Goods::of(Resource::Gold, 1 + u8::from(is_many))
}

pub fn goes_on(play: &mut Play, seat: Seat) -> bool {
    let state = play.state();
    if !event_card::touches(state, seat) || !threat(state, seat) {
        play.done();
        return true;
    }
    let mut menu = Vec::new();
    options(state, seat, &mut menu);
    match menu[..] {
        [Action::Choose { side, card }] => {
            play.done();
            play.lose_card(seat, card, side);
            true
        }
        _ => false,
    }
}

/// RIV-R-24: all of the gold, or one of the units.
pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let realm = state.realm(seat);
    if realm.goods().covers(price(realm)) {
        menu.push(Action::Pay);
    }
    let start = menu.len();
    let units = restless(realm);
    menu.extend(units.map(|(side, card)| Action::Choose { side, card }));
    building::dedup(menu, start);
}

pub fn pay(play: &mut Play, seat: Seat) {
    let owed = price(play.state().realm(seat));
    play.replace(Task::Pay { seat, owed });
    play.note_paid(seat, owed);
}
