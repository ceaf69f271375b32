//! Building a settlement (Siedlung) during a turn.
//!
//! The two settlements of the founding phase follow rules of their own: see `founding.rs`.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, CornerSet};

use crate::Goods;
use crate::play::Play;
use crate::questions::build::after_build;
use crate::rules::Rules;
use crate::state::State;

use super::turn;

/// A settlement costs one lumber, one brick, one wool and one grain.
pub const COST: RuleId = RuleId("BASE-55b");
/// A settlement joins at least one of its owner's roads.
pub const CONNECTION: RuleId = RuleId("BASE-57");
/// All corners next to a settlement or city stay empty, whoever owns it.
pub const DISTANCE: RuleId = RuleId("BASE-58");
/// A player owns five settlements; one that became a city is free again.
pub const STOCK: RuleId = RuleId("BASE-62");

/// One lumber, one brick, one wool, one grain.
pub const PRICE: Goods = Goods::from_bytes([1, 1, 1, 1, 0, 0, 0, 0]);

/// Checks one corner, for a player who asks to build there.
///
/// The order is the order in which a player would want to hear the reasons:
/// what can never work first, what is only missing right now last.
pub fn check(rules: &Rules, state: &State, seat: Seat, corner: Corner) -> Result<(), Violation> {
    turn::check_main(state, seat)?;
    check_site(rules, state, seat, corner)?;
    if state.pieces(seat).settlements_left == 0 {
        return Err(STOCK.broken().with("piece", Fact::Word("settlement")));
    }
    COST.require(state.hand(seat).covers(PRICE))
}

/// Checks a corner for an owner, whoever builds there for him.
pub fn check_site(
    rules: &Rules,
    state: &State,
    owner: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    check_distance(rules, state, corner)?;
    if !state.pieces(owner).touched.contains(corner) {
        return Err(CONNECTION
            .broken()
            .with("corner", Fact::Place(rules.corner_name(corner))));
    }
    Ok(())
}

pub fn check_distance(rules: &Rules, state: &State, corner: Corner) -> Result<(), Violation> {
    let too_close = rules.grid.corner_neighbours(corner) | CornerSet::of(corner);
    let Some(neighbour) = (too_close & state.public.buildings).first() else {
        return Ok(());
    };
    Err(DISTANCE
        .broken()
        .with("corner", Fact::Place(rules.corner_name(corner)))
        .with("neighbour", Fact::Place(rules.corner_name(neighbour))))
}

/// Every corner an owner's next settlement may stand on, stock allowing.
#[inline]
pub fn sites(state: &State, owner: Seat) -> CornerSet {
    let pieces = state.pieces(owner);
    if pieces.settlements_left == 0 {
        return CornerSet::EMPTY;
    }
    pieces.touched & state.public.open
}

/// Every corner that [`check`] would pass in the build part.
#[inline]
pub fn corners(state: &State, seat: Seat) -> CornerSet {
    if state.hand(seat).covers(PRICE) {
        sites(state, seat)
    } else {
        CornerSet::EMPTY
    }
}

/// Builds on a corner that passed [`check`].
pub fn build(play: &mut Play, seat: Seat, corner: Corner) {
    play.pay(seat, PRICE);
    play.mark_built();
    play.place_settlement(seat, corner);
    after_build::settlement(play, seat, corner);
}
