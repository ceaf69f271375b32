//! What the boxes add to the founding phase.

use game::Seat;
use hexgrid::Corner;

use crate::knights::founding as with_city;
use crate::play::Play;
use crate::two_player::{neutral, trade_cards};

/// Before anybody places anything.
pub fn prepare(play: &mut Play) {
    if play.rules.modules.two_player {
        neutral::place_first(play);
        trade_cards::hand_out(play);
    }
    if play.rules.modules.knights {
        with_city::lay_out(play);
    }
}

/// After a founding settlement. TWO-5: no neutral piece follows; TWO-6: trade cards do.
/// CK-6: the second one is a city.
pub fn settled(play: &mut Play, seat: Seat, corner: Corner, pays: bool) {
    if play.rules.modules.two_player {
        trade_cards::reward_site(play, seat, corner);
    }
    if play.rules.modules.knights && pays {
        with_city::raise(play, seat, corner);
    }
}
