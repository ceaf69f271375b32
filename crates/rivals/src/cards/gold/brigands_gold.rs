//! Brigands (Raubzug): fill one own landscape from the stores of the other player.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, Kind};
use crate::effects::{Condition, Custom};
use crate::places::{Place, Places};
use crate::play::Play;
use crate::questions::playing::NO_EFFECT;
use crate::questions::taking;
use crate::state::{STORE, State, Task, other};
use crate::verdict::{Verdict, require};

pub const CARD: CardDef = CardDef {
    moons: 1,
    requires: Condition::StrengthAdvantage,
    custom: Custom {
        check: Some(check),
        play: Some(play),
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

fn check(state: &State, seat: Seat) -> Verdict {
    require(NO_EFFECT, places(state, seat).next().is_some())
}

fn play(play: &mut Play, seat: Seat) {
    play.next([Some(Task::Raid(seat))]);
}

pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    menu.extend(places(state, seat).map(Action::Land));
}

/// The number is no choice: as many as fit on that one card (RIV-R-47).
pub fn raid(play: &mut Play, seat: Seat, place: Place) {
    play.done();
    let state = play.state();
    let kind = state.realm(seat).kind_at(place);
    let stock = state.realm(other(seat)).goods().count(kind);
    let left = stock.min(STORE - state.realm(seat).store(place));
    taking::give(play, seat, kind, left, Places::of(place));
}
