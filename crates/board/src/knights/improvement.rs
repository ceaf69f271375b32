//! City improvements (Stadtausbau).

use game::{Fact, RuleId, Seat, Violation};

use super::kinds::Area;
use super::{metropolis, rates};
use crate::Goods;
use crate::play::Play;
use crate::questions::goal;
use crate::questions::turn::moments;
use crate::state::{Public, State};

/// Level n costs n commodities of its area; levels follow one another, up to the fifth.
pub const COST: RuleId = RuleId("CK-33");
/// An improvement needs an own city; one that lies on its side is none.
pub const CITY: RuleId = RuleId("CK-34");
/// Levels four and five need a city without a metropolis, unless the area's is held already.
pub const METROPOLIS: RuleId = RuleId("CK-36");
// CK-R-07: Level four needs one even where the metropolis is gone for good.
// CK-R-08: Level five does not, for the one who holds the metropolis.

/// Nobody improves an area beyond this level.
pub const HIGHEST: u8 = 5;

pub fn check(state: &State, seat: Seat, area: Area, discount: u8) -> Result<(), Violation> {
    let public = &state.public;
    let level = public.knights.realm(seat).level(area) + 1;
    if level > HIGHEST {
        return Err(COST.broken().with("reason", Fact::Word("improve-highest")));
    }
    CITY.require(!state.pieces(seat).cities.is_empty())?;
    if level > 3 && !has_room(public, seat, area) {
        return Err(METROPOLIS.broken().with("level", level));
    }
    let price = price(area, level - discount);
    if state.hand(seat).covers(price) {
        return Ok(());
    }
    Err(COST
        .broken()
        .with("reason", Fact::Word("improve-price"))
        .with("goods", price))
}

pub fn check_turn(state: &State, seat: Seat, area: Area) -> Result<(), Violation> {
    moments::check_main(state, seat)?;
    check(state, seat, area, 0)
}

fn has_room(public: &Public, seat: Seat, area: Area) -> bool {
    metropolis::holder(public, area) == Some(seat) || !metropolis::sites(public, seat).is_empty()
}

/// What the next level of an area costs; none if it cannot be built, whatever the hand holds.
pub fn price_of_next(public: &Public, seat: Seat, area: Area, discount: u8) -> Option<Goods> {
    let level = public.knights.realm(seat).level(area) + 1;
    let has_city = !public.pieces[seat.index()].cities.is_empty();
    let is_open = level <= HIGHEST && has_city && (level <= 3 || has_room(public, seat, area));
    is_open.then(|| price(area, level - discount))
}

/// What a level costs.
pub fn price(area: Area, count: u8) -> Goods {
    Goods::of(area.commodity(), u32::from(count))
}

/// Without any commodity nothing can be paid.
pub fn has_commodities(state: &State, seat: Seat) -> bool {
    state.hand(seat).present() & 0b1110_0000 != 0
}

/// The areas a seat may improve now.
pub fn areas(state: &State, seat: Seat, discount: u8) -> impl Iterator<Item = Area> {
    let may_improve = move |area: &Area| {
        // Most hands cannot pay, which is seen soonest.
        let level = state.public.knights.realm(seat).level(*area) + 1;
        state.hand(seat).count(area.commodity()) + discount >= level
            && price_of_next(&state.public, seat, *area, discount).is_some()
    };
    Area::ALL.into_iter().filter(may_improve)
}

pub fn build(play: &mut Play, seat: Seat, area: Area, discount: u8) {
    let level = play.state().public.knights.realm(seat).level(area) + 1;
    let price = price(area, level - discount);
    if !price.is_empty() {
        play.pay(seat, price);
    }
    play.improve(seat, area);
    // CK-35: the Guild serves at once.
    rates::refresh(play, seat);
    metropolis::claim(play, seat, area, level);
    goal::judge(play);
}
