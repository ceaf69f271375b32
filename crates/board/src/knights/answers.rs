//! What the answer to a task does, and what goes on by itself (CK-22: the roll, step by step).

use game::Seat;

use super::action::KnightAction;
use super::{barbarians, dice, hand, judge, metropolis, movement, production, reduced, tasks};
use crate::play::Play;
use crate::questions::figures::chased;
use crate::state::{KnightTask, Waits};

/// Carries out an answer that passed the check.
pub fn apply(play: &mut Play, seat: Seat, task: KnightTask, action: KnightAction) {
    match task {
        KnightTask::Card(question) => question.of_card().answer(play, seat, action),
        KnightTask::Aqueduct | KnightTask::Commit if action == KnightAction::Pass => {
            play.asked(seat);
        }
        KnightTask::Aqueduct => production::pick(play, seat, action.kind()),
        KnightTask::Commit => barbarians::commit(play, seat, action.corner()),
        KnightTask::LoseCity => reduced::lose(play, seat, action.corner()),
        KnightTask::PickDeck => hand::draw_from(play, seat, action.area()),
        KnightTask::ReturnCard(_) => hand::put_back(play, seat, action.card()),
        KnightTask::Crown(area) => metropolis::place(play, seat, area, action.corner()),
        KnightTask::Relocate => movement::relocate(play, action.corner()),
        KnightTask::ChaseRobber => chased::drive(play, seat, false, action.hex()),
        KnightTask::ChasePirate => chased::drive(play, seat, true, action.hex()),
        crate::knights_ask_nobody!() => unreachable!("nobody is asked"),
    }
}

/// Goes on with the task on top as far as nobody has anything to decide; did it?
pub fn goes_on(play: &mut Play, task: KnightTask) -> bool {
    match task.waits() {
        Waits::Nobody => resume(play, task),
        Waits::Due => return next_due(play, task),
        Waits::Turn
        | Waits::Seat(_)
        | Waits::Displaced
        | Waits::Discarding
        | Waits::Answers
        | Waits::Draw(_)
        | Waits::End => return false,
    }
    true
}

/// What waits for nobody.
fn resume(play: &mut Play, task: KnightTask) {
    if let KnightTask::Gate(area) = task {
        let next = tasks::first_due(play.rules, &play.state().public);
        dice::open_gate(play, area, next);
    } else if matches!(task, KnightTask::Battle) {
        barbarians::battle(play);
    } else {
        judge::finish(play);
    }
}

/// Goes on with those that are due, as far as nobody has anything to decide.
fn next_due(play: &mut Play, task: KnightTask) -> bool {
    let Some(seat) = tasks::first_due(play.rules, &play.state().public) else {
        play.done();
        return true;
    };
    if matches!(task, KnightTask::LoseCity) {
        return barbarians::lose_only_city(play, seat);
    }
    let has_nothing = matches!(task, KnightTask::Aqueduct)
        && production::sources(play.state()) == 0
        || matches!(task, KnightTask::PickDeck) && !hand::any_card(play.state());
    if has_nothing {
        play.asked(seat);
    }
    has_nothing
}
