//! Making a settlement a city (Stadt).

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, CornerSet};

use crate::Goods;
use crate::play::Play;
use crate::questions::goal;
use crate::rules::Rules;
use crate::state::State;

use super::turn;

/// A city costs three ore and two grain.
pub const COST: RuleId = RuleId("BASE-55c");
/// A city takes the place of an own settlement.
pub const UPGRADE: RuleId = RuleId("BASE-60");
/// A player owns four cities.
pub const STOCK: RuleId = RuleId("BASE-62");

/// Two grain, three ore, on an own settlement.
pub const PRICE: Goods = Goods::from_bytes([0, 0, 0, 2, 3, 0, 0, 0]);

pub fn check(rules: &Rules, state: &State, seat: Seat, corner: Corner) -> Result<(), Violation> {
    turn::check_main(state, seat)?;
    if !state.pieces(seat).settlements.contains(corner) {
        return Err(UPGRADE
            .broken()
            .with("corner", Fact::Place(rules.corner_name(corner))));
    }
    if state.pieces(seat).cities_left == 0 {
        return Err(STOCK.broken().with("piece", Fact::Word("city")));
    }
    COST.require(can_pay(state, seat))
}

#[inline]
pub fn can_pay(state: &State, seat: Seat) -> bool {
    state.hand(seat).covers(PRICE)
}

/// Every corner that [`check`] would pass in the build part.
#[inline]
pub fn corners(state: &State, seat: Seat) -> CornerSet {
    let pieces = state.pieces(seat);
    if pieces.cities_left > 0 && can_pay(state, seat) {
        pieces.settlements
    } else {
        CornerSet::EMPTY
    }
}

pub fn build(play: &mut Play, seat: Seat, corner: Corner) {
    play.pay(seat, PRICE);
    play.mark_built();
    play.place_city(seat, corner);
    goal::judge(play);
}
