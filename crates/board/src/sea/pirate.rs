//! The pirate (Pirat): where he may go, and whom he robs.

use game::{Fact, RuleId, Seat, SeatSet, Violation};
use hexgrid::{Hex, HexSet};

use crate::chart;
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::{BAY, FRAME, State, Task};

/// After a seven and with a knight card one of the two figures moves, at choice, and does not stay.
pub const ONE_MOVES: RuleId = RuleId("SEA-101");
/// A figure that is not in play cannot be moved.
pub const IN_PLAY: RuleId = RuleId("SEA-102");
// SEA-103: Knight cards count for the army whichever figure moves.
/// The robber goes to land that is seen, never to sea.
pub const ROBBER_ON_LAND: RuleId = RuleId("SEA-104");
// SEA-105: Which land a scenario closes to him says `questions/build/closed.rs`.
// SEA-106: The robber robs as in the base game.
// SEA-107: A robber without a starting place is off the board until he moves.
/// The pirate moves to another hex of the sea or onto the frame.
pub const MOVE: RuleId = RuleId("SEA-108");
/// The frame is one place; from the frame to the frame is no move.
pub const FRAME_IS_ONE: RuleId = RuleId("SEA-109");
/// The pirate robs an opponent with a ship at his hex, and nobody on the frame (SEA-112).
pub const THEFT: RuleId = RuleId("SEA-110");
// SEA-111, SEA-R-08: The theft may be waived.
// SEA-113: No ship is built at, moved to or moved from his hex (`chart::pirate_edges`).
// SEA-114: He has no other effect.
// SEA-115: He begins where the map says, and has his effect there from the start.

/// Checks where the pirate is sent.
pub fn check_hex(rules: &Rules, state: &State, hex: Hex) -> Result<(), Violation> {
    if hexes(rules, state).contains(hex) {
        return Ok(());
    }
    let refused = match state.public.sea.pirate {
        FRAME if hex == FRAME => FRAME_IS_ONE.broken(),
        here if here == hex => one_moves("figure-stays"),
        _ => MOVE.broken(),
    };
    Err(refused.with("hex", Fact::Place(rules.hex_name(hex))))
}

/// Passes when the seat has to move a figure.
pub fn check_moment(state: &State, seat: Seat) -> Result<(), Violation> {
    if state.task() == Task::MoveRobber {
        return moments::check_on_turn(state, seat);
    }
    Err(one_moves("figure-not-now"))
}

fn one_moves(reason: &'static str) -> Violation {
    ONE_MOVES.broken().with("reason", Fact::Word(reason))
}

/// Where the pirate may go.
pub fn hexes(rules: &Rules, state: &State) -> HexSet {
    if !rules.sea().has_pirate {
        return HexSet::EMPTY;
    }
    let mut hexes = chart::water(rules, &state.public) | HexSet::of(FRAME);
    if rules.sea().bay.is_some() {
        hexes.insert(BAY);
    }
    hexes.remove(state.public.sea.pirate);
    hexes
}

/// The opponents with a ship at his hex.
pub fn neighbours(rules: &Rules, state: &State, thief: Seat) -> SeatSet {
    let edges = chart::pirate_edges(rules, &state.public);
    let is_there = |seat: &Seat| !(state.fleet(*seat).ships & edges).is_empty();
    let others = Seat::all(rules.players).filter(|seat| *seat != thief);
    others.filter(is_there).collect()
}

/// Those of them who hold cards.
pub fn victims(rules: &Rules, state: &State, thief: Seat) -> SeatSet {
    let near = neighbours(rules, state, thief);
    let has_cards = |seat: &Seat| state.pieces(*seat).hand_size > 0;
    near.iter().filter(has_cards).collect()
}
