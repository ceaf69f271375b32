//! What ends with a turn.

use crate::play::Play;

/// Renews what may be done once a turn.
#[inline]
pub fn renew(play: &mut Play) {
    if play.rules.modules.two_player {
        play.renew_turn_for_two();
    }
}
