//! Arsonist (Feuerteufel): the other player loses a building of the attacker's choice.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Condition, Custom, Effect};
use crate::places::Side;
use crate::play::Play;
use crate::questions::playing::NO_EFFECT;
use crate::setup::Rules;
use crate::state::{Asked, Realm, State, Task, other};
use crate::verdict::{Verdict, require};

pub const CARD: CardDef = CardDef {
    moons: 1,
    requires: Condition::Have(CardId::HedgeTavern),
    effects: &[Effect::Defended],
    custom: Custom {
        check: Some(check),
        play: Some(play),
        asks: Some(Ask {
            abroad: |_| true,
            ..Ask::new(|_| "rivals-prompt-burn", options, answer)
        }),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-arsonist", Kind::AttackAction, 2)
};

/// Buildings that are not at a city with a Fire Brigade.
fn targets(realm: &Realm) -> impl Iterator<Item = (Side, CardId)> + '_ {
    realm.buildings().filter(|(side, _)| {
        let centre = side.centre();
        let mut cards = realm.at(centre.upper()).chain(realm.at(centre.lower()));
        !cards.any(|card| card == CardId::FireBrigade)
    })
}

fn check(state: &State, seat: Seat) -> Verdict {
    let target = targets(state.realm(other(seat))).next();
    require(NO_EFFECT, target.is_some())
}

/// RIV-182: after a failed defence the attacker names the building.
fn play(play: &mut Play, seat: Seat) {
    play.next([Some(Task::ask(CardId::Arsonist, seat))]);
}

fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    let targets = targets(state.realm(other(asked.seat)));
    menu.extend(targets.map(|(side, card)| Action::Choose { side, card }));
}

fn answer(play: &mut Play, asked: Asked, action: Action) {
    if let Action::Choose { side, card } = action {
        play.lose_card(other(asked.seat), card, side);
    }
}
