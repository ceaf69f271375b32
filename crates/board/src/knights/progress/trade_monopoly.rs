//! Trade Monopoly (Handelsmonopol): a card of a commodity from every opponent.

use game::RuleId;

pub use super::monopoly::Asks;
use super::{CardDef, CardQuestion};

/// Every opponent who has the named commodity gives one card of it.
pub const RULE: RuleId = RuleId("CK-CARD-trade_monopoly");

pub static CARD: CardDef = CardDef {
    play: |play, _| play.ask(CardQuestion::TradeMonopoly(Asks::Commodity)),
    ..CardDef::new(RULE, 2)
};
