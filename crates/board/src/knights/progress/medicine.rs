//! Medicine (Medizin): a city for two ore and one grain.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::Corner;

use super::CardDef;
use crate::Goods;
use crate::knights::reduced;
use crate::play::Play;
use crate::questions::goal;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Turn one own settlement into a city for two ore and one grain.
pub const RULE: RuleId = RuleId("CK-CARD-medicine");
// CK-R-18: It repairs a city on its side, too.

pub const PRICE: Goods = Goods::from_bytes([0, 0, 0, 1, 2, 0, 0, 0]);

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

fn check(_: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(!reduced::city_sites(state, seat).is_empty())?;
    if state.hand(seat).covers(PRICE) {
        return Ok(());
    }
    Err(RULE.broken().with("goods", PRICE))
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::Medicine);
}

pub fn check_site(
    rules: &Rules,
    state: &State,
    seat: Seat,
    corner: Corner,
) -> Result<(), Violation> {
    reduced::check_city(rules, state, seat, corner)?;
    if reduced::city_sites(state, seat).contains(corner) {
        return Ok(());
    }
    Err(RULE.broken().with("corner", Fact::Place(rules.corner_name(corner))))
}

pub fn heal(play: &mut Play, seat: Seat, corner: Corner) {
    play.done();
    play.pay(seat, PRICE);
    reduced::raise(play, seat, corner);
    goal::judge(play);
}
