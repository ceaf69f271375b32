//! Brigitta, the Wise Woman (Brigitta, die weise Frau):
//! names the production number before the roll.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::{Ask, Custom, Moment};
use crate::play::Play;
use crate::questions::playing::NO_EFFECT;
use crate::state::{State, Task};
use crate::verdict::{Verdict, require};

pub const CARD: CardDef = CardDef {
    moment: Moment::BeforeRoll,
    custom: Custom {
        check: Some(check),
        play: Some(play),
        asks: Some(Ask::new(
            |_| "rivals-prompt-number",
            |_, _, _, menu| menu.extend((1..=6).map(Action::Number)),
            |play, _, action| {
                if let Action::Number(number) = action {
                    play.name_number(number);
                }
            },
        )),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-brigitta", Kind::NeutralAction, 2)
};

/// RIV-R-53: a second one would have no effect.
fn check(state: &State, _: Seat) -> Verdict {
    require(NO_EFFECT, state.public.dice.number == 0)
}

fn play(play: &mut Play, seat: Seat) {
    play.next([Some(Task::ask(CardId::Brigitta, seat))]);
}
