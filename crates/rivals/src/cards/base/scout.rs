//! Scout (Kundschafter): pick the two landscapes of a new settlement out of the stack.

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Custom, Moment};
use crate::play::Play;
use crate::setup::Rules;
use crate::state::{Asked, State, Task};

pub const CARD: CardDef = CardDef {
    moment: Moment::Settlement,
    custom: Custom {
        asks: Some(Ask {
            always: true,
            ..Ask::new(|_| "rivals-prompt-scout", options, answer)
        }),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-scout", Kind::NeutralAction, 2)
};

fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    menu.push(Action::Pass);
    if state.hand(asked.seat).contains(CardId::Scout) {
        menu.push(Action::Play(CardId::Scout));
    }
}

/// Instead of drawing blindly (RIV-R-38). Everybody knows which landscapes are in the stack, and
/// nobody their order; to mix the rest changes nothing.
fn answer(play: &mut Play, asked: Asked, action: Action) {
    if let (Action::Play(card), Task::Explore { centre, first }) = (action, play.task()) {
        play.replace(Task::PickLandscape { centre, first });
        play.show_played(asked.seat, card);
        play.discard(card);
    }
}
