//! Trade Monopoly (Handelsmonopol): a card of a commodity from every opponent.

use game::{RuleId, Seat, Violation};

use super::{CardDef, ProgressCard, exact};
use crate::kinds::Resource;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Every opponent who has the named commodity gives one card of it.
pub const RULE: RuleId = RuleId("CK-CARD-trade_monopoly");

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 2,
    check,
    play,
};

#[expect(clippy::unnecessary_wraps, reason = "every card has this shape")]
fn check(_: &Rules, _: &State, _: Seat) -> Result<(), Violation> {
    Ok(())
}

fn play(play: &mut Play, _: Seat) {
    play.ask(KnightTask::Name(ProgressCard::TradeMonopoly));
}

pub fn name(play: &mut Play, seat: Seat, kind: Resource) {
    exact(play, seat, kind, 1);
}
