//! Printer (Buchdruck): a point that lies open.

use game::RuleId;

use super::CardDef;
pub use super::Nothing as Asks;

/// Worth one point; shown as soon as it is drawn, so it is never in a hand.
pub const RULE: RuleId = RuleId("CK-CARD-printer");

pub static CARD: CardDef = CardDef::point(RULE);
