//! What ends with a turn.

use crate::base::turn;
use crate::play::Play;

/// Renews what may be done once a turn.
#[inline]
pub fn renew(play: &mut Play) {
    if play.rules.modules.two_player {
        play.renew_turn_for_two();
    }
    if play.rules.modules.sea {
        play.renew_turn_at_sea();
    }
}

/// SC7-26: ends the turn without being asked.
pub fn pass(play: &mut Play) {
    turn::end(play);
}
