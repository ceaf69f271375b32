//! Building, activating and promoting knights (Ritter).

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Corner, CornerSet};

use super::kinds::{Area, Rank};
use crate::Goods;
use crate::play::Play;
use crate::questions::build::paths;
use crate::questions::turn::moments;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// A basic knight costs one wool and one ore and stands on a free corner at an own road.
pub const BUILD: RuleId = RuleId("CK-40");
/// Activating a knight costs one grain.
pub const ACTIVATE: RuleId = RuleId("CK-42");
/// One wool and one ore raise a knight by one rank, once a turn; mighty only with the Fortress.
pub const PROMOTE: RuleId = RuleId("CK-43");
/// There are two knights of each rank; a third basic one needs a promotion first.
pub const STOCK: RuleId = RuleId("CK-49");
// CK-35: The Fortress is level three of politics.

/// One wool, one ore: for a new basic knight, and for every promotion.
pub const PRICE: Goods = Goods::from_bytes([0, 0, 1, 0, 1, 0, 0, 0]);
/// One grain makes a knight active.
pub const ACTIVATION_PRICE: Goods = Goods::from_bytes([0, 0, 0, 1, 0, 0, 0, 0]);
/// The level from which an area has its ability (CK-35).
pub const ABILITY: u8 = 3;

fn at(rules: &Rules, corner: Corner) -> Fact {
    Fact::Place(rules.corner_name(corner))
}

pub fn check_build(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    if !sites(rules, state, seat).contains(corner) {
        return Err(BUILD.broken().with("corner", at(rules, corner)));
    }
    STOCK.require(state.public.knights.realm(seat).left(Rank::Basic) > 0)?;
    if state.hand(seat).covers(PRICE) {
        return Ok(());
    }
    Err(BUILD.broken().with("goods", PRICE))
}

/// Free corners of land at own roads, for new knights.
pub fn sites(rules: &Rules, state: &State, seat: Seat) -> CornerSet {
    let free = !(state.public.buildings | state.public.knights.occupied);
    paths::posts(rules, state, seat) & free
}

pub fn buildable(rules: &Rules, state: &State, seat: Seat) -> CornerSet {
    let has_piece = state.public.knights.realm(seat).left(Rank::Basic) > 0;
    if has_piece && state.hand(seat).covers(PRICE) {
        sites(rules, state, seat)
    } else {
        CornerSet::EMPTY
    }
}

pub fn build(play: &mut Play, seat: Seat, corner: Corner) {
    play.pay(seat, PRICE);
    play.ask(KnightTask::Judge);
    play.place_knight(seat, Rank::Basic, corner, false);
}

pub fn check_activate(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    if !passive(state, seat).contains(corner) {
        return Err(ACTIVATE.broken().with("corner", at(rules, corner)));
    }
    if state.hand(seat).covers(ACTIVATION_PRICE) {
        return Ok(());
    }
    Err(ACTIVATE.broken().with("goods", ACTIVATION_PRICE))
}

/// Own knights that are not active.
pub fn passive(state: &State, seat: Seat) -> CornerSet {
    state.public.knights.realm(seat).knights() & !state.public.knights.active
}

pub fn wakeable(state: &State, seat: Seat) -> CornerSet {
    if state.hand(seat).covers(ACTIVATION_PRICE) {
        passive(state, seat)
    } else {
        CornerSet::EMPTY
    }
}

/// It may act from the next turn on; a knight that acted already is not ready again.
pub fn activate(play: &mut Play, seat: Seat, corner: Corner) {
    play.pay(seat, ACTIVATION_PRICE);
    play.activate_knight(seat, corner);
}

pub fn check_promote(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    check_rise(rules, state, seat, corner)?;
    if state.hand(seat).covers(PRICE) {
        return Ok(());
    }
    Err(PROMOTE.broken().with("goods", PRICE))
}

/// Checks everything but the price, which the Smith does not ask for.
pub fn check_rise(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    if risers(state, seat).contains(corner) {
        return Ok(());
    }
    let knights = &state.public.knights;
    let reason = match knights.realm(seat).rank_at(corner) {
        None => "promote-no-knight",
        Some(_) if knights.promoted.contains(corner) => "promote-once",
        Some(Rank::Mighty) => "promote-mighty",
        Some(Rank::Strong) if knights.realm(seat).level(Area::Politics) < ABILITY => {
            "promote-fortress"
        }
        Some(Rank::Basic | Rank::Strong) => "promote-stock",
    };
    let refused = PROMOTE.broken().with("corner", at(rules, corner));
    Err(refused.with("reason", Fact::Word(reason)))
}

/// Own knights that may rise by a rank.
pub fn risers(state: &State, seat: Seat) -> CornerSet {
    let knights = &state.public.knights;
    let realm = knights.realm(seat);
    let mut corners = CornerSet::EMPTY;
    if realm.left(Rank::Strong) > 0 {
        corners |= realm.ranks[Rank::Basic.index()];
    }
    if realm.level(Area::Politics) >= ABILITY && realm.left(Rank::Mighty) > 0 {
        corners |= realm.ranks[Rank::Strong.index()];
    }
    corners & !knights.promoted
}

pub fn promotable(state: &State, seat: Seat) -> CornerSet {
    if state.hand(seat).covers(PRICE) {
        risers(state, seat)
    } else {
        CornerSet::EMPTY
    }
}

pub fn promote(play: &mut Play, seat: Seat, corner: Corner) {
    play.pay(seat, PRICE);
    play.promote_knight(seat, corner);
}
