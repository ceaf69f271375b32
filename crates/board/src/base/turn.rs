//! The parts of a turn: rolling, trading and building, ending.

use game::{Fact, RuleId, Seat, Violation};

use crate::play::Play;
use crate::questions::turn::{moments, turn_end};
use crate::questions::{goal, roll};
use crate::state::{Ending, State, Task};

/// A turn has three parts in this order: roll, trade, build; then the left neighbour is on turn.
pub const ORDER: RuleId = RuleId("BASE-28");
/// A turn may be ended any time after the roll is resolved; rolling may not be skipped.
pub const END: RuleId = RuleId("BASE-33");
// BASE-R-23: After so many turns the game is a draw, if the table chose a limit.

/// Passes if the seat is on turn.
pub fn check_on_turn(state: &State, seat: Seat) -> Result<(), Violation> {
    if seat == state.public.turn && state.task() != Task::RollForStart {
        return Ok(());
    }
    Err(wrong_moment("turn-not-yours").with("turn", state.public.turn))
}

/// Passes in the trade and build part of the seat's own turn.
pub fn check_main(state: &State, seat: Seat) -> Result<(), Violation> {
    check_on_turn(state, seat)?;
    let task = state.task();
    if task == Task::Main {
        return Ok(());
    }
    Err(wrong_moment(if is_founding(task) {
        "turn-founding"
    } else if matches!(task, Task::BeforeRoll | Task::Dice) {
        "turn-roll-first"
    } else if matches!(task, Task::BetweenRolls | Task::SecondDice) {
        "turn-roll-again"
    } else {
        "turn-finish-first"
    }))
}

const fn is_founding(task: Task) -> bool {
    matches!(task, Task::FoundSettlement | Task::FoundRoad)
}

#[cold]
fn wrong_moment(reason: &'static str) -> Violation {
    ORDER.broken().with("reason", Fact::Word(reason))
}

pub fn check_roll(state: &State, seat: Seat) -> Result<(), Violation> {
    check_on_turn(state, seat)?;
    if moments::may_roll(state) {
        return Ok(());
    }
    let mut tasks = state.public.agenda.iter();
    Err(wrong_moment(if is_founding(state.task()) {
        "turn-founding"
    } else if tasks.any(|task| matches!(task, Task::BeforeRoll | Task::BetweenRolls)) {
        // A card played before the roll is not finished yet.
        "turn-finish-first"
    } else {
        "turn-rolled-already"
    }))
}

#[inline(always)]
pub fn roll(play: &mut Play) {
    roll::begin(play);
}

pub fn check_end(state: &State, seat: Seat) -> Result<(), Violation> {
    check_on_turn(state, seat)?;
    END.require(state.task() == Task::Main)
}

/// Hands the turn to the left neighbour, who may have won already (BASE-92, BASE-R-13).
#[inline(always)]
pub fn end(play: &mut Play) {
    let next = play.state().public.turn.next(play.rules.players);
    play.end_turn();
    turn_end::renew(play);
    let limit = play.rules.turn_limit;
    if limit > 0 && play.state().public.turns >= limit {
        play.finish(Ending::Draw);
        return;
    }
    play.begin_turn(next);
    goal::judge(play);
}
