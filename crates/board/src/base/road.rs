//! Building a road (Straße) during a turn, paid or free.
//!
//! The two roads of the founding phase follow rules of their own: see `founding.rs`.

use game::{RuleId, Seat, Violation};
use hexgrid::{Edge, EdgeSet};

use crate::Goods;
use crate::play::Play;
use crate::questions::build::{after_build, free_pieces};
use crate::questions::goal;
use crate::rules::Rules;
use crate::state::{State, Task};

use super::turn;

/// A road costs one brick and one lumber.
pub const COST: RuleId = RuleId("BASE-55a");
/// An edge carries at most one road.
pub const ONE_PER_EDGE: RuleId = RuleId("BASE-11");
/// A road joins an own building, or an own road at a corner without a foreign building.
pub const CONNECTION: RuleId = RuleId("BASE-56");
/// A player owns fifteen roads; nothing is built that is not in stock.
pub const STOCK: RuleId = RuleId("BASE-7");

/// One lumber, one brick.
pub const PRICE: Goods = Goods::from_bytes([1, 1, 0, 0, 0, 0, 0, 0]);

/// Checks one edge, for a player who builds there: paid, or with the card Road Building.
pub fn check(rules: &Rules, state: &State, seat: Seat, edge: Edge) -> Result<(), Violation> {
    let is_free = matches!(state.task(), Task::FirstFreeRoad | Task::SecondFreeRoad);
    if is_free {
        turn::check_on_turn(state, seat)?;
    } else {
        turn::check_main(state, seat)?;
    }
    check_site(rules, state, seat, edge)?;
    STOCK.require(state.pieces(seat).roads_left > 0)?;
    COST.require(is_free || can_pay(state, seat))
}

/// Checks an edge for an owner, whoever builds there for him. BASE-R-16: one good end is enough.
pub fn check_site(rules: &Rules, state: &State, owner: Seat, edge: Edge) -> Result<(), Violation> {
    let place = || game::Fact::Place(rules.edge_name(edge));
    if !state.public.free.contains(edge) {
        return Err(ONE_PER_EDGE.broken().with("edge", place()));
    }
    if !state.pieces(owner).joined.contains(edge) {
        return Err(CONNECTION.broken().with("edge", place()));
    }
    Ok(())
}

/// Every edge an owner's next road may lie on, stock allowing.
#[inline]
pub fn edges(state: &State, owner: Seat) -> EdgeSet {
    let pieces = state.pieces(owner);
    if pieces.roads_left == 0 {
        EdgeSet::EMPTY
    } else {
        pieces.joined & state.public.free
    }
}

#[inline]
pub fn can_pay(state: &State, seat: Seat) -> bool {
    state.hand(seat).covers(PRICE)
}

/// Every edge that [`check`] would pass in the build part.
#[inline]
pub fn affordable_edges(state: &State, seat: Seat) -> EdgeSet {
    if can_pay(state, seat) {
        edges(state, seat)
    } else {
        EdgeSet::EMPTY
    }
}

/// Builds on an edge that passed [`check`].
pub fn build(play: &mut Play, seat: Seat, edge: Edge) {
    play.pay(seat, PRICE);
    play.mark_built();
    play.place_road(seat, edge);
    after_build::road(play, seat, edge);
}

/// Builds the first road of Road Building; the second follows if there is a piece and a place.
pub fn build_first_free(play: &mut Play, seat: Seat, edge: Edge) {
    play.done();
    play.place_road(seat, edge);
    if free_pieces::goes_on(play.rules, play.state(), seat, edge) {
        play.next(Task::SecondFreeRoad);
    }
    // BASE-R-31: the award is judged between the two roads.
    after_build::road(play, seat, edge);
}

/// Builds the second road of Road Building.
pub fn build_second_free(play: &mut Play, seat: Seat, edge: Edge) {
    play.done();
    play.place_road(seat, edge);
    after_build::road(play, seat, edge);
    debug_assert!(goal::is_over(play.state()) || play.state().task() != Task::SecondFreeRoad);
}
