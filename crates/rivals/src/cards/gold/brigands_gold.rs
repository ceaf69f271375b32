//! Brigands (Raubzug): fill one own landscape from the stores of the other player.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Condition, Custom};
use crate::places::{Place, Places};
use crate::play::Play;
use crate::questions::taking;
use crate::setup::Rules;
use crate::state::{Asked, STORE, State, Task, other};

pub const CARD: CardDef = CardDef {
    moons: 1,
    requires: Condition::StrengthAdvantage,
    custom: Custom {
        play: Some(play),
        asks: Some(Ask::new(|_| "rivals-prompt-raid", options, answer)),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-brigands_gold", Kind::AttackAction, 1)
};

/// Own places with room for something the other has, the Gold Cache included.
fn places(state: &State, seat: Seat) -> impl Iterator<Item = Place> + '_ {
    let realm = state.realm(seat);
    let stock = state.realm(other(seat)).goods();
    realm
        .room()
        .iter()
        .filter(move |place| stock.count(realm.kind_at(*place)) > 0)
}

fn play(play: &mut Play, seat: Seat) {
    play.next([Some(Task::ask(CardId::BrigandsGold, seat))]);
}

fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    menu.extend(places(state, asked.seat).map(Action::Land));
}

/// The number is no choice: as many as fit on that one card (RIV-R-47).
fn answer(play: &mut Play, Asked { seat, .. }: Asked, action: Action) {
    let Action::Land(place) = action else {
        unreachable!("a landscape is filled");
    };
    let state = play.state();
    let kind = state.realm(seat).kind_at(place);
    let stock = state.realm(other(seat)).goods().count(kind);
    let left = stock.min(STORE - state.realm(seat).store(place));
    taking::give(play, seat, kind, left, Places::of(place));
}
