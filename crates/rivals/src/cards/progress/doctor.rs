//! Doctor (Medicus): the two landscapes beside a Bath House gain one each.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Condition, Custom};
use crate::places::Side;
use crate::play::Play;
use crate::questions::production;
use crate::setup::Rules;
use crate::state::{Asked, State, Task};

pub const CARD: CardDef = CardDef {
    moons: 1,
    requires: Condition::Have(CardId::BathHouse),
    custom: Custom {
        play: Some(play),
        asks: Some(Ask::new(|_| "rivals-prompt-bath", options, answer)),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-doctor", Kind::NeutralAction, 2)
};

/// RIV-R-45: the two landscapes beside the Bath House, not the four at its city.
fn useful(state: &State, seat: Seat) -> impl Iterator<Item = Side> + '_ {
    let realm = state.realm(seat);
    let baths = realm.cards().filter(|(_, card)| *card == CardId::BathHouse);
    baths
        .map(|(side, _)| side)
        .filter(|side| production::has_room(realm, side.beside()))
}

fn play(play: &mut Play, seat: Seat) {
    play.next([Some(Task::ask(CardId::Doctor, seat))]);
}

fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    let card = CardId::BathHouse;
    menu.extend(useful(state, asked.seat).map(|side| Action::Choose { side, card }));
}

fn answer(play: &mut Play, asked: Asked, action: Action) {
    if let Action::Choose { side, .. } = action {
        play.produce(asked.seat, side.beside(), |_| 1);
    }
}
