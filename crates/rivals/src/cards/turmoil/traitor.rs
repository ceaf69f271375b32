//! Traitor (Verräter): look at the other hand and take a card of it.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Condition, Custom, Effect};
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
        asks: Some(Ask {
            sees_hand: true,
            ..Ask::new(|_| "rivals-prompt-steal", options, answer)
        }),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-traitor", Kind::AttackAction, 2)
};

/// RIV-R-09: what the other holds is not known, so it is enough that he holds something.
fn check(state: &State, seat: Seat) -> Verdict {
    require(NO_EFFECT, state.public.hand_size(other(seat)) > 0)
}

fn play(play: &mut Play, seat: Seat) {
    play.show_hand(seat);
    play.next([Some(Task::ask(CardId::Traitor, seat))]);
}

/// One may leave it. RIV-R-37: the duel restricts nothing.
fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    menu.push(Action::Pass);
    menu.extend(state.hand(other(asked.seat)).faces().map(Action::Take));
}

fn answer(play: &mut Play, asked: Asked, action: Action) {
    if let Action::Take(card) = action {
        play.steal(asked.seat, card);
    }
}
