//! Archer (Bogenschütze): the other player loses a unit with strength.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Condition, Custom, Effect};
use crate::places::Side;
use crate::play::Play;
use crate::questions::playing::NO_EFFECT;
use crate::setup::Rules;
use crate::state::{Asked, State, Task, other};
use crate::verdict::{Verdict, require};

pub const CARD: CardDef = CardDef {
    moons: 1,
    requires: Condition::Have(CardId::HedgeTavern),
    effects: &[Effect::Defended],
    custom: Custom {
        check: Some(check),
        play: Some(play),
        asks: Some(Ask::new(|_| "rivals-prompt-lose-unit", options, answer)),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-archer", Kind::AttackAction, 2)
};

fn strong_units(state: &State, seat: Seat) -> impl Iterator<Item = (Side, CardId)> + '_ {
    let units = state.realm(seat).units();
    units.filter(|(_, card)| card.def().points.strength > 0)
}

fn check(state: &State, seat: Seat) -> Verdict {
    require(NO_EFFECT, strong_units(state, other(seat)).next().is_some())
}

/// RIV-183: the victim chooses unit and stack.
fn play(play: &mut Play, seat: Seat) {
    play.next([Some(Task::ask(CardId::Archer, other(seat)))]);
}

fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    let units = strong_units(state, asked.seat);
    menu.extend(units.map(|(side, card)| Action::Choose { side, card }));
}

fn answer(play: &mut Play, asked: Asked, action: Action) {
    if let Action::Choose { side, card } = action {
        play.lose_card(asked.seat, card, side);
    }
}
