//! What the boxes add to the founding phase.

use game::Seat;
use hexgrid::Corner;

use crate::play::Play;
use crate::two_player::{neutral, trade_cards};

/// Before anybody places anything.
pub fn prepare(play: &mut Play) {
    if play.rules.modules.two_player {
        neutral::place_first(play);
        trade_cards::hand_out(play);
    }
}

/// After a founding settlement. TWO-5: no neutral piece follows; TWO-6: trade cards do.
pub fn settled(play: &mut Play, seat: Seat, corner: Corner) {
    if play.rules.modules.two_player {
        trade_cards::reward_site(play, seat, corner);
    }
}
