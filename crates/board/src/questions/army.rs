//! Who holds the largest army.

use game::Seat;

use crate::base::army;
use crate::play::Play;
use crate::two_player::exchange;

/// Judged whenever a knight was laid open or given up.
pub fn reassess(play: &mut Play, seat: Seat) {
    if play.rules.modules.sea && !play.rules.sea().largest_army {
        return;
    }
    let holder = play.state().public.army_holder;
    let new_holder = if play.rules.modules.two_player {
        exchange::army_holder(play.state(), seat)
    } else {
        army::holder_after_knight(play.state(), seat)
    };
    if new_holder != holder {
        play.award_army(new_holder);
    }
}
