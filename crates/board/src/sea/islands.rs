//! Islands: who knows which, and the points for the first settlement on a new one.

use game::Seat;
use hexgrid::Corner;

use crate::play::Play;

// SEA-75: The first settlement on a new island is reached by ship, which is all `touched` asks.
// SEA-126: Points won at sea are public, and stay when the settlement becomes a city.
// SEA-127: The first own settlement in a foreign region pays, once for each player and region;
// founding settlements and cities never do.
// SC1-4, SC2-4, SC2-5, SC4-5, SC8-5, SC9-6: how much, and which regions, is in the data.
// SEA-7: Chips do not run out.

/// A founding settlement makes its region home (SC2-4, SC9-5).
pub fn found(play: &mut Play, seat: Seat, corner: Corner) {
    if let Some(region) = play.rules.sea().region(corner) {
        play.explore(seat, region);
    }
}

/// A later settlement pays if its region was foreign.
pub fn settle(play: &mut Play, seat: Seat, corner: Corner) {
    let sea = play.rules.sea();
    let Some(region) = sea.region(corner) else {
        return;
    };
    let is_new = play.state().fleet(seat).explored >> region & 1 == 0;
    play.explore(seat, region);
    if is_new && sea.bonus > 0 && sea.foreign >> region & 1 == 1 {
        play.gain_bonus(seat, sea.bonus);
    }
}
