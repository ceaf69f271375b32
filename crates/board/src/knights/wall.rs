//! City walls (Stadtmauern).

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, CornerSet};

use crate::Goods;
use crate::play::Play;
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::State;

/// A wall costs two brick and goes under an own city without one; at most three.
pub const WALL: RuleId = RuleId("CK-38");

/// Two brick.
pub const PRICE: Goods = Goods::from_bytes([0, 2, 0, 0, 0, 0, 0, 0]);
const MOST: u32 = 3;

pub fn check(rules: &Rules, state: &State, seat: Seat, corner: Corner) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    check_site(rules, state, seat, corner)?;
    if state.hand(seat).covers(PRICE) {
        return Ok(());
    }
    Err(WALL.broken().with("goods", PRICE))
}

/// Checks everything but the price, which the Engineer does not ask for.
pub fn check_site(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    if sites(state, seat).contains(corner) {
        return Ok(());
    }
    Err(WALL
        .broken()
        .with("corner", Fact::Place(rules.corner_name(corner))))
}

/// Own cities without a wall, as long as there are walls. CK-58: a city on its side is none.
pub fn sites(state: &State, seat: Seat) -> CornerSet {
    let walls = state.public.knights.realm(seat).walls;
    if walls.len() < MOST {
        state.pieces(seat).cities & !walls
    } else {
        CornerSet::EMPTY
    }
}

pub fn affordable(state: &State, seat: Seat) -> CornerSet {
    if state.hand(seat).covers(PRICE) {
        sites(state, seat)
    } else {
        CornerSet::EMPTY
    }
}

pub fn build(play: &mut Play, seat: Seat, corner: Corner) {
    play.pay(seat, PRICE);
    play.build_wall(seat, corner);
}
