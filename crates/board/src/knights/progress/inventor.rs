//! Inventor (Erfinder): swaps two number chips.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Hex, HexSet};

use super::CardDef;
use crate::play::Play;
use crate::questions::roll::chips;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Swap two different number chips, but none of 2, 6, 8 and 12.
pub const RULE: RuleId = RuleId("CK-CARD-inventor");

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

const MOVABLE: [u8; 6] = [3, 4, 5, 9, 10, 11];

fn check(rules: &Rules, state: &State, _: Seat) -> Result<(), Violation> {
    RULE.require(!first(rules, state).is_empty())
}

/// Hexes whose chip may move and has another one to be swapped with.
pub fn first(rules: &Rules, state: &State) -> HexSet {
    let sets = MOVABLE.map(|number| chips::hexes(rules, state, number));
    let kinds = sets.iter().filter(|set| !set.is_empty()).count();
    if kinds < 2 {
        return HexSet::EMPTY;
    }
    sets.into_iter().fold(HexSet::EMPTY, |all, set| all | set)
}

/// Hexes whose chip differs from that of the first.
pub fn second(rules: &Rules, state: &State, chosen: Hex) -> HexSet {
    let sets = MOVABLE.map(|number| chips::hexes(rules, state, number));
    let others = sets.into_iter().filter(|set| !set.contains(chosen));
    others.fold(HexSet::EMPTY, |all, set| all | set)
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::FirstChip);
}

pub fn check_chip(rules: &Rules, hexes: HexSet, hex: Hex) -> Result<(), Violation> {
    if hexes.contains(hex) {
        return Ok(());
    }
    Err(RULE.broken().with("hex", Fact::Place(rules.hex_name(hex))))
}

pub fn choose(play: &mut Play, hex: Hex) {
    play.ask_instead(KnightTask::SecondChip(hex));
}

/// It counts from the next roll on; the robber stays where he is.
pub fn swap(play: &mut Play, seat: Seat, chosen: Hex, other: Hex) {
    play.done();
    chips::swap(play, seat, chosen, other);
}
