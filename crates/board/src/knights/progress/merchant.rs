//! Merchant (Händler): puts the merchant on a hex beside an own building.

use game::{Fact, RuleId, Seat, Violation};
use hexgrid::{Hex, HexSet};

use super::CardDef;
use crate::knights::rates;
use crate::play::Play;
use crate::questions::goal;
use crate::questions::figures::chased;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// The merchant goes to a land hex next to an own building: its resource at 2:1 and a point.
pub const RULE: RuleId = RuleId("CK-CARD-merchant");
// CK-60: He stays until another Merchant card moves him.
// CK-R-15: In the desert he brings only his point.

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 6,
    check,
    play,
};

fn check(rules: &Rules, state: &State, seat: Seat) -> Result<(), Violation> {
    RULE.require(!hexes(rules, state, seat).is_empty())
}

/// Land beside own buildings, where he does not stand already for the same player.
pub fn hexes(rules: &Rules, state: &State, seat: Seat) -> HexSet {
    let mut hexes = HexSet::EMPTY;
    for corner in state.pieces(seat).buildings() {
        hexes |= rules.grid.corner_hexes(corner);
    }
    if let Some(merchant) = state.public.knights.merchant
        && merchant.seat == seat
    {
        hexes.remove(merchant.hex);
    }
    let is_market = |hex: &Hex| chased::is_market(rules, state, *hex);
    hexes.into_iter().filter(is_market).collect()
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::Merchant);
}

pub fn check_hex(rules: &Rules, state: &State, seat: Seat, hex: Hex) -> Result<(), Violation> {
    if hexes(rules, state, seat).contains(hex) {
        return Ok(());
    }
    Err(RULE.broken().with("hex", Fact::Place(rules.hex_name(hex))))
}

pub fn place(play: &mut Play, seat: Seat, hex: Hex) {
    play.done();
    let before = play.state().public.knights.merchant;
    play.place_merchant(seat, hex);
    if let Some(before) = before {
        rates::refresh(play, before.seat);
    }
    rates::refresh(play, seat);
    goal::judge(play);
}
