//! Figures that knights and cards send away, and where the merchant may stand.

use game::{Seat, SeatSet, Violation};
use hexgrid::{CornerSet, Hex, HexSet};

use crate::base::robber;
use crate::combinations::sea_knights;
use crate::kinds::Terrain;
use crate::play::Play;
use crate::questions::figures;
use crate::questions::roll::chips;
use crate::rules::Rules;
use crate::sea;
use crate::state::{FRAME, State};

/// The corners of the robber's hex, if he stands on one.
pub fn beside_robber(rules: &Rules, state: &State) -> CornerSet {
    match state.public.robber {
        FRAME => CornerSet::EMPTY,
        hex => rules.grid.hex_corners(hex),
    }
}

/// The corners of the pirate's hex, if he stands on one and the seat may move him.
pub fn beside_pirate(rules: &Rules, state: &State, seat: Seat) -> CornerSet {
    if rules.modules.sea && figures::may_move_pirate(rules, state, seat) {
        sea_knights::beside_pirate(rules, state)
    } else {
        CornerSet::EMPTY
    }
}

/// Where a figure that is chased may go.
pub fn targets(rules: &Rules, state: &State, seat: Seat, is_pirate: bool) -> HexSet {
    if is_pirate {
        figures::pirate_hexes(rules, state, seat)
    } else if rules.modules.sea {
        figures::robber_hexes(rules, state)
    } else {
        robber::hexes(rules, state)
    }
}

/// Checks where a chased figure is sent.
pub fn check_target(
    rules: &Rules,
    state: &State,
    is_pirate: bool,
    hex: Hex,
) -> Result<(), Violation> {
    if is_pirate {
        sea::pirate::check_hex(rules, state, hex)
    } else {
        figures::check_robber_hex(rules, state, hex)
    }
}

/// Moves a chased figure; it robs by its own rule.
pub fn drive(play: &mut Play, seat: Seat, is_pirate: bool, hex: Hex) {
    if is_pirate {
        figures::move_pirate(play, seat, hex);
    } else {
        robber::move_to(play, seat, hex);
    }
}

/// Whom the robber robs where he stands.
pub fn victims(rules: &Rules, state: &State, thief: Seat) -> SeatSet {
    robber::victims(rules, state, thief)
}

/// CK-60, CK-73: may the merchant stand here?
pub fn is_market(rules: &Rules, state: &State, hex: Hex) -> bool {
    let terrain = chips::terrain(rules, state, hex);
    terrain.is_land() && terrain != Terrain::Gold
}

/// The opponents of a seat, its left neighbour first.
pub fn clockwise(rules: &Rules, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> {
    let players = rules.players;
    (1..players).map(move |step| Seat((seat.0 + step) % players))
}
