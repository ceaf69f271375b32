//! Feud (Fehde): of three buildings the stronger player names, the other loses one.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::Custom;
use crate::places::Side;
use crate::play::Play;
use crate::questions::{building, event_card, points};
use crate::state::{State, Task, other};

pub const CARD: CardDef = CardDef {
    moons: 1,
    custom: Custom {
        event: Some(event),
        threat: Some(threat),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-feud", Kind::Event, 1)
};

/// Buildings that are named.
const NAMED: u8 = 3;

fn threat(state: &State, seat: Seat) -> bool {
    let is_weaker = points::strength_holder(state) == Some(other(seat));
    is_weaker && state.realm(seat).buildings().next().is_some()
}

/// RIV-184: the advantage holder names, the other loses one.
fn event(play: &mut Play) {
    let state = play.state();
    let Some(seat) = points::strength_holder(state) else {
        return;
    };
    let victim = other(seat);
    let left = (state.realm(victim).buildings().count() as u8).min(NAMED);
    if left > 0 && event_card::touches(state, victim) {
        play.next([
            Some(Task::NameBuildings { seat, left }),
            Some(Task::LoseNamed(victim)),
        ]);
    }
}

/// Buildings that are not named yet.
fn unnamed(state: &State, victim: Seat) -> Vec<(Side, CardId)> {
    let mut left: Vec<_> = state.realm(victim).buildings().collect();
    for named in state.public.named.iter().flatten() {
        let place = left.iter().position(|it| it == named);
        left.remove(place.expect("only what stands there is named"));
    }
    left
}

/// With three or fewer all are named without a choice.
pub fn name_goes_on(play: &mut Play, seat: Seat, left: u8) -> bool {
    if left == 0 {
        play.done();
        return true;
    }
    let open = unnamed(play.state(), other(seat));
    if open.len() > left as usize {
        return false;
    }
    let (side, card) = open[0];
    name(play, side, card);
    true
}

pub fn name_options(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let start = menu.len();
    let open = unnamed(state, other(seat)).into_iter();
    menu.extend(open.map(|(side, card)| Action::Choose { side, card }));
    building::dedup(menu, start);
}

pub fn name(play: &mut Play, side: Side, card: CardId) {
    if let Task::NameBuildings { seat, left } = play.task() {
        play.replace(Task::NameBuildings {
            seat,
            left: left - 1,
        });
        play.name_building(other(seat), card, side);
    }
}

pub fn lose_goes_on(play: &mut Play, seat: Seat) -> bool {
    let mut menu = Vec::new();
    lose_options(play.state(), &mut menu);
    match menu[..] {
        [Action::Choose { side, card }] => {
            lose(play, seat, side, card);
            true
        }
        _ => false,
    }
}

pub fn lose_options(state: &State, menu: &mut Vec<Action>) {
    let start = menu.len();
    let named = state.public.named.iter().flatten();
    menu.extend(named.map(|(side, card)| Action::Choose {
        side: *side,
        card: *card,
    }));
    menu[start..].sort_unstable();
    building::dedup(menu, start);
}

/// RIV-R-14: of a Town Hall and its Parish Hall only the Town Hall leaves.
pub fn lose(play: &mut Play, seat: Seat, side: Side, card: CardId) {
    play.done();
    play.forget_named();
    play.lose_card(seat, card, side);
}
