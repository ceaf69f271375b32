//! Numbers and terrains of the hexes as they are now.

use game::Seat;
use hexgrid::{Hex, HexSet};

use crate::kinds::Terrain;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// The hexes with a number.
pub fn hexes(_: &Rules, state: &State, number: u8) -> HexSet {
    state.public.knights.chips[usize::from(number)]
}

pub fn terrain(rules: &Rules, _: &State, hex: Hex) -> Terrain {
    rules.terrain(hex)
}

/// The number on a hex, wherever the Inventor put it.
pub fn number(rules: &Rules, state: &State, hex: Hex) -> Option<u8> {
    if rules.modules.knights {
        (2..=12).find(|number| hexes(rules, state, *number).contains(hex))
    } else {
        rules.number(hex)
    }
}

/// Swaps two numbers.
pub fn swap(play: &mut Play, seat: Seat, hex: Hex, other: Hex) {
    play.swap_chips(seat, hex, other);
}
