//! Saboteur: whoever has as many points discards half of his cards.

use game::{RuleId, Seat, SeatSet};

use super::CardDef;
pub use super::Nothing as Asks;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{State, Task};

/// Every opponent with as many points or more discards half of his hand, rounded down.
pub const RULE: RuleId = RuleId("CK-CARD-saboteur");
// CK-R-14: As many is enough.

pub static CARD: CardDef = CardDef {
    can: |rules, state, seat| !victims(rules, state, seat).is_empty(),
    play,
    ..CardDef::new(RULE, 2)
};

fn victims(rules: &Rules, state: &State, seat: Seat) -> SeatSet {
    let points = state.points(seat);
    Seat::all(rules.players)
        .filter(|other| *other != seat && state.points(*other) >= points)
        .collect()
}

/// City walls do not help: only a seven looks at them.
fn play(play: &mut Play, seat: Seat) {
    for victim in victims(play.rules, play.state(), seat).iter() {
        let half = play.state().pieces(victim).hand_size / 2;
        if half > 0 {
            play.must_discard(victim, half);
        }
    }
    if !play.state().public.discarding.is_empty() {
        play.next(Task::Discard);
    }
}
