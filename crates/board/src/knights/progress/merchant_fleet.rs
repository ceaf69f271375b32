//! Merchant Fleet (Handelsflotte): one kind at 2:1 for the rest of the turn.

use game::{RuleId, Seat, Violation};

use super::{CardDef, ProgressCard};
use crate::kinds::Resource;
use crate::knights::rates;
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{KnightTask, State};

/// Name a resource or commodity and trade it at 2:1 with the bank until the end of the turn.
pub const RULE: RuleId = RuleId("CK-CARD-merchant_fleet");

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
    play.ask(KnightTask::Name(ProgressCard::MerchantFleet));
}

/// A second copy may name a second kind.
pub fn name(play: &mut Play, seat: Seat, kind: Resource) {
    play.open_fleet(kind);
    rates::refresh(play, seat);
}
