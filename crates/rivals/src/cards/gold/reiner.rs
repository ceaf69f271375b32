//! Reiner the Herald (Reiner, der Herold):
//! the event of this turn is a Celebration, with one resource more.

use game::Seat;

use crate::card::{CardDef, Kind};
use crate::effects::{Custom, Moment};
use crate::play::Play;
use crate::questions::playing::NO_EFFECT;
use crate::state::State;
use crate::verdict::{Verdict, require};

pub const CARD: CardDef = CardDef {
    moons: 1,
    moment: Moment::BeforeRoll,
    custom: Custom {
        check: Some(check),
        play: Some(play),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-reiner", Kind::NeutralAction, 1)
};

fn check(state: &State, _: Seat) -> Verdict {
    require(NO_EFFECT, state.public.dice.symbol.is_none())
}

fn play(play: &mut Play, _: Seat) {
    play.proclaim();
}
