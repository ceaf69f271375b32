//! Printer (Buchdruck): a point that lies open.

use game::{RuleId, Seat, Violation};

use super::CardDef;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::State;

/// Worth one point; shown as soon as it is drawn, so it is never in a hand.
pub const RULE: RuleId = RuleId("CK-CARD-printer");

pub static CARD: CardDef = CardDef {
    rule: RULE,
    copies: 1,
    check,
    play,
};

fn check(_: &Rules, _: &State, _: Seat) -> Result<(), Violation> {
    Err(RULE.broken())
}

fn play(_: &mut Play, _: Seat) {}
