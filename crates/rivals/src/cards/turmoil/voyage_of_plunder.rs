//! Voyage of Plunder (Beutefahrt): take one resource, or two from a player who is ahead.

use game::Seat;

use crate::card::{CardDef, Kind};
use crate::effects::{Condition, Custom};
use crate::play::Play;
use crate::questions::points;
use crate::state::Task;

pub const CARD: CardDef = CardDef {
    moons: 1,
    requires: Condition::StrengthAdvantage,
    custom: Custom {
        play: Some(play),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-voyage_of_plunder", Kind::AttackAction, 2)
};

/// RIV-R-25: points at the moment of playing. RIV-R-09: perhaps there is nothing to take.
fn play(play: &mut Play, seat: Seat) {
    let is_behind = points::is_behind(&play.state().public, seat);
    play.next([Some(Task::Demand {
        seat,
        left: 1 + u8::from(is_behind),
        any: false,
        taken: 0,
    })]);
}
