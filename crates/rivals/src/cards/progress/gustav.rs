//! Gustav the Librarian (Gustav, der Bibliothekar): take a card out of the discard pile.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Condition, Custom, Effect};
use crate::play::Play;
use crate::state::Task;

pub const CARD: CardDef = CardDef {
    requires: Condition::Any(&[Condition::Have(CardId::Library), Condition::FewerPoints]),
    effects: &[Effect::Fetches],
    custom: FETCH,
    ..CardDef::new("RIV-CARD-gustav", Kind::NeutralAction, 1)
};

/// RIV-150: any card of the discard pile; Guido does the same.
pub const FETCH: Custom = Custom {
    play: Some(play),
    asks: Some(Ask::new(
        |_| "rivals-prompt-fetch",
        |_, state, _, menu| {
            let pile = state.public.discard.iter();
            menu.extend(pile.map(|(card, _)| Action::Take(card)));
        },
        |play, asked, action| {
            if let Action::Take(card) = action {
                play.fetch(asked.seat, card);
            }
        },
    )),
    ..Custom::NONE
};

fn play(play: &mut Play, seat: Seat) {
    play.next([Some(Task::ask(CardId::Gustav, seat))]);
}
