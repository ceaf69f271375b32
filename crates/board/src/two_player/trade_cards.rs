//! Trade cards (Handelskarten): how they come and what an action costs.

use game::{RuleId, Seat, Violation};
use hexgrid::Corner;

use crate::play::Play;
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::State;

// TWO-2: Each player begins with four trade cards; the others are the supply.
// TWO-30: Nobody owns more than seven; what is beyond is not taken.
// TWO-31: A settlement at the desert brings two trade cards.
// TWO-32: A settlement on the coast brings one.
/// One trade-card action a turn, before, between or after the rolls.
pub const ONE_ACTION: RuleId = RuleId("TWO-36");
/// An action costs one card, or two for the player who is ahead.
pub const PRICE: RuleId = RuleId("TWO-39");
/// Trade cards belong to the game for two.
pub const FOR_TWO: RuleId = RuleId("TWO-1");

pub fn hand_out(play: &mut Play) {
    play.fill_trade_cards(play.rules.trade_cards.supply);
    for seat in Seat::all(play.rules.players) {
        play.gain_trade_cards(seat, play.rules.trade_cards.at_start);
    }
}

/// TWO-31 … TWO-33: what a new settlement brings, desert and coast added up.
pub fn reward_site(play: &mut Play, seat: Seat, corner: Corner) {
    let rules = play.rules;
    let at_desert = !(rules.grid.corner_hexes(corner) & rules.deserts).is_empty();
    let on_coast = rules.coast.contains(corner);
    take(play, seat, 2 * u8::from(at_desert) + u8::from(on_coast));
}

/// Takes as many as the limit and the supply allow, also in the founding phase (TWO-R-12).
pub fn take(play: &mut Play, seat: Seat, count: u8) {
    let two = &play.state().public.two;
    let room = play.rules.trade_cards.most - two.trade_cards[seat.index()];
    let taken = count.min(room).min(two.supply);
    if taken > 0 {
        play.gain_trade_cards(seat, taken);
    }
}

/// Checks what holds for both actions: the moment, once a turn, and the price.
pub fn check_action(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    FOR_TWO.require(rules.trade_cards.supply > 0)?;
    check_moment(state, seat)?;
    ONE_ACTION.require(!state.public.two.action_used)?;
    if may_act(rules, state, seat) {
        return Ok(());
    }
    let held = state.public.two.trade_cards[seat.index()];
    Err(PRICE
        .broken()
        .with("price", price(rules, state, seat))
        .with("held", held))
}

/// Has the seat an action left this turn, and can it pay for it?
pub fn may_act(rules: &Rules, state: &State, seat: Seat) -> bool {
    let two = &state.public.two;
    !two.action_used && two.trade_cards[seat.index() & 1] >= price(rules, state, seat)
}

/// Own turn, and not while a roll is being resolved. TWO-R-17: whatever part the turn is in.
pub fn check_moment(state: &State, seat: Seat) -> Result<(), Violation> {
    ONE_ACTION.require(seat == state.public.turn && moments::is_free(state))
}

/// What a trade-card action costs this seat now, in trade cards. Hidden points do not count for who
/// is ahead, the two awards do.
pub fn price(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let opponent = seat.next(rules.players);
    1 + u8::from(state.pieces(seat).points > state.pieces(opponent).points)
}

pub fn spend(play: &mut Play, seat: Seat) {
    let price = price(play.rules, play.state(), seat);
    play.spend_trade_cards(seat, price);
}
