//! Relocation (Umzug): swap two own landscapes, or two own cards on sites.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::Custom;
use crate::places::{Place, Side};
use crate::play::Play;
use crate::state::{Realm, State, Task, Town};

pub const CARD: CardDef = CardDef {
    custom: Custom {
        play: Some(play),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-relocation", Kind::NeutralAction, 1)
};

/// There are always two landscapes, so it can always be played (RIV-R-52).
fn play(play: &mut Play, seat: Seat) {
    play.next([Some(Task::Relocate(seat))]);
}

/// The first of the two: a card that can be swapped with some other, or any landscape.
pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let realm = state.realm(seat);
    let start = menu.len();
    for (side, card) in realm.cards() {
        if partners(realm, (side, card)).next().is_some() {
            menu.push(Action::Choose { side, card });
        }
    }
    crate::questions::building::dedup(menu, start);
    menu.extend(lands(realm).map(Action::Land));
}

pub fn land_options(state: &State, seat: Seat, first: Place, menu: &mut Vec<Action>) {
    let others = lands(state.realm(seat)).filter(|place| *place != first);
    menu.extend(others.map(Action::Land));
}

pub fn card_options(state: &State, seat: Seat, first: (Side, CardId), menu: &mut Vec<Action>) {
    let start = menu.len();
    let partners = partners(state.realm(seat), first);
    menu.extend(partners.map(|(side, card)| Action::Choose { side, card }));
    crate::questions::building::dedup(menu, start);
}

pub fn swap_cards(play: &mut Play, to: Side, with: CardId) {
    if let Task::RelocateCard { seat, side, card } = play.task() {
        play.done();
        play.swap_cards(seat, (side, card), (to, with));
    }
}

fn lands(realm: &Realm) -> impl Iterator<Item = Place> + '_ {
    Place::all().filter(|place| realm.land(*place).is_some())
}

/// RIV-R-15, RIV-R-16, RIV-R-52: another card at another side, and both obey their rules there.
fn partners(realm: &Realm, (side, card): (Side, CardId)) -> impl Iterator<Item = (Side, CardId)> {
    realm.cards().filter(move |(to, with)| {
        *to != side && *with != card && fits(realm, card, *to) && fits(realm, *with, side)
    })
}

fn fits(realm: &Realm, card: CardId, side: Side) -> bool {
    card.kind() != Kind::CityBuilding || realm.town(side.centre()) == Town::City
}
