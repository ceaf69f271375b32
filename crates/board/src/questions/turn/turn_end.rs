//! What ends with a turn.

use game::{Seat, Violation};

use crate::base::turn;
use crate::knights::{hand, rates};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// BASE-33, CK-52: the turn ends with at most four hidden progress cards.
pub fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    turn::check_end(state, seat)?;
    if rules.modules.knights {
        hand::check_end(state, seat)?;
    }
    Ok(())
}

/// Renews what may be done once a turn.
#[inline(always)]
pub fn renew(play: &mut Play) {
    let modules = play.rules.modules;
    if modules.two_player | modules.knights | modules.sea {
        renew_more(play);
    }
}

#[inline(never)]
fn renew_more(play: &mut Play) {
    if play.rules.modules.two_player {
        play.renew_turn_for_two();
    }
    if play.rules.modules.knights {
        let seat = play.state().public.turn;
        let had_fleet = play.state().public.knights.fleet != 0;
        play.renew_turn_with_knights(seat.next(play.rules.players));
        if had_fleet {
            rates::refresh(play, seat);
        }
    }
    if play.rules.modules.sea {
        play.renew_turn_at_sea();
    }
}

/// SC7-26: ends the turn without being asked.
pub fn pass(play: &mut Play) {
    turn::end(play);
}
