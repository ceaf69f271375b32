//! Sebastian the Itinerant Preacher (Sebastian, der Wanderprediger):
//! an event that has just been revealed passes by.

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Custom, Moment};
use crate::play::Play;
use crate::setup::Rules;
use crate::state::{Asked, State};

pub const CARD: CardDef = CardDef {
    moons: 1,
    moment: Moment::Event,
    custom: Custom {
        asks: Some(Ask {
            always: true,
            ..Ask::new(|_| "rivals-prompt-spare", options, answer)
        }),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-sebastian", Kind::NeutralAction, 1)
};

fn options(_: &Rules, state: &State, asked: Asked, menu: &mut Vec<Action>) {
    menu.push(Action::Pass);
    if state.hand(asked.seat).contains(CardId::Sebastian) {
        menu.push(Action::Play(CardId::Sebastian));
    }
}

/// RIV-R-57: the event passes by; the card goes to the discard pile.
fn answer(play: &mut Play, Asked { seat, .. }: Asked, action: Action) {
    if let Action::Play(card) = action {
        play.show_played(seat, card);
        play.discard(card);
        play.spare(seat);
    }
}
