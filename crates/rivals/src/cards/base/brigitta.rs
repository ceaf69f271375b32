//! Brigitta, the Wise Woman (Brigitta, die weise Frau):
//! names the production number before the roll.

use game::Seat;

use crate::card::{CardDef, Kind};
use crate::effects::Custom;
use crate::play::Play;
use crate::questions::playing::NO_EFFECT;
use crate::state::{State, Task};
use crate::verdict::{Verdict, require};

pub const CARD: CardDef = CardDef {
    custom: Custom {
        check: Some(check),
        play: Some(play),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-brigitta", Kind::NeutralAction, 2)
};

/// RIV-R-53: a second one would have no effect.
fn check(state: &State, _: Seat) -> Verdict {
    require(NO_EFFECT, state.public.dice.number == 0)
}

fn play(play: &mut Play, _: Seat) {
    play.next([Some(Task::Number)]);
}
