//! Doctor (Medicus): the two landscapes beside a Bath House gain one each.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Condition, Custom};
use crate::places::Side;
use crate::play::Play;
use crate::questions::playing::NO_EFFECT;
use crate::questions::{building, production};
use crate::state::{State, Task};
use crate::verdict::{Verdict, require};

pub const CARD: CardDef = CardDef {
    moons: 1,
    requires: Condition::Have(CardId::BathHouse),
    custom: Custom {
        check: Some(check),
        play: Some(play),
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

fn check(state: &State, seat: Seat) -> Verdict {
    require(NO_EFFECT, useful(state, seat).next().is_some())
}

fn play(play: &mut Play, seat: Seat) {
    play.next([Some(Task::Bath(seat))]);
}

pub fn goes_on(play: &mut Play, seat: Seat) -> bool {
    let mut menu = Vec::new();
    options(play.state(), seat, &mut menu);
    match menu[..] {
        [Action::Choose { side, .. }] => {
            heal(play, seat, side);
            true
        }
        _ => false,
    }
}

pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let start = menu.len();
    menu.extend(useful(state, seat).map(|side| Action::Choose {
        side,
        card: CardId::BathHouse,
    }));
    building::dedup(menu, start);
}

pub fn heal(play: &mut Play, seat: Seat, side: Side) {
    play.done();
    play.produce(seat, side.beside(), |_| 1);
}
