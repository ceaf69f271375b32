//! Robber and pirate: where they stand and where they may be sent.

use game::{Seat, SeatSet};
use hexgrid::{Hex, HexSet};

use crate::base::robber;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// The robber's hex, if he stands on one.
pub fn robber(_: &Rules, state: &State) -> Option<Hex> {
    Some(state.public.robber)
}

/// The pirate's hex, if he stands on one.
pub fn pirate(_: &Rules, _: &State) -> Option<Hex> {
    None
}

/// Where a chased figure may go.
pub fn targets(rules: &Rules, state: &State, _: Seat, pirate: bool) -> HexSet {
    if pirate {
        HexSet::EMPTY
    } else {
        robber::hexes(rules, state)
    }
}

/// Moves a chased figure; it robs by its own rule.
pub fn drive(play: &mut Play, seat: Seat, _: bool, hex: Hex) {
    robber::move_to(play, seat, hex);
}

/// Whom the robber robs where he stands.
pub fn victims(rules: &Rules, state: &State, thief: Seat) -> SeatSet {
    robber::victims(rules, state, thief)
}

/// CK-60: where the merchant may stand.
pub fn markets(rules: &Rules, _: &State) -> HexSet {
    rules.land
}

/// The opponents of a seat, its left neighbour first.
pub fn clockwise(rules: &Rules, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> {
    let players = rules.players;
    (1..players).map(move |step| Seat((seat.0 + step) % players))
}
