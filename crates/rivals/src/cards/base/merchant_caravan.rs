//! Merchant Caravan (Kaufmannszug): give up any two resources, take any two.

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
    ..CardDef::new("RIV-CARD-merchant_caravan", Kind::NeutralAction, 2)
};

fn check(state: &State, seat: Seat) -> Verdict {
    require(NO_EFFECT, state.realm(seat).goods().total() >= 2)
}

fn play(play: &mut Play, seat: Seat) {
    play.next([
        Some(Task::PayAny { seat, left: 2 }),
        Some(Task::gain_any(seat, 2)),
    ]);
}
