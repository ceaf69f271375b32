//! The first hands, and the landscapes before the first turn.

use game::{RuleId, Seat};

use crate::actions::Action;
use crate::card::{CardId, Set};
use crate::places::{Centre, Place};
use crate::play::Play;
use crate::setup::{Mode, Rules};
use crate::stacks::StackId;
use crate::state::{State, Task};

/// In the introductory game the first hand is the top of a stack; the second player takes another.
pub const TOP: RuleId = RuleId("RIV-48");
/// In the other games it is chosen from a base stack that is looked through.
pub const CHOSEN: RuleId = RuleId("RIV-55");
/// Landscapes may be rearranged once, before the first turn.
pub const ARRANGE: RuleId = RuleId("RIV-56");

/// RIV-44.
const HAND: u8 = 3;
/// The last of the six places has nothing left to choose from.
const LAST: Place = Place(Centre::FIRST.upper().0 + 5);

pub const fn stack_rule(rules: &Rules) -> RuleId {
    match rules.mode {
        Mode::Intro => TOP,
        Mode::Gold | Mode::Turmoil | Mode::Progress | Mode::Duel => CHOSEN,
    }
}

/// RIV-R-03: only in the introductory game must it be another stack.
pub fn stack_options(rules: &Rules, state: &State, menu: &mut Vec<Action>) {
    let taken = state
        .public
        .start_stack
        .filter(|_| rules.mode == Mode::Intro);
    let others = rules.stacks_of(Set::Base).filter(|it| taken != Some(*it));
    menu.extend(others.map(Action::Stack));
}

/// RIV-48: the top three of a stack; in the other modes any three of it (RIV-55, RIV-61).
pub fn choose_stack(play: &mut Play, seat: Seat, stack: StackId) {
    play.note_start_stack(stack);
    if play.rules.mode == Mode::Intro {
        play.done();
        for _ in 0..HAND {
            play.next([Some(Task::Draw { seat, stack })]);
        }
        return;
    }
    play.replace(Task::StartCards {
        seat,
        stack,
        left: HAND,
    });
    play.next([Some(Task::Look { seat, stack })]);
}

pub fn take(play: &mut Play, card: CardId) {
    if let Task::StartCards { seat, stack, left } = play.task() {
        if left == 1 {
            play.done();
        } else {
            play.replace(Task::StartCards {
                seat,
                stack,
                left: left - 1,
            });
        }
        play.take_out(seat, stack, card);
    }
}

pub fn arrange_goes_on(play: &mut Play, _: Seat, place: Place) -> bool {
    let is_done = place == LAST;
    if is_done {
        play.done();
    }
    is_done
}

/// Any of the landscapes that have no place yet.
pub fn arrange_options(state: &State, menu: &mut Vec<Action>) {
    if let Task::Arrange { place, .. } = state.task() {
        menu.extend((place.0..=LAST.0).map(|it| Action::Land(Place(it))));
    }
}

pub fn arrange(play: &mut Play, chosen: Place) {
    if let Task::Arrange { seat, place } = play.task() {
        play.replace(Task::Arrange {
            seat,
            place: Place(place.0 + 1),
        });
        if chosen != place {
            play.swap_landscapes(seat, place, chosen);
        }
    }
}
