//! The robber (Räuber): where he may go, and whom he robs.

use game::{RuleId, Seat, SeatSet, Violation};
use hexgrid::{Hex, HexSet};

use crate::kinds::Resource;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{State, Task};

use super::turn;

/// The robber moves to another land hex; he may not stay.
pub const MUST_MOVE: RuleId = RuleId("BASE-52");
/// One random card of an opponent with a building at the new hex and at least one card.
pub const THEFT: RuleId = RuleId("BASE-53");
/// The robber moves only by a rolled seven or a knight card.
pub const ONLY_THEN: RuleId = RuleId("BASE-55");
// BASE-R-01: Stealing is compulsory if somebody can be robbed.

/// Checks where the robber is sent.
pub fn check_hex(rules: &Rules, state: &State, hex: Hex) -> Result<(), Violation> {
    if hexes(rules, state).contains(hex) {
        return Ok(());
    }
    Err(MUST_MOVE
        .broken()
        .with("hex", game::Fact::Place(rules.hex_name(hex))))
}

/// Where the robber may go. BASE-R-02: anywhere else, whoever builds there.
#[inline]
pub fn hexes(rules: &Rules, state: &State) -> HexSet {
    rules.land & !HexSet::of(state.public.robber)
}

/// Moves the robber and robs the only victim; several are left to choice.
pub fn move_to(play: &mut Play, seat: Seat, hex: Hex) {
    play.move_robber(seat, hex);
    let victims = victims(play.rules, play.state(), seat);
    match victims.len() {
        0 => play.done(),
        1 => play.instead(Task::Steal(victims.lowest())),
        _ => play.instead(Task::PickVictim),
    }
}

/// The opponents who can be robbed where the robber stands.
pub fn victims(rules: &Rules, state: &State, thief: Seat) -> SeatSet {
    let corners = rules.grid.hex_corners(state.public.robber);
    let can_be_robbed = |seat: &Seat| {
        let pieces = state.pieces(*seat);
        *seat != thief && pieces.hand_size > 0 && !(pieces.buildings() & corners).is_empty()
    };
    Seat::all(rules.players).filter(can_be_robbed).collect()
}

pub fn check_victim(
    rules: &Rules,
    state: &State,
    seat: Seat,
    victim: Seat,
) -> Result<(), Violation> {
    THEFT.require(state.task() == Task::PickVictim)?;
    turn::check_on_turn(state, seat)?;
    THEFT.require(victims(rules, state, seat).contains(victim))
}

pub fn rob(play: &mut Play, victim: Seat) {
    play.instead(Task::Steal(victim));
}

/// Takes the card that chance named.
pub fn steal(play: &mut Play, victim: Seat, kind: Resource) {
    let thief = play.state().public.turn;
    play.done();
    play.steal(thief, victim, kind);
}
