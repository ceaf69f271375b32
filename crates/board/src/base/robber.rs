//! The robber (Räuber): where he may go, and whom he robs.

use game::{RuleId, Seat, SeatSet, Violation};
use hexgrid::{CornerSet, Hex, HexSet};

use crate::kinds::Resource;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{State, Task};

/// The robber moves to another land hex; he may not stay.
pub const MUST_MOVE: RuleId = RuleId("BASE-52");
/// One random card of an opponent with a building at the new hex and at least one card.
pub const THEFT: RuleId = RuleId("BASE-53");
/// The robber moves only by a rolled seven or a knight card.
pub const ONLY_THEN: RuleId = RuleId("BASE-55");
/// At tables that chose so, the robber spares those with few points.
pub const FRIENDLY: RuleId = RuleId("BASE-R-34");
/// A player with this many visible points is no longer spared.
const HARDY: u8 = 3;
// BASE-R-01: Stealing is compulsory if somebody can be robbed.

/// Checks where the robber is sent.
pub fn check_hex(rules: &Rules, state: &State, hex: Hex) -> Result<(), Violation> {
    if hexes(rules, state).contains(hex) {
        return Ok(());
    }
    let is_spared = elsewhere(rules, state).contains(hex);
    let rule = if is_spared { FRIENDLY } else { MUST_MOVE };
    Err(rule
        .broken()
        .with("hex", game::Fact::Place(rules.hex_name(hex))))
}

/// Where the robber may go.
#[inline]
pub fn hexes(rules: &Rules, state: &State) -> HexSet {
    spare(rules, state, elsewhere(rules, state))
}

/// BASE-R-02: anywhere else, whoever builds there.
#[inline]
pub fn elsewhere(rules: &Rules, state: &State) -> HexSet {
    rules.land & !HexSet::of(state.public.robber)
}

/// Those of the hexes where the table lets the robber go.
#[inline]
pub fn spare(rules: &Rules, state: &State, hexes: HexSet) -> HexSet {
    if rules.friendly_robber {
        harsh(rules, state, hexes)
    } else {
        hexes
    }
}

/// Without hexes at which an opponent with few points has a building, if there are others.
#[cold]
fn harsh(rules: &Rules, state: &State, hexes: HexSet) -> HexSet {
    let is_spared = |seat: &Seat| *seat != state.public.turn && state.pieces(*seat).points < HARDY;
    let spared = Seat::all(rules.players).filter(is_spared);
    let homes = spared.fold(CornerSet::EMPTY, |homes, seat| {
        homes | state.pieces(seat).buildings()
    });
    let is_harsh = |hex: &Hex| (rules.grid.hex_corners(*hex) & homes).is_empty();
    let harsh: HexSet = hexes.into_iter().filter(is_harsh).collect();
    if harsh.is_empty() { hexes } else { harsh }
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

pub fn rob(play: &mut Play, victim: Seat) {
    play.instead(Task::Steal(victim));
}

/// Takes the card that chance named.
pub fn steal(play: &mut Play, victim: Seat, kind: Resource) {
    let thief = play.state().public.turn;
    play.done();
    play.steal(thief, victim, kind);
}
