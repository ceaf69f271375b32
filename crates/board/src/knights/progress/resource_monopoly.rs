//! Resource Monopoly (Rohstoffmonopol): two cards of a resource from every opponent.

use game::RuleId;

pub use super::monopoly::Asks;
use super::{CardDef, CardQuestion};

/// Every opponent gives two cards of the named resource, or what he has of it.
pub const RULE: RuleId = RuleId("CK-CARD-resource_monopoly");

pub static CARD: CardDef = CardDef {
    play: |play, _| play.ask(CardQuestion::ResourceMonopoly(Asks::Resource)),
    ..CardDef::new(RULE, 4)
};
