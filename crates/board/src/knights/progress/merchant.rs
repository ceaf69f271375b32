//! Merchant (Händler): puts the merchant on a hex beside an own building.

use game::{RuleId, Seat};
use hexgrid::{Hex, HexSet};
use serde::{Deserialize, Serialize};

use super::{CardDef, CardQuestion, Question};
use crate::knights::{KnightAction, KnightMenu, Spot, rates};
use crate::play::Play;
use crate::questions::figures::chased;
use crate::questions::goal;
use crate::rules::Rules;
use crate::state::State;

/// The merchant goes to a land hex next to an own building: its resource at 2:1 and a point.
pub const RULE: RuleId = RuleId("CK-CARD-merchant");
// CK-60: He stays until another Merchant card moves him.
// CK-R-15: In the desert he brings only his point.

pub static CARD: CardDef = CardDef {
    can: |rules, state, seat| !hexes(rules, state, seat).is_empty(),
    play: |play, _| play.ask(CardQuestion::Merchant(Asks::Hex)),
    ..CardDef::new(RULE, 6)
};

/// Land beside own buildings, where he does not stand already for the same player.
fn hexes(rules: &Rules, state: &State, seat: Seat) -> HexSet {
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

/// Where the merchant goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Asks {
    /// A hex beside an own building.
    Hex,
}

impl Question for Asks {
    fn key(&self) -> &'static str {
        "knights-prompt-merchant"
    }

    fn options(&self, rules: &Rules, state: &State, seat: Seat) -> KnightMenu {
        KnightMenu::none().on(Spot::Merchant, hexes(rules, state, seat))
    }

    fn answer(&self, play: &mut Play, seat: Seat, answer: KnightAction) {
        play.done();
        let before = play.state().public.knights.merchant;
        play.place_merchant(seat, answer.hex());
        if let Some(before) = before {
            rates::refresh(play, before.seat);
        }
        rates::refresh(play, seat);
        goal::judge(play);
    }
}
