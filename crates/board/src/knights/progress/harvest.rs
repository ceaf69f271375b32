//! What Irrigation and Mining have in common: two cards for every hex of a terrain beside an own
//! building, whatever its number (CK-81: if the bank has less, what is left).

use game::Seat;
use hexgrid::{Hex, HexSet};

use crate::Goods;
use crate::kinds::{Resource, Terrain};
use crate::play::Play;
use crate::questions::roll::chips;
use crate::rules::Rules;
use crate::state::State;

/// How many hexes of a terrain touch an own building.
pub fn hexes(rules: &Rules, state: &State, seat: Seat, terrain: Terrain) -> u8 {
    let mut hexes = HexSet::EMPTY;
    for corner in state.pieces(seat).buildings() {
        hexes |= rules.grid.corner_hexes(corner);
    }
    let is_such = |hex: &Hex| chips::terrain(rules, state, *hex) == terrain;
    hexes.into_iter().filter(is_such).count() as u8
}

pub fn take(play: &mut Play, seat: Seat, terrain: Terrain, kind: Resource) {
    let due = 2 * hexes(play.rules, play.state(), seat, terrain);
    let left = play.state().public.bank.count(kind);
    let goods = Goods::of(kind, u32::from(due.min(left)));
    if !goods.is_empty() {
        play.produce(seat, goods);
    }
}
