//! The pirate (Pirat): where he may go, and whom he robs.

use game::{Fact, RuleId, Seat, SeatSet, Violation};
use hexgrid::{Hex, HexSet};

use crate::chart;
use crate::questions::moments;
use crate::rules::Rules;
use crate::state::{FRAME, State, Task};

// SEA-101: After a seven and with a knight card one of the two figures moves, at choice.
/// A figure that is not in play cannot be moved.
pub const IN_PLAY: RuleId = RuleId("SEA-102");
// SEA-103: Knight cards count for the army whichever figure moves.
// SEA-106: The robber robs as in the base game.
// SEA-107: A robber without a starting place is off the board until he moves.
/// The pirate moves to another hex of the sea or onto the frame.
pub const MOVE: RuleId = RuleId("SEA-108");
// SEA-109: The frame is one place; from the frame to the frame is no move.
/// The pirate robs an opponent with a ship at his hex, and nobody on the frame (SEA-112).
pub const THEFT: RuleId = RuleId("SEA-110");
// SEA-111, SEA-R-08: Somebody with cards must be robbed if there is one.
// SEA-113: No ship is built at, moved to or moved from his hex (`chart::pirate_edges`).
// SEA-114: He has no other effect.
// SEA-115: He begins where the map says.

pub fn check_move(rules: &Rules, state: &State, seat: Seat, hex: Hex) -> Result<(), Violation> {
    moments::check_figure(state, seat)?;
    IN_PLAY.require(rules.sea().has_pirate)?;
    if hexes(rules, state).contains(hex) {
        return Ok(());
    }
    Err(MOVE.broken().with("hex", Fact::Place(rules.hex_name(hex))))
}

/// Where the pirate may go.
pub fn hexes(rules: &Rules, state: &State) -> HexSet {
    if !rules.sea().has_pirate {
        return HexSet::EMPTY;
    }
    let mut hexes = chart::water(rules, &state.public) | HexSet::of(FRAME);
    hexes.remove(state.public.sea.pirate);
    hexes
}

/// The opponents with a ship at his hex.
pub fn neighbours(rules: &Rules, state: &State, thief: Seat) -> SeatSet {
    let edges = chart::pirate_edges(rules, &state.public);
    let is_there = |seat: &Seat| !(state.fleet(*seat).ships & edges).is_empty();
    let others = Seat::first(rules.players).filter(|seat| *seat != thief);
    others.filter(is_there).collect()
}

/// Those of them who hold cards.
pub fn victims(rules: &Rules, state: &State, thief: Seat) -> SeatSet {
    let near = neighbours(rules, state, thief);
    let has_cards = |seat: &Seat| state.pieces(*seat).hand_size > 0;
    near.iter().filter(has_cards).collect()
}

pub fn check_victim(
    rules: &Rules,
    state: &State,
    seat: Seat,
    victim: Seat,
) -> Result<(), Violation> {
    THEFT.require(state.task() == Task::PickPrey)?;
    moments::check_on_turn(state, seat)?;
    THEFT.require(victims(rules, state, seat).contains(victim))
}
