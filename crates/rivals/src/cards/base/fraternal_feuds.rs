//! Fraternal Feuds (Bruderzwist):
//! the stronger player puts two cards of the other hand under stacks.

use game::Seat;

use crate::actions::Action;
use crate::card::{CardDef, CardId, Kind};
use crate::effects::Custom;
use crate::play::Play;
use crate::questions::{event_card, hand_limit, points};
use crate::setup::Rules;
use crate::stacks::StackId;
use crate::state::{State, Task, other};

pub const CARD: CardDef = CardDef {
    moons: 1,
    custom: Custom {
        event: Some(event),
        threat: Some(threat),
        ..Custom::NONE
    },
    ..CardDef::new("RIV-CARD-fraternal_feuds", Kind::Event, 1)
};

/// Cards that are put away.
const CARDS: u8 = 2;

fn threat(state: &State, seat: Seat) -> bool {
    points::strength_holder(state) == Some(other(seat))
}

/// RIV-145, RIV-R-62: all of them if there are fewer.
fn event(play: &mut Play) {
    let state = play.state();
    let Some(seat) = points::strength_holder(state) else {
        return;
    };
    let left = state.public.hand_size(other(seat)).min(CARDS);
    if left > 0 && event_card::touches(state, other(seat)) {
        play.show_hand(seat);
        play.next([Some(Task::Strip { seat, left })]);
    }
}

pub fn goes_on(play: &mut Play, _: Seat, left: u8) -> bool {
    if left == 0 {
        play.done();
    }
    left == 0
}

pub fn options(rules: &Rules, state: &State, seat: Seat, menu: &mut Vec<Action>) {
    hand_limit::put_options(rules, state, other(seat), menu);
}

/// RIV-R-50: one after the other, so the last one lies lowest.
pub fn strip(play: &mut Play, card: CardId, stack: StackId) {
    if let Task::Strip { seat, left } = play.task() {
        play.replace(Task::Strip {
            seat,
            left: left - 1,
        });
        play.strip(seat, card, stack);
    }
}
