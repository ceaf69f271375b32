//! Numbers and terrains of the hexes as they are now.

use game::Seat;
use hexgrid::{Hex, HexSet};

use crate::chart;
use crate::kinds::Terrain;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Public, State};

/// The hexes with a number.
pub fn hexes(_: &Rules, state: &State, number: u8) -> HexSet {
    state.public.knights.chips[usize::from(number)]
}

pub fn terrain(rules: &Rules, state: &State, hex: Hex) -> Terrain {
    if rules.modules.sea {
        chart::terrain(rules, &state.public, hex)
    } else {
        rules.terrain(hex)
    }
}

/// The number on a hex, wherever the Inventor put it.
pub fn number(rules: &Rules, public: &Public, hex: Hex) -> Option<u8> {
    if rules.modules.knights {
        let has_it = |number: &u8| public.knights.chips[usize::from(*number)].contains(hex);
        (2..=12).find(has_it)
    } else if rules.modules.sea {
        chart::number(rules, public, hex)
    } else {
        rules.number(hex)
    }
}

/// A number was laid on a hex that was found.
pub fn laid(play: &mut Play, hex: Hex, number: u8) {
    if play.rules.modules.knights {
        play.lay_chip(hex, number);
    }
}

/// Swaps two numbers.
pub fn swap(play: &mut Play, seat: Seat, hex: Hex, other: Hex) {
    play.swap_chips(seat, hex, other);
}
