//! Knights that chase the robber, or at sea the pirate.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, CornerSet, Hex};

use super::movement;
use crate::event::KnightEvent;
use crate::play::Play;
use crate::questions::figures::chased;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// A knight that may act chases the robber from a hex it touches; its owner moves him and steals.
pub const CHASE: RuleId = RuleId("CK-46");
/// Before the barbarians have landed for the first time nobody moves robber or pirate.
pub const LANDED: RuleId = RuleId("CK-30");
/// A knight next to the pirate's hex may move the pirate.
pub const CHASE_PIRATE: RuleId = RuleId("CK-71");
// CK-R-46: With the first landing the lock is gone for good.
// CK-R-40: A knight that touches both chooses, and the chased figure itself moves.

pub fn check(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
    pirate: bool,
) -> Result<(), Violation> {
    movement::check_ready(rules, state, seat, corner)?;
    LANDED.require(state.public.knights.landed)?;
    if beside(rules, state, seat, pirate).contains(corner) {
        return Ok(());
    }
    let rule = if pirate { CHASE_PIRATE } else { CHASE };
    Err(rule
        .broken()
        .with("corner", Fact::Place(rules.corner_name(corner))))
}

fn beside(rules: &Rules, state: &State, seat: Seat, pirate: bool) -> CornerSet {
    if pirate {
        chased::beside_pirate(rules, state, seat)
    } else {
        chased::beside_robber(rules, state)
    }
}

/// Own knights that may chase a figure now.
pub fn chasers(rules: &Rules, state: &State, pirate: bool) -> CornerSet {
    if state.public.knights.landed {
        state.public.knights.ready & beside(rules, state, state.public.turn, pirate)
    } else {
        CornerSet::EMPTY
    }
}

pub fn begin(play: &mut Play, seat: Seat, corner: Corner, pirate: bool) {
    play.rest_knight(corner);
    play.tell(|| KnightEvent::KnightChases {
        seat,
        corner,
        pirate,
    });
    play.ask(if pirate {
        KnightTask::ChasePirate
    } else {
        KnightTask::ChaseRobber
    });
}

/// Checks the hex a chased figure is sent to.
pub fn check_drive(rules: &Rules, state: &State, pirate: bool, hex: Hex) -> Result<(), Violation> {
    chased::check_target(rules, state, pirate, hex)
}
