//! Archer (Bogenschütze): the other player loses a unit with strength.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Condition, Custom, Effect};
use crate::places::Side;
use crate::play::Play;
use crate::questions::playing::NO_EFFECT;
use crate::state::{State, Task, other};
use crate::verdict::{Verdict, require};

pub const CARD: CardDef = CardDef {
    moons: 1,
    requires: Condition::Have(CardId::HedgeTavern),
    effects: &[Effect::Defended],
    custom: Custom {
        check: Some(check),
        play: Some(play),
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
    play.next([Some(Task::LoseUnit(other(seat)))]);
}

pub fn goes_on(play: &mut Play, seat: Seat) -> bool {
    let mut menu = Vec::new();
    options(play.state(), seat, &mut menu);
    match menu[..] {
        [Action::Choose { side, card }] => {
            play.done();
            play.lose_card(seat, card, side);
            true
        }
        _ => false,
    }
}

pub fn options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let start = menu.len();
    let units = strong_units(state, seat);
    menu.extend(units.map(|(side, card)| Action::Choose { side, card }));
    crate::questions::building::dedup(menu, start);
}
