//! Giving up an open knight card for trade cards, and what that does to the largest army.

use game::{RuleId, Seat, Violation};

use crate::play::Play;
use crate::questions::knight_card;
use crate::rules::Rules;
use crate::state::State;

use super::trade_cards;

/// Once a turn one open knight may be given up for two trade cards; not with a full hand of them.
pub const GIVE_UP: RuleId = RuleId("TWO-34");
// TWO-R-03: The exchange does not count as the trade-card action of the turn.
// TWO-35: the holder loses the largest army with two knights left, or no more than the other.
// TWO-35a: While nobody holds it, it goes to whoever has three and strictly more than the other.

const TRADE_CARDS: u8 = 2;
const LEAST_ARMY: u8 = 3;

pub fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    trade_cards::FOR_TWO.require(rules.trade_cards.supply > 0)?;
    trade_cards::check_moment(state, seat)?;
    GIVE_UP.require(is_possible(rules, state, seat))
}

pub fn is_possible(rules: &Rules, state: &State, seat: Seat) -> bool {
    let two = &state.public.two;
    let has_room = two.trade_cards[seat.index() & 1] < rules.trade_cards.most;
    state.pieces(seat).knights > 0 && !two.knight_given && has_room
}

pub fn give_up(play: &mut Play, seat: Seat) {
    play.give_up_knight(seat);
    trade_cards::take(play, seat, TRADE_CARDS);
    knight_card::reassess_army(play, seat);
}

/// Who holds the largest army after `seat` laid a knight open or gave one up.
pub fn army_holder(state: &State, seat: Seat) -> Option<Seat> {
    let other = seat.next(2);
    let knights = |seat: Seat| state.pieces(seat).knights;
    let leads = |one: Seat, two: Seat| knights(one) >= LEAST_ARMY && knights(one) > knights(two);
    let leader = if leads(seat, other) {
        Some(seat)
    } else if leads(other, seat) {
        Some(other)
    } else {
        None
    };
    match state.public.army_holder {
        // A tie reached by the other player's new knight changes nothing (BASE-67).
        Some(holder) if holder == other && knights(holder) >= LEAST_ARMY => {
            if leader == Some(seat) {
                leader
            } else {
                Some(holder)
            }
        }
        _ => leader,
    }
}
