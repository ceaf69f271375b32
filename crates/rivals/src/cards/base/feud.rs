//! Feud (Fehde): of three buildings the stronger player names, the other loses one.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Custom};
use crate::places::Side;
use crate::play::Play;
use crate::questions::{event_card, points};
use crate::setup::Rules;
use crate::state::{About, Asked, State, Task, other};

pub const CARD: CardDef = CardDef {
    moons: 1,
    custom: Custom {
        event: Some(event),
        threat: Some(threat),
        asks: Some(Ask {
            together: true,
            abroad: |about| matches!(about, About::Left(_)),
            ..Ask::new(prompt, options, answer)
        }),
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
            Some(naming(seat, left)),
            Some(Task::ask(CardId::Feud, victim)),
        ]);
    }
}

/// So many buildings are still to be named; then the other is asked which of them goes.
fn naming(seat: Seat, left: u8) -> Task {
    Task::ask_about(CardId::Feud, seat, About::Left(left))
}

fn prompt(about: About) -> &'static str {
    match about {
        About::Left(_) => "rivals-prompt-name-buildings",
        _ => "rivals-prompt-lose-named",
    }
}

fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    let choose = |(side, card): (Side, CardId)| Action::Choose { side, card };
    match asked.about {
        About::Left(left) => {
            let open = unnamed(state, other(asked.seat));
            // With three or fewer all are named without a choice.
            let all = open.len();
            let asked = if all > left as usize { all } else { 1 };
            menu.extend(open.into_iter().take(asked).map(choose));
        }
        _ => menu.extend(state.public.named.into_iter().flatten().map(choose)),
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

/// RIV-R-14: of a Town Hall and its Parish Hall only the Town Hall leaves.
fn answer(play: &mut Play, asked: Asked, action: Action) {
    let Action::Choose { side, card } = action else {
        unreachable!("a building is chosen");
    };
    if let About::Left(left) = asked.about {
        play.next([(left > 1).then(|| naming(asked.seat, left - 1))]);
        play.name_building(other(asked.seat), card, side);
    } else {
        play.forget_named();
        play.lose_card(asked.seat, card, side);
    }
}
